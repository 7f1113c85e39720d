"""Players by machine answer like people: one seat at a time, and by the rules."""

import pytest

from tests.games.triumph.matches import begun
from warhost.games.triumph.game import GAME
from warhost.games.triumph.orders.choose_edge import ChooseEdge
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.players import PlayerRefused, answer_one, players_of


def test_every_game_has_a_player_at_random_beside_its_own() -> None:
    assert list(players_of(GAME)) == ["random", "steady", "captain"]


def test_only_seats_with_a_player_are_answered_for() -> None:
    match = begun("clash")
    assert not answer_one(match, {Seat("blue"): GAME.sample}, Dice(b"dice"))
    before = match.round
    assert answer_one(match, {Seat("red"): GAME.sample}, Dice(b"dice"))
    assert match.round == before + 1


def test_an_order_against_the_rules_is_a_mistake_of_the_program() -> None:
    match = begun("clash")
    with pytest.raises(PlayerRefused, match="the player at red, asked for movement"):
        answer_one(match, {Seat("red"): lambda *_: ChooseEdge("south")}, Dice(b"dice"))
