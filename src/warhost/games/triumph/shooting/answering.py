"""The questions of shooting: what may be shot, at random, and when nobody answers."""

from typing import Any

from warhost.games.triumph.combat.forecasts import forecast_shot
from warhost.games.triumph.geometry import gap
from warhost.games.triumph.orders.end_step import EndStep
from warhost.games.triumph.orders.rule import AnswerRule
from warhost.games.triumph.orders.shoot import Shoot
from warhost.games.triumph.setup.guises import is_disguised
from warhost.games.triumph.shooting.targets import Shot, shots_of
from warhost.games.triumph.stands import footprint_of
from warhost.games.triumph.world import Table, View
from warhost.kernel.asks import Ask, Choices
from warhost.kernel.dice import Dice

HOLD_FIRE = "hold fire"


def shots(view: View, ask: Ask) -> Choices:
    """T10.1-4, T10.2-12 Every shot there is, or none."""
    found = (Shoot(s.shooter, s.target, s.edge) for s in open_shots(view, ask))
    return Choices((*found, EndStep()))


def open_shots(view: View, ask: Ask) -> list[Shot]:
    """T17.5-13 The shots of those who show themselves as what they are."""
    found = shots_of(view.table, ask.seat)
    return [shot for shot in found if not is_disguised(view.secret, shot.shooter)]


def any_shot(view: View, ask: Ask, dice: Dice) -> Any:
    return dice.pick(shots(view, ask).orders, "which shot")


def best_shot(view: View, ask: Ask, wishes: dict[str, Any]) -> Any:
    """T20-3 Likeliest destruction, then the nearest target, then the lowest stand number."""
    found = open_shots(view, ask)
    if not found or wishes.get("shooting") == HOLD_FIRE:
        return EndStep()
    best = min(found, key=lambda shot: preference(view.table, shot))
    return Shoot(best.shooter, best.target, best.edge)


def preference(table: Table, shot: Shot) -> tuple[int, int, int, int]:
    """T20-3 The lower the better."""
    shooter, target = table.stands[shot.shooter], table.stands[shot.target]
    return (
        -forecast_shot(table, shot).second.count_of("destroyed"),
        gap(footprint_of(table, shooter), footprint_of(table, target)),
        target.number,
        shooter.number,
    )


SHOOTING = AnswerRule("shooting", shots, any_shot, best_shot)
RETURN_FIRE = AnswerRule("return fire", shots, any_shot, best_shot)
