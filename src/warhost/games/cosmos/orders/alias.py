"""`alias 3100 $king`: a name for an ID number in orders."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import ALIASES, THING_OR_DASH
from warhost.games.cosmos.naming import alias_set
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import number
from warhost.games.cosmos.orders.rule import (
    BY_ANY,
    NO_TIME,
    Acting,
    Cannot,
    OrderRule,
    Priority,
    Takes,
)
from warhost.games.cosmos.world import World, owner_of


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C21.6-13 Accepted from units and locations too."""
    nation = owner_of(acting.world, acting.actor)
    assert nation is not None
    yield alias_set(acting.world, nation, order.name, number(order.target))
    return NO_TIME


def carry_out(world: World, nation: NationId, order: Order) -> Generator[Any, None, Cannot | None]:
    """C21.6-13"""
    yield alias_set(world, nation, order.name, number(order.target))
    return None


RULE = OrderRule(
    word="alias",
    summary="Makes an alias refer to an ID number; a dash deletes the alias.",
    syntax=(Argument(field="target", kind=THING_OR_DASH), Argument(field="name", kind=ALIASES)),
    givers=BY_ANY,
    is_free=True,
    priority=Priority.SETTING,
    clauses=("C21.6-13", "C21.6-15", "C21.6.1-2"),
    example="alias 3100 $king",
    begin=begin,
    carry_out=carry_out,
)
