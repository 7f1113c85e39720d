"""T5-4 The question of the movement phase: what may be answered, by chance, and by nobody."""

from typing import Any

from warhost.games.triumph.movement.choices import candidates, movable
from warhost.games.triumph.movement.field import field_of
from warhost.games.triumph.movement.plans import plan_of
from warhost.games.triumph.movement.ready import ready_orders
from warhost.games.triumph.orders.end_step import EndStep
from warhost.games.triumph.orders.rule import AnswerRule
from warhost.games.triumph.world import View
from warhost.kernel.asks import Ask, Form, Options
from warhost.kernel.dice import Dice

TRIES = 12


def options(view: View, _: Ask) -> Options:
    """What a client needs to compose a move."""
    field = field_of(view)
    stands = tuple(stand.id for stand in movable(field))
    fields = {
        "choices": tuple(ready_orders(view)),
        "points": view.table.turn.points,
        "stands": stands,
    }
    return Form("movement", fields)


def sample(view: View, ask: Ask, dice: Dice) -> Any:
    """A few sensible moves are tried; if none is allowed the phase ends."""
    field = field_of(view)
    found = list(candidates(field))
    for _ in range(min(TRIES, len(found))):
        move = dice.pick(found, f"movement {ask.seat}")
        if not plan_of(field, move).refusals:
            return move
    return EndStep()


def fallback(_: View, __: Ask, ___: dict[str, Any]) -> EndStep:
    """T7.1-3 No move is compulsory."""
    return EndStep()


MOVEMENT = AnswerRule("movement", options, sample, fallback)
