"""C14-34 Who is gaining control of what."""

from warhost.games.cosmos.control.presence import are_enemies
from warhost.games.cosmos.ids import ActorId, NationId, Position, UnitId
from warhost.games.cosmos.world import World

CONTROL = "control"


def controllers_at(world: World, position: Position) -> list[UnitId]:
    """The units there that have begun to gain control."""
    found = []
    for unit in world.index.at.get(position, ()):
        queue = world.queues.get(ActorId(unit))
        if queue and queue[0].has_begun and queue[0].order.word == CONTROL:
            found.append(unit)
    return sorted(found)


def is_being_controlled(world: World, position: Position, besides: NationId) -> bool:
    """C6.6.3-5 Whether enemies of a nation are gaining control there."""
    units = [world.units[one] for one in controllers_at(world, position)]
    return any(are_enemies(world, one.nation, besides) for one in units if one.nation != besides)
