"""Moves straight at the enemy: into every combat with fair odds, and nearer where there is none."""

from collections.abc import Sequence
from typing import Any

from warhost.games.triumph.bots.candidates import plain_moves
from warhost.games.triumph.bots.entering import entry
from warhost.games.triumph.bots.fighting import gain_of
from warhost.games.triumph.combat.engagements import engagements
from warhost.games.triumph.geometry import MU, Point, ahead, length
from warhost.games.triumph.movement.afterwards import table_after
from warhost.games.triumph.movement.field import Field, field_of
from warhost.games.triumph.movement.plan import Plan
from warhost.games.triumph.movement.plans import TacticalMove, plan_of
from warhost.games.triumph.orders.end_step import EndStep
from warhost.games.triumph.stands import camps_on_table, stands_of
from warhost.games.triumph.world import View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice

WORTHWHILE = 0.05
A_STEP = 0.1
"""What it is worth to bring one stand 1 MU nearer, beside half points won."""
AHEAD = 1 * MU


def straight_at_them(view: View, _: Ask, __: Dice) -> Any:
    """The move that promises most at once."""
    coming = entry(view)
    if coming is not None:
        return coming
    field = field_of(view)
    goals = _goals(field)
    best: TacticalMove | None = None
    most = WORTHWHILE
    for move in plain_moves(field):
        plan = plan_of(field, move)
        if not plan.refusals:
            gain = _promise(field, plan, goals) / plan.points
            if gain > most:
                best, most = move, gain
    return best or EndStep()


def _goals(field: Field) -> list[Point]:
    """The enemy's stands and camp."""
    table = field.table
    poses = [stand.pose for stand in stands_of(table, table.enemy_of(field.seat))]
    poses += [camp.pose for camp in camps_on_table(table) if camp.seat != field.seat]
    return [pose.point for pose in poses if pose is not None]


def _promise(field: Field, plan: Plan, goals: Sequence[Point]) -> float:
    if plan.contacts or plan.conforming:
        return 1 + _fights(field, plan)
    if not goals:
        return 0.0
    return A_STEP * sum(
        _way(way.start.point, ahead(way.start, AHEAD).point, goals)
        - _way(way.end.point, ahead(way.end, AHEAD).point, goals)
        for way in plan.ways
    )


def _way(front: Point, looked_at: Point, goals: Sequence[Point]) -> float:
    """From the front and from what lies before it, so that facing the enemy counts as nearer."""
    return min(length(front, goal) + length(looked_at, goal) for goal in goals) / (2 * MU)


def _fights(field: Field, plan: Plan) -> float:
    """What the combats of those who moved bring on average."""
    after = table_after(field.table, plan)
    movers = {way.stand for way in plan.ways}
    return sum(
        gain_of(after, field.seat, one)
        for one in dict.fromkeys(engagements(after))
        if one.stand in movers or one.enemy in movers
    )
