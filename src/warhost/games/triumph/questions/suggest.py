"""What would be a sensible answer? For a player who wants the program to do a step for him."""

import msgspec

from warhost.games.triumph.answers import BY_KIND
from warhost.games.triumph.orders import Order
from warhost.games.triumph.orders.writing import print_order
from warhost.games.triumph.world import View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice


class Suggest(msgspec.Struct, frozen=True, tag="suggest"):
    """A legal answer to the question of a kind; other numbers give other answers."""

    kind: str
    number: int = 0


class Suggestion(msgspec.Struct, frozen=True, tag="suggestion"):
    """An order, and the order in words."""

    order: Order
    text: str


def answer(view: View, question: Suggest) -> Suggestion | None:
    """Nothing is suggested for questions the game does not know."""
    rule = BY_KIND.get(question.kind)
    if rule is None:
        return None
    dice = Dice(f"suggestion {question.number}".encode())
    order = rule.sample(view, Ask(view.seat, question.kind), dice)
    return Suggestion(order, print_order(order))
