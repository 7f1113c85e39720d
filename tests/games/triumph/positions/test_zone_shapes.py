"""T8-3 The convex pieces of a zone against its definition, point by point."""

from collections.abc import Callable, Iterable

from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import Point as Spot  # type: ignore[import-untyped]  # has no types

from tests.games.triumph.geometry.shapes_at_random import (
    DEPTHS,
    POSES,
    line,
    mirrored,
    polygon,
    turned_round,
)
from tests.rule import rule
from warhost.games.triumph.geometry import Pose, Shape, footprint, holds, shifted, sideways
from warhost.games.triumph.zones import open_front

BLOCKERS = st.builds(
    lambda pose, one, other: [footprint(pose, one), footprint(sideways(pose, 2_050), other)],
    POSES,
    DEPTHS,
    DEPTHS,
)
ACROSS, AHEAD = st.integers(-1200, 1200), st.integers(41, 2200)


@rule("T8-1", "T8-3")
@given(POSES, BLOCKERS, ACROSS, AHEAD)
def test_a_point_is_controlled_when_its_perpendicular_is_free(
    pose: Pose, blockers: list[Shape], right: int, forward: int
) -> None:
    assume(abs(abs(right) - 1000) > 3 and abs(forward - 2000) > 3)
    foot, point = shifted(pose, right, 0).point, shifted(pose, right, forward).point
    way, bodies = line(foot, point), [polygon(blocker) for blocker in blockers]
    assume(all(body.exterior.distance(Spot(point)) > 45 for body in bodies))
    assume(all(not way.intersects(b) or way.intersection(b).length > 60 for b in bodies))
    free = abs(right) < 1000 and forward < 2000 and not any(way.intersects(b) for b in bodies)
    assert any(holds(part, point) for part in open_front(pose, tuple(blockers))) == free


def area(shapes: Iterable[Shape]) -> float:
    return sum(float(polygon(shape).area) for shape in shapes)


@given(POSES, POSES, DEPTHS)
def test_zones_are_mirrored_and_turned(pose: Pose, other: Pose, depth: int) -> None:
    def zone(image: Callable[[Pose], Pose]) -> float:
        return area(open_front(image(pose), (footprint(image(other), depth),)))

    assert zone(mirrored) == zone(turned_round) == zone(lambda same: same)
