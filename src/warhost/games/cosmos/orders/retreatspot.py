"""`retreatspot`: where to retreat to."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.quests import SpotSet
from warhost.games.cosmos.forces.choosing import of_force, passed_over
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.common import UNITS_IF_ANY
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C20.5-1 The unit itself, C20.5-2 or units of its force."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    if not unit.quests:
        return Cannot("C20.5-1", "Only questing units retreat.")
    listed = order if order.ids else Order(order.word, ids=(unit.id,))
    units = of_force(world, unit.id, listed, lambda one: bool(one.position))
    yield from passed_over(unit.nation, acting.actor, order, units, "C20.5-3")
    if not units:
        return Cannot("C20.5-3", "None of them is in the force.")
    yield SpotSet(unit.nation, units)
    return NO_TIME


RULE = OrderRule(
    word="retreatspot",
    summary="Makes the present position the retreat spot.",
    syntax=(UNITS_IF_ANY,),
    priority=Priority.SETTING,
    clauses=("C20.5-1", "C20.5-2"),
    example="retreatspot",
    begin=begin,
)
