"""T7.1-6, T7.1-7 The poses a base passes through, so close that nothing can slip between them."""

import math

from warhost.games.triumph.geometry.poses import Pose
from warhost.games.triumph.geometry.units import BASE_REACH, DEGREE, Point

STRIDE = 96
"""What a corner may travel between neighbours, less what rounding can add to it."""


def wheel_steps(poses: list[Pose], pivot: Point, angle: int) -> int:
    """T7.1-7 In how many steps several bases wheel together."""
    far = max(math.sqrt((pose.x - pivot[0]) ** 2 + (pose.y - pivot[1]) ** 2) for pose in poses)
    return steps_of(_arc(far + BASE_REACH, angle))


def steps_of(travel: float) -> int:
    """T7.1-7 In how many steps a corner travels so far."""
    return max(1, math.ceil(travel / STRIDE))


def _arc(radius: float, angle: int) -> float:
    return radius * math.radians(abs(angle) / DEGREE)
