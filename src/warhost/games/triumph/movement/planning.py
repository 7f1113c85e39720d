"""T7, T20-14 The plans of moves of single stands and groups."""

from collections.abc import Iterator

from msgspec.structs import replace

from warhost.games.triumph.geometry import TOLERANCE
from warhost.games.triumph.measures import in_mu
from warhost.games.triumph.movement.command import cost_of, points_of
from warhost.games.triumph.movement.conforming import with_conforming
from warhost.games.triumph.movement.contacts import meetings, wrong_contacts
from warhost.games.triumph.movement.courses import (
    Course,
    course_of_group,
    course_of_stand,
)
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.movement.forms import (
    no_group,
    wrong_count,
    wrong_legs_of_group,
    wrong_stands,
)
from warhost.games.triumph.movement.going import allowance, closed_ground, rough_legs
from warhost.games.triumph.movement.hindrances import (
    Passes,
    hindrances,
    too_near_for_transports,
    unclear_ends,
)
from warhost.games.triumph.movement.moves import CHARGE_THROUGH, Move
from warhost.games.triumph.movement.passing import may_charge_through, may_pass
from warhost.games.triumph.movement.plan import Meets, Plan, Way
from warhost.games.triumph.movement.restrictions import ZoneUse, restriction
from warhost.games.triumph.movement.sliding import wrong_slides
from warhost.games.triumph.movement.words import company, refused
from warhost.games.triumph.stands import type_of
from warhost.games.triumph.world import Stand
from warhost.kernel.refusals import Refusal

TOO_FAR = {"stand": "T7.2-1", "group": "T7.3-3", "column": "T7.4-4"}


def plan_move(field: Field, move: Move) -> Plan:
    """T7.2, T7.3 What a move of a single stand or a group would bring about."""
    wrong = [*wrong_stands(field, move.stands), *wrong_count(move.legs)]
    if wrong:
        return Plan(tuple(wrong))
    stands = tuple(field.stand(name) for name in move.stands)
    wrong += [*wrong_card(field, stands, move.card), *_wrong_dismounting(stands, move)]
    passes = may_charge_through if move.card == CHARGE_THROUGH else may_pass
    if len(stands) == 1:
        course = course_of_stand(stands[0], move.legs)
        return plan_of_course(field, course, passes, wrong)
    wrong += [*no_group(field, stands), *wrong_legs_of_group(move.legs)]
    if wrong:
        return Plan(tuple(wrong))
    course = course_of_group(stands, move.legs)
    slides = list(wrong_slides(field, course, move.legs))
    return with_conforming(field.table, plan_of_course(field, course, passes, slides))


def _wrong_dismounting(stands: tuple[Stand, ...], move: Move) -> Iterator[Refusal]:
    """T17.4-8"""
    if move.dismounts and not all(stand.transports for stand in stands):
        yield refused("T17.4-8", None, "only Mobile Infantry on its transports gets down so")


def wrong_card(field: Field, stands: tuple[Stand, ...], card: str) -> Iterator[Refusal]:
    """T17.3-12, T17.3-13"""
    if not card:
        return
    if card != CHARGE_THROUGH:
        yield refused("T17.3-12", None, f"{card} is no card for a move")
    elif not field.table.armies[field.seat].cards.get(card):
        yield refused("T17.3-12", None, "you have no Charge Through left")
    elif not all(type_of(field.table, stand).is_mounted for stand in stands):
        yield refused("T17.3-12", None, "only mounted charge through")


def plan_of_course(field: Field, course: Course, passes: Passes, wrong: list[Refusal]) -> Plan:
    """T20-14 The plan of stands that go together, with every clause it breaks."""
    points = points_of(cost_of(field.table, course.stands))
    return plan_of_way(field, course, passes, [*wrong, *unpaid(field, points)])


def plan_of_way(field: Field, course: Course, passes: Passes, wrong: list[Refusal]) -> Plan:
    """The same for stands whose points are counted elsewhere.

    What lies beyond the distance they may go at best is not looked at.
    """
    cost = cost_of(field.table, course.stands)
    limit = min(allowance(field, stand, is_rough=False) for stand in course.stands)
    plan = Plan(
        refusals=tuple(wrong),
        cost=cost,
        points=points_of(cost),
        points_left=field.table.turn.points,
        distance=course.distance,
        allowance=limit,
        ways=ways_of(course),
        form=course.kind,
    )
    if course.distance > limit + TOLERANCE:
        far = _too_far(field, course, limit, TOO_FAR[course.kind], "")
        return replace(plan, refusals=(*plan.refusals, far))
    return _looked_at(field, course, passes, plan)


def _looked_at(field: Field, course: Course, passes: Passes, plan: Plan) -> Plan:
    """The plan with all that the stands find on their way."""
    rough = rough_legs(field, course)
    limit = min(allowance(field, stand, bool(rough)) for stand in course.stands)
    met = meetings(field, course, course.ends)
    zone = restriction(field, course, met)
    refusals = [
        *plan.refusals,
        *_too_far_in_rough(field, course, limit),
        *hindrances(field, course, passes),
        *unclear_ends(field, course, passes),
        *too_near_for_transports(field, course),
        *closed_ground(field, course, rough),
        *wrong_contacts(field, course, met),
        *([zone] if isinstance(zone, Refusal) else []),
    ]
    return replace(
        plan,
        refusals=tuple(dict.fromkeys(refusals)),
        allowance=limit,
        zone=zone if isinstance(zone, ZoneUse) else None,
        contacts=tuple(Meets(m.contact.toucher, m.contact.touched, m.contact.kind) for m in met),
    )


def unpaid(field: Field, points: int) -> Iterator[Refusal]:
    """T6-12"""
    left = field.table.turn.points
    if points > left:
        text = f"the move costs {points} command points and you have {left}"
        yield refused("T6-12", None, text)


def _too_far_in_rough(field: Field, course: Course, limit: int) -> Iterator[Refusal]:
    """T7.5-1, T7.5-2"""
    if course.distance > limit + TOLERANCE:
        yield _too_far(field, course, limit, "T7.5-1", ", with difficult terrain on the way")


def _too_far(field: Field, course: Course, limit: int, clause: str, why: str) -> Refusal:
    """T7.2-1, T7.3-3, T7.4-4, T7.5-1"""
    who = company(field.table, course.stands)
    text = f"{who} may go {in_mu(limit)} MU{why}; this is {in_mu(course.distance)} MU"
    return refused(clause, None, text)


def ways_of(course: Course) -> tuple[Way, ...]:
    """Where each stand is at the start and after each stretch."""
    formations = [course.starts, *(stretch.ends for stretch in course.stretches)]
    return tuple(
        Way(stand.id, tuple(formation[place] for formation in formations))
        for place, stand in enumerate(course.stands)
    )
