"""T13.1 Falling back. Red stands south of blue and beats blue/1, which goes north."""

import pytest

from tests.games.triumph.base import Battle
from tests.games.triumph.fights import fight, lost, place, shoot
from tests.rule import rule
from warhost.games.triumph.events.outcomes import Destroyed
from warhost.kernel.asks import Seat

PAIR = "red/1 SPR at 10,10\nblue/1 SPR at 10,10 facing 180\n"
SKIRMISH = "red/1 SPR at 10,10\nblue/1 SKM at 10,10 facing 180\n"
TUSKERS = "red/1 SPR at 10,10\nblue/1 ELE at 10,10 facing 180\n"


def beaten(text: str) -> Battle:
    """Spear beats spear, or skirmishers, without doubling."""
    return fight(text, red=4, blue=3)


def elephants_beaten(text: str) -> Battle:
    return fight(f"{TUSKERS}{text}", red=5, blue=3)


def reason(battle: Battle, stand: str = "blue/1") -> str:
    """The clause by which a stand was destroyed."""
    found: str = next(e.clause for e in battle.happened(Destroyed) if e.stand == stand)
    return found


@rule("T13.1-1")
def test_a_stand_falls_back_one_mu_to_its_rear_without_turning():
    assert place(beaten(PAIR), "blue/1") == (10, 11, 180)
    slanting = "red/1 SPR at 10,10 facing 30\nblue/1 SPR at 10,10 facing 210"
    assert place(beaten(slanting), "blue/1") == (10.5, 10.866, 210)


@pytest.mark.parametrize("enemy", ["11,11 facing 270", "10,10.75 facing 180"])
@rule("T13.1-2")
def test_an_enemy_in_flank_or_rear_contact_destroys_instead(enemy: str):
    battle = beaten(f"{PAIR}red/2 SPR at {enemy}")
    assert lost(battle) == ["blue/1"]
    assert reason(battle) == "T13.1-2"


@rule("T13.1-2")
def test_an_enemy_that_touches_improperly_destroys_nobody():
    battle = beaten(f"{PAIR}red/2 SPR at 11,11.2 facing 270")
    assert place(battle, "blue/1") == (10, 11, 180)


@rule("T13.1-3")
def test_friends_between_the_old_and_the_new_place_are_in_the_way():
    corner_only = "blue/2 WWG at 11.607,10.163 facing 225"
    assert lost(beaten(f"{PAIR}{corner_only}")) == ["blue/1", "blue/2"]


@rule("T13.1-3", "T13.1-22")
def test_friends_that_the_path_only_touches_are_not_in_the_way():
    at_its_side = "{}blue/2 HFT at {},11.9 facing 90"
    assert not lost(beaten(at_its_side.format(PAIR, "11.75")))
    assert not lost(beaten(at_its_side.format(PAIR, "11.73")))
    assert lost(beaten(at_its_side.format(PAIR, "11.72"))) == ["blue/1", "blue/2"]


@rule("T13.1-4")
def test_a_friend_facing_the_same_way_is_pushed():
    battle = beaten(f"{PAIR}blue/2 HFT at 11,11 facing 180")
    assert place(battle, "blue/1") == (10, 11, 180)
    assert place(battle, "blue/2") == (11, 11.75, 180)


@rule("T13.1-5", "T13.1-6")
def test_another_open_order_friend_is_passed_to_the_first_clear_place():
    battle = beaten(f"{PAIR}blue/2 LFT at 10.5,12 facing 90")
    assert place(battle, "blue/1") == (10, 13, 180)
    assert place(battle, "blue/2") == (10.5, 12, 90)


@rule("T13.1-6", "T13.1-13")
def test_a_faller_passes_at_most_four_mu_in_all():
    first = f"{PAIR}blue/2 LFT at 9.5,12 facing 90\n"
    assert place(beaten(f"{first}blue/3 LFT at 11,13 facing 90"), "blue/1") == (10, 14, 180)
    battle = beaten(f"{first}blue/3 LFT at 11,13.03 facing 90")
    assert lost(battle) == ["blue/1", "blue/2"]
    assert reason(battle) == "T13.1-7"


