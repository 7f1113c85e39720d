"""`donate * 3104`: resources handed over."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.control.presence import are_enemies
from warhost.games.cosmos.economy.handling import (
    drawn,
    force_stores,
    put,
    unit_acting,
    unknown_in,
    wanted_of,
)
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.common import RESOURCES_IF_ANY, UNIT
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import number
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C6.7-32, C6.7-33"""
    world, unit = acting.world, unit_acting(acting.world, acting.actor)
    other = world.units.get(UnitId(number(order.target)))
    if other is None or not unit.position or other.position != unit.position:
        return Cannot("C6.7-33", f"{order.target} is not at the same position.")
    if are_enemies(world, unit.nation, other.nation):
        return Cannot("C6.7-33", f"{other.id} is an enemy.")
    if name := unknown_in(world, order):
        return Cannot("C6.7-32", f"{name} cannot be given.")
    stores = [one for one in force_stores(world, unit) if one.id != other.id]
    taken = tuple(drawn(world, stores, wanted_of(world, order)))
    if not taken:
        return Cannot("C6.7-32", "It carries nothing of it.")
    shares = (*taken, *put(taken, "unit", other.id))
    yield Booked(unit.nation, "donated", shares, acting.actor, other.nation)
    return NO_TIME


RULE = OrderRule(
    word="donate",
    summary="Gives carried resources to another force at the same position.",
    syntax=(RESOURCES_IF_ANY, UNIT),
    priority=Priority.HANDLING,
    clauses=("C6.7-32", "C6.7-33", "C3.1-23"),
    example="donate * 3104",
    begin=begin,
)
