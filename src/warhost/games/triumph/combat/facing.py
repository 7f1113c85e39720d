"""T9.2 Turning to face an enemy on the flank or in the rear."""

import msgspec

from warhost.games.triumph.combat.lanes import Lane, Places, walls
from warhost.games.triumph.combat.pushing import push, shifts
from warhost.games.triumph.combat.retreats import Shift
from warhost.games.triumph.contact import contacts_of
from warhost.games.triumph.geometry import (
    HALF_TURN,
    TURN,
    Edge,
    Pose,
    Shape,
    footprint,
    overlaps,
)
from warhost.games.triumph.stands import depth_of, footprint_of, stands_of
from warhost.games.triumph.view import copy_of_table
from warhost.games.triumph.world import Stand, Table


class Turning(msgspec.Struct, frozen=True):
    """A stand turns to face a toucher; friends make room."""

    end: Pose
    pushed: tuple[Shift, ...] = ()


def turn_to_face(table: Table, stand: Stand, toucher: Stand) -> Turning | None:
    """T9.2-5 to T9.2-7 The pose in front contact with the toucher; nothing if it cannot turn."""
    end = pose_facing(toucher)
    ground = footprint(end, depth_of(table, stand))
    if any(overlaps(ground, wall) for wall in walls(table, stand)):
        return None
    places = _made_room(table, stand, ground)
    return None if places is None else Turning(end, shifts(places))


def pose_facing(toucher: Stand) -> Pose:
    """T9.2-5 Its front edge coincides with the toucher's front edge."""
    assert toucher.pose is not None, toucher.id
    facing = (toucher.pose.facing + HALF_TURN) % TURN
    return Pose(toucher.pose.x, toucher.pose.y, facing)


def _made_room(table: Table, stand: Stand, ground: Shape) -> Places | None:
    """T9.2-6 Friends overlapped by the turned stand go straight to their own rear.

    Its old place is free for them.
    """
    places: Places = {}
    table = copy_of_table(table)
    del table.stands[stand.id]
    for friend in stands_of(table, stand.seat):
        if overlaps(ground, footprint_of(table, friend)):
            assert friend.pose is not None, friend.id
            lane = Lane(table, friend, friend.pose, friend.pose.facing + HALF_TURN)
            pushed = push(lane, ground, friend, places)
            if pushed is None:
                return None
            places = pushed
    return places


def contacted_edges(table: Table, stand: Stand) -> tuple[Edge, ...]:
    """T9.2-2, T9.2-4 The edges on which enemies are in flank or rear contact with it."""
    return tuple(c.edge for c in contacts_of(table, stand) if c.touched == stand.id)
