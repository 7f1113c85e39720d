"""M10.6-9 Odds asked before an attack: exact, from what the seat may know, and soon there."""

import time
from itertools import product

import pytest

from tests.games.multiverse.scenes.odds import asked_of, fate, forecast, outlook
from tests.games.multiverse.scenes.reading import read_scene
from tests.rule import rule
from warhost.games.multiverse.combat.dice import chances

VETERAN = "ruleset veteran"
PAIR = f"{VETERAN}\nred/1 swordsman at A10\nblue/1 scout at A11"
SECOND_AT_MOST = 0.002
"""Ten times the bound, for machines that are busy."""


@rule("M10.6-9", "M10.1-5")
def test_the_odds_of_a_duel_are_those_of_its_two_rolls() -> None:
    scene = f"{VETERAN}\nred/1 scout at A10, 2 wounds\nblue/1 scout at A11, 2 wounds"
    miss, hit, critical = chances(2, "infantry", counters=False)
    slain = hit + critical
    assert fate(scene, "red/1 A11", "blue/1").slain == pytest.approx(slain)
    assert fate(scene, "red/1 A11", "red/1").slain == pytest.approx(miss * slain)


@rule("M10.6-9")
def test_average_damage_counts_criticals_twice() -> None:
    _, hit, critical = chances(3, "infantry", counters=False)
    assert fate(PAIR, "red/1 A11", "blue/1").damage == pytest.approx(hit + 2 * critical)


@rule("M7.5-2", "M7.5-3")
def test_who_is_inside_falls_with_the_walls_in_the_odds_too() -> None:
    scene = (
        f"{VETERAN}\nred/1 swordsman at A10\nblue/1 bowman at A11\nblue barracks at A11, 2 wounds"
    )
    inside, walls = (fate(scene, "red/1 A11", who).slain for who in ("blue/1", "walls"))
    assert inside == walls > 0


@rule("M10.9-1")
def test_novice_odds_are_certain_but_for_tests() -> None:
    scene = "red/1 horseman at A10\nblue/1 swordsman at A11, 3 wounds"
    assert fate(scene, "red/1 A11", "blue/1").slain == 1
    agile = "red/1 bowman at A10\nblue/1 skirmisher at A11, 3 wounds"
    assert fate(agile, "red/1 A11", "blue/1").slain == 0.5


@rule("M10.10-6")
def test_a_flanked_shooter_at_an_agile_target_takes_both_tests() -> None:
    scene = "red/1 bowman at A10\nblue/1 skirmisher at A11, 3 wounds"
    flanked = f"{scene}\nblue/2 scout at A12\nblue/3 scout at A7"
    assert fate(flanked, "red/1 A11", "blue/1").slain == 0.25


@pytest.mark.parametrize("pair", list(product(("horseman", "bowman"), ("pikeman", "scout"))))
def test_all_that_may_come_adds_up_to_one(pair: tuple[str, str]) -> None:
    scene = f"{VETERAN}\nred/1 {pair[0]} at A10\nblue/1 {pair[1]} at A11"
    for strike in forecast(scene, "red/1 A11").strikes:
        assert sum(share for _, share in strike.prospect.damage) == pytest.approx(1)


@rule("M6.1-4")
def test_odds_do_not_tell_who_shows_a_back() -> None:
    scene = f"{PAIR}\nland A16 forest\nblue/2 {{}} at A16"
    answers = [outlook(scene.format(kind), "red/1 A11") for kind in ("swordsman", "builder")]
    assert answers[0] == answers[1]
    assert answers[0] is not None
    assert answers[0].guessed


@pytest.mark.parametrize("asked", ["red/1 A10", "red/1 A12", "red/9 A11", "blue/1 A10", "red/1 A1"])
def test_there_are_no_odds_where_nothing_can_be_attacked(asked: str) -> None:
    assert outlook(PAIR, asked) is None


def test_odds_are_there_at_once() -> None:
    world = read_scene(PAIR)
    best = 1.0
    for _ in range(20):
        begun = time.process_time()
        asked_of(world, "red/1 A11", "red")
        best = min(best, time.process_time() - begun)
    assert best < SECOND_AT_MOST


@rule("M10.6-9")
def test_a_back_beside_the_shooter_is_taken_for_no_scout() -> None:
    scene = (
        f"{VETERAN}\nland A9 forest A8 forest\nred/1 bowman at A10\nblue/1 bowman at A12\n"
        "blue/2 scout at A8"
    )
    assert forecast(scene, "red/1 A12").strikes
