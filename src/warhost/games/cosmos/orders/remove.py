"""`remove rating 1`: walls are taken down."""

from collections.abc import Generator, Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.ids import LocationId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import NUMBER_IF_ANY
from warhost.games.cosmos.language.kinds import one_of
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import (
    BY_LOCATION,
    Acting,
    Cannot,
    OrderRule,
    Priority,
    Takes,
)
from warhost.games.cosmos.places.enemies import are_enemies_about
from warhost.games.cosmos.places.works import finished, phases_for


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C16.2-16 to C16.2-19 All of it if no amount is said; nothing is gained by it."""
    yield from ()
    world, place = acting.world, acting.world.locations[LocationId(acting.actor)]
    if are_enemies_about(world, place):
        return Cannot("C16.2-19", "Enemies are about.")
    most = place.rating if order.choice == "rating" else place.strength
    amount = most if order.amount is None else min(order.amount, most)
    if amount < 1:
        return Cannot("C16.2-16", "There is nothing to take down.")
    step = replace(order, amount=amount)
    return Takes(phases_for(world, place, step), step=step)


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C16.2-18"""
    return finished(acting.world, LocationId(acting.actor), pending)


RULE = OrderRule(
    word="remove",
    summary="Takes fortifications down, without amount all of them.",
    syntax=(Argument(field="choice", kind=one_of("rating", "strength")), NUMBER_IF_ANY),
    givers=BY_LOCATION,
    time="2 phases a point",
    priority=Priority.OTHER,
    clauses=("C16.2-16", "C16.2-17", "C16.2-18"),
    example="remove rating 1",
    begin=begin,
    finish=finish,
)
