"""`include 3112 3114`: more units in the force."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.forces.gathering import gathered
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.common import UNITS
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import numbers
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C8.1-10, C8.1-12 Each unit by itself, also of a force that comes whole."""
    wanted = tuple(map(UnitId, numbers(order.ids)))
    yield from gathered(acting.world, UnitId(acting.actor), wanted)
    return NO_TIME


RULE = OrderRule(
    word="include",
    summary="Takes the units listed into the force as well.",
    syntax=(UNITS,),
    priority=Priority.FORMING,
    clauses=("C8.1-10", "C8.1-12"),
    example="include 3112 3114",
    begin=begin,
)
