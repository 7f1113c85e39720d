"""`myname "The Red Company"`: the unit or location names itself."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.nations import Renamed
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import NAMES
from warhost.games.cosmos.naming import name_refused
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
from warhost.games.cosmos.world import owner_of


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C21.1-11"""
    nation = owner_of(acting.world, acting.actor)
    assert nation is not None
    trouble = name_refused(acting.world, nation, acting.actor, order.name)
    if trouble is not None:
        return trouble
    yield Renamed(nation, acting.actor, order.name)
    return NO_TIME


RULE = OrderRule(
    word="myname",
    summary="Names the executing unit or location.",
    syntax=(Argument(field="name", kind=NAMES, sign="new-name", takes_rest=True),),
    givers=BY_UNIT | BY_LOCATION,
    is_free=True,
    priority=Priority.SETTING,
    clauses=("C21.1-11", "C21.1-5", "C21.1-6"),
    example='myname "The Red Company"',
    for_stupid=True,
    begin=begin,
)
