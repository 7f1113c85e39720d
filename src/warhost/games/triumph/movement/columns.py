"""T7.4 Columns: the first stand leads, the others follow in its track."""

from collections.abc import Iterator
from itertools import pairwise

from warhost.games.triumph.geometry import (
    ANGLE_TOLERANCE,
    DEGREE,
    MU,
    TURN,
    Point,
    Pose,
    bearing,
    difference,
    footprint,
    offset,
    overlaps,
    rear_midpoint,
    rounded,
)
from warhost.games.triumph.groups import COLUMN_BEND
from warhost.games.triumph.movement.courses import Course, after_leg, pose_of, wheel_pivot
from warhost.games.triumph.movement.legs import Advance, Leg, Wheel
from warhost.games.triumph.movement.travel import Formation, Stretch, Travel, travel_of
from warhost.games.triumph.movement.words import refused
from warhost.games.triumph.stands import depth_of
from warhost.games.triumph.world import Stand, Table
from warhost.kernel.refusals import Refusal

STEP = MU // 4
STEP_ANGLE = 5 * DEGREE
STRAIGHT = DEGREE // 2


def wrong_legs_of_column(legs: tuple[Leg, ...]) -> Iterator[Refusal]:
    """T7.4-3"""
    for number, leg in enumerate(legs):
        goes_on = isinstance(leg, Advance) and leg.distance >= 0
        if not goes_on and not isinstance(leg, Wheel):
            yield refused("T7.4-3", number, "the first stand of a column advances or wheels")


def course_of_column(table: Table, stands: tuple[Stand, ...], legs: tuple[Leg, ...]) -> Course:
    """T7.4-5 After each step of the leader the followers are placed from front to rear."""
    depths = tuple(depth_of(table, stand) for stand in stands)
    formation = tuple(pose_of(stand) for stand in stands)
    stretches = []
    for number, leg in enumerate(legs):
        gone = Travel()
        start = formation[0]
        for pose in leader_steps(start, leg):
            ends = followed(formation, pose, depths)
            far = travel_of(start, pose)
            travel = Travel(far.left - gone.left, far.right - gone.right)
            stretches.append(Stretch(number, formation, ends, travel))
            formation, gone = ends, far
    return Course("column", stands, tuple(stretches))


def leader_steps(start: Pose, leg: Leg) -> Iterator[Pose]:
    """T7.4-5 The leader after each of equal steps."""
    match leg:
        case Advance(distance):
            steps = _parts(distance, STEP)
            for step in range(1, steps + 1):
                yield after_leg(start, Advance(rounded(distance * step, steps)), None)
        case Wheel(angle):
            steps, pivot = _parts(angle, STEP_ANGLE), wheel_pivot((start,), angle)
            for step in range(1, steps + 1):
                yield after_leg(start, Wheel(rounded(angle * step, steps)), pivot)
        case _:
            raise AssertionError(leg)


def _parts(amount: int, largest: int) -> int:
    return max(1, -(-abs(amount) // largest))


def followed(formation: Formation, leader: Pose, depths: tuple[int, ...]) -> Formation:
    """T7.4-5 to T7.4-7 The column after a step of its leader."""
    poses = [leader]
    for place in range(1, len(formation)):
        ahead, depth = poses[-1], depths[place - 1]
        rear = rear_midpoint(formation[place], depths[place])
        facing = facing_of_follower(rear, ahead, depth)
        poses.append(joined(ahead, depth, facing))
    return tuple(poses)


def facing_of_follower(rear: Point, ahead: Pose, depth: int) -> int:
    """T7.4-6"""
    facing = bearing(rear, rear_midpoint(ahead, depth))
    return ahead.facing if abs(difference(facing, ahead.facing)) < STRAIGHT else facing


def joined(ahead: Pose, depth: int, facing: int) -> Pose:
    """T7.4-7 Behind a stand, at the corners on the side it faces further to."""
    turn = difference(facing, ahead.facing)
    x, y = rear_midpoint(ahead, depth)
    if turn != 0:
        hand = MU if turn > 0 else -MU
        corner_x, corner_y = offset(ahead.facing, hand, 0)
        back_x, back_y = offset(facing, -hand, 0)
        x, y = x + corner_x + back_x, y + corner_y + back_y
    return Pose(x, y, facing % TURN)


def broken_joints(table: Table, course: Course) -> Iterator[Refusal]:
    """T7.4-8 No joint bends by more than 45 degrees, no stand runs into another of the column."""
    for stretch in course.stretches:
        if any(_bends(a, b) for a, b in pairwise(stretch.ends)):
            text = "a joint of the column would bend by more than 45 degrees"
            yield refused("T7.4-8", stretch.leg, text)
            return
        if _runs_into_itself(table, course, stretch.ends):
            yield refused("T7.4-8", stretch.leg, "the column would run into itself")
            return


def _bends(ahead: Pose, behind: Pose) -> bool:
    turn = difference(behind.facing, ahead.facing)
    return abs(turn) > COLUMN_BEND + ANGLE_TOLERANCE


def _runs_into_itself(table: Table, course: Course, formation: Formation) -> bool:
    shapes = [
        footprint(pose, depth_of(table, stand))
        for stand, pose in zip(course.stands, formation, strict=True)
    ]
    return any(overlaps(a, b) for place, a in enumerate(shapes) for b in shapes[place + 2 :])
