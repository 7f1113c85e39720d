"""Where hexes lie on a drawn map: flat on top, columns from the west, the odd ones half lower."""

import math

from warhost.games.cosmos.geography import DIRECTIONS
from warhost.games.cosmos.report.record import Map, MapHex

RADIUS = 28.0
HIGH = RADIUS * math.sqrt(3)
CORNERS = tuple((math.cos(math.radians(a)), math.sin(math.radians(a))) for a in range(0, 360, 60))
SIDES = {"n": (4, 5), "ne": (5, 0), "se": (0, 1), "s": (1, 2), "sw": (2, 3), "nw": (3, 4)}
"""Between which corners each side lies."""
assert tuple(SIDES) == DIRECTIONS
Point = tuple[float, float]


def centre_of(page: Map, one: MapHex) -> Point:
    """The middle of a hex."""
    column, row = divmod(one.number - 1, page.height)
    return (RADIUS * 1.5 * column, HIGH * (row + (column & 1) / 2))


def outline(centre: Point, share: float = 1.0) -> str:
    """The corners of a hex, or of a smaller one inside it, as SVG has them."""
    return " ".join(_pair(corner_at(centre, n, share)) for n in range(len(CORNERS)))


def side_line(centre: Point, side: str) -> str:
    """A side from corner to corner."""
    first, second = SIDES[side]
    return f"M{_pair(corner_at(centre, first))} L{_pair(corner_at(centre, second))}"


def spoke(centre: Point, side: str) -> str:
    """From the middle of a hex to the middle of a side."""
    return f"M{_pair(centre)} L{_pair(middle_of(centre, side))}"


def middle_of(centre: Point, side: str) -> Point:
    first, second = (corner_at(centre, n) for n in SIDES[side])
    return ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)


def corner_at(centre: Point, number: int, share: float = 1.0) -> Point:
    across, down = CORNERS[number]
    return (centre[0] + RADIUS * share * across, centre[1] + RADIUS * share * down)


def frame_of(page: Map) -> tuple[float, float, float, float]:
    """Left, top, width and height of all that is known."""
    centres = [centre_of(page, one) for one in page.hexes] or [(0.0, 0.0)]
    left, right = (f(x for x, _ in centres) for f in (min, max))
    top, bottom = (f(y for _, y in centres) for f in (min, max))
    margin = RADIUS * 1.4
    wide, high = right - left + 2 * margin, bottom - top + 2 * margin
    return (left - margin, top - margin, wide, high)


def _pair(point: Point) -> str:
    return f"{point[0]:.1f},{point[1]:.1f}"
