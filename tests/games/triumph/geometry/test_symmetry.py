"""A mirrored table and one turned by half a turn give exactly the mirrored and turned results."""

from hypothesis import given
from hypothesis import strategies as st

from tests.games.triumph.geometry.shapes_at_random import (
    DEPTHS,
    POINTS,
    POSES,
    mirrored,
    mirrored_point,
    turned_point,
    turned_round,
)
from warhost.games.triumph.geometry import (
    Point,
    Pose,
    about_face,
    ahead,
    bearing,
    centre_of,
    footprint,
    gap,
    nearest_points,
    normal,
    overlaps,
    sideways,
    turned_about,
)

DISTANCES = st.integers(-8000, 8000)
ANGLES = st.integers(-18000, 18000)


@given(POSES, DEPTHS, DISTANCES)
def test_moves_of_a_mirrored_pose_are_mirrored(pose: Pose, depth: int, distance: int) -> None:
    image = mirrored(pose)
    assert ahead(image, distance) == mirrored(ahead(pose, distance))
    assert sideways(image, -distance) == mirrored(sideways(pose, distance))
    assert about_face(image, depth) == mirrored(about_face(pose, depth))
    assert centre_of(image, depth) == mirrored_point(centre_of(pose, depth))


@given(POSES, DEPTHS, DISTANCES)
def test_moves_of_a_turned_pose_are_turned(pose: Pose, depth: int, distance: int) -> None:
    image = turned_round(pose)
    assert ahead(image, distance) == turned_round(ahead(pose, distance))
    assert sideways(image, distance) == turned_round(sideways(pose, distance))
    assert about_face(image, depth) == turned_round(about_face(pose, depth))
    assert centre_of(image, depth) == turned_point(centre_of(pose, depth))


@given(POSES, POINTS, ANGLES)
def test_wheels_are_mirrored_and_turned(pose: Pose, pivot: Point, angle: int) -> None:
    end = turned_about(pose, pivot, angle)
    assert turned_about(mirrored(pose), mirrored_point(pivot), -angle) == mirrored(end)
    assert turned_about(turned_round(pose), turned_point(pivot), angle) == turned_round(end)


@given(POINTS, POINTS)
def test_bearings_are_mirrored_and_turned(p: Point, q: Point) -> None:
    assert bearing(mirrored_point(p), mirrored_point(q)) == normal(-bearing(p, q))
    if p != q:
        assert bearing(turned_point(p), turned_point(q)) == normal(bearing(p, q) + 18000)


@given(POSES, POSES, DEPTHS)
def test_meetings_of_mirrored_and_turned_bases_are_the_same(a: Pose, b: Pose, depth: int) -> None:
    here = footprint(a, depth), footprint(b, depth)
    for image in (mirrored, turned_round):
        there = footprint(image(a), depth), footprint(image(b), depth)
        assert overlaps(*there) == overlaps(*here)
        assert gap(*there) == gap(*here)


@given(POSES, POSES)
def test_nearest_points_are_mirrored(a: Pose, b: Pose) -> None:
    p, q = nearest_points(footprint(a, 750), footprint(b, 1500))
    there = nearest_points(footprint(mirrored(a), 750), footprint(mirrored(b), 1500))
    assert there == (mirrored_point(p), mirrored_point(q))


@given(POSES, POSES)
def test_nearest_points_are_turned(a: Pose, b: Pose) -> None:
    p, q = nearest_points(footprint(a, 750), footprint(b, 1500))
    there = nearest_points(footprint(turned_round(a), 750), footprint(turned_round(b), 1500))
    assert there == (turned_point(p), turned_point(q))
