"""T4.3 The ground: what is difficult or impassable, roads, hills, and the line of command."""

import functools
from collections.abc import Collection, Iterable

from warhost.games.triumph.geometry import (
    ANGLE_TOLERANCE,
    DEGREE,
    EDGES,
    MU,
    TOLERANCE,
    Edge,
    Point,
    Pose,
    Shape,
    bearing,
    edge_of,
    gap_to_segment,
    holds,
    nearest_points,
    opposite_within,
    overlaps,
    same_within,
    segment_inside_length,
    segment_meets,
    segments_cross,
    shape_of,
    to_segment,
    without_all,
)
from warhost.games.triumph.rows import Going
from warhost.games.triumph.world import Piece, Table

BESIDE_ROAD = MU // 2
ALONG_ROAD = 10 * DEGREE
HIGHER = MU // 10


@functools.lru_cache(maxsize=1 << 10)
def shapes_of(piece: Piece) -> tuple[Shape, ...]:
    """The convex shapes a piece is made of."""
    return tuple(shape_of(corners) for corners in piece.polygons)


def roads(table: Table) -> tuple[Piece, ...]:
    """The Roads on the table."""
    terrain = table.rules.terrain
    return tuple(piece for piece in table.pieces.values() if terrain[piece.kind].form == "road")


@functools.lru_cache(maxsize=1 << 10)
def _beside_roads(piece: Piece, bands: tuple[Piece, ...]) -> tuple[Shape, ...]:
    """T4.2-13, T4.3-5 What of a piece lies outside the Road bands."""
    holes = [band for road in bands for band in shapes_of(road)]
    return tuple(rest for shape in shapes_of(piece) for rest in without_all(shape, holes))


def difficult_shapes(table: Table, opens: Collection[str] = ()) -> tuple[Shape, ...]:
    """T4.3-1, T4.2-12 Difficult ground for a stand to which the kinds `opens` are open."""
    return _ground(table, "difficult", opens)


def impassable_shapes(table: Table) -> tuple[Shape, ...]:
    """T4.3-3, T4.3-15"""
    return _ground(table, "impassable", ())


def _ground(table: Table, going: Going, opens: Collection[str]) -> tuple[Shape, ...]:
    terrain, bands = table.rules.terrain, roads(table)
    return tuple(
        shape
        for piece in table.pieces.values()
        if terrain[piece.kind].going == going and piece.kind not in opens
        for shape in _beside_roads(piece, bands)
    )


def overlaps_any(shape: Shape, others: Iterable[Shape]) -> bool:
    """T1.1-9"""
    return any(overlaps(shape, other) for other in others)


def in_difficult(table: Table, shape: Shape, opens: Collection[str] = ()) -> bool:
    """T4.3-6 Whether a footprint lies in difficult terrain for movement and deployment."""
    return overlaps_any(shape, difficult_shapes(table, opens))


def in_impassable(table: Table, shape: Shape) -> bool:
    """T4.3-3, T4.3-15"""
    return overlaps_any(shape, impassable_shapes(table))


def edge_in_difficult(table: Table, a: Point, b: Point, opens: Collection[str] = ()) -> bool:
    """T4.3-5 Whether an edge is in difficult terrain."""
    return segment_inside_length(a, b, difficult_shapes(table, opens)) > TOLERANCE


def target_edge(target: Shape, shooting_from: Point) -> Edge:
    """T4.3-7 The edge nearest the midpoint of the shooting edge; the front if equally near."""
    return min(EDGES, key=lambda edge: to_segment(shooting_from, *edge_of(target, edge)))


def by_road(table: Table, start: Pose, end: Pose) -> bool:
    """T4.3-12 Whether a straight leg between two poses goes by road."""
    return any(_is_on_road(road, start) and _is_on_road(road, end) for road in roads(table))


def _is_on_road(road: Piece, pose: Pose) -> bool:
    return any(
        gap_to_segment(pose.point, a, b) <= BESIDE_ROAD + TOLERANCE
        and _runs_along(pose.facing, bearing(a, b))
        for a, b in zip(road.line, road.line[1:], strict=False)
    )


def _runs_along(facing: int, road: int) -> bool:
    reach = ALONG_ROAD + ANGLE_TOLERANCE
    return same_within(facing, road, reach) or opposite_within(facing, road, reach)


def hill_under(table: Table, point: Point) -> Piece | None:
    """T4.3-10 The hill a point is on; of several the one whose crest is nearest."""
    hills = [piece for piece in _hills(table) if any(holds(s, point) for s in shapes_of(piece))]
    return min(hills, key=lambda piece: crest_distance(piece, point), default=None)


def _hills(table: Table) -> list[Piece]:
    terrain = table.rules.terrain
    return [piece for piece in table.pieces.values() if terrain[piece.kind].hill]


def crest_distance(hill: Piece, point: Point) -> int:
    """How far a point is from the crest of a hill."""
    assert hill.crest is not None, hill.id
    return gap_to_segment(point, *hill.crest)


def is_uphill(table: Table, centre: Point, other: Point) -> bool:
    """T11.4-6 Whether a stand with its centre here is uphill of one with its centre there."""
    own, others = hill_under(table, centre), hill_under(table, other)
    if own is None or others is None:
        return own is not None
    return crest_distance(own, centre) < crest_distance(others, other) - HIGHER


def crosses_crest(table: Table, p: Point, q: Point) -> bool:
    """T6-7, T10.2-7 Whether a line crosses the crest of a hill."""
    crests = [hill.crest for hill in _hills(table) if hill.crest is not None]
    return any(segments_cross(p, q, *crest) for crest in crests)


def command_line_blocked(table: Table, general: Shape, mover: Shape) -> bool:
    """T6-7 to T6-9, T6-20 Whether only the shorter command distance holds between two stands."""
    p, q = nearest_points(general, mover)
    return crosses_crest(table, p, q) or any(
        segment_meets(p, q, shape)
        for piece in table.pieces.values()
        if table.rules.terrain[piece.kind].blocks_command
        for shape in shapes_of(piece)
    )
