"""C13.1, C16.2 Work on cities and walls: how far it is, and what it leads to."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.economy.costs import people_of
from warhost.games.cosmos.events.places import changed
from warhost.games.cosmos.events.sieges import Sapped, SappingMended
from warhost.games.cosmos.ids import LocationId, Tick
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.places.walls import RATING_NEEDS
from warhost.games.cosmos.world import Location, World, tick_of

WORKS = ("expand", "improve", "remove", "repair")


def finished(world: World, location: LocationId, pending: Pending) -> Iterator[Any]:
    """All of the work is done."""
    order = pending.order
    yield from _done(world, world.locations[location], order, order.amount or 0)


def stopped(world: World, location: LocationId, pending: Pending) -> Iterator[Any]:
    """C13.1-13 The work is broken off; what is finished of it stays."""
    place = world.locations[location]
    passed = Tick(tick_of(world) - pending.since)
    done = 0
    while done < (pending.order.amount or 0):
        if phases_for(world, place, replace(pending.order, amount=done + 1)) > passed:
            break
        done += 1
    yield from _done(world, place, pending.order, done)


def phases_for(world: World, place: Location, order: Order) -> int:
    """C13.1-8, C16.2-3 to C16.2-5, C16.2-18"""
    amount = order.amount or 0
    walls = people_of(world.rules, world.nations[place.owner]).walls
    if order.word == "expand":
        return amount * world.rules.locations[place.type].expansion_phases
    if order.word == "remove":
        return amount * walls.removal_phases
    if order.word == "repair":
        return amount * walls.repair_phases
    if order.choice == "strength":
        return amount * walls.strength_phases
    return walls.rating_phases * sum(range(place.rating + 1, place.rating + amount + 1))


def _done(world: World, place: Location, order: Order, amount: int) -> Iterator[Any]:
    if order.word == "repair":
        yield from _mended(world, place, order.choice, amount)
    else:
        yield from _grown(place, order, amount)


def _mended(world: World, place: Location, what: str, amount: int) -> Iterator[Any]:
    """C16.3-16, C16.3.1-12"""
    if what == "damage" and amount:
        yield changed(replace(place, damage=max(place.damage - amount, 0)), "is repaired")
    elif amount:
        left = max(world.sapped.get(place.id, 0) - amount, 0)
        yield Sapped(place.id, left)
        if not left:
            yield SappingMended(place.owner, place.id)


def _grown(place: Location, order: Order, amount: int) -> Iterator[Any]:
    if not amount:
        return
    if order.word == "expand":
        yield changed(replace(place, size=place.size + amount), "grows")
        return
    amount = amount if order.word == "improve" else -amount
    if order.choice == "rating":
        place = replace(place, rating=max(place.rating + amount, 0))
    else:
        place = replace(place, strength=max(place.strength + amount, 0))
    why = "is fortified" if order.word == "improve" else "is taken down"
    yield changed(fitted(place), why)


def fitted(place: Location) -> Location:
    """C16.2-15 Walls are no higher than their thickness carries."""
    return replace(place, rating=min(place.rating, place.strength // RATING_NEEDS))
