"""T1.1-7 Angles: hundredths of a degree, 0 looking to growing y, growing clockwise."""

import math

from warhost.games.triumph.geometry.units import ANGLE_TOLERANCE, DEGREE, TURN, Point

HALF_TURN = TURN // 2
RIGHT_ANGLE = TURN // 4
SCALE = 1 << 40
"""What a sine of one is in the tables."""


def _sines() -> tuple[int, ...]:
    """One quadrant is computed, the others mirror it, so that opposite angles cancel exactly."""
    rise = [round(math.sin(math.radians(step / DEGREE)) * SCALE) for step in range(RIGHT_ANGLE)]
    half = [*rise, SCALE, *reversed(rise[1:])]
    return tuple(half + [-sine for sine in half])


SINE = _sines()
COSINE = SINE[RIGHT_ANGLE:] + SINE[:RIGHT_ANGLE]


def normal(angle: int) -> int:
    """T1.1-7 The same direction in the range 0 to below 360 degrees."""
    return angle % TURN


def difference(a: int, b: int) -> int:
    """The smallest turn from `a` to `b`, clockwise positive; half a turn is positive."""
    turn = (b - a) % TURN
    return turn - TURN if turn > HALF_TURN else turn


def bearing(p: Point, q: Point) -> int:
    """The angle at which q lies as seen from p; mirrored points give mirrored angles."""
    across, along = q[0] - p[0], q[1] - p[1]
    slant = round(math.degrees(math.atan2(abs(across), abs(along))) * DEGREE)
    from_axis = slant if along >= 0 else HALF_TURN - slant
    return normal(from_axis if across >= 0 else -from_axis)


def same_within(a: int, b: int, reach: int) -> bool:
    """Whether two directions differ by at most `reach`."""
    return abs(difference(a, b)) <= reach


def opposite_within(a: int, b: int, reach: int) -> bool:
    """Whether two directions differ from opposite ones by at most `reach`."""
    return abs(difference(a, b)) >= HALF_TURN - reach


def same_facing(a: int, b: int) -> bool:
    """T1.1-10"""
    return same_within(a, b, ANGLE_TOLERANCE)


def opposite(a: int, b: int) -> bool:
    """T1.1-10"""
    return opposite_within(a, b, ANGLE_TOLERANCE)


def at_right_angles(a: int, b: int) -> bool:
    """T1.1-10"""
    return abs(abs(difference(a, b)) - RIGHT_ANGLE) <= ANGLE_TOLERANCE
