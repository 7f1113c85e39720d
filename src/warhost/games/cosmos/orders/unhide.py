"""`unhide`: the force comes out."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.movement.hiding import unhidden
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, _: Order) -> Generator[Any, None, Takes | Cannot]:
    """C18.2-12 Those who hide."""
    yield from unhidden(acting.world, UnitId(acting.actor))
    return NO_TIME


RULE = OrderRule(
    word="unhide",
    summary="No unit of the force hides any longer.",
    priority=Priority.HANDLING,
    clauses=("C18.2-12",),
    example="unhide",
    begin=begin,
)
