"""`questing on`: into the world of quests and back."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.forces import ForceChanged
from warhost.games.cosmos.events.quests import ModeChanged
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.common import ON_OFF
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.quests.modes import can_quest, is_passage
from warhost.games.cosmos.world import force_of


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C20.1-4 to C20.1-8"""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    is_on, force = order.choice == "on", force_of(world, unit.id)
    if is_on == unit.quests:
        return Cannot("C20.1-8", "It is in that mode already.")
    if is_on and not can_quest(world, unit):
        return Cannot("C20.1-8", "Its type cannot go questing.")
    if not is_passage(world, unit.nation, unit.position):
        return Cannot("C20.1-8", "The mode cannot be changed here.")
    going = tuple(one for one in force if not is_on or can_quest(world, world.units[one]))
    if going != force:
        yield ForceChanged(unit.nation, unit.id, going)
    yield ModeChanged(unit.nation, going, unit.position, is_on)
    return NO_TIME


RULE = OrderRule(
    word="questing",
    summary="Changes between military and questing mode.",
    syntax=(ON_OFF,),
    priority=Priority.SETTING,
    clauses=("C20.1-3", "C20.1-4", "C20.1-8"),
    example="questing on",
    begin=begin,
)
