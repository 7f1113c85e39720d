"""Where can these stands go? For the eye; what a certain move brings about is the plan's to say."""

from collections.abc import Callable, Iterator

import msgspec

from warhost.games.triumph.geometry import (
    DEGREE,
    MU,
    TURN,
    Point,
    Pose,
    footprint,
    hull,
    offset,
    rounded,
)
from warhost.games.triumph.groups import column_order
from warhost.games.triumph.movement.courses import pose_of
from warhost.games.triumph.movement.field import Field, field_of
from warhost.games.triumph.movement.going import allowance
from warhost.games.triumph.movement.legs import Advance, Leg, Place, Slide, Wheel
from warhost.games.triumph.movement.moves import ColumnMove, Move
from warhost.games.triumph.movement.plans import plan_of
from warhost.games.triumph.stands import depth_of
from warhost.games.triumph.world import StandId, View

GRAIN = MU // 4
BEARINGS = range(0, TURN, 20 * DEGREE)
WHEELS = (-45 * DEGREE, -20 * DEGREE, 20 * DEGREE, 45 * DEGREE)

Order = Move | ColumnMove
Way = Callable[[int], Order]
"""The order that goes so far on a way."""


class Reach(msgspec.Struct, frozen=True, tag="reach"):
    """Where a stand, a group or a column may go in one tactical move."""

    stands: tuple[StandId, ...]


class ReachSheet(msgspec.Struct, frozen=True, tag="reach"):
    """Ground the stands would cover on straight ways, as overlapping convex shapes."""

    regions: tuple[tuple[Point, ...], ...] = ()
    column: tuple[StandId, ...] = ()
    """T7.4-3 The stands in marching order, if they stand in a column."""


def answer(view: View, question: Reach) -> ReachSheet:
    """Nothing for stands that do not move together."""
    field = field_of(view)
    names = tuple(name for name in question.stands if _is_mine(field, name))
    if not names or len(names) < len(question.stands):
        return ReachSheet()
    limit = min(allowance(field, field.stand(name), is_rough=False) for name in names)
    return ReachSheet(
        tuple(
            region
            for way in _ways(field, names)
            if (region := _covered(field, way, _furthest(field, way, limit)))
        ),
        column_order(field.table, [field.stand(name) for name in names]) or (),
    )


def _is_mine(field: Field, name: StandId) -> bool:
    stand = field.table.stands.get(name)
    return stand is not None and stand.seat == field.seat and stand.place == "table"


def _ways(field: Field, names: tuple[StandId, ...]) -> Iterator[Way]:
    """T7.2-1, T7.3-5, T7.4-3 Straight ways in every direction, or on and aside for several."""
    if len(names) == 1:
        pose = pose_of(field.stand(names[0]))
        yield from (_towards(names, pose, bearing) for bearing in BEARINGS)
        return
    column = column_order(field.table, [field.stand(name) for name in names])
    if column is not None:
        yield lambda distance: ColumnMove(column, (Advance(distance),))
    yield from (_wheeled(names, angle) for angle in WHEELS)
    yield lambda distance: Move(names, (Advance(distance),))
    yield lambda distance: Move(names, (Slide(distance),))
    yield lambda distance: Move(names, (Slide(-distance),))


def _towards(names: tuple[StandId, ...], pose: Pose, bearing: int) -> Way:
    """T7.2-1 Without turning."""

    def way(distance: int) -> Move:
        x, y = offset(bearing, 0, distance)
        return Move(names, (Place(Pose(pose.x + x, pose.y + y, pose.facing)),))

    return way


def _wheeled(names: tuple[StandId, ...], angle: int) -> Way:
    """T7.3-7 A wheel, then straight on."""

    def way(distance: int) -> Move:
        legs: tuple[Leg, ...] = (Wheel(angle), Advance(distance)) if distance else (Wheel(angle),)
        return Move(names, legs)

    return way


def _furthest(field: Field, way: Way, limit: int) -> int | None:
    """The greatest distance that is allowed, found by halves; nothing if none is."""
    if not plan_of(field, way(limit)).refusals:
        return limit
    low, high = 0, rounded(limit, GRAIN)
    while high - low > 1:
        half = (low + high) // 2
        if plan_of(field, way(half * GRAIN)).refusals:
            high = half
        else:
            low = half
    return low * GRAIN if low or not plan_of(field, way(0)).refusals else None


def _covered(field: Field, way: Way, distance: int | None) -> tuple[Point, ...]:
    """The ground from the first to the last place of the way."""
    if distance is None:
        return ()
    points: list[Point] = []
    for gone in (0, distance):
        for covered in plan_of(field, way(gone)).ways:
            depth = depth_of(field.table, field.stand(covered.stand))
            points += footprint(covered.end, depth).corners
    return hull(points)
