"""T7.5 Difficult terrain on the way, and how far troops may go."""

from collections.abc import Iterator, Sequence

from warhost.games.triumph.geometry import MU
from warhost.games.triumph.ground import by_road, difficult_shapes
from warhost.games.triumph.movement.courses import Course
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.movement.passing import all_loose
from warhost.games.triumph.movement.sweeping import meets_on_the_way
from warhost.games.triumph.movement.travel import Stretch
from warhost.games.triumph.movement.words import named, refused
from warhost.games.triumph.setup.guises import move_cap
from warhost.games.triumph.stands import depth_of, opens_for, type_of
from warhost.games.triumph.world import Stand, StandId, Table
from warhost.kernel.refusals import Refusal

SLOW_GOING = 3 * MU


def rough_legs(field: Field, course: Course) -> dict[StandId, int]:
    """T7.5-4 Which stands have difficult terrain on their way, and in which leg first."""
    found: dict[StandId, int] = {}
    for place, stand in enumerate(course.stands):
        leg = _first_rough_leg(field.table, course, place, stand)
        if leg is not None:
            found[stand.id] = leg
    return found


def _first_rough_leg(table: Table, course: Course, place: int, stand: Stand) -> int | None:
    shapes = difficult_shapes(table, opens_for(table, stand))
    depth = depth_of(table, stand)
    for stretch in course.stretches:
        found = meets_on_the_way(stretch, place, depth, shapes)
        if any(found) and not _goes_by_road(table, stretch, place):
            return stretch.leg
    return None


def _goes_by_road(table: Table, stretch: Stretch, place: int) -> bool:
    """T4.3-12, T4.3-13"""
    straight = stretch.pivot is None
    return straight and by_road(table, stretch.starts[place], stretch.ends[place])


def allowance(field: Field, stand: Stand, is_rough: bool) -> int:
    """T7.2-4 to T7.2-9, T7.5-1, T17.4-6, T17.5-12 How far this stand may go in a move."""
    line = type_of(field.table, stand)
    distance = line.move
    if is_rough and (line.is_mounted or stand.transports):
        distance = min(distance, SLOW_GOING)
    cap = move_cap(field.table, field.secret, stand)
    return distance if cap is None else min(distance, cap)


def closed_ground(field: Field, course: Course, rough: dict[StandId, int]) -> Iterator[Refusal]:
    """T7.5-8, T7.5-9 Who may not enter the difficult terrain on the way."""
    for stand in course.stands:
        if stand.id in rough and type_of(field.table, stand).roads_only:
            text = f"{named(field.table, stand)} enters difficult terrain on roads only"
            yield refused("T7.5-9", rough[stand.id], text)
    if len(course.stands) > 1:
        yield from closed_ground_of_group(field, course.stands, rough)


def closed_ground_of_group(
    field: Field, stands: Sequence[Stand], rough: dict[StandId, int]
) -> Iterator[Refusal]:
    """T7.5-7, T7.5-8"""
    if not rough or all_loose(field.table, stands):
        return
    first = next(stand for stand in stands if stand.id in rough)
    text = f"{named(field.table, first)} has difficult terrain on its way"
    yield refused("T7.5-8", rough[first.id], f"{text}, where every stand moves by itself")
