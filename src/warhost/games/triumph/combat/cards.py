"""T17 The battle cards at work for a stand that fights or is shot at, found by their ids."""

from collections.abc import Callable, Iterator, Mapping

from warhost.games.triumph.armies import Card
from warhost.games.triumph.contact import directly_behind, shared_stretch
from warhost.games.triumph.geometry import EDGES, MU, TOLERANCE, edge_of
from warhost.games.triumph.stands import camp_footprint, footprint_of, is_foot, stands_of
from warhost.games.triumph.world import Camp, Stand, Table

STAMPEDE = "SC"
WAGON = "SW"
BACKED = 1 * MU
"""How much of a rear edge must lie on the wagon (T17.2-12)."""


def cards_of(table: Table, stand: Stand) -> tuple[Card, ...]:
    """T17.1-5 Its own cards, the wagon behind it, and the stampede that marked it."""
    rules = table.rules
    own = (code for code in stand.cards if AT_WORK.get(code, always)(table, stand))
    return tuple(rules.cards[code] for code in (*own, *_from_outside(table, stand)))


def _from_outside(table: Table, stand: Stand) -> Iterator[str]:
    if is_disordered(table, stand):
        yield STAMPEDE
    if is_backed_by_wagon(table, stand):
        yield WAGON


def is_disordered(_: Table, stand: Stand) -> bool:
    """T17.2-17, T17.2-18 Marked, and neither supported by bowmen nor screened."""
    return stand.marked and not (stand.bowmen or stand.screened)


def is_backed_by_wagon(table: Table, stand: Stand) -> bool:
    """T17.2-10, T17.2-12 Own foot with more than 1 MU of its rear edge on the wagon."""
    camp = table.camps.get(stand.seat)
    if camp is None or not camp.wagon or camp.place != "table" or not is_foot(table, stand):
        return False
    return _shared_with(table, stand, camp) > BACKED + TOLERANCE


def _shared_with(table: Table, stand: Stand, camp: Camp) -> float:
    rear = edge_of(footprint_of(table, stand), "rear")
    walls = camp_footprint(camp)
    return max(shared_stretch(rear, edge_of(walls, edge)) for edge in EDGES)


def always(_: Table, __: Stand) -> bool:
    """Most cards are at work all game."""
    return True


def has_bowmen(_: Table, stand: Stand) -> bool:
    """T17.3-2"""
    return stand.bowmen


def has_screen(table: Table, stand: Stand) -> bool:
    """T17.3-6, T17.3-8 Screened, and no friend directly ahead."""
    return stand.screened and not any(
        directly_behind(table, stand, friend) for friend in stands_of(table, stand.seat)
    )


def rides(_: Table, stand: Stand) -> bool:
    """T17.4-7"""
    return stand.transports


AT_WORK: Mapping[str, Callable[[Table, Stand], bool]] = {
    "SP": has_bowmen,
    "ET": has_screen,
    "MI": rides,
}
"""Cards that are at work only while their stand is in a certain state."""
