"""`merge 4312 4313`: out of several units one."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.language.common import UNITS, UNITS_IF_ANY
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import numbers
from warhost.games.cosmos.orders.rule import (
    BY_NATION,
    BY_UNIT,
    NO_TIME,
    Acting,
    Cannot,
    OrderRule,
    Priority,
    Takes,
)
from warhost.games.cosmos.recruiting.merging import fitting, merged
from warhost.games.cosmos.world import World, force_of

Outcome = Generator[Any, None, Cannot | None]


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C7.2-4, C7.2-5 One number: into that unit; none: into this one, out of its force."""
    unit = acting.world.units[UnitId(acting.actor)]
    listed = [UnitId(one) for one in numbers(order.ids)]
    if not listed:
        listed = [unit.id, *(one for one in force_of(acting.world, unit.id) if one != unit.id)]
    elif len(listed) == 1:
        listed.append(unit.id)
    trouble = yield from _merged(acting.world, unit.nation, listed)
    return trouble or NO_TIME


def carry_out(world: World, nation: NationId, order: Order) -> Outcome:
    """C7.2-2"""
    listed = [UnitId(one) for one in numbers(order.ids)]
    if len(listed) < 2:
        return Cannot("C7.2-2", "A nation names two units at least.")
    return (yield from _merged(world, nation, listed))


def _merged(world: World, nation: NationId, listed: list[UnitId]) -> Outcome:
    target = world.units.get(listed[0])
    if target is None or target.nation != nation:
        return Cannot("C7.2-2", f"{listed[0]} is no unit of the nation.")
    if not world.rules.units[target.type].is_mass:
        return Cannot("C7.2-1", f"{target.id} is a single individual.")
    sources = fitting(world, nation, target, listed[1:])
    if not sources:
        return Cannot("C7.2-2", f"None of the others is of its type and where {target.id} is.")
    yield from merged(world, target.id, sources)
    return None


RULE = OrderRule(
    word="merge",
    summary="Moves individuals into the first unit out of the others of its type.",
    syntax=(UNITS_IF_ANY,),
    as_nation=(UNITS,),
    givers=BY_UNIT | BY_NATION,
    priority=Priority.SETTING,
    clauses=("C7.2-2", "C7.2-3", "C7.2-7"),
    example="merge 4312 4313 4314",
    begin=begin,
    carry_out=carry_out,
)
