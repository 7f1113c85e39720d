"""`take 1234`: items picked up."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.economy.stores import Till, unit_sources
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.ids import ItemId, UnitId
from warhost.games.cosmos.items.handling import light_enough, lying_at, taken
from warhost.games.cosmos.language.common import ITEMS
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import numbers
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C10-3, C10-6 What is listed and lies there; C10-5, C10-7 or all that can be carried."""
    world, unit = acting.world, UnitId(acting.actor)
    here = lying_at(world, unit)
    listed = tuple(ItemId(one) for one in dict.fromkeys(numbers(order.ids)) if one in here)
    items = listed if order.ids else light_enough(world, unit)
    if not items:
        return Cannot("C10-3", "No such item lies there.")
    price, till = sum(world.items[one].price for one in items), Till(world)
    if price and not till.pay(unit_sources(world, world.units[unit]), {"gold": price}):
        return Cannot("C20-3", f"That is sold for {price} gold.")
    if shares := till.shares():
        yield Booked(world.units[unit].nation, "paid", shares, acting.actor)
    yield from taken(world, unit, items)
    return NO_TIME


RULE = OrderRule(
    word="take",
    summary="Picks up the items listed, or all it can carry.",
    syntax=(ITEMS,),
    priority=Priority.HANDLING,
    clauses=("C10-3", "C10-5", "C10-7"),
    example="take 1234",
    begin=begin,
)
