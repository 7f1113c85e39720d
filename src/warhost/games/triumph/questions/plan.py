"""What would this move bring about? Its cost, its way, and every clause it breaks."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.combat.engagements import engagements
from warhost.games.triumph.combat.forecasts import forecast, forecast_shot
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
from warhost.games.triumph.questions.shots import PossibleShot
from warhost.games.triumph.shooting.targets import shots_by
from warhost.games.triumph.stands import depth_of, on_table
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
    enemy: str
    """A stand, or the seat whose camp would be attacked."""
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
    shots: tuple[PossibleShot, ...] = ()
    """By the movers, and at them."""


def answer(view: View, question: PlanMove) -> PlanSheet:
    """The plan of the move as it is, or drawn to contact where that helps (T1.1-14)."""
    field = field_of(view)
    order, plan = _drawn_to_contact(field, question.order)
    after = table_after(field.table, plan)
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
        meetings=() if plan.refusals else tuple(_meetings(after, plan)),
        shots=() if plan.refusals else tuple(_shots(after, plan)),
    )


def _meetings(after: Table, plan: Plan) -> Iterator[Meeting]:
    """T19.1-8 The combats that would follow, attacks on a camp included."""
    involved = {way.stand for way in plan.ways} | {found.stand for found in plan.conforming}
    involved |= {met.touched for met in plan.contacts}
    for found in dict.fromkeys(engagements(after)):
        if found.enemy and not involved.isdisjoint((found.stand, found.enemy)):
            yield Meeting(found.stand, found.enemy, forecast(after, found))


def _shots(after: Table, plan: Plan) -> Iterator[PossibleShot]:
    """T19.1-8 The shots that the movers could make then, and those that could be made at them."""
    movers = {way.stand for way in plan.ways}
    told: set[tuple[StandId, StandId]] = set()
    for shooter in on_table(after):
        for shot in shots_by(after, shooter):
            pair = (shot.shooter, shot.target)
            if not movers.isdisjoint(pair) and pair not in told:
                told.add(pair)
                yield PossibleShot(shot, forecast_shot(after, shot))


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
