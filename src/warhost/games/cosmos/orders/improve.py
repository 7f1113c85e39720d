"""`improve strength 3`: walls become thicker or higher."""

from collections.abc import Generator, Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.economy.stores import Till, location_sources
from warhost.games.cosmos.events.economy import Booked
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
from warhost.games.cosmos.places.improving import affordable_points
from warhost.games.cosmos.places.works import finished, phases_for


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C16.2-1 to C16.2-7 As many points as are allowed and can be paid, paid as it begins."""
    world, place = acting.world, acting.world.locations[LocationId(acting.actor)]
    if not world.rules.locations[place.type].can_fortify:
        return Cannot("C16-1", "It cannot have walls.")
    if are_enemies_about(world, place):
        return Cannot("C16.2-6", "Enemies are about.")
    sources = location_sources(world, place)
    points, bill = affordable_points(world, place, order.choice, order.amount, sources)
    if points < 1:
        return Cannot("C16.2-7", f"Its {order.choice} cannot be improved, or not be paid.")
    till = Till(world)
    till.pay(sources, bill)
    if shares := till.shares():
        yield Booked(place.owner, "paid", shares, acting.actor)
    step = replace(order, amount=points)
    return Takes(phases_for(world, place, step), step=step)


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C16.2-3, C16.2-4"""
    return finished(acting.world, LocationId(acting.actor), pending)


RULE = OrderRule(
    word="improve",
    summary="Improves the fortification, without amount as far as it can.",
    syntax=(Argument(field="choice", kind=one_of("rating", "strength")), NUMBER_IF_ANY),
    givers=BY_LOCATION,
    time="strength: 2 phases a point; rating: 6 times the new rating",
    priority=Priority.OTHER,
    clauses=("C16.2-1", "C16.2-2", "C16.2-6"),
    example="improve strength 3",
    begin=begin,
    finish=finish,
)
