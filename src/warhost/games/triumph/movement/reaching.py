"""Straight ways on which stands may go, and the stretches of them in which a move may end."""

import functools
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

from warhost.games.triumph.geometry import (
    DEGREE,
    MU,
    TOLERANCE,
    TURN,
    Point,
    Pose,
    footprint,
    hull,
    offset,
    overlaps,
    same_facing,
    seen_from,
    shape_of,
)
from warhost.games.triumph.groups import column_order
from warhost.games.triumph.movement.columns import course_of_column
from warhost.games.triumph.movement.courses import course_of_group, course_of_stand, pose_of
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.movement.going import allowance
from warhost.games.triumph.movement.legs import Advance, Leg, Place, Slide, Wheel
from warhost.games.triumph.movement.moves import ColumnMove, Move
from warhost.games.triumph.movement.plan import Plan
from warhost.games.triumph.movement.plans import plan_of
from warhost.games.triumph.movement.sliding import NEAR
from warhost.games.triumph.movement.snapping import contact_poses
from warhost.games.triumph.stands import depth_of
from warhost.games.triumph.world import StandId

GRAIN = MU // 4
BEARINGS = range(0, TURN, 20 * DEGREE)
WHEELS = (-45 * DEGREE, -20 * DEGREE, 20 * DEGREE, 45 * DEGREE)
FINAL = frozenset(
    {"T7.1-8", "T7.1-12", "T7.2-1", "T7.3-1", "T7.3-3", "T7.4-4", "T7.4-8", "T7.5-1", "T7.5-8"}
    | {"T7.5-9", "T7.6-3", "T7.6-6", "T7.6-7", "T7.6-9", "T6-12", "T6-13", "T7.1-4", "T17.4-7"}
)
"""Clauses that, once they forbid a distance, forbid every greater one on the same way."""

Order = Move | ColumnMove
PlanAt = Callable[[int], Plan]
"""What going so far on a way would bring about."""
Run = tuple[int, int]
"""From the least to the greatest of distances that are all allowed."""


class Way(NamedTuple):
    """A straight way, perhaps after a wheel: the order that goes so far on it."""

    order: Callable[[int], Order]
    bearing: int
    """The way it leads, as seen from the facing it is gone in."""
    aside: int = TOLERANCE
    """How far off the way a place of contact may lie and still matter."""


def runs_of(field: Field, names: tuple[StandId, ...]) -> Iterator[tuple[Way, Run]]:
    """On each way the stretches in which the move may end."""
    limit = min(allowance(field, field.stand(name), is_rough=False) for name in names)
    for way in ways_for(field, names):
        plan_at = functools.cache(functools.partial(_plan_at, field, way))
        if _is_open(field, way, limit, plan_at):
            yield way, (0, limit)
        else:
            yield from ((way, run) for run in _runs(plan_at, _marks(field, way, limit)))


def _plan_at(field: Field, way: Way, distance: int) -> Plan:
    return plan_of(field, way.order(distance))


