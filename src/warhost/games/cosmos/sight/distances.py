"""How far things are from each other, and whether a nation sees them."""

from warhost.games.cosmos.geography import LEVELS, distance
from warhost.games.cosmos.ids import HexNumber, ItemId, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.sight.memory import is_visible
from warhost.games.cosmos.sight.places import hex_around, location_at
from warhost.games.cosmos.world import World


def position_of(world: World, thing: int) -> Position | None:
    """Where a unit, location or item is; its outside position for a location."""
    if (unit := world.units.get(UnitId(thing))) is not None:
        return unit.position or None
    if (location := world.locations.get(LocationId(thing))) is not None:
        return location.position
    if (item := world.items.get(ItemId(thing))) is not None:
        return world.units[item.holder].position if item.holder else item.position
    return None


def is_in_sight(world: World, nation: NationId, position: Position) -> bool:
    """C18-2 Whether any watcher of the nation sees the hex around a position."""
    return bool(position) and hex_around(world, position) in world.index.sight.get(nation, {})


def sees(world: World, nation: NationId, thing: int) -> bool:
    """Whether a nation sees a thing now; its own it always does (C18-34)."""
    unit = world.units.get(UnitId(thing))
    if unit is not None and (unit.nation == nation or not is_visible(unit)):
        return unit.nation == nation
    position = position_of(world, thing)
    return position is not None and is_in_sight(world, nation, position)


def range_between(world: World, one: Position, other: Position) -> int:
    """C2.1.2-11 Hexes, and one more if exactly one of the two is at the surface."""
    first, second = hex_around(world, one), hex_around(world, other)
    apart = distance(world.board, first, second)
    return apart + (is_off_surface(world, one) != is_off_surface(world, other))


def is_off_surface(world: World, position: Position) -> bool:
    """Whether a position, or what it is inside of, lies over or under a hex."""
    while (location := location_at(world, position)) is not None:
        position = world.locations[location].position
    return position[0] in LEVELS


def is_hex(world: World, thing: int) -> bool:
    return HexNumber(thing) in world.hexes
