"""`myalias $guards`: an alias for the unit or location itself."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import ALIASES
from warhost.games.cosmos.naming import alias_set
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
    """C21.6-11"""
    nation = owner_of(acting.world, acting.actor)
    assert nation is not None
    yield alias_set(acting.world, nation, order.name, acting.actor)
    return NO_TIME


RULE = OrderRule(
    word="myalias",
    summary="Makes an alias refer to the executing unit or location.",
    syntax=(Argument(field="name", kind=ALIASES),),
    givers=BY_UNIT | BY_LOCATION,
    is_free=True,
    priority=Priority.SETTING,
    clauses=("C21.6-11", "C21.6-12", "C21.6.1-2"),
    example="myalias $guards",
    for_stupid=True,
    begin=begin,
)
