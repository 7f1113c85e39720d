"""Where a position lies on the map, through however many locations, and what closes it off."""

from warhost.games.cosmos.geography import hex_of, level_of
from warhost.games.cosmos.ids import HexNumber, LocationId, Position
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import World


def location_at(world: World, position: Position) -> LocationId | None:
    """The location whose inside this is."""
    number = LocationId(int(position)) if position.isdigit() else None
    return number if number in world.locations else None


def hex_around(world: World, position: Position) -> HexNumber:
    """The hex that a position lies in."""
    while (location := location_at(world, position)) is not None:
        position = world.locations[location].position
    return hex_of(position)


def spot_of(world: World, position: Position) -> Position:
    """C18-12 The innermost closed location around a position; without one, its hex position."""
    while (location := location_at(world, position)) is not None:
        if is_closed(world.rules, world.locations[location].type):
            return position
        position = world.locations[location].position
    return position


def is_closed(rules: Rules, kind: str) -> bool:
    """C18-12, C18-6 Whether nobody sees into such a location, or out of it."""
    row = rules.locations[kind]
    inside = rules.terrains.get(row.terrain)
    return row.blocks_sight or (inside is not None and inside.viewing_range == 0)


def is_open_ground(spot: Position, world: World) -> bool:
    """Whether a spot is the surface of a hex."""
    return spot.isdigit() and location_at(world, spot) is None


def ground_at(world: World, position: Position) -> str:
    """C2.1.2-5, C2.2-12, C19.2-6 The terrain of a position to all eyes."""
    while (location := location_at(world, position)) is not None:
        inside = world.rules.locations[world.locations[location].type].terrain
        if inside:
            return inside
        position = world.locations[location].position
    one = world.hexes[hex_of(position)]
    ground = world.rules.terrains[one.seeming or one.terrain]
    level = level_of(position)
    return ground.over if level == "o" else ground.under if level == "u" else ground.id
