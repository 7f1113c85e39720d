"""The way straight back or straight on that a stand has to take, and what lies in it."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from warhost.games.triumph.combat.straight import OUTSIDE, first_met, met_at, moved
from warhost.games.triumph.geometry import HALF_TURN, Pose, Shape, footprint
from warhost.games.triumph.ground import by_road, difficult_shapes, impassable_shapes
from warhost.games.triumph.stands import (
    camp_footprint,
    camps_on_table,
    depth_of,
    footprint_of,
    stands_of,
    type_of,
)
from warhost.games.triumph.world import Stand, StandId, Table

Places = Mapping[StandId, Pose]
"""Where friends are that have been pushed; the others stand where the table says."""
NOBODY_MOVED: Places = {}


class Lane(NamedTuple):
    """A stand about to go straight in one direction."""

    table: Table
    stand: Stand
    pose: Pose
    heading: int


class Met(NamedTuple):
    """A friend in the way, and the distance after which it is met."""

    way: float
    stand: Stand


def lane_behind(table: Table, stand: Stand) -> Lane:
    """T13.1-1 Directly to the rear."""
    assert stand.pose is not None, stand.id
    return Lane(table, stand, stand.pose, stand.pose.facing + HALF_TURN)


def lane_ahead(table: Table, stand: Stand, pose: Pose) -> Lane:
    """Straight on from a pose."""
    return Lane(table, stand, pose, pose.facing)


def shape_after(lane: Lane, distance: int) -> Shape:
    """The ground the stand covers after part of its way."""
    return footprint(place_after(lane, distance), depth_of(lane.table, lane.stand))


def place_after(lane: Lane, distance: int) -> Pose:
    return moved(lane.pose, lane.heading, distance)


def shape_at(table: Table, stand: Stand, places: Places) -> Shape:
    """The ground a friend covers, where it has been pushed to if it has."""
    if stand.id in places:
        return footprint(places[stand.id], depth_of(table, stand))
    return footprint_of(table, stand)


def enemies_in(table: Table, stand: Stand) -> Iterator[Shape]:
    for enemy in stands_of(table, table.enemy_of(stand.seat)):
        yield footprint_of(table, enemy)


def camps_in(table: Table) -> Iterator[Shape]:
    """T13.1-15 The camps of both sides."""
    for camp in camps_on_table(table):
        yield camp_footprint(camp)


def closed_ground(table: Table, stand: Stand, on_road: bool = False) -> Iterator[Shape]:
    """T13.1-16 Impassable terrain; for Artillery and War Wagons all that is difficult off road."""
    yield from impassable_shapes(table)
    if type_of(table, stand).roads_only and not on_road:
        yield from difficult_shapes(table)


def obstacles(table: Table, stand: Stand, on_road: bool = False) -> Iterator[Shape]:
    """T13.3-2 What nobody passes, the board edge excepted."""
    yield from enemies_in(table, stand)
    yield from camps_in(table)
    yield from closed_ground(table, stand, on_road)


def walls(table: Table, stand: Stand, on_road: bool = False) -> Iterator[Shape]:
    """T13.1-14 What destroys a stand that falls back into it."""
    yield from obstacles(table, stand, on_road)
    yield from OUTSIDE


def walls_along(lane: Lane, reach: int) -> Iterator[Shape]:
    """T13.1-14, T13.1-16 The same for a stand that may have a road under it."""
    on_road = by_road(lane.table, lane.pose, place_after(lane, reach))
    return walls(lane.table, lane.stand, on_road)


def wall_met(lane: Lane, reach: int) -> float | None:
    """T13.1-14 After which distance the path meets an enemy, a camp, the board edge …"""
    return first_met(shape_after(lane, 0), walls_along(lane, reach), lane.heading, reach)


def friends_of(lane: Lane) -> Iterator[Stand]:
    """All friends on the table."""
    return (
        friend for friend in stands_of(lane.table, lane.stand.seat) if friend.id != lane.stand.id
    )


def friends_met(
    lane: Lane,
    reach: int,
    places: Places = NOBODY_MOVED,
    matters: Callable[[Stand], bool] = lambda _: True,
) -> list[Met]:
    """T13.1-3, T13.1-19 Friends in the way, the first met first, then the lower number."""
    shape = shape_after(lane, 0)
    found = []
    for friend in friends_of(lane):
        if matters(friend):
            way = met_at(shape, shape_at(lane.table, friend, places), lane.heading, reach)
            if way is not None:
                found.append(Met(way, friend))
    return sorted(found, key=lambda met: (met.way, met.stand.number))
