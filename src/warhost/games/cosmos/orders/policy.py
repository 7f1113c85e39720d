"""`policy 12 enemy`: how the nation stands towards another."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.nations import PolicyChanged
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import NATIONS, one_of
from warhost.games.cosmos.nations.factions import is_forbidden
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import nation_named
from warhost.games.cosmos.orders.rule import BY_NATION, Cannot, OrderRule, Priority
from warhost.games.cosmos.world import World


def carry_out(world: World, nation: NationId, order: Order) -> Generator[Any, None, Cannot | None]:
    """C5.4-10"""
    other = nation_named(world, order.target)
    if other is None or other == nation:
        return Cannot("C5.4-10", f"{order.target} is no other nation.")
    policy: Any = order.choice
    if is_forbidden(world, nation, other, policy):
        clause = "C5.4.1-2" if policy == "enemy" else "C5.4.1-3"
        return Cannot(clause, "What the factions think of each other forbids it.")
    yield PolicyChanged(nation, other, policy)
    return None


RULE = OrderRule(
    word="policy",
    summary="Sets the nation's policy towards another nation.",
    syntax=(
        Argument(field="target", kind=NATIONS),
        Argument(field="choice", kind=one_of("ally", "neutral", "enemy", sign="policy")),
    ),
    givers=BY_NATION,
    priority=Priority.NONE,
    clauses=("C5.4-10", "C5.4.1-2", "C5.4.1-3"),
    example="policy 12 enemy",
    carry_out=carry_out,
)
