"""`time 5 12`: until turn 5, phase 12."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import COUNT
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import (
    BY_LOCATION,
    BY_UNIT,
    NO_TIME,
    Acting,
    Cannot,
    OrderRule,
    Priority,
    Takes,
)


def is_time(acting: Acting, order: Order) -> bool:
    """C21.3-3 A moment that is past is not waited for."""
    clock = acting.world.clock
    return (clock.turn, clock.phase) >= (order.amount or 0, order.limit or 0)


def begin(_: Acting, __: Order) -> Generator[Any, None, Takes | Cannot]:
    """C21.3-2"""
    yield from ()
    return NO_TIME


RULE = OrderRule(
    word="time",
    summary="Waits until the phase of the turn named.",
    syntax=(
        Argument(field="amount", kind=COUNT, sign="turn"),
        Argument(field="limit", kind=COUNT, sign="phase"),
    ),
    givers=BY_UNIT | BY_LOCATION,
    time="until then",
    priority=Priority.WAITING,
    clauses=("C21.3-2", "C21.3-3"),
    example="time 5 12",
    ready=is_time,
    begin=begin,
)
