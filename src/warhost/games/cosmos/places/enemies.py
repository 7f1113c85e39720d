"""C13.1-10, C16.2-6 Enemies who keep a location from working at itself."""

from warhost.games.cosmos.control.presence import are_enemies
from warhost.games.cosmos.places.sieges import inside_of
from warhost.games.cosmos.world import Location, World


def are_enemies_about(world: World, place: Location) -> bool:
    """Units that influence control, inside it or just outside."""
    for position in (place.position, inside_of(place)):
        for one in world.index.at.get(position, ()):
            unit = world.units[one]
            counts = world.rules.units[unit.type].influences_control
            if counts and are_enemies(world, place.owner, unit.nation):
                return True
    return False
