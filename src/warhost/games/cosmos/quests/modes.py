"""C20.1 Who can go questing, and where one passes from one world to the other."""

from warhost.games.cosmos.control.presence import is_ally
from warhost.games.cosmos.geography import hex_of
from warhost.games.cosmos.ids import NationId, Position
from warhost.games.cosmos.sight.places import location_at
from warhost.games.cosmos.world import Unit, World

MAJOR = "major"
"""C20.1.1-1 The ability of types that can go questing."""


def can_quest(world: World, unit: Unit) -> bool:
    return MAJOR in world.rules.units[unit.type].abilities


def is_passage(world: World, nation: NationId, position: Position) -> bool:
    """C20.1-1, C20.1-2 A hex of the nation, or a location of its own or of an ally."""
    number = location_at(world, position)
    if number is None:
        return world.hexes[hex_of(position)].owner == nation
    place = world.locations[number]
    is_military = world.rules.locations[place.type].mode == "military"
    return bool(place.owner) and is_ally(world, nation, place.owner) and not is_military
