"""T4.4-8 The centre must hold: which stands count there, and how many points are wanted."""

from collections.abc import Sequence

from warhost.games.triumph.board import CENTRE_LEFT, CENTRE_RIGHT, centre_zone
from warhost.games.triumph.geometry import TOLERANCE, edge_of
from warhost.games.triumph.ground import difficult_shapes
from warhost.games.triumph.setup.camp_places import common
from warhost.games.triumph.stands import footprint_of, is_foot, type_of
from warhost.games.triumph.world import Stand, Table
from warhost.kernel.asks import Seat

SKIRMISHERS = "SKM"


def rank_of(table: Table, stand: Stand) -> int:
    """T4.4-10 The class of a stand; a lower number comes first."""
    if stand.battle_line:
        return 1 if stand.type == SKIRMISHERS else 0
    return 2 if is_foot(table, stand) else 3


def stands_in_centre(table: Table, stand: Stand) -> bool:
    """T4.4-9 The whole front edge lies in the centre third."""
    return all(
        CENTRE_LEFT - TOLERANCE <= x <= CENTRE_RIGHT + TOLERANCE
        for x, _ in edge_of(footprint_of(table, stand), "front")
    )


def centre_points(table: Table, army: Sequence[Stand]) -> int:
    """T4.4-10 What counts: a lower class only when every stand of the higher ones does."""
    points = 0
    for rank in range(4):
        members = [stand for stand in army if rank_of(table, stand) == rank]
        counting = [s for s in members if s.place == "table" and stands_in_centre(table, s)]
        points += sum(stand.worth for stand in counting)
        if len(counting) < len(members):
            return points
    return points


def centre_minimum(table: Table, army: Sequence[Stand]) -> int:
    """T4.4-9 The points wanted, or all there are."""
    return min(table.rules.format.centre_half_points, sum(stand.worth for stand in army))


def demanded(table: Table, seat: Seat, army: Sequence[Stand]) -> list[Stand]:
    """T4.4-10 Who is passed over: Artillery and War Wagons if the centre is not all open."""
    zone = centre_zone(table, seat)
    if not any(common(shape, zone) for shape in difficult_shapes(table)):
        return list(army)
    return [s for s in army if s.place == "table" or not type_of(table, s).roads_only]
