"""`hide`: the force hides."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.movement.hiding import hidden
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, _: Order) -> Generator[Any, None, Takes | Cannot]:
    """C18.2-11 Those who do not hide yet."""
    yield from hidden(acting.world, UnitId(acting.actor))
    return NO_TIME


RULE = OrderRule(
    word="hide",
    summary="All units of the force hide.",
    priority=Priority.HANDLING,
    clauses=("C18.2-11", "C18.2-10"),
    example="hide",
    begin=begin,
)
