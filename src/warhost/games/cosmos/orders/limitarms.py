"""`limitarms 100`: the most arms made in a turn."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.economy import ArmsLimited
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.language.common import NUMBER
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import BY_NATION, Cannot, OrderRule, Priority
from warhost.games.cosmos.world import World


def carry_out(_: World, nation: NationId, order: Order) -> Generator[Any, None, Cannot | None]:
    """C6.6.5-5, C6.6.5-6"""
    yield ArmsLimited(nation, max(order.amount or 0, -1))
    return None


RULE = OrderRule(
    word="limitarms",
    summary="Limits the arms produced each turn; a negative amount lifts the limit.",
    syntax=(NUMBER,),
    givers=BY_NATION,
    priority=Priority.NONE,
    clauses=("C6.6.5-5", "C6.6.5-6"),
    example="limitarms 100",
    carry_out=carry_out,
)
