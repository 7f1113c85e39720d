"""`autotake on`: picking up whatever lies there."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.items import TakingSet
from warhost.games.cosmos.forces.choosing import of_force, of_nation, passed_over
from warhost.games.cosmos.ids import ActorId, NationId, UnitId
from warhost.games.cosmos.language.common import ON_OFF, UNITS, UNITS_IF_ANY
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
from warhost.games.cosmos.orders.tactics import anybody
from warhost.games.cosmos.world import World


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C10-9 The unit alone, C10-10 or units of its force."""
    world, leader = acting.world, UnitId(acting.actor)
    units = of_force(world, leader, order, anybody) if order.ids else (leader,)
    nation = world.units[leader].nation
    yield from passed_over(nation, acting.actor, order, units, "C10-10")
    if not units:
        return Cannot("C10-10", "None of them is in the force.")
    yield TakingSet(nation, units, order.choice == "on")
    return NO_TIME


def carry_out(world: World, nation: NationId, order: Order) -> Generator[Any, None, Cannot | None]:
    """C10-10 Any units of the nation."""
    units = of_nation(world, nation, order, anybody)
    yield from passed_over(nation, ActorId(0), order, units, "C10-10")
    if not units:
        return Cannot("C10-10", "None of them is a unit of the nation.")
    yield TakingSet(nation, units, order.choice == "on")
    return None


RULE = OrderRule(
    word="autotake",
    summary="Switches auto-take mode on or off.",
    syntax=(ON_OFF, UNITS_IF_ANY),
    as_nation=(ON_OFF, UNITS),
    givers=BY_UNIT | BY_NATION,
    priority=Priority.SETTING,
    clauses=("C10-9", "C10-10"),
    example="autotake on",
    begin=begin,
    carry_out=carry_out,
)
