"""T8-3 The square ahead of a front cut into convex strips, each open to the front edge.

Places are seen from the owner: to the right of its front midpoint, and ahead of it.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from warhost.games.triumph.geometry import (
    STAND_WIDTH,
    TOLERANCE,
    Point,
    Pose,
    Shape,
    outside,
    rounded,
    seen_from,
)

ZONE_DEPTH = STAND_WIDTH
HALF = STAND_WIDTH // 2

Outline = Sequence[Point]
"""The corners of a convex blocker."""
Top = list[Point]
"""The far end of a strip, from left to right."""


def outline(pose: Pose, blocker: Shape) -> Outline:
    """The corners of a blocker seen from the owner, as far as it stands in the zone's depth."""
    seen = Shape(tuple(seen_from(pose, corner) for corner in blocker.corners))
    before = outside(seen, (0, 0), (1, 0))
    near = before and outside(before, (1, ZONE_DEPTH), (0, ZONE_DEPTH))
    return near.corners if near else ()


def joined_strips(outlines: Sequence[Outline]) -> Iterator[tuple[Point, ...]]:
    """The corners of the open strips, as wide as they can be without a dent."""
    tops: list[Top] = []
    for top in _tops(outlines):
        if tops and _is_even(tops[-1], top):
            tops[-1].append(top[1])
        else:
            tops.append(top)
    for top in tops:
        (left, _), (right, _) = top[0], top[-1]
        if right - left > TOLERANCE and max(y for _, y in top) > TOLERANCE:
            yield (left, 0), *top, (right, 0)


def _tops(outlines: Sequence[Outline]) -> Iterator[Top]:
    """The strips between neighbouring corners of the blockers."""
    cuts = {x for corners in outlines for x, _ in corners if -HALF < x < HALF}
    for left, right in pairwise(sorted({-HALF, HALF, *cuts})):
        ends = [end for corners in outlines if (end := _near_side(corners, left, right))]
        low, high = min(ends, key=sum, default=(ZONE_DEPTH, ZONE_DEPTH))
        yield [(left, low), (right, high)]


def _near_side(corners: Outline, left: int, right: int) -> tuple[int, int] | None:
    """How far ahead a blocker begins at both sides of a strip, if it stands in it."""
    found = []
    for p, q in zip(corners, (*corners[1:], corners[0]), strict=True):
        first, last = sorted((p, q))
        if first[0] <= left and right <= last[0]:
            found.append((_height(first, last, left), _height(first, last, right)))
    return min(found, key=sum, default=None)


def _height(p: Point, q: Point, x: int) -> int:
    """How far ahead an edge is at a place; rounded as seen from its nearer end."""
    (x0, y0), (x1, y1) = sorted((p, q), key=lambda corner: corner[1])
    return y0 + rounded((y1 - y0) * abs(x - x0), abs(x1 - x0))


def _is_even(top: Top, following: Top) -> bool:
    """Whether two neighbouring strips make one without a dent where they meet."""
    (x0, y0), (x1, y1) = top[-2:]
    (_, y), (x2, y2) = following
    return y == y1 and (y2 - y) * (x1 - x0) <= (y1 - y0) * (x2 - x1) + STAND_WIDTH
