"""`heir 3312`: who follows the ruler."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.nations import HeirNamed
from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.language.common import UNIT
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import number
from warhost.games.cosmos.orders.rule import BY_NATION, Cannot, OrderRule, Priority
from warhost.games.cosmos.world import World


def carry_out(world: World, nation: NationId, order: Order) -> Generator[Any, None, Cannot | None]:
    """C5.5-15"""
    unit = world.units.get(UnitId(number(order.target)))
    if unit is None or unit.nation != nation:
        return Cannot("C5.5-15", f"{order.target} is no unit of the nation.")
    if unit.type != world.nations[nation].ruler_type:
        return Cannot("C5.5-8", f"{order.target} is not of the nation's ruler type.")
    yield HeirNamed(nation, unit.id)
    return None


RULE = OrderRule(
    word="heir",
    summary="Declares the heir, a unit of the nation's ruler type.",
    syntax=(UNIT,),
    givers=BY_NATION,
    is_free=True,
    priority=Priority.NONE,
    clauses=("C5.5-8", "C5.5-15"),
    example="heir 3312",
    carry_out=carry_out,
)
