"""M21.1 Expert combat: wounds weaken, and who stood beside a shooter is not shot first."""

import pytest

from tests.games.multiverse.scenes.odds import dice, factor, order
from tests.rule import rule

EXPERT = "ruleset expert"
PAIR = f"{EXPERT}\nred/1 swordsman at A10{{}}\nblue/1 scout at A11{{}}"


@rule("M21.1-1", "M21.1-2")
@pytest.mark.parametrize(("wounds", "rolled"), [(0, 3), (1, 2), (2, 1)])
def test_every_wound_takes_two_points_of_an_attacker(wounds: int, rolled: int) -> None:
    scene = PAIR.format(f", {wounds} wounds", "")
    assert dice(scene, "red/1 A11") == rolled
    assert dice(scene.replace("expert", "veteran"), "red/1 A11") == 3


@rule("M21.1-1")
def test_every_wound_takes_two_points_of_a_defender_too() -> None:
    scene = f"{EXPERT}\nred/1 pikeman at A10\nblue/1 swordsman at A11, 1 wound"
    less = factor(scene, "red/1 A11", "M21.1-1", "blue/1")
    assert less is not None
    assert less.amount == -2


@rule("M21.1-3")
def test_a_wounded_unit_keeps_one_die() -> None:
    assert dice(PAIR.format(", 3 wounds", ""), "red/1 A11") == 1


@rule("M21.1-6")
def test_dice_that_an_ability_states_stay_whatever_the_wounds() -> None:
    scene = f"{EXPERT}\nred/1 berzerker at A10, 2 wounds\nblue/1 scout at A11"
    assert dice(scene, "red/1 A11") == 2
    assert dice(f"{scene}\ntrack red berzerker 2", "red/1 A11 using cleave-novice") == 3


@rule("M21.1-4", "M21.1-5", "M10.2-13")
@pytest.mark.parametrize(
    ("stood", "first"), [("A10", "red/1"), ("A6", "red/1"), ("A9", "blue/1"), ("A1", "blue/1")]
)
def test_a_swordsman_that_stood_beside_the_archer_strikes_first(stood: str, first: str) -> None:
    scene = f"{EXPERT}\nred/1 swordsman at A10, stood at {stood}\nblue/1 bowman at A11"
    assert order(scene, "red/1 A11")[0] == first
    assert order(scene.replace("expert", "veteran"), "red/1 A11")[0] == "blue/1"


@rule("M21.1-4")
def test_other_counters_hold_for_those_who_stood_near() -> None:
    scene = f"{EXPERT}\nred/1 horseman at A10, stood at A10\nblue/1 pikeman at A11"
    assert order(scene, "red/1 A11")[0] == "blue/1"
