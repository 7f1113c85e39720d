"""What a seat may ask before it decides, one question a file; asking changes nothing."""

from collections.abc import Callable
from typing import Any, Union, get_type_hints

from warhost.games.triumph.questions import (
    command,
    draft,
    group,
    odds,
    plan,
    reach,
    sequence,
    shots,
    suggest,
    types,
    what_if,
)
from warhost.games.triumph.world import View

QUESTIONS: tuple[tuple[type, Callable[[View, Any], Any]], ...] = (
    (suggest.Suggest, suggest.answer),
    (draft.Draft, draft.answer),
    (plan.PlanMove, plan.answer),
    (reach.Reach, reach.answer),
    (group.Group, group.answer),
    (command.Command, command.answer),
    (odds.Odds, odds.answer),
    (odds.ShotOdds, odds.answer_shot),
    (shots.Shots, shots.answer),
    (what_if.WhatIf, what_if.answer),
    (sequence.ShotSequence, sequence.answer_shots),
    (sequence.CampSequence, sequence.answer_camp),
    (types.Types, types.answer),
)

Question: Any = Union[tuple(kind for kind, _ in QUESTIONS)]  # noqa: UP007 — known at run time only
ADVICE: dict[str, Any] = {
    kind.__struct_config__.tag: get_type_hints(told)["return"]  # type: ignore[attr-defined]
    for kind, told in QUESTIONS
}
"""What is answered to a question, by the question's tag."""

_ANSWER = dict(QUESTIONS)


def advise(view: View, question: Any) -> Any:
    """The answer to a question, from what the seat may know."""
    return _ANSWER[type(question)](view, question)
