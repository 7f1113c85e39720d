"""Our integer shapes against the floating point ones of shapely."""

from hypothesis import assume, given
from shapely import Point as Spot  # type: ignore[import-untyped]  # has no types
from shapely import affinity, box, union_all

from tests.games.triumph.geometry.shapes_at_random import (
    DEPTHS,
    FOOTPRINTS,
    POINTS,
    POSES,
    SHAPES,
    line,
    penetration,
    polygon,
)
from warhost.games.triumph.geometry import (
    DEGREE,
    TOLERANCE,
    Point,
    Pose,
    Shape,
    footprint,
    gap,
    nearest_points,
    overlaps,
    segment_inside_length,
    segment_meets,
    touches,
    without,
)


@given(POSES, DEPTHS)
def test_a_footprint_is_a_turned_rectangle_to_a_grid_unit(pose: Pose, depth: int) -> None:
    upright = box(-1000, -depth, 1000, 0)
    turned = affinity.rotate(upright, -pose.facing / DEGREE, origin=(0, 0))
    exact = affinity.translate(turned, pose.x, pose.y)
    assert exact.hausdorff_distance(polygon(footprint(pose, depth))) < 1.5


@given(SHAPES, SHAPES)
def test_shapes_overlap_when_they_penetrate_by_more_than_the_tolerance(a: Shape, b: Shape) -> None:
    depth = penetration(a, b)
    assume(abs(depth - TOLERANCE) > 1e-6)
    assert overlaps(a, b) == (depth > TOLERANCE)


@given(SHAPES, SHAPES)
def test_the_gap_is_the_shortest_distance_on_the_grid(a: Shape, b: Shape) -> None:
    exact = polygon(a).distance(polygon(b))
    assert abs(gap(a, b) - exact) <= 0.5 + 1e-6
    assert touches(a, b) == (gap(a, b) <= TOLERANCE and not overlaps(a, b))


@given(FOOTPRINTS, FOOTPRINTS)
def test_nearest_points_lie_on_their_shapes_and_as_far_apart_as_the_gap(a: Shape, b: Shape) -> None:
    assume(gap(a, b) > TOLERANCE)
    p, q = nearest_points(a, b)
    assert polygon(a).distance(Spot(p)) <= 2
    assert polygon(b).distance(Spot(q)) <= 2
    assert line(p, q).length <= gap(a, b) + 8


def runs_on_a_border(p: Point, q: Point, shape: Shape) -> bool:
    return bool(line(p, q).intersection(polygon(shape).exterior).length > 0)


@given(POINTS, POINTS, SHAPES, SHAPES)
def test_the_length_inside_several_shapes_counts_their_common_ground_once(
    p: Point, q: Point, a: Shape, b: Shape
) -> None:
    assume(p != q and not runs_on_a_border(p, q, a) and not runs_on_a_border(p, q, b))
    exact = line(p, q).intersection(union_all([polygon(a), polygon(b)])).length
    assert abs(segment_inside_length(p, q, (a, b)) - exact) <= 0.51


@given(POINTS, POINTS, SHAPES)
def test_a_segment_meets_a_shape_when_they_share_a_point(p: Point, q: Point, a: Shape) -> None:
    assume(p != q)
    assert segment_meets(p, q, a) == line(p, q).intersects(polygon(a))


@given(SHAPES, FOOTPRINTS)
def test_a_shape_less_a_hole_is_the_rest_to_a_grid_unit(shape: Shape, hole: Shape) -> None:
    rest = union_all([polygon(part).buffer(0) for part in without(shape, hole)])
    exact = polygon(shape).difference(polygon(hole))
    assert rest.symmetric_difference(exact).area < 2 * polygon(shape).length
