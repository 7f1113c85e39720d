"""Moves that leave the army best placed, one after the other, until none is worth its cost."""

from typing import Any

from msgspec.structs import replace

from warhost.games.triumph.bots.candidates import all_moves
from warhost.games.triumph.bots.entering import entry
from warhost.games.triumph.bots.judging import Engaged, Judge
from warhost.games.triumph.bots.temper import temper_at
from warhost.games.triumph.movement.afterwards import table_after
from warhost.games.triumph.movement.field import Field, field_of
from warhost.games.triumph.movement.moves import Dismount
from warhost.games.triumph.movement.plan import Plan
from warhost.games.triumph.movement.plans import TacticalMove, plan_of
from warhost.games.triumph.orders.end_step import EndStep
from warhost.games.triumph.world import View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice

WORTHWHILE = 0.05
A_POINT = 0.25
"""What a command point might do elsewhere."""


def best_move(view: View, _: Ask, __: Dice) -> Any:
    """The move that is worth most for its points; no move if the army stands better as it is."""
    coming = entry(view)
    if coming is not None:
        return coming
    field = field_of(view)
    judge = Judge(field, temper_at(view.table))
    now = judge.value(view.table, field.in_combat)
    best: TacticalMove | None = None
    most = WORTHWHILE
    for move in dict.fromkeys(all_moves(field)):
        plan = plan_of(field, move)
        if not plan.refusals:
            gain = _worth(judge, field, move, plan) - now - A_POINT * (plan.points - 1)
            if gain > most:
                best, most = move, gain
    return best or EndStep()


def _worth(judge: Judge, field: Field, move: TacticalMove, plan: Plan) -> float:
    after = table_after(field.table, plan)
    if isinstance(move, Dismount):
        rider = after.stands[move.stand]
        after.stands[rider.id] = replace(rider, type=rider.on_foot)
    return judge.value(after, engaged_after(field, plan))


def engaged_after(field: Field, plan: Plan) -> Engaged:
    """Who will be in combat: those who were, and whoever meets."""
    met = {name for found in plan.contacts for name in (found.toucher, found.touched)}
    met |= {name for found in plan.conforming for name in (found.toucher, found.stand)}
    return field.in_combat | met if met else field.in_combat
