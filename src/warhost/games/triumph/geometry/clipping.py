"""Convex shapes cut by straight lines: what is left of terrain beside a road, of a zone behind
a stand."""

from collections.abc import Iterable

from warhost.games.triumph.geometry.distance import sides
from warhost.games.triumph.geometry.segments import side
from warhost.games.triumph.geometry.shapes import Shape
from warhost.games.triumph.geometry.units import Point, rounded


def outside(shape: Shape, a: Point, b: Point) -> Shape | None:
    """The part of a shape on the left of the line from a to b."""
    kept: list[Point] = []
    for p, q in sides(shape):
        here, there = side(a, b, p), side(a, b, q)
        if here >= 0:
            kept.append(p)
        if here > 0 > there:
            kept.append(_crossing(p, q, here, there))
        elif here < 0 < there:
            kept.append(_crossing(q, p, there, here))
    return _solid(kept)


def _crossing(inner: Point, outer: Point, depth: int, height: int) -> Point:
    """Where an edge meets the line; rounded as seen from its inner end, whichever way it runs."""
    whole = depth - height
    return (
        inner[0] + rounded((outer[0] - inner[0]) * depth, whole),
        inner[1] + rounded((outer[1] - inner[1]) * depth, whole),
    )


def _solid(corners: list[Point]) -> Shape | None:
    """The shape of the corners, if they still span any ground."""
    kept = tuple(dict.fromkeys(corners))
    if not any(side(kept[0], kept[1], corner) for corner in kept[2:]):
        return None
    return Shape(kept)


def without(shape: Shape, hole: Shape) -> list[Shape]:
    """Convex shapes that together are the shape less the hole; they may lap over each other.

    Each is as large as it can be, so that what penetrates the rest penetrates one of them.
    """
    parts = (outside(shape, a, b) for a, b in sides(hole))
    return [part for part in parts if part is not None]


def without_all(shape: Shape, holes: Iterable[Shape]) -> tuple[Shape, ...]:
    """Convex shapes that together are the shape less all holes."""
    parts = [shape]
    for hole in holes:
        parts = [rest for part in parts for rest in without(part, hole)]
    return tuple(parts)
