"""T8-9 to T8-14 How enemy zones of control restrict a move."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Literal

import msgspec

from warhost.games.triumph.geometry import (
    MU,
    TOLERANCE,
    TURN,
    Pose,
    offset,
    same_facing,
)
from warhost.games.triumph.movement.contacts import Meeting, bases_in
from warhost.games.triumph.movement.courses import Course
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.movement.sweeping import box_of, shapes_along
from warhost.games.triumph.movement.travel import Formation, Stretch, halfway, together
from warhost.games.triumph.movement.words import named, refused
from warhost.games.triumph.stands import depth_of
from warhost.games.triumph.world import StandId
from warhost.games.triumph.zones import Zone, ground_ahead, in_zone, zone_among
from warhost.kernel.refusals import Refusal

SHORT = 2 * MU
HALVINGS = 7
"""So often 0.1 MU is halved until no more than 0.001 MU is left."""

Option = Literal["short move", "to contact", "straight back"]


class ZoneUse(msgspec.Struct, frozen=True):
    """T8-20 The option by which a move is allowed in enemy zones."""

    option: Option
    clause: str
    owner: StandId
    """T8-14 The owner that the mover chose."""


class Entry(msgspec.Struct, frozen=True):
    """The zones a course enters, and how far it goes on after its last pose outside of all."""

    owners: tuple[StandId, ...]
    remaining: int


def restriction(
    field: Field, course: Course, meetings: Sequence[Meeting]
) -> ZoneUse | Refusal | None:
    """T8-9 The option a move uses in enemy zones, if it meets any, or why none allows it."""
    zones = _zones_near(field, course)
    if not zones:
        return None
    met = {meeting.enemy.stand.id for meeting in meetings}
    owners = _owners_over(field, course, course.starts, zones)
    if owners:
        return _from_within(field, course, owners, zones, met)
    entry = _entry(field, course, zones)
    return None if entry is None else _on_entering(field, entry, met)


def _from_within(
    field: Field,
    course: Course,
    owners: tuple[StandId, ...],
    zones: list[Zone],
    met: set[StandId],
) -> ZoneUse | Refusal:
    """T8-10 to T8-12, T8-14"""
    if course.distance <= SHORT + TOLERANCE and met <= set(owners):
        return ZoneUse("short move", "T8-10", _chosen(owners, met))
    if met & set(owners) and met <= {*owners, *_owners_on_way(field, course, zones)}:
        return ZoneUse("to contact", "T8-11", _chosen(owners, met))
    if len(course.stands) == 1 and _goes_straight_back(course):
        return _on_backing(field, course, owners, zones, met)
    whose = named(field.table, field.stand(owners[0]))
    text = f"from the zone of {whose} a move goes 2 MU without contact of others, or into contact"
    alone = " with it, or straight back" if len(course.stands) == 1 else " with it"
    return refused("T8-10", None, text + alone)


def _on_backing(
    field: Field,
    course: Course,
    owners: tuple[StandId, ...],
    zones: list[Zone],
    met: set[StandId],
) -> ZoneUse | Refusal:
    """T8-9, T8-12 Out of these zones as far as may be, but not freely through another."""
    entry = _entry(field, course, [zone for zone in zones if zone.owner not in owners])
    further = None if entry is None else _on_entering(field, entry, met)
    if isinstance(further, Refusal):
        return further
    return ZoneUse("straight back", "T8-12", owners[0])


def _on_entering(field: Field, entry: Entry, met: set[StandId]) -> ZoneUse | Refusal:
    """T8-13, T8-14"""
    if met and met <= set(entry.owners):
        return ZoneUse("to contact", "T8-13", _chosen(entry.owners, met))
    if entry.remaining <= SHORT + TOLERANCE and not met:
        return ZoneUse("short move", "T8-13", entry.owners[0])
    whose = named(field.table, field.stand(entry.owners[0]))
    text = f"in the zone of {whose} a move goes on 2 MU without contact of others"
    return refused("T8-13", None, f"{text}, or into contact with it")


def _chosen(owners: tuple[StandId, ...], met: set[StandId]) -> StandId:
    """T8-14 The owner that is met, or the first."""
    return next((owner for owner in owners if owner in met), owners[0])


def _zones_near(field: Field, course: Course) -> list[Zone]:
    """The zones that the course could meet at all."""
    boxes = [
        box_of(stretch, place, depth_of(field.table, stand))
        for stretch in course.stretches
        for place, stand in enumerate(course.stands)
    ]
    near = [
        body.stand
        for body in field.enemies
        if any(box.meets(ground_ahead(body.stand)) for box in boxes)
    ]
    zones = (zone_among(field.table, stand, field.in_combat) for stand in near)
    return [z for z in zones if any(b.meets(part) for b in boxes for part in z.shapes)]


def _owners_over(
    field: Field, course: Course, formation: Formation, zones: Iterable[Zone]
) -> tuple[StandId, ...]:
    """T8-8 The owners of the zones that stands in this formation are in."""
    shapes = [base.shape for base in bases_in(field, course, formation)]
    return tuple(zone.owner for zone in zones if any(in_zone(shape, zone) for shape in shapes))


def _owners_on_way(field: Field, course: Course, zones: list[Zone]) -> set[StandId]:
    """The owners of the zones that the course touches anywhere."""
    shapes = [
        shape
        for stretch in course.stretches
        for place, stand in enumerate(course.stands)
        for shape in shapes_along(stretch, place, depth_of(field.table, stand))
    ]
    return {zone.owner for zone in zones if any(in_zone(shape, zone) for shape in shapes)}


def _entry(field: Field, course: Course, zones: list[Zone]) -> Entry | None:
    """T8-13 What is entered, and how far the move goes on after its last pose before that."""
    for number, stretch in enumerate(course.stretches):
        step = _first_step_within(field, course, stretch, zones)
        if step is not None:
            entered = _owners_on_way(field, course, zones)
            poses = stretch.poses()[max(0, step - 1) : step + 1]
            outside = _last_outside(field, course, poses[0], poses[-1], zones)
            owners = tuple(zone.owner for zone in zones if zone.owner in entered)
            return Entry(owners, _remaining(course, number, outside))
    return None


def _last_outside(
    field: Field, course: Course, outside: Formation, inside: Formation, zones: list[Zone]
) -> Formation:
    """T8-13 Between neighbours on the way, to the thousandth of an MU."""
    for _ in range(HALVINGS):
        middle = halfway(outside, inside)
        if _owners_over(field, course, middle, zones):
            inside = middle
        else:
            outside = middle
    return outside


def _first_step_within(
    field: Field, course: Course, stretch: Stretch, zones: list[Zone]
) -> int | None:
    """The first pose of a stretch at which some stand is in a zone."""
    found: list[int] = []
    for place, stand in enumerate(course.stands):
        depth = depth_of(field.table, stand)
        box = box_of(stretch, place, depth)
        near = [zone for zone in zones if any(box.meets(part) for part in zone.shapes)]
        if near:
            shapes = shapes_along(stretch, place, depth)
            steps = (n for n, s in enumerate(shapes) if any(in_zone(s, zone) for zone in near))
            found += list(islice(steps, 1))
    return min(found, default=None)


def _remaining(course: Course, number: int, outside: Formation) -> int:
    """The distance from a pose in a stretch to the end of the course."""
    rest = course.measured(outside, course.stretches[number].ends)
    for stretch in course.stretches[number + 1 :]:
        rest = together(rest, stretch.travel)
    return rest.distance


def _goes_straight_back(course: Course) -> bool:
    """T8-12 Straight back without turning, in every stretch."""
    return all(_is_straight_back(s.starts[0], s.ends[0]) for s in course.stretches)


def _is_straight_back(start: Pose, end: Pose) -> bool:
    right, forward = offset(-start.facing % TURN, end.x - start.x, end.y - start.y)
    return same_facing(start.facing, end.facing) and abs(right) <= TOLERANCE and forward <= 0
