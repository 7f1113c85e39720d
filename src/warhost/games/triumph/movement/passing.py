"""T7.6-6, T17.3-12 The rights to pass that a move may have beside those of every stand."""

from collections.abc import Iterable

from warhost.games.triumph.passing import SKIRMISHERS, may_pass
from warhost.games.triumph.stands import type_of
from warhost.games.triumph.world import Stand, Table

LOOSE = frozenset({SKIRMISHERS, "RBL"})
"""Skirmishers and Rabble keep together where others go one by one (T7.5-7, T7.6-6)."""
UNYIELDING = frozenset({"ART", "WWG"})
"""Charge Through does not open these (T17.3-13)."""


def may_charge_through(table: Table, mover: Stand, friend: Stand) -> bool:
    """T17.3-12, T17.3-13 With the card, mounted pass close order foot as if it were open order."""
    if may_pass(table, mover, friend):
        return True
    is_foot = type_of(table, friend).is_foot and friend.type not in UNYIELDING
    return type_of(table, mover).is_mounted and is_foot


def all_loose(table: Table, stands: Iterable[Stand]) -> bool:
    """T7.5-7, T7.6-6 Only Skirmishers and Rabble."""
    return all(type_of(table, stand).id in LOOSE for stand in stands)
