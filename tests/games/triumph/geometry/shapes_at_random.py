"""Poses and shapes for the property tests, and the same ones on a mirrored or turned table."""

from hypothesis import strategies as st
from shapely import LineString, MultiPoint, Polygon  # type: ignore[import-untyped]  # has no types

from warhost.games.triumph.board import DEPTH, WIDTH
from warhost.games.triumph.geometry import HALF_TURN, TURN, Point, Pose, Shape, ellipse, footprint

FACINGS = st.integers(0, TURN - 1) | st.sampled_from(range(0, TURN, 4500))
NEAR = st.integers(10_000, 16_000)
DEPTHS = st.sampled_from((750, 1000, 1500, 2000))
POSES = st.builds(Pose, NEAR, NEAR, FACINGS)
POINTS = st.tuples(NEAR, NEAR)
FOOTPRINTS = st.builds(footprint, POSES, DEPTHS)
DIAMETERS = st.integers(4000, 8000)
ELLIPSES = st.builds(ellipse, POINTS, DIAMETERS, DIAMETERS, st.sampled_from((0, 4500, 9000)))
SHAPES = FOOTPRINTS | ELLIPSES


def polygon(shape: Shape) -> Polygon:
    return Polygon(shape.corners)


def line(p: Point, q: Point) -> LineString:
    return LineString([p, q])


def penetration(a: Shape, b: Shape) -> float:
    """How far `a` must be moved to clear `b`, found through all differences of their corners."""
    ways = [(x - u, y - v) for x, y in a.corners for u, v in b.corners]
    hull, here = MultiPoint(ways).convex_hull, MultiPoint([(0, 0)])
    return float(hull.exterior.distance(here)) if hull.contains(here) else 0.0


def mirrored_point(point: Point) -> Point:
    return WIDTH - point[0], point[1]


def mirrored(pose: Pose) -> Pose:
    return Pose(*mirrored_point(pose.point), -pose.facing % TURN)


def turned_point(point: Point) -> Point:
    return WIDTH - point[0], DEPTH - point[1]


def turned_round(pose: Pose) -> Pose:
    return Pose(*turned_point(pose.point), (pose.facing + HALF_TURN) % TURN)
