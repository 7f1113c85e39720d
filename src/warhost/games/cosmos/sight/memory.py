"""C18-24 What nations remember: written as things come into sight and go out of it."""

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from warhost.games.cosmos.geography import hex_of
from warhost.games.cosmos.ids import HexNumber, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.sight.modes import eyes_of, is_questing, nation_of
from warhost.games.cosmos.sight.places import location_at, spot_of
from warhost.games.cosmos.sight.spotting import (
    hex_as_seen,
    is_spotted,
    is_there,
    look,
    place_as_seen,
    show_item,
    show_place,
    sighting_of,
    through,
)
from warhost.games.cosmos.sight.watching import power_at, unit_hardness
from warhost.games.cosmos.world import Hex, Item, KnownHex, KnownLocation, Unit, World, tick_of

Loss = Literal["left", "hid", "gone"]


def remember_hex(world: World, eyes: NationId, number: HexNumber, power: int) -> None:
    """The nation knows the hex, and what its eyes can spot in it, as they are now."""
    mind = world.minds.get(nation_of(eyes))
    if mind is None:
        return
    if number not in mind.hexes:
        mind.news[number] = None
    _know_hex(world, nation_of(eyes), number)
    look(world, eyes, Position(str(number)), power)


def remember_dark(world: World, eyes: NationId, number: HexNumber) -> None:
    """C18-27 The hex, and who was spotted in it, was seen until now."""
    if nation_of(eyes) in world.minds:
        _know_hex(world, nation_of(eyes), number)


def remember_surroundings(world: World, unit: Unit) -> None:
    """C18-34, C11.4-2 Its nation knows where a unit is, and what leads away from there."""
    mind = world.minds.get(unit.nation)
    if mind is None:
        return
    if unit.position in world.connections:
        mind.connections[unit.position] = world.connections[unit.position]
    if unit.quests and unit.position in world.routes:
        mind.routes[unit.position] = world.routes[unit.position]
    position = unit.position
    while (location := location_at(world, position)) is not None:
        place = world.locations[location]
        known = place_as_seen(unit.nation, place)
        mind.locations[location] = KnownLocation(known, tick_of(world))
        position = place.position
    if hex_of(position) not in mind.hexes:
        _know_hex(world, unit.nation, hex_of(position))


def show_units(world: World, units: Iterable[UnitId]) -> None:
    """Whoever spots these units of one nation where they now stand remembers them there."""
    shown = [(one, unit_hardness(world, one)) for unit in units if (one := world.units[unit])]
    if not shown or not shown[0][0].position:
        return
    first = shown[0][0]
    spot = spot_of(world, first.position)
    for eyes in observers_of(world, spot):
        power, nation = power_at(world, eyes, spot), nation_of(eyes)
        if not power or nation == first.nation or nation not in world.minds:
            continue
        if is_questing(eyes) != first.quests:
            continue
        power = through(world, eyes, spot, power)
        sightings = world.minds[nation].units
        for unit, hard in shown:
            if hard <= power:
                sightings[unit.id] = sighting_of(world, unit, sightings.get(unit.id))


def refresh_unit(world: World, unit: Unit) -> None:
    """Those who see it know what has changed about it."""
    if not unit.position:
        return
    spot = spot_of(world, unit.position)
    for eyes in observers_of(world, spot):
        nation = nation_of(eyes)
        known = world.minds[nation].units.get(unit.id) if nation in world.minds else None
        if known is None or is_questing(eyes) != unit.quests or not is_spotted(known, unit):
            continue
        if power_at(world, eyes, spot):
            fresh = sighting_of(world, unit, known)
            world.minds[nation].units[unit.id] = replace(fresh, came_from=known.came_from)


def note_loss(world: World, unit: Unit, how: Loss) -> None:
    """Those who saw the unit until now know that it has gone, hidden, or come to its end."""
    spot = spot_of(world, unit.position)
    for eyes in observers_of(world, spot):
        nation = nation_of(eyes)
        known = world.minds[nation].units.get(unit.id) if nation in world.minds else None
        if known is None or is_questing(eyes) != unit.quests or not is_spotted(known, unit):
            continue
        if power_at(world, eyes, spot):
            lost = replace(known, seen=tick_of(world), lost=how)
            world.minds[nation].units[unit.id] = lost


def show_location(world: World, location: LocationId) -> None:
    """Whoever sees a location knows it as it now is."""
    place = world.locations[location]
    spot = spot_of(world, place.position)
    for eyes in observers_of(world, spot):
        power, nation = power_at(world, eyes, spot), nation_of(eyes)
        if power and nation in world.minds and is_there(world, place, eyes):
            show_place(world, nation, place, through(world, eyes, spot, power))


def show_lying(world: World, item: Item) -> None:
    """Whoever spots an item that lies somewhere remembers it there."""
    spot = spot_of(world, item.position)
    for eyes in observers_of(world, spot):
        power, nation = power_at(world, eyes, spot), nation_of(eyes)
        if power and nation in world.minds and is_questing(eyes) == item.quests:
            show_item(world, nation, item, through(world, eyes, spot, power))


def note_taken(world: World, item: Item) -> None:
    """Those who saw an item lie there know that it does no longer."""
    spot = spot_of(world, item.position)
    for eyes in observers_of(world, spot):
        nation = nation_of(eyes)
        known = world.minds[nation].items if nation in world.minds else {}
        if item.id not in known or known[item.id].item != item:
            continue
        if is_questing(eyes) == item.quests and power_at(world, eyes, spot):
            del known[item.id]


def show_hex(world: World, number: HexNumber) -> None:
    """Whoever sees a hex knows it as it now is."""
    for eyes, counts in world.index.sight.items():
        if number in counts and nation_of(eyes) in world.minds:
            _know_hex(world, nation_of(eyes), number)


def see_through(world: World, unit: Unit) -> None:
    """C19.2-4 Eyes that no illusion deceives have come to where they see some."""
    for key in world.enchanted:
        number = HexNumber(int(key)) if key.isdigit() else HexNumber(0)
        eyes = eyes_of(unit.nation, quests=unit.quests)
        if number in world.hexes and number in world.index.sight.get(eyes, {}):
            _know_hex(world, unit.nation, number)


def observers_of(world: World, spot: Position) -> list[NationId]:
    """The eyes that may see a spot; for open ground those that do."""
    sight = world.index.sight
    if spot.isdigit() and HexNumber(int(spot)) in world.hexes:
        number = HexNumber(int(spot))
        return [nation for nation, counts in sight.items() if number in counts]
    return list(sight)


def _know_hex(world: World, nation: NationId, number: HexNumber) -> None:
    known = world.minds[nation].hexes
    now = hex_as_seen(world, nation, number)
    before = known[number].hex if number in known else None
    known[number] = KnownHex(now, tick_of(world))
    if before is None:
        world.ways.forget(nation, number, was_known=False)
    elif before is not now and _looks(before) != _looks(now):
        world.ways.forget(nation, number)


def _looks(ground: Hex) -> tuple[object, ...]:
    """What decides about ways across it."""
    return ground.terrain, ground.sides, ground.seeming
