"""`form 3112 3114`: a new force."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.forces.gathering import broken_out, gathered
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.common import UNITS
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import numbers
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C8.1-7, C8.1-11 As if the leader left its force, and then took the others in."""
    leader = UnitId(acting.actor)
    yield from broken_out(acting.world, leader)
    yield from gathered(acting.world, leader, tuple(map(UnitId, numbers(order.ids))))
    return NO_TIME


RULE = OrderRule(
    word="form",
    summary="Makes a new force of the executing unit and the units listed.",
    syntax=(UNITS,),
    priority=Priority.FORMING,
    clauses=("C8.1-6", "C8.1-7", "C8.1-8"),
    example="form 3112 3114",
    begin=begin,
)
