"""T10.1 Who shoots, when, and who does not."""

import pytest

from tests.games.triumph.base import Battle, rules
from tests.games.triumph.fights import SHOOT, lost, place, targets
from tests.rule import rule

ARCHERS = "red/1 ARC at 10,10\n"
RANGE = "blue/1 SPR at 10,12 facing 180\n"
DUEL = "red/1 ARC at 10,10\nblue/1 ARC at 10,12 facing 180\n"
TWO_EACH = f"{DUEL}red/2 ARC at 30,10\nblue/2 ARC at 30,12 facing 180\n"


def refused(scene: str, order: str, turn: str = SHOOT, seat: str = "red") -> list[str]:
    return Battle(f"{scene}\n{turn}").refused(seat, order)


@pytest.mark.parametrize(("code", "reach"), [("ARC", 3), ("PAV", 3), ("WWG", 3), ("ART", 8)])
@rule("T10.1-1")
def test_shooting_types_and_their_range(code: str, reach: int):
    scene = "red/1 {} at 10,10\nblue/1 SPR at 10,{} facing 180"
    assert targets(scene.format(code, 10 + reach)) == [("red/1", "blue/1")]
    assert targets(scene.format(code, 10 + reach + 0.03)) == []


@rule("T10.1-1")
def test_nobody_else_shoots():
    assert {code for code, line in rules().types.items() if line.can_shoot} == {
        *("ARC", "PAV", "WWG", "ART")
    }
    scene = f"red/1 BLV at 10,10\nred/2 ARC at 30,10\n{RANGE}blue/2 SPR at 30,12 facing 180"
    assert refused(scene, "shoot red/1 at blue/1") == ["T10.1-1"]


@rule("T10.1-2", "T10.1-3")
def test_both_sides_shoot_in_each_turn_the_active_player_first():
    battle = Battle(f"{TWO_EACH}turn blue 4 shooting", red=[3, 3], blue=[3, 3])
    assert battle.asked() == [("blue", "shooting")]
    battle.order("blue", "shoot blue/2 at red/2").order("blue", "done")
    assert battle.asked() == [("red", "return fire")]


@rule("T10.1-3")
def test_shooters_go_one_by_one_and_each_result_is_applied_at_once():
    battle = Battle(f"{TWO_EACH}{SHOOT}", red=[6, 3], blue=[1, 3])
    battle.order("red", "shoot red/2 at blue/2")
    assert lost(battle) == ["blue/2"]
    assert battle.asked() == [("red", "shooting")]
    assert battle.refused("red", "shoot red/2 at blue/2") == ["T10.1-4"]
    assert battle.refused("red", "shoot red/1 at blue/1") == []


@rule("T10.1-3")
def test_only_own_stands_are_ordered_to_shoot():
    assert refused(DUEL, "shoot blue/1 at red/1") == ["T10.1-3"]
    assert refused(DUEL, "shoot red/9 at blue/1") == ["T10.1-3"]


@rule("T10.1-4")
def test_a_stand_shoots_once_a_phase_and_only_if_its_owner_likes():
    battle = Battle(f"{TWO_EACH}{SHOOT}", red=[3, 3], blue=[3, 3])
    battle.order("red", "shoot red/1 at blue/1")
    assert battle.refused("red", "shoot red/1 at blue/1") == ["T10.1-4"]
    assert battle.refused("red", "done") == []


@rule("T10.1-5")
def test_a_destroyed_shooter_shoots_no_more():
    battle = Battle(f"{TWO_EACH}{SHOOT}", red=[6], blue=[1])
    battle.order("red", "shoot red/1 at blue/1").order("red", "done")
    assert battle.refused("blue", "shoot blue/1 at red/1") == ["T10.1-5"]
    assert battle.refused("blue", "shoot blue/2 at red/2") == []


@rule("T10.1-5")
def test_a_shooter_that_fell_back_shoots_only_from_its_new_place():
    near = Battle(f"{DUEL}{SHOOT}", red=[4], blue=[3]).order("red", "shoot red/1 at blue/1")
    assert place(near, "blue/1") == (10, 13, 180)
    assert near.asked() == [("blue", "return fire")]
    further = Battle(f"{DUEL.replace('10,12', '10,12.1')}{SHOOT}", red=[4], blue=[3, 6])
    further.order("red", "shoot red/1 at blue/1")
    assert ("blue", "return fire") not in further.asked()


