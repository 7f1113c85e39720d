"""`drop 1234`: items put down."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.ids import ItemId, UnitId
from warhost.games.cosmos.items.handling import dropped, held_by
from warhost.games.cosmos.language.common import ITEMS
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import numbers
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.world import force_of


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C10-16 What is listed, whoever of the force has it; C10-18 or everything."""
    world, leader = acting.world, UnitId(acting.actor)
    held = held_by(world, force_of(world, leader))
    items = tuple(i for i in held if i in numbers(order.ids)) if order.ids else held
    if not items:
        return Cannot("C10-16", "The force has no such item.")
    for unit in force_of(world, leader):
        own = tuple(ItemId(item) for item in items if world.items[item].holder == unit)
        yield from dropped(world, unit, own, world.units[unit].position)
    return NO_TIME


RULE = OrderRule(
    word="drop",
    summary="Puts down the items listed, or all of the force.",
    syntax=(ITEMS,),
    priority=Priority.HANDLING,
    clauses=("C10-16", "C10-18"),
    example="drop 1234",
    begin=begin,
)
