"""C16.3-11 to C16.3-15 What becomes of broken walls at the end of a turn."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.events.places import changed
from warhost.games.cosmos.places.walls import effective_rating
from warhost.games.cosmos.world import Location, World
from warhost.kernel.dice import Dice


def ruin(world: World, _: Dice) -> Iterator[Any]:
    """All fortifications, by number."""
    for number in sorted(world.locations):
        place = world.locations[number]
        if place.strength and place.rating and not effective_rating(place):
            lower = replace(
                place, rating=place.rating - 1, damage=max(place.damage - place.strength, 0)
            )
            yield changed(lower, "loses height")
        place = world.locations[number]
        if not place.rating:
            yield from _levelled(world, place)


def _levelled(world: World, place: Location) -> Iterator[Any]:
    """C16.3-13 A castle or fort is no more; C16.3-15 others lose their walls."""
    kind = world.rules.locations[place.type]
    if kind.is_specialised and kind.can_fortify:
        yield changed(replace(place, type=kind.ruins, size=0, strength=0, damage=0), "is destroyed")
    elif place.strength and place.damage >= place.strength:
        yield changed(replace(place, strength=0, damage=0), "loses its walls")
