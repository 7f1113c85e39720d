"""C18 Who looks how sharply, and how hard things are to spot; the standard of both is 100."""

from typing import NamedTuple

from warhost.games.cosmos.geography import distance, level_of, rings
from warhost.games.cosmos.ids import HexNumber, NationId, Position
from warhost.games.cosmos.sight.cover import FADING
from warhost.games.cosmos.sight.places import ground_at, hex_around, spot_of
from warhost.games.cosmos.world import Hex, Item, Location, Unit, World

HUNDRED = 100
HIDDEN = 2
"""C18.2-2 How much harder to spot a typical unit is that hides in typical terrain."""
IN_BATTLE = 2
"""C18-14 How much less whoever fights notices."""
MOST_SEARCH = 20
"""C18.1-4 Half phases; more of them at the same spot show nothing further."""
VEILING = 150
"""C19.2-18 For all eyes, in parts of a hundred."""
HERE, NEARBY = 10, 5
"""C18.1-3 What each half phase of searching adds where one is, and farther away."""


class Watcher(NamedTuple):
    """Somebody's eyes: where they are, how sharp they are there and beyond."""

    spot: Position
    here: int
    beyond: int


def unit_watcher(world: World, unit: Unit) -> Watcher:
    """C18-8, C18-11, C18-15 A unit where it stands."""
    ground = world.rules.terrains[ground_at(world, unit.position)]
    sharp = world.rules.units[unit.type].awareness * ground.outlook // HUNDRED
    if unit.is_fighting:
        sharp //= IN_BATTLE
    searched = min(unit.searched, MOST_SEARCH)
    return Watcher(
        spot_of(world, unit.position),
        sharp * (HUNDRED + HERE * searched) // HUNDRED,
        sharp * (HUNDRED + NEARBY * searched) // HUNDRED,
    )


def hex_watcher(world: World, ground: Hex) -> Watcher:
    """C18-22 The people of an owned hex."""
    kind = world.rules.terrains[ground.terrain]
    sharp = kind.awareness * kind.outlook // HUNDRED
    return Watcher(Position(str(ground.number)), sharp, sharp)


def place_watcher(world: World, place: Location) -> Watcher:
    """C18-22 The people of an owned location; a closed one sees only its own inside."""
    inside = Position(str(place.id))
    sharp = world.rules.locations[place.type].awareness
    return Watcher(spot_of(world, inside), sharp, sharp)


def power_at(world: World, nation: NationId, spot: Position) -> int:
    """How sharply the nation looks at a spot; 0: it does not see it at all."""
    if spot.isdigit():
        grades = world.index.sight.get(nation, {}).get(HexNumber(int(spot)))
        if grades is not None:
            return max(grades)
        if HexNumber(int(spot)) in world.hexes:
            return 0
    return max((_from(world, one, spot) for one in _eyes(world, nation, spot)), default=0)


def unit_hardness(world: World, unit: Unit) -> int:
    """C18-10, C18-13, C18.2-1 The power it takes to spot a unit."""
    kind, ground = world.rules.units[unit.type], ground_at(world, unit.position)
    hard = kind.stealth * _growth(world, unit.position) // HUNDRED
    if not unit.is_hidden:
        return hard
    return hard * HIDDEN * kind.familiarity.get(ground, HUNDRED) // HUNDRED


def place_hardness(world: World, place: Location) -> int:
    """C18-13"""
    growth = _growth(world, place.position)
    return world.rules.locations[place.type].stealth * growth // HUNDRED


def item_hardness(world: World, item: Item) -> int:
    """C18-13"""
    growth = _growth(world, item.position)
    return world.rules.items[item.type].stealth * growth // HUNDRED


def seen_by_itself(world: World, unit: Unit, other: Unit) -> bool:
    """C19.1.1-6 Whether a unit with its own eyes, and no others, makes another out."""
    here, there = spot_of(world, unit.position), spot_of(world, other.position)
    if not is_within_sight(world, here, there):
        return False
    return unit_hardness(world, other) <= _from(world, unit_watcher(world, unit), there)


def limit_between(world: World, one: Position, other: Position) -> int:
    """C18-2 The larger of the two viewing ranges."""
    terrains = world.rules.terrains
    return max(terrains[ground_at(world, place)].viewing_range for place in (one, other))


def is_within_sight(world: World, one: Position, other: Position) -> bool:
    """C18-2, C18-12 Whether nothing between two positions keeps the one from seeing the other."""
    here, there = spot_of(world, one), spot_of(world, other)
    if here == there:
        return True
    if not _is_hex_position(world, here) or not _is_hex_position(world, there):
        return False
    return _apart(world, here, there) <= limit_between(world, here, there)


def _growth(world: World, position: Position) -> int:
    """C18-10, C19.2-18 In an illusion everything is harder to spot."""
    growth = world.rules.terrains[ground_at(world, position)].growth
    is_veiled = world.hexes[hex_around(world, position)].seeming
    return growth * VEILING // HUNDRED if is_veiled else growth


def _eyes(world: World, nation: NationId, spot: Position) -> list[Watcher]:
    """Those of the nation from whose spots this one can be seen."""
    watchers = world.index.watchers.get(nation, {})
    near = rings(world.board)[hex_around(world, spot)]
    names = (Position(f"{level}{n}") for ring in near for n in ring for level in ("", "o", "u"))
    spots = {one for one in names if one in watchers and is_within_sight(world, one, spot)}
    return [Watcher(one, *eyes) for one in spots | {spot} for eyes in watchers.get(one, ())]


def _from(world: World, watcher: Watcher, spot: Position) -> int:
    away = 0 if watcher.spot == spot else _apart(world, watcher.spot, spot)
    return (watcher.here if away == 0 else watcher.beyond) * FADING[away] // HUNDRED


def _apart(world: World, here: Position, there: Position) -> int:
    """C2.1.2-11 Hexes, and one for each level between them."""
    apart = distance(world.board, hex_around(world, here), hex_around(world, there))
    first, second = level_of(here), level_of(there)
    return apart + (first != second) + bool(first and second and first != second)


def _is_hex_position(world: World, spot: Position) -> bool:
    return bool(level_of(spot)) or HexNumber(int(spot)) in world.hexes
