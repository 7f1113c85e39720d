"""T7.6 Who passes through whom."""

from collections.abc import Iterable

from warhost.games.triumph.armies import TroopType
from warhost.games.triumph.stands import type_of
from warhost.games.triumph.world import Stand, Table

SKIRMISHERS = "SKM"
LOOSE = frozenset({SKIRMISHERS, "RBL"})
"""Skirmishers and Rabble keep together where others go one by one (T7.5-7, T7.6-6)."""
UNYIELDING = frozenset({"ART", "WWG"})
"""Charge Through does not open these (T17.3-13)."""


def may_pass(mover: TroopType, friend: TroopType) -> bool:
    """T7.6-1 to T7.6-3"""
    if SKIRMISHERS in (mover.id, friend.id):
        return True
    return mover.is_mounted and friend.is_foot and friend.is_open_order


def may_charge_through(mover: TroopType, friend: TroopType) -> bool:
    """T17.3-12, T17.3-13 With the card, mounted pass close order foot as if it were open order."""
    if may_pass(mover, friend):
        return True
    return mover.is_mounted and friend.is_foot and friend.id not in UNYIELDING


def all_loose(table: Table, stands: Iterable[Stand]) -> bool:
    """T7.5-7, T7.6-6 Only Skirmishers and Rabble."""
    return all(type_of(table, stand).id in LOOSE for stand in stands)
