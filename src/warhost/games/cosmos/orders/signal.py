"""`signal 3112 3114`: a sign to those who wait for it."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.orders import Signalled
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


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C21.3-7"""
    nation = owner_of(acting.world, acting.actor)
    assert nation is not None
    yield Signalled(nation, acting.actor, numbers(order.ids))
    return NO_TIME


RULE = OrderRule(
    word="signal",
    summary="Sends a signal to the units and locations listed.",
    syntax=(THINGS,),
    givers=BY_UNIT | BY_LOCATION,
    priority=Priority.WAITING,
    clauses=("C21.3-7", "C21.3-8"),
    example="signal 3112 3114",
    begin=begin,
)
