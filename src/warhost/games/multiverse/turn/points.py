"""M18.3 Victory points as they stand."""

from warhost.games.multiverse.economy.cards import is_complete, points_of
from warhost.games.multiverse.economy.supply import connected_buildings
from warhost.games.multiverse.world import Table
from warhost.kernel.asks import Seat


def points_so_far(table: Table, seat: Seat) -> int:
    """M18.3-6, M18.3-7, M18.3-9 Buildings that stand, roads to them, and what was destroyed."""
    own = [b for b in table.buildings.values() if b.seat == seat and is_complete(table, b)]
    standing = sum(points_of(table, building) for building in own)
    joined = len(connected_buildings(table, seat)) * table.rules.numbers.connected_points
    return standing + joined + table.players[seat].destruction_points
