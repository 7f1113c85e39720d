"""What would this move bring about? Its cost, its way, and every clause it breaks."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.combat.odds import Odds as Forecast
from warhost.games.triumph.geometry import Point, Pose, footprint
from warhost.games.triumph.movement.afterwards import table_after
from warhost.games.triumph.movement.command import CostLine
from warhost.games.triumph.movement.field import Field, field_of
from warhost.games.triumph.movement.moves import Move
from warhost.games.triumph.movement.plan import Meets, Plan
from warhost.games.triumph.movement.plans import TacticalMove, plan_of
from warhost.games.triumph.movement.restrictions import ZoneUse
from warhost.games.triumph.movement.snapped_moves import snapped
from warhost.games.triumph.orders.writing import print_order
from warhost.games.triumph.questions.odds import odds_on
from warhost.games.triumph.stands import depth_of
from warhost.games.triumph.world import StandId, Table, View
from warhost.kernel.refusals import Refusal


class PlanMove(msgspec.Struct, frozen=True, tag="plan"):
    """T6-18, T20-14 A move that a player thinks about."""

    order: TacticalMove


class Ghost(msgspec.Struct, frozen=True):
    """Where a stand would stand."""

    stand: StandId
    pose: Pose
    corners: tuple[Point, ...]


class Meeting(msgspec.Struct, frozen=True):
    """T19.1-3 A combat that would follow, the mover first, and its odds."""

    stand: StandId
    enemy: StandId
    odds: Forecast


class PlanSheet(msgspec.Struct, frozen=True, tag="plan"):
    """The plan as a page shows it. `order` is the move that was measured, drawn to contact."""

    order: TacticalMove
    text: str
    refusals: tuple[Refusal, ...]
    cost: int
    cost_lines: tuple[CostLine, ...]
    points_left: int
    distance: int
    allowance: int
    ghosts: tuple[Ghost, ...]
    conforming: tuple[Ghost, ...]
    left_behind: tuple[StandId, ...]
    contacts: tuple[Meets, ...]
    zone: ZoneUse | None
    meetings: tuple[Meeting, ...] = ()


def answer(view: View, question: PlanMove) -> PlanSheet:
    """The plan of the move as it is, or drawn to contact where that helps (T1.1-14)."""
    field = field_of(view)
    order, plan = _drawn_to_contact(field, question.order)
    return PlanSheet(
        order=order,
        text=print_order(order),
        refusals=plan.refusals,
        cost=plan.points,
        cost_lines=plan.cost,
        points_left=plan.points_left,
        distance=plan.distance,
        allowance=plan.allowance,
        ghosts=tuple(_ghost(field, way.stand, way.end) for way in plan.ways),
        conforming=tuple(_ghost(field, found.stand, found.end) for found in plan.conforming),
        left_behind=plan.left_behind,
        contacts=plan.contacts,
        zone=plan.zone,
        meetings=tuple(_meetings(field.table, plan)),
    )


def _meetings(table: Table, plan: Plan) -> Iterator[Meeting]:
    """T19.1-3 The combats that would follow."""
    if plan.refusals or not (plan.contacts or plan.conforming):
        return
    after = table_after(table, plan)
    pairs = [_pair(plan, met.toucher, met.touched) for met in plan.contacts]
    pairs += [(found.toucher, found.stand) for found in plan.conforming]
    for stand, enemy in dict.fromkeys(pairs):
        odds = odds_on(after, stand, enemy)
        if odds is not None:
            yield Meeting(stand, enemy, odds)


def _pair(plan: Plan, toucher: StandId, touched: StandId) -> tuple[StandId, StandId]:
    """The mover first."""
    moved = any(way.stand == toucher for way in plan.ways)
    return (toucher, touched) if moved else (touched, toucher)


def _drawn_to_contact(field: Field, order: TacticalMove) -> tuple[TacticalMove, Plan]:
    """The snapped move if it is allowed or the move itself is not."""
    plan = plan_of(field, order)
    near = snapped(field, order) if isinstance(order, Move) else order
    if near == order:
        return order, plan
    drawn = plan_of(field, near)
    return (near, drawn) if not drawn.refusals or plan.refusals else (order, plan)


def _ghost(field: Field, name: StandId, pose: Pose) -> Ghost:
    depth = depth_of(field.table, field.stand(name))
    return Ghost(name, pose, footprint(pose, depth).corners)
