"""The seer plays by the rules from its view alone, sees what comes, and wins."""

import pytest

from tests.games.multiverse.bots import begun, played
from tests.games.multiverse.scenes.reading import read_scene
from warhost.games.multiverse.bots import BOTS
from warhost.games.multiverse.bots.seer import seer
from warhost.games.multiverse.game import GAME
from warhost.kernel.dice import Dice

QUICK = seer(2)


def decided(scene: str) -> str:
    """What it does in a scene."""
    world = read_scene(scene)
    ask = GAME.asks(world)[0]
    return GAME.words.print(QUICK(GAME.view(world, ask.seat), ask, Dice(bytes(32))))


@pytest.mark.parametrize("scenario", ["veteran-skirmish", "team-war", "three-daggers"])
def test_it_plays_wars_of_two_three_and_four(scenario: str) -> None:
    match = played(begun(scenario, turn_limit=2), "seer", "steward", "steward", "steward")
    assert match.verdict is not None


def test_it_takes_the_settlement_that_can_be_taken() -> None:
    scene = (
        "victories conquest\nblue settlement at A12, 2 wounds\nblue/1 bowman at A15, 3 wounds\n"
        "red/1 swordsman at A11\nred settlement at A1"
    )
    assert decided(scene) == "attack red/1 A12"


def test_the_same_view_and_dice_give_the_same_answer() -> None:
    scene = "red/1 swordsman at A9\nred/2 bowman at A8\nblue/1 horseman at A11\nblue/2 scout at A16"
    assert decided(scene) == decided(scene)


def test_it_musters_the_strongest() -> None:
    match = begun("novice-skirmish")
    ask = match.asks()[0]
    order = BOTS["seer"](match.view(ask.seat), ask, Dice(bytes(32)))
    assert [post.kind for post in order.units] == ["builder", "berzerker", "berzerker"]
