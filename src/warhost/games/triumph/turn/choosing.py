"""Answers to the question of the cards before the command roll."""

from typing import Any

from warhost.games.triumph.orders.end_step import EndStep
from warhost.games.triumph.orders.mark import Mark
from warhost.games.triumph.orders.rule import AnswerRule
from warhost.games.triumph.turn.marking import markings
from warhost.games.triumph.world import View
from warhost.kernel.asks import Ask, Choices, Options
from warhost.kernel.dice import Dice


def _every(view: View) -> tuple[Any, ...]:
    marks = (Mark(stands) for stands in markings(view.table, view.seat))
    return (EndStep(), *marks)


def options(view: View, _: Ask) -> Options:
    return Choices(_every(view))


def sample(view: View, _: Ask, dice: Dice) -> Any:
    return dice.pick(_every(view), "cards")


def fallback(_: View, __: Ask, ___: dict[str, Any]) -> EndStep:
    """The card is kept."""
    return EndStep()


CARDS = AnswerRule("cards", options, sample, fallback)
