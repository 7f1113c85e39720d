"""T1.1-14 Poses put down by hand are drawn to exact contact."""

from collections.abc import Iterator

from warhost.games.triumph.contact import Base
from warhost.games.triumph.geometry import (
    DEGREE,
    HALF_TURN,
    MU,
    RIGHT_ANGLE,
    STAND_WIDTH,
    TURN,
    Point,
    Pose,
    ahead,
    difference,
    front_left,
    front_right,
    offset,
    sideways,
    squared,
)
from warhost.games.triumph.movement.field import Body, Field
from warhost.games.triumph.stands import depth_of
from warhost.games.triumph.world import Stand

NEAR = MU // 4
NEARLY = 5 * DEGREE
WITHIN_SIGHT = 3 * MU


def snap(field: Field, stand: Stand, pose: Pose) -> Pose:
    """T1.1-14 The nearest pose in contact with an enemy or in line with a friend."""
    near = [place for place in places_of_contact(field, stand, pose) if _is_close(pose, place)]
    return min(near, key=lambda place: squared(pose.point, place.point), default=pose)


def _is_close(pose: Pose, place: Pose) -> bool:
    turn = abs(difference(pose.facing, place.facing))
    return turn <= NEARLY and squared(pose.point, place.point) <= NEAR * NEAR


def places_of_contact(field: Field, stand: Stand, pose: Pose) -> Iterator[Pose]:
    """The exact places beside the troops round a pose: enemies first, then friends."""
    depth = depth_of(field.table, stand)
    for enemy in field.enemies:
        if _is_round(enemy, pose):
            yield from contact_poses(enemy.base, depth_of(field.table, enemy.stand)).values()
    for friend in field.friends:
        if friend.stand.id != stand.id and _is_round(friend, pose):
            yield from _places_in_line(friend, depth_of(field.table, friend.stand), depth)


def _is_round(body: Body, pose: Pose) -> bool:
    across, along = body.base.pose.x - pose.x, body.base.pose.y - pose.y
    return abs(across) <= WITHIN_SIGHT and abs(along) <= WITHIN_SIGHT


def contact_poses(enemy: Base, depth: int) -> dict[str, Pose]:
    """T1.3-1 to T1.3-3 The poses of a stand in proper contact with each edge of an enemy."""
    pose = enemy.pose
    left, right = pose.facing + RIGHT_ANGLE, pose.facing - RIGHT_ANGLE
    return {
        "front": Pose(pose.x, pose.y, (pose.facing + HALF_TURN) % TURN),
        "left flank": _right_of(front_left(pose), left, MU),
        "right flank": _right_of(front_right(pose), right, -MU),
        "rear": ahead(pose, -depth),
    }


def _right_of(corner: Point, facing: int, distance: int) -> Pose:
    x, y = offset(facing, distance, 0)
    return Pose(corner[0] + x, corner[1] + y, facing % TURN)


def _places_in_line(friend: Body, depth: int, own_depth: int) -> Iterator[Pose]:
    """T1.3-8, T1.3-9 Side by side with a friend, directly behind it, or directly ahead."""
    pose = friend.base.pose
    yield sideways(pose, STAND_WIDTH)
    yield sideways(pose, -STAND_WIDTH)
    yield ahead(pose, -depth)
    yield ahead(pose, own_depth)
