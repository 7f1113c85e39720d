"""`mytactics defend`: how the unit itself fights."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.forces import TacticsSet
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.common import TACTICS_WORD
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C15.6-6"""
    unit = acting.world.units[UnitId(acting.actor)]
    yield TacticsSet(unit.nation, (unit.id,), order.choice)
    return NO_TIME


RULE = OrderRule(
    word="mytactics",
    summary="Sets the tactics of the executing unit alone.",
    syntax=(TACTICS_WORD,),
    is_free=True,
    priority=Priority.SETTING,
    clauses=("C15.6-6", "C15.6-7", "C15.6-8"),
    example="mytactics defend",
    for_stupid=True,
    begin=begin,
)