def ways_for(field: Field, names: tuple[StandId, ...]) -> Iterator[Way]:
    """T7.2-1, T7.3-5, T7.4-3 Straight ways in every direction, or on and aside for several."""
    if len(names) == 1:
        pose = pose_of(field.stand(names[0]))
        yield from (_towards(names, pose, bearing) for bearing in BEARINGS)
        return
    column = column_order(field.table, [field.stand(name) for name in names])
    if column is not None:
        yield Way(lambda distance: ColumnMove(column, (Advance(distance),)), 0)
    yield from (_wheeled(names, angle) for angle in WHEELS)
    yield Way(lambda distance: Move(names, (Advance(distance),)), 0)
    yield Way(lambda distance: Move(names, (Slide(distance),)), TURN // 4, NEAR)
    yield Way(lambda distance: Move(names, (Slide(-distance),)), 3 * TURN // 4, NEAR)


def _towards(names: tuple[StandId, ...], pose: Pose, bearing: int) -> Way:
    """T7.2-1 Without turning."""

    def order(distance: int) -> Move:
        x, y = offset(pose.facing + bearing, 0, distance)
        return Move(names, (Place(Pose(pose.x + x, pose.y + y, pose.facing)),))

    return Way(order, bearing)


def _wheeled(names: tuple[StandId, ...], angle: int) -> Way:
    """T7.3-7 A wheel, then straight on."""

    def order(distance: int) -> Move:
        legs: tuple[Leg, ...] = (Wheel(angle), Advance(distance)) if distance else (Wheel(angle),)
        return Move(names, legs)

    return Way(order, 0)


def _is_open(field: Field, way: Way, limit: int, plan_at: PlanAt) -> bool:
    """Whether nothing at all is met on the way: neither zone nor enemy nor friend."""
    plan = plan_at(limit)
    if plan.refusals or plan.zone or plan.contacts or plan_at(0).refusals:
        return False
    moving = {covered.stand for covered in plan.ways}
    ground = shape_of(covered(field, way, (0, limit)))
    return not any(
        overlaps(ground, body.base.shape) for body in field.friends if body.stand.id not in moving
    )


def _marks(field: Field, way: Way, limit: int) -> list[int]:
    """The distances that are tried: every MU, the end, and wherever an enemy is met."""
    marks = {0, limit} if way.aside == NEAR else {*range(0, limit, MU), limit}
    for start, _ in _ends(field, way, 0):
        marks |= {on for on in _meetings(field, way, start) if 0 < on < limit}
    return sorted(marks)


def _meetings(field: Field, way: Way, start: Pose) -> Iterator[int]:
    """T7.7-1, T7.3-11 How far on the way a place of contact lies, or one to line up with."""
    heading = Pose(start.x, start.y, (start.facing + way.bearing) % TURN)
    for enemy in field.enemies:
        for place in contact_poses(enemy.base, depth_of(field.table, enemy.stand)).values():
            if same_facing(start.facing, place.facing):
                aside, on = seen_from(heading, place.point)
                if abs(aside) <= way.aside:
                    yield on


def _runs(plan_at: PlanAt, marks: list[int]) -> list[Run]:
    """What is allowed between the marks, its ends found by halves."""
    tried = list(_tried(plan_at, marks))
    runs = [(mark, mark) for mark, allowed in tried[:1] if allowed]
    for (last, before), (mark, allowed) in pairwise(tried):
        if before and allowed:
            runs[-1] = (runs[-1][0], mark)
        elif before:
            runs[-1] = (runs[-1][0], _edge(plan_at, last, mark))
        elif allowed:
            runs.append((_edge(plan_at, mark, last), mark))
    return runs


def _tried(plan_at: PlanAt, marks: list[int]) -> Iterator[tuple[int, bool]]:
    """The marks one after the other, up to the first from which no further one is allowed."""
    for mark in marks:
        clauses = {refusal.clause for refusal in plan_at(mark).refusals}
        yield mark, not clauses
        if clauses & FINAL:
            return


def _edge(plan_at: PlanAt, allowed: int, refused: int) -> int:
    """The last distance that is allowed on the way from one to the other."""
    while abs(refused - allowed) > GRAIN:
        middle = (allowed + refused) // 2
        if plan_at(middle).refusals:
            refused = middle
        else:
            allowed = middle
    return allowed


def _ends(field: Field, way: Way, distance: int) -> Iterator[tuple[Pose, int]]:
    """Where each base would stand, and its depth."""
    order = way.order(distance)
    stands = tuple(field.stand(name) for name in order.stands)
    if isinstance(order, ColumnMove):
        course = course_of_column(field.table, stands, order.legs)
    elif len(stands) == 1:
        course = course_of_stand(stands[0], order.legs)
    else:
        course = course_of_group(stands, order.legs)
    return zip(course.ends, (depth_of(field.table, stand) for stand in stands), strict=True)


def covered(field: Field, way: Way, run: Run) -> tuple[Point, ...]:
    """The ground from the first to the last place of a stretch."""
    points: list[Point] = []
    for gone in dict.fromkeys(run):
        for pose, depth in _ends(field, way, gone):
            points += footprint(pose, depth).corners
    return hull(points)
