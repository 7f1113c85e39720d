"""`collect wood:-1`: resources picked up."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.economy.handling import (
    drawn,
    local_stores,
    put,
    unit_acting,
    unknown_in,
    wanted_of,
)
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.language.common import RESOURCES_IF_ANY
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C6.7-30, A32 From a position that is the nation's or nobody's."""
    world, unit = acting.world, unit_acting(acting.world, acting.actor)
    if name := unknown_in(world, order):
        return Cannot("C6.7-30", f"{name} cannot be carried.")
    taken = tuple(drawn(world, local_stores(world, unit), wanted_of(world, order)))
    if not taken:
        return Cannot("C6.7-30", "There is nothing of it to take here.")
    yield Booked(unit.nation, "collected", (*taken, *put(taken, "unit", unit.id)), acting.actor)
    return NO_TIME


RULE = OrderRule(
    word="collect",
    summary="Picks up resources stored at the position.",
    syntax=(RESOURCES_IF_ANY,),
    priority=Priority.HANDLING,
    clauses=("C6.7-30", "C6.7-3"),
    example="collect wood:-1",
    begin=begin,
)
