"""`tactics attack`: how the mass units of a force fight."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.forces import TacticsSet
from warhost.games.cosmos.forces.choosing import of_force, of_nation, passed_over
from warhost.games.cosmos.ids import ActorId, NationId, UnitId
from warhost.games.cosmos.language.common import TACTICS_WORD, UNITS, UNITS_IF_ANY
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
from warhost.games.cosmos.world import Unit, World, force_of


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C15.6-1 Every mass unit of the force, or C15.6-4 exactly those listed of it."""
    world, leader = acting.world, UnitId(acting.actor)
    nation = world.units[leader].nation
    units = of_force(world, leader, order, anybody) if order.ids else masses(world, leader)
    yield from passed_over(nation, acting.actor, order, units, "C15.6-4")
    if not units:
        return Cannot("C15.6-1", "There is no such unit in the force.")
    yield TacticsSet(nation, units, order.choice)
    return NO_TIME


def carry_out(world: World, nation: NationId, order: Order) -> Generator[Any, None, Cannot | None]:
    """C15.6-5 Any units of the nation, whatever force they are in."""
    units = of_nation(world, nation, order, anybody)
    yield from passed_over(nation, ActorId(0), order, units, "C15.6-5")
    if not units:
        return Cannot("C15.6-5", "None of them is a unit of the nation.")
    yield TacticsSet(nation, units, order.choice)
    return None


def masses(world: World, leader: UnitId) -> tuple[UnitId, ...]:
    """C15.6-1 All of the force who fight as a mass; C15.6-2 of a questing one everybody."""
    kinds, force = world.rules.units, force_of(world, leader)
    if world.units[leader].quests:
        return force
    return tuple(u for u in force if kinds[world.units[u].type].is_mass)


def anybody(_: Unit) -> bool:
    return True


RULE = OrderRule(
    word="tactics",
    summary="Sets the tactics of the force's mass units, or of exactly the units listed.",
    syntax=(TACTICS_WORD, UNITS_IF_ANY),
    as_nation=(TACTICS_WORD, UNITS),
    givers=BY_UNIT | BY_NATION,
    priority=Priority.SETTING,
    clauses=("C15.6-1", "C15.6-3", "C15.6-5"),
    example="tactics charge 3211 3212",
    begin=begin,
    carry_out=carry_out,
)
