"""T7.7 Moving into contact with the enemy."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from warhost.games.triumph.contact import Base, Contact, base_at, proper_touch, touches_camp
from warhost.games.triumph.geometry import TOLERANCE, TURN, Pose, is_near, offset, rear_midpoint
from warhost.games.triumph.movement.courses import Course
from warhost.games.triumph.movement.field import Body, Field
from warhost.games.triumph.movement.travel import Formation
from warhost.games.triumph.movement.words import named, refused
from warhost.games.triumph.stands import camps_on_table, depth_of
from warhost.games.triumph.world import Stand
from warhost.kernel.refusals import Refusal


class Meeting(NamedTuple):
    """A proper contact that a move brings about."""

    mover: Stand
    enemy: Body
    contact: Contact


def bases_in(field: Field, course: Course, formation: Formation) -> list[Base]:
    """The bases of the moving stands at one moment."""
    ways = zip(course.stands, formation, strict=True)
    return [base_at(pose, depth_of(field.table, stand)) for stand, pose in ways]


def meetings(field: Field, course: Course, formation: Formation) -> list[Meeting]:
    """T7.7-1 The proper contacts of the moving stands at one moment."""
    found = []
    bases = bases_in(field, course, formation)
    for mover, base in zip(course.stands, bases, strict=True):
        for enemy in field.enemies:
            if is_near(base.shape, enemy.base.shape):
                contact = _proper(mover, base, enemy)
                if contact is not None:
                    found.append(Meeting(mover, enemy, contact))
    return found


def _proper(mover: Stand, base: Base, enemy: Body) -> Contact | None:
    touch = proper_touch(base, enemy.base)
    if touch is not None:
        return Contact(mover.id, enemy.stand.id, touch.kind, touch.edge)
    touch = proper_touch(enemy.base, base)
    return touch and Contact(enemy.stand.id, mover.id, touch.kind, touch.edge)


def wrong_contacts(field: Field, course: Course, met: Sequence[Meeting]) -> Iterator[Refusal]:
    """T7.7-2 to T7.7-6 Contacts that this move may not make."""
    yield from _beyond_contact(field, course)
    for mover, enemy, contact in met:
        if contact.toucher != mover.id:
            continue
        who, whom = named(field.table, mover), named(field.table, enemy.stand)
        if _is_held(field, enemy, contact):
            text = f"the {contact.edge} edge of {whom} is already in contact with another stand"
            yield refused("T7.7-4", None, text)
        if contact.kind == "flank" and not _was_partly_behind_front(field, course, mover, enemy):
            text = f"{who} must start at least partly behind the front of {whom}"
            yield refused("T7.7-2", None, f"{text} to contact its flank")
        if contact.kind == "rear" and not _was_wholly_behind(field, course, mover, enemy):
            text = f"{who} must start wholly behind the rear of {whom}"
            yield refused("T7.7-3", None, f"{text} to contact its rear")


def _beyond_contact(field: Field, course: Course) -> Iterator[Refusal]:
    """T7.7-6 Nobody moves on out of proper contact."""
    for stretch, following in zip(course.stretches, course.stretches[1:], strict=False):
        if stretch.leg != following.leg and _is_in_contact(field, course, stretch.ends):
            yield refused("T7.7-6", following.leg, "a move ends where it makes contact")
            return


def _is_in_contact(field: Field, course: Course, formation: Formation) -> bool:
    """T1.3-4, T1.3-7 With an enemy stand or the enemy camp."""
    if meetings(field, course, formation):
        return True
    camps = [camp for camp in camps_on_table(field.table) if camp.seat != field.seat]
    bases = bases_in(field, course, formation)
    return any(touches_camp(base, camp) for base in bases for camp in camps)


def _is_held(field: Field, enemy: Body, contact: Contact) -> bool:
    """T7.7-4 Whether another stand is in proper contact with the same edge."""
    return any(
        other.stand.id != contact.toucher and _touches_edge(other, enemy, contact)
        for other in field.friends
    )


def _touches_edge(other: Body, enemy: Body, contact: Contact) -> bool:
    touch = proper_touch(other.base, enemy.base)
    return touch is not None and touch.edge == contact.edge


def _start_of(course: Course, mover: Stand) -> Pose:
    return course.starts[course.stands.index(mover)]


def _was_partly_behind_front(field: Field, course: Course, mover: Stand, enemy: Body) -> bool:
    """T7.7-2"""
    start = base_at(_start_of(course, mover), depth_of(field.table, mover))
    return min(_ahead_of(enemy.base.pose, enemy.base.pose.point, start)) < -TOLERANCE


def _was_wholly_behind(field: Field, course: Course, mover: Stand, enemy: Body) -> bool:
    """T7.7-3"""
    start = base_at(_start_of(course, mover), depth_of(field.table, mover))
    pose = enemy.base.pose
    rear = rear_midpoint(pose, depth_of(field.table, enemy.stand))
    return max(_ahead_of(pose, rear, start)) <= TOLERANCE


def _ahead_of(pose: Pose, origin: tuple[int, int], base: Base) -> list[int]:
    """How far each corner of a base lies ahead of a line across a facing."""
    return [
        offset(-pose.facing % TURN, x - origin[0], y - origin[1])[1] for x, y in base.shape.corners
    ]
