"""`dominate 4319`: units taken over by force of mind."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.language.common import UNITS
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.orders.taking_over import begun, done


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C7.4.1-2"""
    return (yield from begun(acting, order, "dominate"))


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C7.4.1-3"""
    return done(acting, pending.order, "dominate")


RULE = OrderRule(
    word="dominate",
    summary="Takes over units by force of mind.",
    syntax=(UNITS,),
    time="depends on the unit type",
    priority=Priority.OTHER,
    clauses=("C7.4.1-2", "C7.4.1-3"),
    example="dominate 4319",
    begin=begin,
    finish=finish,
)
