"""The steward plays whole wars of every scenario by the rules, and beats chance."""

import pytest

from tests.games.multiverse.bots import SCENARIOS, begun, finished, played
from tests.games.multiverse.scenes import understood
from tests.games.multiverse.scenes.reading import read_scene
from warhost.games.multiverse.bots import BOTS
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.orders.attack import Attack
from warhost.games.multiverse.orders.build import Build
from warhost.kernel.dice import Dice
from warhost.kernel.entries import Decision

STEWARD = BOTS["steward"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_war_of_every_scenario_comes_to_its_end(scenario: str) -> None:
    match = finished(scenario)
    assert match.verdict is not None
    decisions = [line.entry for line in match.lines if isinstance(line.entry, Decision)]
    assert {"muster", "build", "action"} <= {entry.kind for entry in decisions}


@pytest.mark.parametrize("seed", range(3))
def test_chance_loses_against_it(seed: int) -> None:
    match = played(begun("novice-skirmish", seed), "steward", "random", seed=seed)
    assert match.verdict is not None
    assert match.verdict.winners == ("red",)


def decided(scene: str) -> object:
    """What it does in a scene."""
    world = read_scene(scene)
    ask = GAME.asks(world)[0]
    return STEWARD(GAME.view(world, ask.seat), ask, Dice(bytes(32)))


def test_it_strikes_down_whoever_is_nearly_dead() -> None:
    scene = "red/1 horseman at A10\nblue/1 bowman at A11, 3 wounds\nblue/2 swordsman at A9"
    order = decided(scene)
    assert order == understood(
        read_scene(scene), GAME.asks(read_scene(scene))[0], "attack red/1 A11"
    )
    assert isinstance(order, Attack)


def test_a_builder_stays_with_the_fortress_that_it_is_building() -> None:
    scene = "red/1 builder at A10\nred fortress at A10, done in turn 4"
    assert GAME.words.print(decided(scene)) == "finish"


def test_gold_is_spent_on_what_the_builder_can_build() -> None:
    scene = "gold red 6\nred settlement at A1 A2 A4 A5 A6\nred/1 builder at A18\nbuild 3"
    for letter in "BCDEFG":
        scene = f"open {letter}\n{scene}"
    order = decided(scene)
    assert isinstance(order, Build)
    assert "construct" in GAME.words.print(order)
