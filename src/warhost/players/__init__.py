"""Players by machine. They know a view, have dice of their own, and answer like people."""

from collections.abc import Callable, Mapping

from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Game, Order, View
from warhost.kernel.journal import Receipt
from warhost.kernel.match import Match
from warhost.kernel.refusals import Refusal

Decide = Callable[[View, Ask, Dice], Order]
RANDOM = "random"


class PlayerRefused(Exception):
    """A player by machine answered what the rules refuse."""

    def __init__(self, ask: Ask, refusals: list[Refusal]) -> None:
        super().__init__(f"the player at {ask.seat}, asked for {ask.kind}: {refusals[0].text}")
        self.ask = ask
        self.refusals = refusals


def players_of(game: Game) -> dict[str, Decide]:
    """The players by machine of a game; the simplest answers at random."""
    return {RANDOM: game.sample, **game.bots}


def answer_one(match: Match, players: Mapping[Seat, Decide], dice: Dice) -> bool:
    """One decision of a seat that a machine plays, if such a seat is waited for."""
    ask = next((ask for ask in match.asks() if ask.seat in players), None)
    if ask is None:
        return False
    order = players[ask.seat](match.view(ask.seat), ask, dice)
    said = match.submit(ask.seat, match.round, order)
    if not isinstance(said, Receipt):
        raise PlayerRefused(ask, said)
    return True
