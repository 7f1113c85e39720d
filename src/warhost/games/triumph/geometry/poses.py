"""Where a base stands, and the small moves that make new poses out of old ones."""

import msgspec

from warhost.games.triumph.geometry.angles import COSINE, HALF_TURN, SCALE, SINE
from warhost.games.triumph.geometry.units import TURN, Point, rounded


class Pose(msgspec.Struct, frozen=True, order=True):
    """T1.1-8 The midpoint of the front edge and the facing."""

    x: int
    y: int
    facing: int

    @property
    def point(self) -> Point:
        return self.x, self.y


def offset(facing: int, right: int, forward: int) -> Point:
    """How far a point to the right and ahead of something facing so lies from it."""
    sine, cosine = SINE[facing % TURN], COSINE[facing % TURN]
    across = right * cosine + forward * sine
    along = forward * cosine - right * sine
    return rounded(across, SCALE), rounded(along, SCALE)


def shifted(pose: Pose, right: int, forward: int) -> Pose:
    """The pose moved without turning."""
    x, y = offset(pose.facing, right, forward)
    return Pose(pose.x + x, pose.y + y, pose.facing)


def seen_from(pose: Pose, point: Point) -> Point:
    """How far to the right of the front midpoint a point lies, and how far ahead of it."""
    return offset(-pose.facing, point[0] - pose.x, point[1] - pose.y)


def ahead(pose: Pose, distance: int) -> Pose:
    """Straight on, or straight back if the distance is negative."""
    return shifted(pose, 0, distance)


def sideways(pose: Pose, distance: int) -> Pose:
    """To the right, or to the left if the distance is negative."""
    return shifted(pose, distance, 0)


def turned(pose: Pose, angle: int) -> Pose:
    """Turned clockwise about the front midpoint."""
    return Pose(pose.x, pose.y, (pose.facing + angle) % TURN)


def turned_about(pose: Pose, pivot: Point, angle: int) -> Pose:
    """Wheeled clockwise about a point."""
    return Pose(*point_turned_about(pose.point, pivot, angle), (pose.facing + angle) % TURN)


def point_turned_about(point: Point, pivot: Point, angle: int) -> Point:
    """Carried clockwise round another point."""
    x, y = offset(angle, point[0] - pivot[0], point[1] - pivot[1])
    return pivot[0] + x, pivot[1] + y


def rear_midpoint(pose: Pose, depth: int) -> Point:
    return ahead(pose, -depth).point


def centre_of(pose: Pose, depth: int) -> Point:
    """The middle of the footprint."""
    x, y = offset(pose.facing, 0, -depth)
    return pose.x + rounded(x, 2), pose.y + rounded(y, 2)


def about_face(pose: Pose, depth: int) -> Pose:
    """T13.4-2 Turned by 180 degrees on the same ground."""
    x, y = rear_midpoint(pose, depth)
    return Pose(x, y, (pose.facing + HALF_TURN) % TURN)
