"""T7.1-7 The box in which a sweep is looked for holds every pose of it."""

from hypothesis import given
from hypothesis import strategies as st

from tests.games.triumph.geometry.shapes_at_random import DEPTHS, POINTS, POSES
from warhost.games.triumph.geometry import Point, Pose, turned_about
from warhost.games.triumph.movement.sweeping import box_of, shapes_along
from warhost.games.triumph.movement.travel import Stretch, Travel

GRAIN = 3
"""Thousandths of an MU that rounding may add."""


def assert_held(stretch: Stretch, depth: int) -> None:
    box = box_of(stretch, 0, depth)
    for shape in shapes_along(stretch, 0, depth):
        assert box.left - GRAIN <= shape.left
        assert shape.right <= box.right + GRAIN
        assert box.bottom - GRAIN <= shape.bottom
        assert shape.top <= box.top + GRAIN


@given(POSES, POSES, DEPTHS)
def test_a_straight_leg_lies_in_its_box(start: Pose, end: Pose, depth: int) -> None:
    assert_held(Stretch(0, (start,), (end,), Travel()), depth)


@given(POSES, POINTS, st.integers(-18000, 18000), DEPTHS)
def test_a_wheel_lies_in_its_box(start: Pose, pivot: Point, angle: int, depth: int) -> None:
    end = turned_about(start, pivot, angle)
    assert_held(Stretch(0, (start,), (end,), Travel(), pivot, angle), depth)
