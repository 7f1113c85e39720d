"""What a player by machine is: for each kind of question, how it is answered."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.multiverse.world import View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice

Decide = Callable[[View, Ask, Dice], Any]


def player(answers: Mapping[str, Decide]) -> Decide:
    """A player that answers each kind of question in its own way."""

    def decide(view: View, ask: Ask, dice: Dice) -> Any:
        return answers[ask.kind](view, ask, dice)

    return decide
