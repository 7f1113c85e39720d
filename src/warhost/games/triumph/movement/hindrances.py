"""T7.1-8, T7.6 What bars the way of a move."""

from collections.abc import Callable, Iterator

from warhost.games.triumph.armies import TroopType
from warhost.games.triumph.board import DEPTH, WIDTH
from warhost.games.triumph.geometry import (
    MU,
    TOLERANCE,
    footprint,
    gap,
    is_near,
    on_board,
    overlaps,
)
from warhost.games.triumph.movement.courses import Course
from warhost.games.triumph.movement.field import Barrier, Field
from warhost.games.triumph.movement.passing import all_loose
from warhost.games.triumph.movement.sweeping import box_of, meets_on_the_way, shapes_along
from warhost.games.triumph.movement.travel import Stretch
from warhost.games.triumph.movement.words import named, refused
from warhost.games.triumph.stands import depth_of, type_of
from warhost.games.triumph.world import Stand
from warhost.kernel.refusals import Refusal

Passes = Callable[[TroopType, TroopType], bool]
"""Whether a type passes through a friend of another (T7.6, T17.3-12)."""

KEEP_AWAY = 4 * MU


def hindrances(field: Field, course: Course, passes: Passes) -> Iterator[Refusal]:
    """T7.1-8 All that bars the way, leg by leg."""
    for stretch in course.stretches:
        for place, stand in enumerate(course.stands):
            yield from _off_board(field, stretch, place, stand)
            yield from _enemies(field, stretch, place, stand)
            yield from _barriers(field, stretch, place, stand)
            yield from _friends(field, course, stretch, place, passes)


def _off_board(field: Field, stretch: Stretch, place: int, stand: Stand) -> Iterator[Refusal]:
    """T7.1-12"""
    depth = depth_of(field.table, stand)
    box = box_of(stretch, place, depth)
    if box.left >= 0 and box.bottom >= 0 and box.right <= WIDTH and box.top <= DEPTH:
        return
    if not all(on_board(shape, WIDTH, DEPTH) for shape in shapes_along(stretch, place, depth)):
        text = f"{named(field.table, stand)} would leave the board"
        yield refused("T7.1-12", stretch.leg, text)


def _enemies(field: Field, stretch: Stretch, place: int, stand: Stand) -> Iterator[Refusal]:
    """T7.1-8, T7.6-9"""
    owners = {body.base.shape: body.stand for body in field.enemies}
    depth = depth_of(field.table, stand)
    for shape in meets_on_the_way(stretch, place, depth, owners):
        enemy = named(field.table, owners[shape])
        text = f"the enemy {enemy} is in the way of {named(field.table, stand)}"
        yield refused("T7.1-8", stretch.leg, text)


def _barriers(field: Field, stretch: Stretch, place: int, stand: Stand) -> Iterator[Refusal]:
    """T4.3-3, T7.6-9"""
    barriers = {barrier.shape: barrier for barrier in field.barriers}
    depth = depth_of(field.table, stand)
    for shape in meets_on_the_way(stretch, place, depth, barriers):
        clause, what = _barring(barriers[shape])
        text = f"{what} is in the way of {named(field.table, stand)}"
        yield refused(clause, stretch.leg, text)


def _barring(barrier: Barrier) -> tuple[str, str]:
    return ("T7.6-9", "a camp") if barrier.kind == "camp" else ("T7.1-8", "impassable ground")


def _friends(
    field: Field, course: Course, stretch: Stretch, place: int, passes: Passes
) -> Iterator[Refusal]:
    """T7.6-3, T7.6-6, T7.6-7"""
    mover = course.stands[place]
    moving = {stand.id for stand in course.stands}
    others = {b.base.shape: b.stand for b in field.friends if b.stand.id not in moving}
    depth = depth_of(field.table, mover)
    for shape in meets_on_the_way(stretch, place, depth, others):
        clause, why = _barred_by(field, course, mover, others[shape], passes)
        if clause:
            yield refused(clause, stretch.leg, why)


def _barred_by(
    field: Field, course: Course, mover: Stand, friend: Stand, passes: Passes
) -> tuple[str, str]:
    """The clause by which a friend bars the way, and why; nothing if it is passed."""
    table, whom = field.table, named(field.table, friend)
    barred = [s for s in course.stands if not passes(type_of(table, s), type_of(table, friend))]
    if mover in barred:
        return "T7.6-3", f"{named(table, mover)} cannot pass through {whom}"
    if len(course.stands) > 1 and not all_loose(table, course.stands):
        return "T7.6-6", f"only a single stand passes through friends, and {whom} is in the way"
    if barred:
        return "T7.6-7", f"{named(table, barred[0])} in the group may not pass through {whom}"
    return "", ""


def unclear_ends(field: Field, course: Course, passes: Passes) -> Iterator[Refusal]:
    """T7.6-4 Whoever passes through friends ends clear of every one."""
    moving = {stand.id for stand in course.stands}
    for mover, pose in zip(course.stands, course.ends, strict=True):
        shape = footprint(pose, depth_of(field.table, mover))
        for friend, base in field.friends:
            if friend.id in moving or not overlaps(shape, base.shape):
                continue
            if passes(type_of(field.table, mover), type_of(field.table, friend)):
                who, whom = named(field.table, mover), named(field.table, friend)
                yield refused("T7.6-4", None, f"{who} would end its move inside {whom}")


def too_near_for_transports(field: Field, course: Course) -> Iterator[Refusal]:
    """T17.4-7 Mobile Infantry on its transports keeps 4 MU away from the enemy."""
    for place, stand in enumerate(course.stands):
        if stand.transports and _comes_near(field, course, place):
            text = f"{named(field.table, stand)} may not come within 4 MU of the enemy"
            yield refused("T17.4-7", None, f"{text} while on its transports")


def _comes_near(field: Field, course: Course, place: int) -> bool:
    depth = depth_of(field.table, course.stands[place])
    start = footprint(course.starts[place], depth)
    way = [s for stretch in course.stretches for s in shapes_along(stretch, place, depth)]
    for _, enemy in field.enemies:
        near = [shape for shape in way if is_near(shape, enemy.shape, KEEP_AWAY)]
        limit = min(KEEP_AWAY - TOLERANCE, gap(start, enemy.shape)) if near else 0
        if any(gap(shape, enemy.shape) < limit for shape in near):
            return True
    return False
