"""T1.1-14 Exact contact for a base put down by hand close to it."""

from collections.abc import Collection, Iterator

from warhost.games.triumph.geometry import (
    ANGLE_TOLERANCE,
    DEGREE,
    EDGES,
    HALF_TURN,
    MU,
    RIGHT_ANGLE,
    STAND_WIDTH,
    TOLERANCE,
    Pose,
    bearing,
    edge_of,
    nearest_on,
    normal,
    same_within,
    shifted,
    sideways,
    squared,
    turned,
)
from warhost.games.triumph.stands import camp_footprint, camps_on_table, depth_of, on_table
from warhost.games.triumph.world import Camp, Stand, StandId, Table

SNAP_DISTANCE = MU // 4 + TOLERANCE
SNAP_ANGLE = 5 * DEGREE + ANGLE_TOLERANCE
HALF = STAND_WIDTH // 2


def snapped(table: Table, stand: Stand, pose: Pose, but: Collection[StandId] = ()) -> Pose | None:
    """T1.1-14 The nearest pose in exact contact, with stands other than `but`, if one is near."""
    exact_ones = (*_with_stands(table, stand, but), *_with_camps(table, stand, pose))
    near = [exact for exact in exact_ones if _is_close(pose, exact)]
    return min(near, key=lambda exact: squared(pose.point, exact.point), default=None)


def _is_close(pose: Pose, exact: Pose) -> bool:
    return squared(pose.point, exact.point) <= SNAP_DISTANCE**2 and same_within(
        pose.facing, exact.facing, SNAP_ANGLE
    )


def _with_stands(table: Table, stand: Stand, but: Collection[StandId]) -> Iterator[Pose]:
    for other in on_table(table):
        if other.id in (stand.id, *but) or other.pose is None:
            continue
        if other.seat == stand.seat:
            yield from _with_friend(other.pose, depth_of(table, other), depth_of(table, stand))
        else:
            yield from _with_enemy(other.pose, depth_of(table, other))


def _with_enemy(enemy: Pose, depth: int) -> Iterator[Pose]:
    """T1.3-1 to T1.3-3"""
    yield turned(enemy, HALF_TURN)
    yield turned(shifted(enemy, -HALF, -HALF), RIGHT_ANGLE)
    yield turned(shifted(enemy, HALF, -HALF), -RIGHT_ANGLE)
    yield shifted(enemy, 0, -depth)


def _with_friend(friend: Pose, depth: int, own_depth: int) -> Iterator[Pose]:
    """T1.3-8, T1.3-9"""
    yield sideways(friend, -STAND_WIDTH)
    yield sideways(friend, STAND_WIDTH)
    yield shifted(friend, 0, -depth)
    yield shifted(friend, 0, own_depth)


def _with_camps(table: Table, stand: Stand, pose: Pose) -> Iterator[Pose]:
    """T1.3-7"""
    for camp in camps_on_table(table):
        if camp.seat != stand.seat:
            yield from _with_camp(camp, pose)


def _with_camp(camp: Camp, pose: Pose) -> Iterator[Pose]:
    for edge in EDGES:
        a, b = edge_of(camp_footprint(camp), edge)
        yield Pose(*nearest_on(pose.point, a, b), normal(bearing(a, b) + RIGHT_ANGLE))
