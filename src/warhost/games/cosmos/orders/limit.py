"""`limit 200`: the manpower a mine may use."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.places import MineLimited
from warhost.games.cosmos.ids import LocationId
from warhost.games.cosmos.language.common import NUMBER
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import (
    BY_LOCATION,
    NO_TIME,
    Acting,
    Cannot,
    OrderRule,
    Priority,
    Takes,
)


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C6.6.4-8, C6.6.4-9"""
    place = acting.world.locations[LocationId(acting.actor)]
    if acting.world.rules.locations[place.type].mine is None:
        return Cannot("C6.6.4-8", "Only mines use manpower.")
    yield MineLimited(place.owner, place.id, max(order.amount or 0, -1))
    return NO_TIME


RULE = OrderRule(
    word="limit",
    summary="Limits the manpower a mine uses; a negative amount lifts the limit.",
    syntax=(NUMBER,),
    givers=BY_LOCATION,
    priority=Priority.OTHER,
    clauses=("C6.6.4-8", "C6.6.4-9"),
    example="limit 200",
    begin=begin,
)
