"""Phases that a player may always end without doing anything in them."""

from typing import Any

from warhost.games.triumph.orders.end_step import EndStep
from warhost.games.triumph.orders.rule import AnswerRule
from warhost.games.triumph.world import View
from warhost.kernel.asks import Ask, Form, Options
from warhost.kernel.dice import Dice


def may_do_nothing(kind: str) -> AnswerRule:
    """T5-9 The answers to a question that can be left at nothing."""
    return AnswerRule(kind, options, sample, fallback)


def options(_: View, ask: Ask) -> Options:
    return Form(ask.kind)


def sample(_: View, __: Ask, ___: Dice) -> EndStep:
    return EndStep()


def fallback(_: View, __: Ask, ___: dict[str, Any]) -> EndStep:
    return EndStep()
