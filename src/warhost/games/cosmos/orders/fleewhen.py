"""`fleewhen 3`: when an individual flees by itself."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.forces import FleeingSet
from warhost.games.cosmos.forces.choosing import of_force, of_nation, passed_over
from warhost.games.cosmos.ids import ActorId, NationId, UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import UNITS, UNITS_IF_ANY
from warhost.games.cosmos.language.kinds import COUNT
from warhost.games.cosmos.order import Order
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
from warhost.games.cosmos.world import World

POINTS = Argument(field="amount", kind=COUNT, sign="wound-points")


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C9-19 The unit itself, C9-20 or individuals of its force."""
    world, leader = acting.world, UnitId(acting.actor)
    listed = order if order.ids else Order(order.word, ids=(leader,))
    units = of_force(world, leader, listed, lambda unit: _is_fit(world, unit))
    nation = world.units[leader].nation
    yield from passed_over(nation, acting.actor, order, units, "C9-20")
    if not units:
        return Cannot("C9-21", "Only individual units of the force flee so.")
    yield FleeingSet(nation, units, order.amount or 0)
    return NO_TIME


def carry_out(world: World, nation: NationId, order: Order) -> Generator[Any, None, Cannot | None]:
    """C9-20 Any individual unit of the nation that is on the map."""
    units = of_nation(world, nation, order, lambda unit: _is_fit(world, unit))
    yield from passed_over(nation, ActorId(0), order, units, "C9-20")
    if not units:
        return Cannot("C9-20", "None of them is an individual unit of the nation on the map.")
    yield FleeingSet(nation, units, order.amount or 0)
    return None


def _is_fit(world: World, unit: Any) -> bool:
    return bool(unit.position) and not world.rules.units[unit.type].is_mass


RULE = OrderRule(
    word="fleewhen",
    summary="Sets the wound points at which individual units flee; 0 lifts it.",
    syntax=(POINTS, UNITS_IF_ANY),
    as_nation=(POINTS, UNITS),
    givers=BY_UNIT | BY_NATION,
    priority=Priority.SETTING,
    clauses=("C9-19", "C9-20", "C9-26"),
    example="fleewhen 3",
    begin=begin,
    carry_out=carry_out,
)
