"""C13 New locations: what may be built where, and what stands there in the end."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.economy.halting import owner_at
from warhost.games.cosmos.events.places import JobEnded, PlaceBuilt
from warhost.games.cosmos.ids import HexNumber, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.movement.waypoints import terrain_at
from warhost.games.cosmos.places.sieges import ground_of
from warhost.games.cosmos.places.works import fitted
from warhost.games.cosmos.rows.places import LocationType
from warhost.games.cosmos.world import Location, World, tick_of
from warhost.kernel.dice import Dice

BUILD = "build"


def finish_jobs(world: World, _: Dice) -> Iterator[Any]:
    """C4.4-3 The work of nation orders goes on by itself."""
    now = tick_of(world)
    for nation, known in sorted(world.nations.items()):
        for job in known.jobs:
            if job.word != BUILD or job.until > now:
                continue
            trouble = why_not_here(world, nation, world.rules.locations[job.name], job.position)
            yield JobEnded(nation, job, trouble)
            if not trouble:
                yield built(world, nation, job.name, job.position)


def built(world: World, nation: NationId, name: str, position: Position) -> PlaceBuilt:
    """C13-7 What stands there, under a number of the nation's."""
    kind = world.rules.locations[name]
    size = 1 if kind.is_city else 0
    place = Location(
        LocationId(next_number(world, nation)),
        name,
        position,
        owner=nation,
        size=size,
        rating=kind.first_rating,
        strength=kind.first_strength,
    )
    return PlaceBuilt(nation, fitted(place) if kind.first_strength else place)


def why_not_here(world: World, nation: NationId, kind: LocationType, position: Position) -> str:
    """C13-12, C13-13 A sentence, or nothing: it may be built there."""
    ground = ground_of(world, position)
    if not position.isdigit() or HexNumber(int(ground)) not in world.hexes:
        return "Nothing can be built there."
    terrain = terrain_at(world, ground)
    if world.rules.terrains[terrain].is_water or (kind.grounds and terrain not in kind.grounds):
        return f"No {kind.name} can be built in {terrain.replace('_', ' ')}."
    owner = owner_at(world, position)
    is_free = owner == 0 and kind.on_free_ground
    return "" if owner == nation or is_free else "The place does not belong to the nation."


def next_number(world: World, nation: NationId) -> int:
    """C7.1-9 The next of the nation's own numbers that nobody has."""
    known = world.last_units.get(nation)
    number = (known if known is not None else _first_slot(world)) + 1
    while _is_used(world, number):
        number += 1
    return number


def _first_slot(world: World) -> int:
    highest = max((*world.last_units.values(), 3000))
    return (highest // 1000 + 1) * 1000


def _is_used(world: World, number: int) -> bool:
    return (
        UnitId(number) in world.units
        or LocationId(number) in world.locations
        or number in world.items
        or HexNumber(number) in world.hexes
    )
