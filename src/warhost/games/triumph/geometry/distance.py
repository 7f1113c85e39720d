"""T1.1-11 The shortest way between points, segments and shapes."""

import math
from collections.abc import Iterator

from warhost.games.triumph.geometry.segments import segments_cross, side
from warhost.games.triumph.geometry.shapes import Shape
from warhost.games.triumph.geometry.units import Point, rounded, rounded_float

EVEN = 4
"""Edges count as parallel, and pairs of points as equally near, up to what rounding can do."""

Pair = tuple[float, Point, Point]


def squared(p: Point, q: Point) -> int:
    """The squared distance of two points, exact."""
    across, along = q[0] - p[0], q[1] - p[1]
    return across * across + along * along


def length(p: Point, q: Point) -> int:
    """The distance of two points on the grid."""
    return rounded_float(math.sqrt(squared(p, q)))


def to_segment(p: Point, a: Point, b: Point) -> float:
    """From a point to the nearest point of a segment, before rounding."""
    across, along = b[0] - a[0], b[1] - a[1]
    run = (p[0] - a[0]) * across + (p[1] - a[1]) * along
    whole = across * across + along * along
    if run <= 0:
        return math.sqrt(squared(p, a))
    if run >= whole:
        return math.sqrt(squared(p, b))
    return abs(side(a, b, p)) / math.sqrt(whole)


def gap_to_segment(p: Point, a: Point, b: Point) -> int:
    """From a point to the nearest point of a segment."""
    return rounded_float(to_segment(p, a, b))


def gap_of_segments(p: Point, q: Point, r: Point, s: Point) -> int:
    """The shortest distance between two segments."""
    if segments_cross(p, q, r, s):
        return 0
    ways = (to_segment(p, r, s), to_segment(q, r, s), to_segment(r, p, q), to_segment(s, p, q))
    return rounded_float(min(ways))


def gap(a: Shape, b: Shape) -> int:
    """T1.1-11 The shortest distance between any points of the two shapes."""
    if _meet(a, b):
        return 0
    return rounded_float(min(_ways(a, b)))


def _ways(a: Shape, b: Shape) -> Iterator[float]:
    for start, end in sides(b):
        for corner in a.corners:
            yield to_segment(corner, start, end)
    for start, end in sides(a):
        for corner in b.corners:
            yield to_segment(corner, start, end)


def sides(shape: Shape) -> list[tuple[Point, Point]]:
    """The edges of a shape, clockwise, the first from its first corner."""
    corners = shape.corners
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


def _meet(a: Shape, b: Shape) -> bool:
    """Whether no edge of either has the whole other shape outside."""
    return not (_parted(a, b) or _parted(b, a))


def _parted(a: Shape, b: Shape) -> bool:
    return any(all(side(p, q, corner) > 0 for corner in b.corners) for p, q in sides(a))


def nearest_points(a: Shape, b: Shape) -> tuple[Point, Point]:
    """T6-20 The nearest points; of facing stretches of two edges their midpoints."""
    pairs = list(_pairs(a, b))
    least = min(pair[0] for pair in pairs)
    near = [pair for pair in pairs if pair[0] <= least + EVEN]
    return _middle([pair[1] for pair in near], a), _middle([pair[2] for pair in near], b)


def _pairs(a: Shape, b: Shape) -> Iterator[Pair]:
    for start, end in sides(b):
        for corner in a.corners:
            yield to_segment(corner, start, end), corner, nearest_on(corner, start, end)
    for start, end in sides(a):
        for corner in b.corners:
            yield to_segment(corner, start, end), nearest_on(corner, start, end), corner


def nearest_on(p: Point, a: Point, b: Point) -> Point:
    """The point of a segment that is nearest to p."""
    across, along = b[0] - a[0], b[1] - a[1]
    run = (p[0] - a[0]) * across + (p[1] - a[1]) * along
    whole = across * across + along * along
    if run <= 0:
        return a
    if run >= whole:
        return b
    out = side(a, b, p)
    return p[0] + rounded(out * along, whole), p[1] - rounded(out * across, whole)


def _middle(points: list[Point], shape: Shape) -> Point:
    """The middle of points on one edge; halves are rounded away from the middle of the front."""
    (ax, ay), (bx, by) = shape.corners[:2]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    anchor_x, anchor_y = (ax + bx) // 2, (ay + by) // 2
    x = anchor_x + rounded(min(xs) + max(xs) - 2 * anchor_x, 2)
    y = anchor_y + rounded(min(ys) + max(ys) - 2 * anchor_y, 2)
    return x, y
