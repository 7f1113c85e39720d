"""`discard food:50`: resources put down."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.economy.handling import (
    drawn,
    force_stores,
    put,
    store_at,
    unit_acting,
    unknown_in,
    wanted_of,
)
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.language.common import RESOURCES_IF_ANY
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C6.7-31"""
    world, unit = acting.world, unit_acting(acting.world, acting.actor)
    place = store_at(world, unit.position)
    if name := unknown_in(world, order):
        return Cannot("C6.7-31", f"{name} cannot be put down.")
    taken = tuple(drawn(world, force_stores(world, unit), wanted_of(world, order)))
    if not taken or place is None:
        return Cannot("C6.7-31", "There is nothing that could be put down here.")
    yield Booked(unit.nation, "discarded", (*taken, *put(taken, *place)), acting.actor)
    return NO_TIME


RULE = OrderRule(
    word="discard",
    summary="Puts carried resources down where the force is.",
    syntax=(RESOURCES_IF_ANY,),
    priority=Priority.HANDLING,
    clauses=("C6.7-31", "C6.7-3"),
    example="discard food:50",
    begin=begin,
)