@pytest.mark.parametrize("code", ["ARC", "PAV", "WWG"])
@rule("T10.1-6")
def test_light_shooters_shoot_after_a_move(code: str):
    assert targets(f"red/1 {code} at 10,10 moved\n{RANGE}") == [("red/1", "blue/1")]


@rule("T10.1-6")
def test_artillery_that_moved_shoots_in_the_opposing_turn_only():
    scene = f"red/1 ART at 10,10 moved\nred/2 ARC at 10.5,10\n{RANGE}"
    assert refused(scene, "shoot red/1 at blue/1") == ["T10.1-6"]
    assert refused(scene.replace(" moved", ""), "shoot red/1 at blue/1") == []
    fire = "turn blue 4 return fire"
    assert refused(scene, "shoot red/1 at blue/1", fire) == []


@rule("T10.1-7")
def test_stands_in_combat_neither_shoot_nor_are_shot_at():
    scene = (
        "red/1 ARC at 10,10\nblue/1 SPR at 10,10 facing 180\n"
        "red/2 ARC at 30,10\nblue/2 SPR at 30,12 facing 180\nred/3 ART at 10,4\n"
    )
    assert refused(scene, "shoot red/1 at blue/2") == ["T10.1-7"]
    assert refused(scene, "shoot red/3 at blue/1") == ["T10.1-7"]


@pytest.mark.parametrize("where", ["10.5,10 facing 180", "12,10.5 facing 180"])
@rule("T10.1-7")
def test_improper_contact_and_overlap_do_not_hinder(where: str):
    assert targets(f"{ARCHERS}blue/1 SPR at {where}") == [("red/1", "blue/1")]


@rule("T10.1-8")
def test_camp_and_garrison_are_no_targets_and_do_not_shoot():
    camp = "blue camp at 24,24 garrison 1\nblue/1 ARC set aside\n"
    scene = f"{camp}red/1 ARC at 24,20\nred/2 ARC at 10,10\nblue/2 ARC at 10,12 facing 180"
    assert refused(scene, "shoot red/1 at blue") == ["T10.1-8"]
    assert refused(scene, "shoot red/1 at blue/1") == ["T10.1-8"]
    assert targets(scene, "blue") == [("blue/2", "red/2")]


@rule("T10.1-9")
def test_cards_may_bar_a_stand_from_shooting():
    second = "red/2 ARC at 10.5,10\n"
    dismounted = f"red/1 ARC at 10,10 barred\n{second}{RANGE}"
    carried = f"red/1 ARC at 10,10 cards MI transports\n{second}{RANGE}"
    showering = f"red/1 HBW at 10,10 cards SS moved\n{second}{RANGE}"
    assert refused(dismounted, "shoot red/1 at blue/1") == ["T17.4-4"]
    assert refused(carried, "shoot red/1 at blue/1") == ["T17.4-7"]
    assert refused(showering, "shoot red/1 at blue/1") == ["T17.5-6"]


@rule("T10.1-10")
def test_a_stand_at_an_enemy_camp_may_not_shoot_but_may_be_shot_at():
    scene = (
        "blue camp at 24,24\nred/1 ARC at 24,24\nred/2 ARC at 10,10\n"
        "blue/1 ARC at 20.9,23.5 facing 90\nblue/2 SPR at 10,12 facing 180"
    )
    assert refused(scene, "shoot red/1 at blue/1") == ["T10.1-10"]
    assert targets(scene, "blue") == [("blue/1", "red/1")]


@rule("T10.1-11")
def test_a_shooter_shoots_in_its_own_turn_and_again_in_the_opposing_one():
    battle = Battle(f"{DUEL}{SHOOT}", red=[3], blue=[3, 1])
    battle.order("red", "shoot red/1 at blue/1").order("blue", "done")
    while battle.asked() == [("blue", "movement")]:
        battle.order("blue", "done")
    assert battle.asked() == [("blue", "shooting")]
    battle.order("blue", "done")
    assert battle.refused("red", "shoot red/1 at blue/1") == []
