"""`name 3101 "101st Lancers"`: a unit, item or location is named."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.nations import Renamed
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import NAMES, THING
from warhost.games.cosmos.naming import name_refused
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
    """C21.1-10 As the order of a unit or location."""
    nation = owner_of(acting.world, acting.actor)
    assert nation is not None
    trouble = yield from carry_out(acting.world, nation, order)
    return trouble or NO_TIME


def carry_out(world: World, nation: NationId, order: Order) -> Generator[Any, None, Cannot | None]:
    """C21.1-13 As a nation order."""
    thing = number(order.target)
    trouble = name_refused(world, nation, thing, order.name)
    if trouble is None:
        yield Renamed(nation, thing, order.name)
    return trouble


RULE = OrderRule(
    word="name",
    summary="Names a unit, item or location of the nation.",
    syntax=(
        Argument(field="target", kind=THING),
        Argument(field="name", kind=NAMES, sign="new-name", takes_rest=True),
    ),
    givers=BY_ANY,
    is_free=True,
    priority=Priority.SETTING,
    clauses=("C21.1-10", "C21.1-1", "C21.1-5"),
    example='name 3101 "101st Lancers"',
    begin=begin,
    carry_out=carry_out,
)
