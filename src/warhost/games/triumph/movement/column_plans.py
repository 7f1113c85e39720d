"""T7.4 The plans of columns that move and of groups that form one."""

from typing import NamedTuple

from msgspec.structs import replace

from warhost.games.triumph.contact import base_at
from warhost.games.triumph.groups import column_order
from warhost.games.triumph.movement.columns import (
    broken_joints,
    course_of_column,
    joined,
    wrong_legs_of_column,
)
from warhost.games.triumph.movement.command import cost_of, points_of
from warhost.games.triumph.movement.conforming import with_conforming
from warhost.games.triumph.movement.courses import Course, course_of_stand
from warhost.games.triumph.movement.field import Body, Field
from warhost.games.triumph.movement.forms import no_group, wrong_count, wrong_stands
from warhost.games.triumph.movement.going import closed_ground_of_group, rough_legs
from warhost.games.triumph.movement.legs import Leg, Place
from warhost.games.triumph.movement.moves import ColumnMove, FormColumn
from warhost.games.triumph.movement.passing import may_pass
from warhost.games.triumph.movement.plan import Plan
from warhost.games.triumph.movement.planning import plan_of_course, plan_of_way, unpaid
from warhost.games.triumph.movement.words import refused
from warhost.games.triumph.stands import depth_of
from warhost.games.triumph.world import Stand, StandId
from warhost.kernel.refusals import Refusal


def plan_column(field: Field, move: ColumnMove) -> Plan:
    """T7.4-1 to T7.4-8 What a move of a column would bring about."""
    wrong = [*wrong_stands(field, move.stands), *wrong_count(move.legs)]
    wrong += wrong_legs_of_column(move.legs)
    if wrong:
        return Plan(tuple(wrong))
    order = column_order(field.table, [field.stand(name) for name in move.stands])
    if order is None:
        text = "a column is a file in which each stand joins a rear corner of the one ahead"
        return Plan((refused("T7.4-2", None, text),))
    stands = tuple(field.stand(name) for name in order)
    course = course_of_column(field.table, stands, move.legs)
    joints = list(broken_joints(field.table, course))
    return with_conforming(field.table, plan_of_course(field, course, may_pass, joints))


def plan_forming(field: Field, move: FormColumn) -> Plan:
    """T7.4-9, T7.4-10 One stand leads, whoever can goes behind it."""
    wrong = [*wrong_stands(field, move.stands), *wrong_count(move.legs)]
    wrong += wrong_legs_of_column(move.legs)
    if wrong:
        return Plan(tuple(wrong))
    stands = tuple(field.stand(name) for name in move.stands)
    wrong += no_group(field, stands)
    if wrong:
        return Plan(tuple(wrong))
    return with_conforming(field.table, _formed(field, stands, move.legs))


class Part(NamedTuple):
    """One stand of a column that forms: it goes as a single stand."""

    stand: Stand
    course: Course
    plan: Plan


def _formed(field: Field, stands: tuple[Stand, ...], legs: tuple[Leg, ...]) -> Plan:
    """T7.4-9, T7.4-10 The leader and all who reach their places behind it."""
    followers = stands[1:]
    leader, parts, late = _tried(field, stands[0], followers, legs)
    while late is not None:
        followers = tuple(stand for stand in followers if stand.id != late.id)
        leader, parts, late = _tried(field, stands[0], followers, legs)
    moved = {part.stand.id for part in (leader, *parts)}
    behind = tuple(stand.id for stand in stands if stand.id not in moved)
    wrong = list(leader.plan.refusals)
    if not parts:
        wrong.append(refused("T7.4-10", None, "no stand reaches a place behind the first"))
    return replace(_together(field, [leader, *parts], wrong), left_behind=behind)


def _tried(
    field: Field, first: Stand, followers: tuple[Stand, ...], legs: tuple[Leg, ...]
) -> tuple[Part, list[Part], Stand | None]:
    """The parts of the column, and the first follower that cannot reach its place."""
    field = _without(field, (first, *followers))
    leader = _part(field, first, legs)
    last, parts = leader, list[Part]()
    for stand in followers:
        field = _with(field, last)
        front = last.plan.ways[0].end
        end = joined(front, depth_of(field.table, last.stand), front.facing)
        last = _part(field, stand, (Place(end),))
        if last.plan.refusals:
            return leader, parts, stand
        parts.append(last)
    return leader, parts, None


def _part(field: Field, stand: Stand, legs: tuple[Leg, ...]) -> Part:
    """T7.4-10 It pays nothing by itself."""
    course = course_of_stand(stand, legs)
    return Part(stand, course, plan_of_way(field, course, may_pass, []))


def _without(field: Field, stands: tuple[Stand, ...]) -> Field:
    """The field without stands that leave their places."""
    leaving = {stand.id for stand in stands}
    return replace(field, friends=tuple(b for b in field.friends if b.stand.id not in leaving))


def _with(field: Field, part: Part) -> Field:
    """The field with a stand at the end of its way."""
    base = base_at(part.plan.ways[0].end, depth_of(field.table, part.stand))
    return replace(field, friends=(*field.friends, Body(part.stand, base)))


def _together(field: Field, parts: list[Part], wrong: list[Refusal]) -> Plan:
    """T7.4-10 The whole is one move."""
    stands = [part.stand for part in parts]
    rough: dict[StandId, int] = {}
    for part in parts:
        rough |= rough_legs(field, part.course)
    cost = cost_of(field.table, stands)
    refusals = [
        *wrong,
        *unpaid(field, points_of(cost)),
        *closed_ground_of_group(field, stands, rough),
    ]
    leader = parts[0].plan
    return replace(
        leader,
        form="column",
        refusals=tuple(dict.fromkeys(refusals)),
        cost=cost,
        points=points_of(cost),
        ways=tuple(way for part in parts for way in part.plan.ways),
        contacts=tuple(met for part in parts for met in part.plan.contacts),
    )
