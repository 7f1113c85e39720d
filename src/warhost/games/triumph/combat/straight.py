"""T13.1-22 Straight ways: at which distances a base overlaps what lies in its path."""

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from warhost.games.triumph.board import DEPTH, WIDTH
from warhost.games.triumph.geometry import MU, TOLERANCE, Point, Pose, Shape, box, shifted, sides
from warhost.games.triumph.geometry.angles import COSINE, SCALE, SINE
from warhost.games.triumph.geometry.units import TURN

BEYOND = 20 * MU
OUTSIDE = (
    box(-BEYOND, -BEYOND, 0, DEPTH + BEYOND),
    box(WIDTH, -BEYOND, WIDTH + BEYOND, DEPTH + BEYOND),
    box(-BEYOND, -BEYOND, WIDTH + BEYOND, 0),
    box(-BEYOND, DEPTH, WIDTH + BEYOND, DEPTH + BEYOND),
)
"""The ground beyond the four edges of the board."""


class Span(NamedTuple):
    """The distances between which a base on its way overlaps something."""

    enter: float
    leave: float


def moved(pose: Pose, heading: int, distance: int) -> Pose:
    """The pose after a straight way in any direction, without turning."""
    there = shifted(Pose(pose.x, pose.y, heading % TURN), 0, distance)
    return Pose(there.x, there.y, pose.facing)


def span(moving: Shape, still: Shape, heading: int, margin: int = 0) -> Span | None:
    """Where a shape on its way overlaps another by more than the margin."""
    east, north = SINE[heading % TURN], COSINE[heading % TURN]
    enter, leave = -math.inf, math.inf
    for out_x, out_y in _outward(moving, still):
        apart = _reach(still, out_x, out_y) + _reach(moving, -out_x, -out_y)
        room = apart - margin * math.hypot(out_x, out_y)
        speed = (out_x * east + out_y * north) / SCALE
        if speed == 0:
            if room <= 0:
                return None
        elif speed > 0:
            leave = min(leave, room / speed)
        else:
            enter = max(enter, room / speed)
    return Span(enter, leave) if enter < leave else None


def _outward(moving: Shape, still: Shape) -> Iterator[Point]:
    """Out of the edges of the still shape, and into those of the moving one."""
    for (x, y), (next_x, next_y) in sides(still):
        yield y - next_y, next_x - x
    for (x, y), (next_x, next_y) in sides(moving):
        yield next_y - y, x - next_x


def _reach(shape: Shape, x: int, y: int) -> int:
    return max(corner_x * x + corner_y * y for corner_x, corner_y in shape.corners)


def met_at(moving: Shape, still: Shape, heading: int, reach: int) -> float | None:
    """T13.1-22 After which distance within `reach` the path meets something, if it does."""
    found = span(moving, still, heading, TOLERANCE)
    if found is None or found.leave <= 0 or found.enter >= reach:
        return None
    return max(found.enter, 0.0)


def first_met(moving: Shape, things: Iterable[Shape], heading: int, reach: int) -> float | None:
    """After which distance the path meets the first of several things."""
    ways = (met_at(moving, thing, heading, reach) for thing in things)
    return min((way for way in ways if way is not None), default=None)


def touching_at(moving: Shape, still: Shape, heading: int) -> int:
    """How far a shape can go until it touches another that is in its way."""
    found = span(moving, still, heading)
    return max(0, math.floor(found.enter)) if found else 0


def clear_at(moving: Shape, still: Shape, heading: int) -> int:
    """How far a shape must go to have passed another, or to be clear of one it overlaps."""
    found = span(moving, still, heading)
    return max(0, round(found.leave)) if found else 0
