"""T10.2 Arc, range and line of sight."""

import math
from collections.abc import Collection, Iterator
from itertools import permutations

from warhost.games.triumph.geometry import (
    EDGES,
    MU,
    STAND_WIDTH,
    TOLERANCE,
    Edge,
    Point,
    Shape,
    edge_of,
    gap_to_segment,
    rounded,
    segment_grazes,
    segment_inside_length,
    segment_pierces,
    side,
)
from warhost.games.triumph.ground import crosses_crest, shapes_of
from warhost.games.triumph.stands import camp_footprint, camps_on_table, footprint_of, on_table
from warhost.games.triumph.world import Stand, StandId, Table

SEEN_THROUGH = 1 * MU

Line = tuple[Point, Point]


def line_blocked(table: Table, p: Point, q: Point, but: Collection[StandId]) -> bool:
    """T10.2-7 to T10.2-10 Whether a line of sight is blocked, by other stands than `but`."""
    bodies = list(_bodies(table, but))
    return (
        crosses_crest(table, p, q)
        or any(segment_pierces(p, q, body) for body in bodies)
        or segment_inside_length(p, q, _tall_ground(table)) > SEEN_THROUGH + TOLERANCE
        or _is_squeezed(p, q, bodies)
    )


def _is_squeezed(p: Point, q: Point, bodies: list[Shape]) -> bool:
    """T10.2-10 Whether the line runs between two bodies that touch each other."""
    grazed = [(span, body) for body in bodies if (span := segment_grazes(p, q, body))]
    return any(
        max(one[0], other[0]) <= min(one[1], other[1])
        for (one, left), (other, right) in permutations(grazed, 2)
        if _lies_left(p, q, left) and not _lies_left(p, q, right)
    )


def _lies_left(p: Point, q: Point, body: Shape) -> bool:
    return sum(side(p, q, corner) for corner in body.corners) > 0


def _bodies(table: Table, but: Collection[StandId]) -> Iterator[Shape]:
    """T10.2-7 Stands of either side, and camps."""
    for stand in on_table(table):
        if stand.id not in but:
            yield footprint_of(table, stand)
    for camp in camps_on_table(table):
        yield camp_footprint(camp)


def _tall_ground(table: Table) -> Iterator[Shape]:
    """T10.2-8"""
    for piece in table.pieces.values():
        if table.rules.terrain[piece.kind].blocks_sight:
            yield from shapes_of(piece)


def middle(line: Line) -> Point:
    """The midpoint of an edge."""
    (x0, y0), (x1, y1) = line
    return x0 + rounded(x1 - x0, 2), y0 + rounded(y1 - y0, 2)


def marks(shape: Shape) -> tuple[Point, ...]:
    """T10.2-5 The four corners and four edge midpoints of a stand."""
    return *shape.corners, *(middle(edge_of(shape, edge)) for edge in EDGES)


def in_arc(line: Line, point: Point) -> bool:
    """T10.2-1 Ahead of a shooting edge, in the strip widened by a base width on each side."""
    (x0, y0), (x1, y1) = line
    across, along = x1 - x0, y1 - y0
    whole = math.sqrt(across * across + along * along)
    run = ((point[0] - x0) * across + (point[1] - y0) * along) / whole
    out = side(*line, point) / whole
    reach = STAND_WIDTH + TOLERANCE
    return out >= -TOLERANCE and -reach <= run <= whole + reach


def in_range(line: Line, point: Point, reach: int) -> bool:
    """T10.2-4"""
    return gap_to_segment(point, *line) <= reach + TOLERANCE


def ground_in_arc(line: Line, reach: int) -> tuple[Point, ...]:
    """T10.2-1, T10.2-4 The ground in arc and range of a shooting edge, to be drawn."""
    (x0, y0), (x1, y1) = line
    whole = math.dist(*line)
    right, ahead = ((x1 - x0) / whole, (y1 - y0) / whole), ((y0 - y1) / whole, (x1 - x0) / whole)
    rounding = [
        (STAND_WIDTH * part // 4, math.isqrt(reach**2 - min(reach, STAND_WIDTH * part // 4) ** 2))
        for part in range(5)
    ]
    left_side = [(-aside, out) for aside, out in reversed(rounding)]
    right_side = [(whole + aside, out) for aside, out in rounding]
    outline = [(-STAND_WIDTH, 0), *left_side, *right_side, (whole + STAND_WIDTH, 0)]
    return tuple(
        (
            round(x0 + run * right[0] + out * ahead[0]),
            round(y0 + run * right[1] + out * ahead[1]),
        )
        for run, out in outline
    )


def is_seen(table: Table, line: Line, point: Point, but: Collection[StandId]) -> bool:
    """T10.2-6 In sight of a corner or the midpoint of the shooting edge."""
    return any(not line_blocked(table, eye, point, but) for eye in (*line, middle(line)))


def can_hit(table: Table, shooter: Stand, edge: Edge, target: Stand, reach: int) -> bool:
    """T10.2-5 Whether a stand is a possible target of a shot from one edge of the shooter."""
    line, but = edge_of(footprint_of(table, shooter), edge), (shooter.id, target.id)
    return any(
        in_arc(line, point) and in_range(line, point, reach) and is_seen(table, line, point, but)
        for point in marks(footprint_of(table, target))
    )
