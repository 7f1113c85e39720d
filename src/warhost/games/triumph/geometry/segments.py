"""Straight lines over the table: what they cross, touch and run through."""

import math
from collections.abc import Iterable

from warhost.games.triumph.geometry.shapes import Plane, Shape
from warhost.games.triumph.geometry.units import TOLERANCE, Point, rounded_float


def segments_cross(p: Point, q: Point, r: Point, s: Point) -> bool:
    """Whether two segments have a point in common, their ends included."""
    if max(p[0], q[0]) < min(r[0], s[0]) or max(r[0], s[0]) < min(p[0], q[0]):
        return False
    if max(p[1], q[1]) < min(r[1], s[1]) or max(r[1], s[1]) < min(p[1], q[1]):
        return False
    return _parts(p, q, r, s) and _parts(r, s, p, q)


def _parts(p: Point, q: Point, r: Point, s: Point) -> bool:
    """Whether the line through p and q leaves r and s on different sides, or meets one."""
    one, other = side(p, q, r), side(p, q, s)
    return one == 0 or other == 0 or (one > 0) != (other > 0)


def side(p: Point, q: Point, r: Point) -> int:
    """Positive if r lies left of the line from p to q; twice the area they span."""
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def _is_far(p: Point, q: Point, shape: Shape) -> bool:
    """Whether the segment passes by the box of a shape: cheap, and most do."""
    return (
        max(p[0], q[0]) < shape.left - TOLERANCE
        or min(p[0], q[0]) > shape.right + TOLERANCE
        or max(p[1], q[1]) < shape.bottom - TOLERANCE
        or min(p[1], q[1]) > shape.top + TOLERANCE
    )


def segment_meets(p: Point, q: Point, shape: Shape) -> bool:
    """Whether the segment has a point in common with the shape, its border included."""
    return not _is_far(p, q, shape) and _inside(p, q, _borders(shape)) is not None


def segment_pierces(p: Point, q: Point, shape: Shape) -> bool:
    """T10.2-10 Whether the segment runs deeper into the shape than the tolerance."""
    if _is_far(p, q, shape):
        return False
    deeper = ((x, y, limit - 1) for x, y, limit in shape.planes)
    span = _inside(p, q, deeper)
    return span is not None and span[0] < span[1]


def segment_grazes(p: Point, q: Point, shape: Shape) -> tuple[float, float] | None:
    """T10.2-10 Between which fractions of its length a segment is within touch of a shape."""
    if _is_far(p, q, shape):
        return None
    wider = (
        (x, y, 2 * border - limit)
        for (x, y, border), (_, _, limit) in zip(_borders(shape), shape.planes, strict=True)
    )
    return _inside(p, q, wider)


def segment_inside_length(p: Point, q: Point, shapes: Iterable[Shape]) -> int:
    """T1.1-15 How much of the segment lies inside the shapes together; borders are outside."""
    near = [_borders(shape) for shape in shapes if not _is_far(p, q, shape)]
    spans = [_inside(p, q, borders) for borders in near if not _along(p, q, borders)]
    covered, reached = 0.0, 0.0
    for start, end in sorted(span for span in spans if span is not None):
        covered += max(0.0, end - max(start, reached))
        reached = max(reached, end)
    across, along = q[0] - p[0], q[1] - p[1]
    return rounded_float(covered * math.sqrt(across * across + along * along))


def _borders(shape: Shape) -> list[Plane]:
    borders = []
    x, y = shape.corners[-1]
    for next_x, next_y in shape.corners:
        out_x, out_y = y - next_y, next_x - x
        borders.append((out_x, out_y, out_x * x + out_y * y))
        x, y = next_x, next_y
    return borders


def _along(p: Point, q: Point, borders: list[Plane]) -> bool:
    """Whether the segment lies on the line of a border."""
    return any(x * p[0] + y * p[1] == limit == x * q[0] + y * q[1] for x, y, limit in borders)


def holds(shape: Shape, p: Point) -> bool:
    """T1.1-15 Whether a point lies inside; the border is outside."""
    return all(out_x * p[0] + out_y * p[1] < limit for out_x, out_y, limit in _borders(shape))


def _inside(p: Point, q: Point, planes: Iterable[Plane]) -> tuple[float, float] | None:
    """Between which fractions of its length the segment lies behind all planes."""
    enter, leave = 0.0, 1.0
    for out_x, out_y, limit in planes:
        start = limit - out_x * p[0] - out_y * p[1]
        end = limit - out_x * q[0] - out_y * q[1]
        if start < 0 and end < 0:
            return None
        if start < 0:
            enter = max(enter, start / (start - end))
        elif end < 0:
            leave = min(leave, start / (start - end))
    return (enter, leave) if enter <= leave else None
