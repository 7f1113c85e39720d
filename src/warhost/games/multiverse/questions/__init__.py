"""What a seat may ask before it decides, one question a file; asking changes nothing."""

from collections.abc import Callable
from typing import Any, Union, get_type_hints

from warhost.games.multiverse.questions import (
    aims,
    draft,
    handbook,
    odds,
    reach,
    seers,
    sight,
    zones,
)
from warhost.games.multiverse.world import View

QUESTIONS: tuple[tuple[type, Callable[[View, Any], Any]], ...] = (
    (reach.Reach, reach.answer),
    (sight.Sight, sight.answer),
    (odds.Odds, odds.answer),
    (aims.Aims, aims.answer),
    (seers.Seers, seers.answer),
    (zones.Zones, zones.answer),
    (draft.Draft, draft.answer),
    (handbook.CardsAsked, handbook.answer),
)

Question: Any = Union[tuple(kind for kind, _ in QUESTIONS)]  # noqa: UP007  known at run time only

ADVICE: dict[str, Any] = {
    kind.__struct_config__.tag: get_type_hints(told)["return"]  # type: ignore[attr-defined]
    for kind, told in QUESTIONS
}
"""What is answered to a question, by the question's tag."""

_ANSWER = dict(QUESTIONS)


def advise(view: View, question: Any) -> Any:
    """The answer to a question, from what the seat may know."""
    return _ANSWER[type(question)](view, question)
