"""T7.3-9 Slides by which groups line up with an enemy."""

from collections.abc import Iterator

from warhost.games.triumph.contact import Base, base_at, proper_touch
from warhost.games.triumph.geometry import MU, TOLERANCE, Pose, ahead, gap
from warhost.games.triumph.movement.courses import Course
from warhost.games.triumph.movement.field import Body, Field
from warhost.games.triumph.movement.legs import Leg, Slide
from warhost.games.triumph.movement.travel import Stretch
from warhost.games.triumph.movement.words import refused
from warhost.games.triumph.stands import depth_of
from warhost.kernel.refusals import Refusal

FURTHEST = 2 * MU
NEAR = 2 * MU


def wrong_slides(field: Field, course: Course, legs: tuple[Leg, ...]) -> Iterator[Refusal]:
    """T7.3-10 to T7.3-12 Slides that do not line a group up."""
    slides = [number for number, leg in enumerate(legs) if isinstance(leg, Slide)]
    total = sum(abs(leg.distance) for leg in legs if isinstance(leg, Slide))
    if total > FURTHEST + TOLERANCE:
        yield refused("T7.3-10", slides[-1], "the slides of one move are 2 MU together at most")
    for number in slides:
        yield from _wrong_slide(field, course, course.stretches[number])


def _wrong_slide(field: Field, course: Course, stretch: Stretch) -> Iterator[Refusal]:
    near = [enemy for enemy in field.enemies if _is_near(field, course, stretch, enemy)]
    if not near:
        text = "a group slides only to line up with an enemy within 2 MU"
        yield refused("T7.3-12", stretch.leg, text)
    elif not any(_is_lined_up(field, course, stretch, enemy) for enemy in near):
        text = "after a slide some stand must be lined up with the enemy straight ahead"
        yield refused("T7.3-11", stretch.leg, text)


def _is_near(field: Field, course: Course, stretch: Stretch, enemy: Body) -> bool:
    """T7.3-12"""
    return any(
        gap(base_at(pose, depth_of(field.table, stand)).shape, enemy.base.shape) <= NEAR + TOLERANCE
        for stand, pose in zip(course.stands, stretch.starts, strict=True)
    )


def _is_lined_up(field: Field, course: Course, stretch: Stretch, enemy: Body) -> bool:
    """T7.3-11"""
    return any(
        meets_straight_ahead(pose, depth_of(field.table, stand), enemy.base)
        for stand, pose in zip(course.stands, stretch.ends, strict=True)
    )


def meets_straight_ahead(pose: Pose, depth: int, enemy: Base) -> bool:
    """T7.3-11 Whether a base moved straight ahead by 0 to 2 MU would be in proper contact."""
    way = min(gap(base_at(pose, depth).shape, enemy.shape), NEAR)
    return proper_touch(base_at(ahead(pose, way), depth), enemy) is not None
