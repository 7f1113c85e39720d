"""T8-9 to T8-14 How enemy zones of control restrict a move."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from warhost.games.triumph.contact import base_at
from warhost.games.triumph.geometry import (
    MU,
    TOLERANCE,
    TURN,
    Pose,
    Shape,
    offset,
    same_facing,
)
from warhost.games.triumph.movement.contacts import meetings
from warhost.games.triumph.movement.courses import Course
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.movement.sweeping import box_of
from warhost.games.triumph.movement.travel import Formation, together
from warhost.games.triumph.movement.words import named, refused
from warhost.games.triumph.stands import depth_of
from warhost.games.triumph.world import StandId
from warhost.games.triumph.zones import Zone, in_zone
from warhost.kernel.refusals import Refusal

SHORT = 2 * MU

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


def restriction(field: Field, course: Course) -> ZoneUse | Refusal | None:
    """T8-9 The option a move uses in enemy zones, if it meets any, or why none allows it."""
    zones = _zones_near(field, course)
    owners = _owners_over(field, course, course.starts, zones)
    if owners:
        return _from_within(field, course, owners, zones)
    entry = _entry(field, course, zones) if zones else None
    return None if entry is None else _on_entering(field, course, entry)


def _from_within(
    field: Field, course: Course, owners: tuple[StandId, ...], zones: list[Zone]
) -> ZoneUse | Refusal:
    """T8-10 to T8-12, T8-14"""
    met = _met(field, course)
    if course.distance <= SHORT + TOLERANCE and met <= set(owners):
        return ZoneUse("short move", "T8-10", _chosen(owners, met))
    if met & set(owners) and met <= {*owners, *_owners_on_way(field, course, zones)}:
        return ZoneUse("to contact", "T8-11", _chosen(owners, met))
    if len(course.stands) == 1 and _goes_straight_back(course):
        return ZoneUse("straight back", "T8-12", owners[0])
    whose = named(field.table, field.stand(owners[0]))
    text = f"from the zone of {whose} a move goes 2 MU without contact of others, or into contact"
    alone = " with it, or straight back" if len(course.stands) == 1 else " with it"
    return refused("T8-10", None, text + alone)


def _on_entering(field: Field, course: Course, entry: Entry) -> ZoneUse | Refusal:
    """T8-13, T8-14"""
    met = _met(field, course)
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


def _met(field: Field, course: Course) -> set[StandId]:
    return {meeting.enemy.stand.id for meeting in meetings(field, course, course.ends)}


def _zones_near(field: Field, course: Course) -> list[Zone]:
    """The zones that the course could meet at all."""
    boxes = [
        box_of(stretch, place, depth_of(field.table, stand))
        for stretch in course.stretches
        for place, stand in enumerate(course.stands)
    ]
    return [z for z in field.zones if any(b.meets(part) for b in boxes for part in z.shapes)]


def _owners_over(
    field: Field, course: Course, formation: Formation, zones: Iterable[Zone]
) -> tuple[StandId, ...]:
    """T8-8 The owners of the zones that stands in this formation are in."""
    shapes = _shapes(field, course, formation)
    return tuple(zone.owner for zone in zones if any(in_zone(shape, zone) for shape in shapes))


def _shapes(field: Field, course: Course, formation: Formation) -> list[Shape]:
    ways = zip(course.stands, formation, strict=True)
    return [base_at(pose, depth_of(field.table, stand)).shape for stand, pose in ways]


def _owners_on_way(field: Field, course: Course, zones: list[Zone]) -> set[StandId]:
    return {
        owner
        for stretch in course.stretches
        for formation in stretch.poses()
        for owner in _owners_over(field, course, formation, zones)
    }


def _entry(field: Field, course: Course, zones: list[Zone]) -> Entry | None:
    """T8-13 What is entered, and how far the move goes on after its last pose before that."""
    for number, stretch in enumerate(course.stretches):
        outside = stretch.starts
        for formation in stretch.poses():
            if _owners_over(field, course, formation, zones):
                owners = [z.owner for z in zones if z.owner in _owners_on_way(field, course, zones)]
                return Entry(tuple(owners), _remaining(course, number, outside))
            outside = formation
    return None


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
