"""T13.2 Friends are pushed back, rank behind rank."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from warhost.games.triumph.combat.lanes import (
    Lane,
    Met,
    Places,
    friends_of,
    shape_at,
    walls_along,
)
from warhost.games.triumph.combat.retreats import Shift
from warhost.games.triumph.combat.straight import clear_at, first_met, met_at, moved
from warhost.games.triumph.contact import is_in_combat
from warhost.games.triumph.geometry import (
    ANGLE_TOLERANCE,
    DEGREE,
    Shape,
    difference,
    footprint,
    overlaps,
)
from warhost.games.triumph.stands import depth_of, type_of
from warhost.games.triumph.world import Stand, StandId, Table

SAME_WAY = 45 * DEGREE
IMMOVABLE = ("WWG", "ELE")


Chain = tuple[StandId, ...]


class Pushed(NamedTuple):
    """A friend pushed along a lane: the ground before and after, how far, and by whom."""

    friend: Stand
    start: Shape
    end: Shape
    way: int
    chain: Chain
    """The friends pushed ahead of it, itself the last."""


def faces_same_way(one: Stand, other: Stand) -> bool:
    """T13.1-8"""
    assert one.pose is not None, one.id
    assert other.pose is not None, other.id
    turn = difference(one.pose.facing, other.pose.facing)
    return abs(turn) <= SAME_WAY + ANGLE_TOLERANCE


def can_be_pushed(table: Table, friend: Stand) -> bool:
    """T13.2-4, T13.2-5 By what it is and does; what lies behind it is another question."""
    return friend.type not in IMMOVABLE and not is_in_combat(table, friend)


def push_all(lane: Lane, pusher: Shape, friends: Iterable[Stand]) -> tuple[Places, list[Stand]]:
    """T13.1-4 Where the friends in the way are pushed to, and those that are not."""
    places: Places = {}
    left = []
    for friend in friends:
        pushed = faces_same_way(lane.stand, friend) and push(lane, pusher, friend, places)
        if pushed:
            places = pushed
        else:
            left.append(friend)
    return places, left


def push(
    lane: Lane, pusher: Shape, friend: Stand, places: Places, ahead: Chain = ()
) -> Places | None:
    """T13.2-2, T13.2-6 Where a friend and all behind it end; nothing if one cannot be pushed."""
    table = lane.table
    if not can_be_pushed(table, friend):
        return None
    start = shape_at(table, friend, places)
    way = clear_at(start, pusher, lane.heading)
    pose = places.get(friend.id, friend.pose)
    assert pose is not None, friend.id
    behind = walls_along(Lane(table, friend, pose, lane.heading), way)
    if first_met(start, behind, lane.heading, way) is not None:
        return None
    end = moved(pose, lane.heading, way)
    ground = footprint(end, depth_of(table, friend))
    pushed = Pushed(friend, start, ground, way, (*ahead, friend.id))
    return _push_those_behind(lane, pushed, {**places, friend.id: end})


def _push_those_behind(lane: Lane, pushed: Pushed, places: Places) -> Places | None:
    """T13.2-3, T13.2-7 Friends behind the pushed one are pushed in turn, or passed by it."""
    for met in _friends_behind(lane, pushed, places):
        other = met.stand
        further = faces_same_way(lane.stand, other) and push(
            lane, pushed.end, other, places, pushed.chain
        )
        if further:
            places = further
        elif not _may_be_passed(lane.table, pushed, other, places):
            return None
    return places


def _friends_behind(lane: Lane, pushed: Pushed, places: Places) -> Iterator[Met]:
    for other in friends_of(lane):
        if other.id not in pushed.chain:
            shape = shape_at(lane.table, other, places)
            way = met_at(pushed.start, shape, lane.heading, pushed.way)
            if way is not None:
                yield Met(way, other)


def _may_be_passed(table: Table, pushed: Pushed, other: Stand, places: Places) -> bool:
    """T13.2-7 Open order friends, if the end place is clear of them."""
    return type_of(table, other).is_open_order and not overlaps(
        pushed.end, shape_at(table, other, places)
    )


def shifts(places: Places) -> tuple[Shift, ...]:
    """The pushed friends in the order in which they were pushed."""
    return tuple(Shift(stand, end) for stand, end in places.items())
