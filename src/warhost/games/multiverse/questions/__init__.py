"""What a seat may ask before it decides, one question a file; asking changes nothing."""

from collections.abc import Callable
from typing import Any, Union

from warhost.games.multiverse.questions import odds, reach, sight
from warhost.games.multiverse.world import View

QUESTIONS: tuple[tuple[type, Callable[[View, Any], Any]], ...] = (
    (reach.Reach, reach.answer),
    (sight.Sight, sight.answer),
    (odds.Odds, odds.answer),
)

Question: Any = Union[tuple(kind for kind, _ in QUESTIONS)]  # noqa: UP007  known at run time only

_ANSWER = dict(QUESTIONS)


def advise(view: View, question: Any) -> Any:
    """The answer to a question, from what the seat may know."""
    return _ANSWER[type(question)](view, question)
