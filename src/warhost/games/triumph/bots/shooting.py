"""Shots: the one that costs the enemy most on average, as long as there is one."""

from typing import Any

from warhost.games.triumph.bots.values import expected_loss, worth_of
from warhost.games.triumph.combat.forecasts import forecast_shot
from warhost.games.triumph.orders.end_step import EndStep
from warhost.games.triumph.orders.shoot import Shoot
from warhost.games.triumph.shooting.answering import best_shot, open_shots
from warhost.games.triumph.shooting.targets import Shot
from warhost.games.triumph.world import Table, View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice


def likeliest_shot(view: View, ask: Ask, _: Dice) -> Any:
    """Whatever is most likely destroyed."""
    return best_shot(view, ask, {})


def dearest_shot(view: View, ask: Ask, _: Dice) -> Any:
    """What costs the enemy most, falling back and panic counted too."""
    found = open_shots(view, ask)
    if not found:
        return EndStep()
    best = max(found, key=lambda shot: _cost_of(view.table, shot))
    return Shoot(best.shooter, best.target, best.edge)


def _cost_of(table: Table, shot: Shot) -> float:
    hit = forecast_shot(table, shot).second
    return expected_loss(hit, worth_of(table.stands[shot.target]))
