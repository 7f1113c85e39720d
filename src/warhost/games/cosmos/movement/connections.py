"""C11.4 Connections: ways that no map shows, from one position straight to another."""

from warhost.games.cosmos.ids import Position
from warhost.games.cosmos.movement.paces import THOUSAND, Pace, Sailing
from warhost.games.cosmos.world import Connection, World

HUNDRED = 100


def connection_to(world: World, here: Position, goal: Position) -> Connection | None:
    """C11.4-1 The connection from here to the position that is named next."""
    return next((one for one in world.connections.get(here, ()) if one.end == goal), None)


def phases_along(way: Connection, pace: Pace | Sailing) -> int | None:
    """C11.4-3, C11.4-4 None if not all of the force can move in its terrain."""
    cost = None if isinstance(pace, Sailing) else pace.cost(way.terrain)
    return None if cost is None else max(-(-cost * way.length // (HUNDRED * THOUSAND)), 1)
