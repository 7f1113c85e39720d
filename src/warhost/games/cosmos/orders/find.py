"""`find 1455 5`: the force looks for one thing."""

from collections.abc import Generator, Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import PHASES_IF_ANY
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.references import number
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.sight.finding import is_found, looked


def split(order: Order) -> tuple[Order, Order | None]:
    """C18.1-8 A phase a step; without a number there is always another."""
    if order.amount is None:
        return replace(order, amount=1), order
    rest = replace(order, amount=order.amount - 1) if order.amount > 1 else None
    return replace(order, amount=min(order.amount, 1)), rest


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C18.1-9 What is found need not be looked for any longer."""
    yield from ()
    if is_found(acting.world, UnitId(acting.actor), number(order.target)):
        return Takes(0, is_last=True)
    return Takes(order.amount or 0)


def finish(acting: Acting, step: Pending) -> Iterator[Any]:
    """C18.1-5"""
    leader, target = UnitId(acting.actor), number(step.order.target)
    if step.has_begun and target:
        yield from looked(acting.world, leader, target)


RULE = OrderRule(
    word="find",
    summary="Looks for one item, unit or location, until found or for some phases.",
    syntax=(Argument(field="target", kind=THING), PHASES_IF_ANY),
    time="1 phase a step, until found, or the phases given",
    priority=Priority.OTHER,
    clauses=("C18.1-5", "C18.1-8", "C18.1-9"),
    example="find 1455 5",
    split=split,
    begin=begin,
    finish=finish,
)
