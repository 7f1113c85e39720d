"""Where a position lies on the map, through however many locations."""

from warhost.games.cosmos.geography import hex_of
from warhost.games.cosmos.ids import HexNumber, LocationId, Position
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
