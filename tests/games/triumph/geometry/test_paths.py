"""T7.1-6, T7.1-7 Paths leave nothing out and end where they should; moves can be taken back."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.games.triumph.geometry.shapes_at_random import DEPTHS, POINTS, POSES
from tests.rule import rule
from warhost.games.triumph.geometry import (
    Point,
    Pose,
    about_face,
    ahead,
    difference,
    footprint,
    length,
    seen_from,
    shifted,
    sideways,
    turned_about,
)
from warhost.games.triumph.movement.travel import Stretch, Travel

QUARTERS = st.integers(-9000, 9000)


def straight(start: Pose, end: Pose) -> list[Pose]:
    """The path of one base in a straight leg."""
    return [pose for (pose,) in Stretch(1, (start,), (end,), Travel()).poses()]


def wheeled(pose: Pose, pivot: Point, angle: int) -> list[Pose]:
    """The path of one base in a wheel."""
    end = turned_about(pose, pivot, angle)
    stretch = Stretch(1, (pose,), (end,), Travel(), pivot=pivot, angle=angle)
    return [pose for (pose,) in stretch.poses()]


def longest_stride(path: list[Pose]) -> int:
    bases = [footprint(pose, 2000) for pose in path]
    return max(
        length(*step)
        for before, after in pairwise(bases)
        for step in zip(before.corners, after.corners, strict=True)
    )


@rule("T7.1-6", "T7.1-7")
@given(POSES, POSES)
def test_no_corner_travels_more_than_a_tenth_of_an_mu_between_poses(start: Pose, end: Pose) -> None:
    path = straight(start, end)
    assert (path[0], path[-1]) == (start, end)
    assert longest_stride(path) <= 100


@rule("T7.1-6")
@given(POSES, POSES)
def test_the_front_midpoint_runs_on_a_straight_line(start: Pose, end: Pose) -> None:
    way = length(start.point, end.point)
    for pose in straight(start, end):
        assert length(start.point, pose.point) + length(pose.point, end.point) <= way + 4


@rule("T7.1-6")
def test_the_facing_turns_evenly_the_shorter_way() -> None:
    facings = [pose.facing for pose in straight(Pose(0, 0, 35_000), Pose(0, 0, 1_000))]
    turns = [difference(before, after) for before, after in pairwise(facings)]
    assert sum(turns) == 2_000
    assert max(turns) - min(turns) <= 1


@rule("T7.1-6", "T7.1-7")
@given(POSES, POINTS, QUARTERS)
def test_a_wheel_keeps_its_distance_from_the_pivot(pose: Pose, pivot: Point, angle: int) -> None:
    path = wheeled(pose, pivot, angle)
    assert (path[0], path[-1]) == (pose, turned_about(pose, pivot, angle))
    assert longest_stride(path) <= 100
    assert all(abs(length(p.point, pivot) - length(pose.point, pivot)) <= 2 for p in path)


@given(POSES, POINTS, QUARTERS, DEPTHS)
def test_moves_can_be_taken_back(pose: Pose, pivot: Point, angle: int, depth: int) -> None:
    back = turned_about(turned_about(pose, pivot, angle), pivot, -angle)
    twice = about_face(about_face(pose, depth), depth)
    assert length(back.point, pose.point) <= 2
    assert back.facing == pose.facing
    assert twice == pose
    assert ahead(ahead(pose, depth), -depth) == sideways(sideways(pose, depth), -depth) == pose


@given(POSES, POINTS)
def test_a_point_seen_from_a_pose_is_where_it_was(pose: Pose, point: Point) -> None:
    assert length(shifted(pose, *seen_from(pose, point)).point, point) <= 2
