"""The convex shape that holds all of some points."""

from collections.abc import Iterable

from warhost.games.triumph.geometry.segments import side
from warhost.games.triumph.geometry.units import Point


def hull(points: Iterable[Point]) -> tuple[Point, ...]:
    """The outermost points, anticlockwise."""
    ordered = sorted(set(points))
    return (*_chain(ordered), *_chain(ordered[::-1]))


def _chain(points: list[Point]) -> list[Point]:
    """From one end to the other along the right hand side, the last point left out."""
    found: list[Point] = []
    for point in points:
        while len(found) > 1 and side(found[-2], found[-1], point) <= 0:
            found.pop()
        found.append(point)
    return found[:-1]