@rule("T13.1-6")
def test_a_passing_faller_stays_clear_of_enemies_and_friends_further_on():
    passed = f"{PAIR}blue/2 LFT at 10.5,12 facing 90\n"
    assert lost(beaten(f"{passed}red/2 SPR at 10,14")) == ["blue/1"]
    assert lost(beaten(f"{passed}blue/3 HFT at 10,13.5 facing 90")) == ["blue/1", "blue/2"]


@rule("T13.1-7")
def test_a_friend_that_can_neither_be_pushed_nor_passed_dies_with_it_and_all_stops():
    battle = beaten(f"{PAIR}blue/2 HFT at 9.5,11.9 facing 90\nblue/3 HFT at 10.6,11.5 facing 180")
    assert lost(battle) == ["blue/1", "blue/2"]
    assert reason(battle, "blue/2") == "T13.1-7"
    assert place(battle, "blue/3") == (10.6, 11.5, 180)


@pytest.mark.parametrize(("facing", "is_pushed"), [(225, True), (135, True), (226.2, False)])
@rule("T13.1-8")
def test_facing_the_same_way_means_within_45_degrees(facing: float, is_pushed: bool):
    battle = beaten(f"{PAIR}blue/2 HFT at 10,12 facing {facing}")
    assert lost(battle) == ([] if is_pushed else ["blue/1", "blue/2"])


@rule("T13.1-9")
def test_an_open_order_friend_that_cannot_be_pushed_is_passed():
    fighting = "blue/2 {} at 10,11 facing 180\nred/2 SPR at 11,12 facing 270"
    battle = beaten(f"{PAIR}{fighting.format('LFT')}")
    assert place(battle, "blue/1") == (10, 12, 180)
    assert place(battle, "blue/2") == (10, 11, 180)
    assert lost(beaten(f"{PAIR}{fighting.format('HFT')}")) == ["blue/1", "blue/2"]


@rule("T13.1-10")
def test_skirmishers_are_pushed_if_they_can_be_and_passed_otherwise():
    pushed = beaten(f"{PAIR}blue/2 SKM at 10,11 facing 180")
    assert place(pushed, "blue/2") == (10, 11.75, 180)
    passed = beaten(f"{PAIR}blue/2 SKM at 10.5,12 facing 90")
    assert place(passed, "blue/1") == (10, 13, 180)


@rule("T13.1-10")
def test_skirmishers_pass_any_friend_they_cannot_push():
    battle = beaten(f"{SKIRMISH}blue/2 WWG at 10,11 facing 180")
    assert place(battle, "blue/1") == (10, 13, 180)
    battle = beaten(f"{SKIRMISH}blue/2 HFT at 10,11 facing 180")
    assert place(battle, "blue/1") == (10, 11, 180)
    assert place(battle, "blue/2") == (10, 12, 180)


@rule("T13.1-11")
def test_elephants_push_nobody_and_destroy_every_friend_in_the_way():
    battle = elephants_beaten("blue/2 HFT at 9,12 facing 180\nblue/3 LFT at 11,12.5 facing 180")
    assert lost(battle) == ["blue/2", "blue/3"]
    assert place(battle, "blue/1") == (10, 11, 180)


@rule("T13.1-12")
def test_elephants_do_not_destroy_skirmishers_but_pass_them():
    battle = elephants_beaten("blue/2 SKM at 10,12 facing 180")
    assert not lost(battle)
    assert place(battle, "blue/1") == (10, 13, 180)
    assert place(battle, "blue/2") == (10, 12, 180)


