"""`search 4`: the force looks about."""

from collections.abc import Generator, Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.common import PHASES_IF_ANY
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.quests.winning import searched_out
from warhost.games.cosmos.sight.finding import looked


def split(order: Order) -> tuple[Order, Order | None]:
    """C4.1-11 A phase a step."""
    left = (1 if order.amount is None else order.amount) - 1
    rest = replace(order, amount=left) if left > 0 else None
    return replace(order, amount=min(left + 1, 1)), rest


def begin(_: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C18.1-1"""
    yield from ()
    return Takes(order.amount or 0)


def finish(acting: Acting, step: Pending) -> Iterator[Any]:
    """C18.1-2"""
    if step.has_begun:
        yield from looked(acting.world, UnitId(acting.actor))
        yield from searched_out(acting.world, UnitId(acting.actor))


RULE = OrderRule(
    word="search",
    summary="Looks about, phase by phase; without a number for one phase.",
    syntax=(PHASES_IF_ANY,),
    time="1 phase a step",
    priority=Priority.OTHER,
    clauses=("C18.1-1", "C18.1-2"),
    example="search 4",
    split=split,
    begin=begin,
    finish=finish,
)
