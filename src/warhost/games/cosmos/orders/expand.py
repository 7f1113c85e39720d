"""`expand 2`: a city grows."""

from collections.abc import Generator, Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.economy.halting import owner_at
from warhost.games.cosmos.economy.stores import Till, location_sources
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.ids import LocationId
from warhost.games.cosmos.language.common import NUMBER
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
from warhost.games.cosmos.places.sieges import ground_of
from warhost.games.cosmos.places.walls import lengthening, together
from warhost.games.cosmos.places.works import finished, phases_for
from warhost.games.cosmos.world import Location, World


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C13.1-8 to C13.1-12 As many increments as fit and can be paid, all paid as it begins."""
    world, place = acting.world, acting.world.locations[LocationId(acting.actor)]
    trouble = _trouble(world, place, order.amount or 0)
    if trouble is not None:
        return trouble
    till, sources = Till(world), location_sources(world, place)
    room = largest(world, place) - place.size
    amount = min(order.amount or 0, room)
    while amount and not till.can_pay(sources, expansion_cost(world, place, amount)):
        amount -= 1
    if not amount:
        return Cannot("C13.1-12", "There is no room, or not enough to pay for it.")
    till.pay(sources, expansion_cost(world, place, amount))
    yield Booked(place.owner, "paid", till.shares(), acting.actor)
    step = replace(order, amount=amount)
    return Takes(phases_for(world, place, step), step=step)


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C13.1-8"""
    return finished(acting.world, LocationId(acting.actor), pending)


def expansion_cost(world: World, place: Location, amount: int) -> dict[str, int]:
    """C13.1-9, C16.1-7 Its own cost, and that of longer walls."""
    kind = world.rules.locations[place.type]
    own = {name: each * amount for name, each in kind.expansion.items()}
    return together(own, lengthening(kind, place, amount))


def largest(world: World, place: Location) -> int:
    """C13.1-5"""
    return place.maximum or world.rules.locations[place.type].maximum


def _trouble(world: World, place: Location, amount: int) -> Cannot | None:
    if not world.rules.locations[place.type].is_city:
        return Cannot("C13.1-8", "Only cities and towns grow.")
    if amount < 1:
        return Cannot("C13.1-8", "It grows by one increment at least.")
    if owner_at(world, ground_of(world, place.position)) != place.owner:
        return Cannot("C13.1-11", "The hex does not belong to the nation.")
    if are_enemies_about(world, place):
        return Cannot("C13.1-10", "Enemies are about.")
    return None


RULE = OrderRule(
    word="expand",
    summary="Adds size increments to a city or town.",
    syntax=(NUMBER,),
    givers=BY_LOCATION,
    time="8 phases an increment",
    priority=Priority.OTHER,
    clauses=("C13.1-8", "C13.1-9", "C13.1-11"),
    example="expand 2",
    begin=begin,
    finish=finish,
)
