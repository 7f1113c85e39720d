"""T7.1-7 The ground that a base sweeps in a stretch, and what of it meets other shapes."""

import functools
import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from warhost.games.triumph.geometry import (
    DEGREE,
    HALF_TURN,
    TOLERANCE,
    Shape,
    difference,
    footprint,
    length,
    overlaps,
)
from warhost.games.triumph.movement.travel import Stretch, reach_of

SLACK = 1.25
"""A corner that turns evenly strays from its chord by no more than this part of its bulge."""


class Box(NamedTuple):
    """A rectangle along the axes that holds a whole sweep."""

    left: int
    bottom: int
    right: int
    top: int

    def meets(self, shape: Shape) -> bool:
        """Whether the shape might be overlapped by the sweep."""
        return (
            shape.right - self.left > TOLERANCE
            and self.right - shape.left > TOLERANCE
            and shape.top - self.bottom > TOLERANCE
            and self.top - shape.bottom > TOLERANCE
        )


def box_of(stretch: Stretch, place: int, depth: int) -> Box:
    """A box round all poses of one base in a stretch, cheaply found and hardly too large."""
    start, end = stretch.starts[place], stretch.ends[place]
    a, b = footprint(start, depth), footprint(end, depth)
    if stretch.pivot is not None:
        far = reach_of(depth) + length(start.point, stretch.pivot)
        bulge = _bulge(far, stretch.angle)
    else:
        bulge = _bulge(reach_of(depth), difference(start.facing, end.facing))
    return Box(
        min(a.left, b.left) - bulge,
        min(a.bottom, b.bottom) - bulge,
        max(a.right, b.right) + bulge,
        max(a.top, b.top) + bulge,
    )


def _bulge(radius: int, angle: int) -> int:
    """How far an arc strays from the box of its ends."""
    if angle == 0:
        return 0
    half = math.radians(min(abs(angle), HALF_TURN) / (2 * DEGREE))
    return math.ceil(SLACK * radius * (1 - math.cos(half))) + 1


@functools.lru_cache(maxsize=1 << 8)
def shapes_along(stretch: Stretch, place: int, depth: int) -> tuple[Shape, ...]:
    """T7.1-7 The footprints of one base in a stretch, start and end included."""
    return tuple(footprint(formation[place], depth) for formation in stretch.poses())


def meets_on_the_way(
    stretch: Stretch, place: int, depth: int, shapes: Iterable[Shape]
) -> Iterator[Shape]:
    """T7.1-7 Those of the shapes that a base overlaps somewhere in a stretch."""
    box = box_of(stretch, place, depth)
    for shape in shapes:
        if box.meets(shape):
            swept = shapes_along(stretch, place, depth)
            if any(overlaps(base, shape) for base in swept):
                yield shape
