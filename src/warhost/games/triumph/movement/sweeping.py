"""T7.1-7 The ground that a base sweeps in a stretch, and what of it meets other shapes."""

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from warhost.games.triumph.geometry import Point, Pose, Shape, footprint, overlaps
from warhost.games.triumph.movement.travel import Stretch, reach_of


class Box(NamedTuple):
    """A rectangle along the axes that holds a whole sweep."""

    left: int
    bottom: int
    right: int
    top: int

    def meets(self, shape: Shape) -> bool:
        return (
            self.left < shape.right
            and shape.left < self.right
            and self.bottom < shape.top
            and shape.bottom < self.top
        )


def box_of(stretch: Stretch, place: int, depth: int) -> Box:
    """A box round all poses of one base in a stretch, cheaply found and not much too large."""
    start, end = stretch.starts[place], stretch.ends[place]
    if stretch.pivot is not None:
        far = reach_of(depth) + math.isqrt(_squared_way(start, stretch.pivot))
        return _round(stretch.pivot, stretch.pivot, far)
    if start.facing != end.facing:
        return _round(start.point, end.point, reach_of(depth))
    a, b = footprint(start, depth), footprint(end, depth)
    return Box(
        min(a.left, b.left), min(a.bottom, b.bottom), max(a.right, b.right), max(a.top, b.top)
    )


def _round(a: Point, b: Point, reach: int) -> Box:
    return Box(
        min(a[0], b[0]) - reach,
        min(a[1], b[1]) - reach,
        max(a[0], b[0]) + reach,
        max(a[1], b[1]) + reach,
    )


def _squared_way(pose: Pose, point: Point) -> int:
    return (pose.x - point[0]) ** 2 + (pose.y - point[1]) ** 2


def shapes_along(stretch: Stretch, place: int, depth: int) -> Iterator[Shape]:
    """T7.1-7 The footprints of one base in a stretch, start and end included."""
    return (footprint(formation[place], depth) for formation in stretch.poses())


def meets_on_the_way(
    stretch: Stretch, place: int, depth: int, shapes: Iterable[Shape]
) -> Iterator[Shape]:
    """T7.1-7 Those of the shapes that a base overlaps somewhere in a stretch."""
    box = box_of(stretch, place, depth)
    near = [shape for shape in shapes if box.meets(shape)]
    if not near:
        return
    swept = list(shapes_along(stretch, place, depth))
    yield from (shape for shape in near if any(overlaps(base, shape) for base in swept))
