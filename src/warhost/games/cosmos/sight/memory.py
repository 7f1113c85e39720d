"""C18-24 What nations remember: written as things come into sight and go out of it."""

from collections.abc import Iterable

from msgspec.structs import replace

from warhost.games.cosmos.ids import HexNumber, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import (
    KnownHex,
    KnownLocation,
    Mind,
    Sighting,
    Unit,
    World,
    tick_of,
)


def watch(world: World, nation: NationId, number: HexNumber) -> None:
    """A watcher of the nation is in a hex from now on."""
    counts = world.index.sight.setdefault(nation, {})
    for other in world.index.cover[number]:
        if other in counts:
            counts[other] += 1
        else:
            counts[other] = 1
            remember_hex(world, nation, other)


def unwatch(world: World, nation: NationId, number: HexNumber) -> None:
    """A watcher of the nation has gone from a hex; what goes dark was seen until now."""
    counts = world.index.sight[nation]
    for other in world.index.cover[number]:
        counts[other] -= 1
        if not counts[other]:
            del counts[other]
            remember_hex(world, nation, other)


def remember_hex(world: World, nation: NationId, number: HexNumber) -> None:
    """The nation knows the hex, and what is visible in it, as they are now."""
    mind = world.minds.get(nation)
    if mind is None:
        return
    known = mind.hexes.get(number)
    if known is None:
        mind.news[number] = None
    if known is None or known.hex is not world.hexes[number]:
        world.ways.forget(nation, number)
    mind.hexes[number] = KnownHex(world.hexes[number], tick_of(world))
    _remember_inside(world, mind, nation, Position(str(number)))


def remember_connections(world: World, unit: Unit) -> None:
    """C11.4-2 Its nation knows the connections that lead away from where a unit is."""
    if unit.position in world.connections and unit.nation in world.minds:
        known = world.minds[unit.nation].connections
        known[unit.position] = world.connections[unit.position]


def show_units(world: World, units: Iterable[UnitId]) -> None:
    """Whoever sees these units where they now stand remembers them there."""
    seen = [world.units[unit] for unit in units if is_visible(world.units[unit])]
    if not seen:
        return
    number = hex_around(world, seen[0].position)
    for nation, counts in world.index.sight.items():
        if number in counts and nation != seen[0].nation and nation in world.minds:
            sightings = world.minds[nation].units
            sightings.update((unit.id, sighting_of(world, unit)) for unit in seen)


def note_last_sight(world: World, unit: Unit) -> None:
    """Those who saw the unit until now remember when that was."""
    number = hex_around(world, unit.position)
    for nation, counts in world.index.sight.items():
        if number not in counts or nation not in world.minds:
            continue
        sightings = world.minds[nation].units
        if unit.id in sightings:
            sightings[unit.id] = replace(sightings[unit.id], seen=tick_of(world))


def show_location(world: World, location: LocationId) -> None:
    """Whoever sees a location knows it as it now is."""
    number = hex_around(world, world.locations[location].position)
    known = KnownLocation(world.locations[location], tick_of(world))
    for nation, counts in world.index.sight.items():
        if number in counts and nation in world.minds:
            world.minds[nation].locations[location] = known


def show_hex(world: World, number: HexNumber) -> None:
    """Whoever sees a hex knows it as it now is."""
    for nation, counts in world.index.sight.items():
        if number in counts and nation in world.minds:
            world.minds[nation].hexes[number] = KnownHex(world.hexes[number], tick_of(world))
            world.ways.forget(nation, number)


def is_visible(unit: Unit) -> bool:
    """C18.2 Whether others can see a unit that stands in sight."""
    return bool(unit.position) and not unit.is_hidden


def sighting_of(world: World, unit: Unit) -> Sighting:
    """What others see of a unit."""
    return Sighting(
        unit.id,
        unit.nation,
        unit.type,
        unit.position,
        unit.individuals,
        tick_of(world),
        unit.name,
        marks_of(world, unit),
    )


def marks_of(world: World, unit: Unit) -> str:
    """C5.5-2, C5.5-12 A star for the ruler, a plus for another unit of the ruler's type."""
    nation = world.nations.get(unit.nation)
    if nation is None:
        return ""
    if nation.ruler == unit.id:
        return "*"
    return "+" if unit.type == nation.ruler_type else ""


def _remember_inside(world: World, mind: Mind, nation: NationId, position: Position) -> None:
    for unit in world.index.at.get(position, ()):
        one = world.units[unit]
        if one.nation != nation and is_visible(one):
            mind.units[unit] = sighting_of(world, one)
    for location in world.index.inside.get(position, ()):
        mind.locations[location] = KnownLocation(world.locations[location], tick_of(world))
        _remember_inside(world, mind, nation, Position(str(location)))
