"""`waitforall joined 3112 3114`: until all of them are so near."""

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
from warhost.games.cosmos.sight.waiting import is_known_dead, is_near


def are_near(acting: Acting, order: Order) -> bool:
    """C21.3-20 Whether all are near enough at once, or known dead."""
    return all(
        is_near(acting.world, acting.actor, one, order.choice)
        or is_known_dead(acting.world, acting.actor, one)
        for one in numbers(order.ids)
    )


def begin(_: Acting, __: Order) -> Generator[Any, None, Takes | Cannot]:
    """The waiting is over."""
    yield from ()
    return NO_TIME


RULE = OrderRule(
    word="waitforall",
    summary="Waits until all listed are within the distance, or known dead.",
    syntax=(Argument(field="choice", kind=number_or(*KEYWORDS, sign="distance")), THINGS),
    givers=BY_UNIT | BY_LOCATION,
    time="until they are there",
    priority=Priority.WAITING,
    clauses=("C21.3-20", "C21.3-21"),
    example="waitforall joined 3112 3114",
    ready=are_near,
    begin=begin,
)
