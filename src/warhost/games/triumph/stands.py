"""Questions about single stands that every chapter asks."""

import functools
from collections.abc import Iterator

from warhost.games.triumph.armies import TroopType
from warhost.games.triumph.armies.cards import line_with
from warhost.games.triumph.derived import once
from warhost.games.triumph.geometry import MU, Shape, footprint
from warhost.games.triumph.world import Camp, Stand, Table
from warhost.kernel.asks import Seat

CAMP_WIDTH = 4 * MU
CAMP_DEPTH = 2 * MU


TRANSPORTS = "MI"


def type_of(table: Table, stand: Stand) -> TroopType:
    """T17.1-4 The line of the troop type table that the stand fights by, with its cards at work."""
    line = table.rules.types[stand.type]
    if not stand.cards:
        return line
    return _line_with(line, tuple(table.rules.cards[code] for code in cards_at_work(stand)))


_line_with = functools.lru_cache(maxsize=1 << 8)(line_with)


def cards_at_work(stand: Stand) -> tuple[str, ...]:
    """T17.4-8 The cards a stand carries; transports are gone once it has dismounted."""
    return tuple(card for card in stand.cards if card != TRANSPORTS or stand.transports)


def opens_for(table: Table, stand: Stand) -> tuple[str, ...]:
    """T17.5-1, T17.5-3 Kinds of terrain that are open ground for the stand."""
    cards = table.rules.cards
    return tuple(kind for card in stand.cards for kind in cards[card].opens)


def depth_of(table: Table, stand: Stand) -> int:
    """Base depth; some battle cards put their stands on square bases (T1.2-7)."""
    if stand.cards and any(table.rules.cards[card].square_base for card in stand.cards):
        return 2 * MU
    return table.rules.types[stand.type].depth


def footprint_of(table: Table, stand: Stand) -> Shape:
    """The ground a stand on the table covers."""
    assert stand.pose is not None, stand.id
    return footprint(stand.pose, depth_of(table, stand))


def camp_footprint(camp: Camp) -> Shape:
    """The ground a camp or Standard Wagon covers (T1.2-8, T17.2-12)."""
    assert camp.pose is not None, camp.seat
    return footprint(camp.pose, CAMP_DEPTH, CAMP_WIDTH)


def on_table(table: Table) -> Iterator[Stand]:
    """All stands on the table, of both armies."""
    return (stand for stand in table.stands.values() if stand.place == "table")


def stands_near(table: Table, stand: Stand, way: int) -> list[Stand]:
    """The others on the table whose front midpoint lies no further off along either axis."""
    assert stand.pose is not None, stand.id
    x, y = stand.pose.x, stand.pose.y
    return [
        other
        for other_x, other_y, other in _placed(table)
        if -way <= other_x - x <= way and -way <= other_y - y <= way and other.id != stand.id
    ]


@once
def _placed(table: Table) -> tuple[tuple[int, int, Stand], ...]:
    """Where the fronts of all stands on the table are."""
    return tuple((s.pose.x, s.pose.y, s) for s in table.stands.values() if s.pose is not None)


def stands_of(table: Table, seat: Seat) -> Iterator[Stand]:
    """The stands of one army on the table."""
    return (stand for stand in on_table(table) if stand.seat == seat)


def camps_on_table(table: Table) -> Iterator[Camp]:
    """The camps that stand, of both armies."""
    return (camp for camp in table.camps.values() if camp.place == "table")


def is_foot(table: Table, stand: Stand) -> bool:
    return type_of(table, stand).category == "foot"


def is_mounted(table: Table, stand: Stand) -> bool:
    return type_of(table, stand).category == "mounted"
