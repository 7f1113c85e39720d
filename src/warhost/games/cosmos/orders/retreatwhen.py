"""`retreatwhen 4`: when to retreat."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.quests import LevelSet
from warhost.games.cosmos.forces.choosing import of_force, passed_over
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import UNITS_IF_ANY
from warhost.games.cosmos.language.kinds import COUNT
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C20.5-4 The unit itself, C20.5-5 or units of its force."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    if not unit.quests:
        return Cannot("C20.5-4", "Only questing units retreat.")
    listed = order if order.ids else Order(order.word, ids=(unit.id,))
    units = of_force(world, unit.id, listed, lambda one: one.quests)
    yield from passed_over(unit.nation, acting.actor, order, units, "C20.5-5")
    if not units:
        return Cannot("C20.5-5", "None of them is in the force.")
    yield LevelSet(unit.nation, units, order.amount or 0)
    return NO_TIME


RULE = OrderRule(
    word="retreatwhen",
    summary="Sets the wound points at which questing units retreat; 0 is never.",
    syntax=(Argument(field="amount", kind=COUNT, sign="level"), UNITS_IF_ANY),
    priority=Priority.SETTING,
    clauses=("C20.5-4", "C20.5-5", "C20.5-8"),
    example="retreatwhen 4",
    begin=begin,
)