@rule("T13.1-13")
def test_elephants_that_find_no_place_behind_skirmishers_are_destroyed_alone():
    two = "blue/2 SKM at 10,12 facing 180\nblue/3 SKM at 10,13 facing 180\n"
    assert place(elephants_beaten(two), "blue/1") == (10, 14, 180)
    assert lost(elephants_beaten(f"{two}blue/4 SKM at 10,14 facing 180")) == ["blue/1"]


@pytest.mark.parametrize(
    "behind",
    [
        "red/2 SPR at 10,11.5 facing 90",
        "blue camp at 10,11.5",
        "red camp at 10,13.7",
        "piece coast box 8,11.7 12,13",
    ],
)
@rule("T13.1-14")
def test_enemies_camps_and_impassable_ground_destroy_who_falls_back_into_them(behind: str):
    battle = beaten(f"{PAIR}{behind}")
    assert lost(battle) == ["blue/1"]
    assert reason(battle) == "T13.1-14"


@rule("T13.1-14")
def test_the_board_edge_destroys_who_falls_back_over_it():
    at_the_edge = "red/1 SPR at 10,{0}\nblue/1 SPR at 10,{0} facing 180"
    assert lost(beaten(at_the_edge.format("30.25"))) == []
    assert lost(beaten(at_the_edge.format("30.28"))) == ["blue/1"]


@rule("T13.1-15", "T13.1-14")
def test_nobody_falls_back_through_his_own_camp_which_stands_unharmed():
    battle = beaten(f"{SKIRMISH}blue camp at 10,11.5")
    assert lost(battle) == ["blue/1"]
    assert battle.world.table.camps[Seat("blue")].place == "table"


@rule("T13.1-16")
def test_difficult_ground_does_not_shorten_the_way_back():
    assert place(beaten(f"{PAIR}piece woods box 0,9 20,20"), "blue/1") == (10, 11, 180)


@pytest.mark.parametrize("code", ["WWG", "ART"])
@rule("T13.1-16")
def test_difficult_ground_off_road_is_closed_to_wagons_and_artillery(code: str):
    scene = f"blue camp at 24,24\nred/1 {code} at 24,24\npiece woods box 20,20 28,21.5\n"
    assert lost(fight(scene, "red/1 camp", red=1, blue=3)) == ["red/1"]
    by_road = f"{scene}piece road band 24,10 24,24"
    assert place(fight(by_road, "red/1 camp", red=1, blue=3), "red/1") == (24, 23, 0)


@rule("T13.1-17")
def test_light_foot_behind_heavy_foot_goes_back_with_it():
    battle = beaten(
        "red/1 SPR at 10,10\nblue/1 HFT at 10,10 facing 180\nblue/2 LFT at 10,10.75 facing 180"
    )
    assert place(battle, "blue/1") == (10, 11, 180)
    assert place(battle, "blue/2") == (10, 11.75, 180)


@rule("T13.1-18")
def test_spear_and_heavy_foot_at_right_angles_behind_it_destroy_each_other():
    battle = beaten(f"{PAIR}blue/2 HFT at 10.4,12.25 facing 90")
    assert lost(battle) == ["blue/1", "blue/2"]


@rule("T13.1-19")
def test_the_first_stand_met_is_the_nearest_then_the_one_with_the_lower_number():
    nearer = "blue/2 HFT at 9.5,12.3 facing 90\nblue/3 HFT at 10.5,12 facing 90"
    assert lost(beaten(f"{PAIR}{nearer}")) == ["blue/1", "blue/3"]
    equal = "blue/3 HFT at 9.5,12 facing 90\nblue/2 HFT at 10.5,12 facing 90"
    assert lost(beaten(f"{PAIR}{equal}")) == ["blue/1", "blue/2"]


@rule("T13.1-21")
def test_a_shot_target_goes_to_its_own_rear_wherever_the_shot_came_from():
    battle = shoot("red/1 ARC at 10,10\nblue/1 SPR at 10,12 facing 90", red=4, blue=3)
    assert place(battle, "blue/1") == (9, 12, 90)
