"""T7.6 Who may pass through whom among friends."""

from warhost.games.triumph.stands import type_of
from warhost.games.triumph.world import Stand, Table

SKIRMISHERS = "SKM"


def may_pass(table: Table, mover: Stand, friend: Stand) -> bool:
    """T7.6-1 to T7.6-3 Whether a stand may pass through a friend on its way."""
    if SKIRMISHERS in (mover.type, friend.type):
        return True
    line = type_of(table, friend)
    return type_of(table, mover).is_mounted and line.is_foot and line.is_open_order
