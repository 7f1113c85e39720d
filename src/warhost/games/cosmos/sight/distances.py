"""How far things are from each other, and whether a nation sees them."""

from warhost.games.cosmos.geography import LEVELS, distance
from warhost.games.cosmos.ids import HexNumber, ItemId, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.sight.modes import eyes_of
from warhost.games.cosmos.sight.places import hex_around, location_at, spot_of
from warhost.games.cosmos.sight.spotting import is_spotted
from warhost.games.cosmos.sight.watching import power_at
from warhost.games.cosmos.world import Item, Unit, World


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
    """C18-2 Whether any watcher of the nation sees a position, in whatever mode it is."""
    return any(is_looked_at(world, nation, position, quests=one) for one in (False, True))


def is_looked_at(world: World, nation: NationId, position: Position, *, quests: bool) -> bool:
    """C20-2 Whether any of those who are questing, or of the others, sees a position."""
    if not position:
        return False
    return power_at(world, eyes_of(nation, quests=quests), spot_of(world, position)) > 0


def sees(world: World, nation: NationId, thing: int) -> bool:
    """C18-19 Whether a nation sees a thing now; its own it always does (C18-34)."""
    if (unit := world.units.get(UnitId(thing))) is not None:
        return unit.nation == nation or sees_unit(world, nation, unit)
    mind = world.minds[nation]
    if (place := world.locations.get(LocationId(thing))) is not None:
        is_known = place.owner == nation or place.id in mind.locations
        return is_known and is_in_sight(world, nation, place.position)
    if (item := world.items.get(ItemId(thing))) is not None:
        return item.owner == nation or sees_item(world, nation, item)
    return False


def sees_unit(world: World, nation: NationId, unit: Unit) -> bool:
    """C18-21 Spotted, and still where that was, and somebody looks there."""
    known = world.minds[nation].units.get(unit.id) if nation in world.minds else None
    if known is None or not is_spotted(known, unit):
        return False
    return is_looked_at(world, nation, unit.position, quests=unit.quests)


def sees_item(world: World, nation: NationId, item: Item) -> bool:
    """C18-18 What its own units hold, or what it has spotted where it lies."""
    if item.holder is not None:
        return world.units[item.holder].nation == nation
    known = world.minds[nation].items.get(item.id)
    if known is None or known.item != item:
        return False
    return is_looked_at(world, nation, item.position, quests=item.quests)


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
