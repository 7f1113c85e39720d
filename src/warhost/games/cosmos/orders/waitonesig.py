"""`waitonesig 3112 3114`: until one of them signals."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.orders import SignalsTaken
from warhost.games.cosmos.language.common import THINGS
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
from warhost.games.cosmos.world import owner_of


def has_come(acting: Acting, order: Order) -> bool:
    """C21.3-4 Whether one of those listed has signalled."""
    come = acting.world.signals.get(acting.actor, ())
    return any(one in come for one in numbers(order.ids))


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C21.3-8 What was waited for is used up."""
    come = acting.world.signals.get(acting.actor, ())
    taken = tuple(one for one in numbers(order.ids) if one in come)
    nation = owner_of(acting.world, acting.actor)
    if taken and nation is not None:
        yield SignalsTaken(nation, acting.actor, taken)
    return NO_TIME


RULE = OrderRule(
    word="waitonesig",
    summary="Waits for a signal of one of those listed.",
    syntax=(THINGS,),
    givers=BY_UNIT | BY_LOCATION,
    time="until the signal",
    priority=Priority.WAITING,
    clauses=("C21.3-4", "C21.3-8"),
    example="waitonesig 3112 3114",
    ready=has_come,
    begin=begin,
)
