"""`repeat 3` with embedded orders: again and again."""

from collections.abc import Generator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.events.orders import OrdersUnfolded
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import COUNT
from warhost.games.cosmos.order import Order, Pending, Queue
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
from warhost.games.cosmos.world import owner_of, tick_of


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C21.5-1 Once more, and again behind it as often as is left."""
    queue = acting.world.queues[acting.actor]
    again: Queue = ()
    if order.amount != 1:
        left = replace(order, amount=max((order.amount or 0) - 1, 0))
        again = (Pending(left, since=tick_of(acting.world)),)
    inner = tuple(map(Pending, order.orders))
    if not order.amount and queue[0].since == tick_of(acting.world):
        inner = (Pending(Order("wait", amount=1)), *inner)
    nation = owner_of(acting.world, acting.actor)
    assert nation is not None
    yield OrdersUnfolded(nation, acting.actor, (queue[0], *inner, *again, *queue[1:]))
    return NO_TIME


RULE = OrderRule(
    word="repeat",
    summary="Carries the embedded orders out so many times; without a number for ever.",
    syntax=(Argument(field="amount", kind=COUNT, sign="times", is_optional=True),),
    embeds="must",
    givers=BY_UNIT | BY_LOCATION,
    priority=Priority.PASSING_ON,
    clauses=("C21.5-1", "C21.5-2", "C21.5-4"),
    example="repeat 3",
    begin=begin,
)
