"""`waitforone exact 3305`: until one of them is so near."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import KEYWORDS, THINGS
from warhost.games.cosmos.language.kinds import number_or
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import numbers
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
from warhost.games.cosmos.sight.waiting import is_near


def are_near(acting: Acting, order: Order) -> bool:
    """C21.3-9 Whether one of those listed is near enough, and seen."""
    return any(is_near(acting.world, acting.actor, one, order.choice) for one in numbers(order.ids))


def begin(_: Acting, __: Order) -> Generator[Any, None, Takes | Cannot]:
    """The waiting is over."""
    yield from ()
    return NO_TIME


RULE = OrderRule(
    word="waitforone",
    summary="Waits until it sees one of those listed within the distance.",
    syntax=(Argument(field="choice", kind=number_or(*KEYWORDS, sign="distance")), THINGS),
    givers=BY_UNIT | BY_LOCATION,
    time="until they are there",
    priority=Priority.WAITING,
    clauses=("C21.3-9", "C21.3-10"),
    example="waitforone exact 3305",
    ready=are_near,
    begin=begin,
)
