"""`wait 3`: nothing is done for some phases."""

from collections.abc import Generator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.language.common import PHASES
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import (
    BY_LOCATION,
    BY_UNIT,
    Acting,
    Cannot,
    OrderRule,
    Priority,
    Takes,
)


def split(order: Order) -> tuple[Order, Order | None]:
    """C4.1-11 A phase a step."""
    left = (order.amount or 0) - 1
    rest = replace(order, amount=left) if left > 0 else None
    return replace(order, amount=min(order.amount or 0, 1)), rest


def begin(_: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C21.3-1"""
    yield from ()
    return Takes(order.amount or 0)


RULE = OrderRule(
    word="wait",
    summary="Does nothing for some phases.",
    syntax=(PHASES,),
    givers=BY_UNIT | BY_LOCATION,
    time="1 phase a step",
    priority=Priority.IDLING,
    clauses=("C21.3-1", "C4.1-11"),
    example="wait 3",
    split=split,
    begin=begin,
)
