"""`leave 3113 3115`: a force parts."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.forces import ForceChanged
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.common import UNITS_IF_ANY
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import numbers
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.world import force_of


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C8.1-4 Without a list the leader leaves everybody, C8.1-5 else only those listed leave."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    force = force_of(world, unit.id)
    going = numbers(order.ids) or force[1:]
    staying = tuple(one for one in force if one == unit.id or one not in going)
    if staying == force:
        return Cannot("C8.1-5", "None of them is in the force.")
    yield ForceChanged(unit.nation, unit.id, staying)
    return NO_TIME


RULE = OrderRule(
    word="leave",
    summary="The leader leaves everybody behind, or the units listed leave.",
    syntax=(UNITS_IF_ANY,),
    priority=Priority.SETTING,
    clauses=("C8.1-4", "C8.1-5"),
    example="leave 3113 3115",
    begin=begin,
)
