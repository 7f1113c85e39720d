"""T1.1-9 Whether shapes overlap or touch."""

from warhost.games.triumph.geometry.distance import gap
from warhost.games.triumph.geometry.shapes import Shape
from warhost.games.triumph.geometry.units import TOLERANCE


def overlaps(a: Shape, b: Shape) -> bool:
    """T1.1-9 One would have to be moved by more than the tolerance to clear the other."""
    if (
        a.right - b.left <= TOLERANCE
        or b.right - a.left <= TOLERANCE
        or a.top - b.bottom <= TOLERANCE
        or b.top - a.bottom <= TOLERANCE
    ):
        return False
    return _reaches_behind_every_edge(a, b) and _reaches_behind_every_edge(b, a)


def _reaches_behind_every_edge(inner: Shape, outer: Shape) -> bool:
    for out_x, out_y, limit in outer.planes:
        for x, y in inner.corners:
            if out_x * x + out_y * y < limit:
                break
        else:
            return False
    return True


def is_near(a: Shape, b: Shape, reach: int = TOLERANCE) -> bool:
    """Whether their boxes come that near: cheap, and true whenever the shapes do."""
    return (
        a.left - b.right <= reach
        and b.left - a.right <= reach
        and a.bottom - b.top <= reach
        and b.bottom - a.top <= reach
    )


def touches(a: Shape, b: Shape) -> bool:
    """T1.1-9 Within the tolerance of each other and not overlapping."""
    return is_near(a, b) and not overlaps(a, b) and gap(a, b) <= TOLERANCE
