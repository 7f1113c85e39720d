"""T11.4 The tactical factors of close combat. Red looks north, blue south; they meet at 10,10."""

import pytest

from tests.games.triumph.base import scene
from tests.games.triumph.fights import clauses, odds, side, totals
from tests.rule import rule
from warhost.games.triumph.combat.factors import combat_factors, total_of
from warhost.games.triumph.combat.situations import side_of
from warhost.games.triumph.world import Choices

BLUE_SPEAR = "blue/1 SPR at 10,10 facing 180"
ROUGH_SOUTH = "piece rough box 0,0 20,10"
"""Red's front edge lies on its border, so red is in it with all but its front edge."""
ROUGH = "piece rough box 0,0 20,10.2"


def total(troop: str, enemy: str, *words: str) -> int:
    """What a stand in a situation adds against a type."""
    return total_of(combat_factors(side(troop, *words), side(enemy)))


def facing(red: str, blue: str, *others: str) -> tuple[int, int]:
    """The totals of two types front to front, with whatever else there is."""
    lines = [f"red/1 {red} at 10,10", f"blue/1 {blue} at 10,10 facing 180", *others]
    return totals("\n".join(lines))


@rule("T11.4-1", "T15-1")
def test_the_general_adds_one_to_its_own_total():
    assert totals(f"red/1 SPR at 10,10 general\n{BLUE_SPEAR}") == (5, 4)
    assert totals(f"red/1 SPR at 10,10\nred/2 SPR at 30,10 general\n{BLUE_SPEAR}") == (4, 4)


@rule("T11.4-2", "T11.4-22")
def test_supported_pike_is_six_against_heavy_foot_and_four_against_elite_cavalry():
    assert facing("PIK", "HFT", "red/2 PIK at 10,9.25") == (6, 4)
    assert facing("PIK", "ECV", "red/2 PIK at 10,9.25")[0] == 4


@rule("T11.4-23")
def test_supported_pike_is_seven_against_knights():
    assert facing("PIK", "KNT", "red/2 PIK at 10,9.25") == (7, 3)


@pytest.mark.parametrize(("troop", "behind"), [("LSP", 9.0), ("WRR", 9.25)])
@rule("T11.4-3")
def test_light_spear_and_warriors_add_one(troop: str, behind: float):
    alone = facing(troop, "HRD")[0]
    assert facing(troop, "HRD", f"red/2 {troop} at 10,{behind}")[0] == alone + 1


@rule("T11.4-30")
def test_supported_warriors_against_skirmishers_horde_and_elephants():
    behind = "red/2 WRR at 10,9.25"
    assert facing("WRR", "SKM", behind)[0] == 3
    assert facing("WRR", "HRD", behind)[0] == 4
    assert facing("WRR", "ELE", behind)[0] == 3


FOOT_IN_EARNEST = ["LFT", "LSP", "RDR", "WBD", "ART", "EFT", "HFT", "HRD", "PAV", "PIK", "SPR"]


@pytest.mark.parametrize("enemy", [*FOOT_IN_EARNEST, "WWG", "WRR", "KNT", "CAT", "ELE"])
@rule("T11.4-4")
def test_rear_support_counts_against_serious_opponents(enemy: str):
    assert total("PIK", enemy, "rear-support") == total("PIK", enemy) + 3


@pytest.mark.parametrize("enemy", ["ARC", "SKM", "RBL", "BLV"])
@rule("T11.4-4")
def test_no_rear_support_against_foot_that_does_not_press(enemy: str):
    assert total("PIK", enemy, "rear-support") == total("PIK", enemy)


@pytest.mark.parametrize("enemy", ["BAD", "BTX", "CHT", "ECV", "HBW", "JCV"])
@rule("T11.4-5")
def test_no_rear_support_against_light_mounted(enemy: str):
    assert total("PIK", enemy, "rear-support") == total("PIK", enemy)


HILL = "piece gentle_hill ellipse {} 8x6"


@rule("T11.4-6", "T4.3-10")
def test_the_stand_nearer_to_the_crest_is_uphill():
    assert facing("SPR", "SPR", HILL.format("10,8")) == (5, 4)
    assert facing("SPR", "SPR", HILL.format("10,12")) == (4, 5)
    assert facing("SPR", "SPR", HILL.format("10,10")) == (4, 4)


@rule("T11.4-6")
def test_alone_on_a_hill_is_uphill_of_an_enemy_on_none():
    assert facing("SPR", "SPR", HILL.format("10,7")) == (5, 4)


@pytest.mark.parametrize("troop", ["SPR", "KNT", "ELE", "SKM", "ART"])
@rule("T11.4-7")
def test_uphill_is_one_for_every_type(troop: str):
    assert total(troop, "HFT", "uphill") == total(troop, "HFT") + 1


@rule("T11.4-8", "T11.4-28")
def test_warband_alone_against_two_spear_is_overlapped_once():
    assert facing("WBD", "SPR", "blue/2 SPR at 12,10 facing 180") == (2, 4)


@rule("T11.4-8")
def test_an_enemy_along_the_side_edge_overlaps_it():
    assert facing("HRD", "SPR", "blue/2 SPR at 12,8.5 facing 180")[0] == 2


@rule("T11.4-8")
def test_an_enemy_just_beyond_reach_overlaps_nothing():
    assert facing("WBD", "SPR", "blue/2 SPR at 12.03,10 facing 180")[0] == 3


@rule("T11.4-9", "T11.4-10", "T11.4-27")
def test_three_edges_lost_are_three_factors_lost():
    assert facing(
        "SPR",
        "SPR",
        "blue/2 SPR at 8,10 facing 180",
        "blue/3 KNT at 11,9 facing 270",
        "blue/4 KNT at 10,9.25",
    ) == (1, 4)


@rule("T11.4-10")
def test_an_edge_that_is_overlapped_and_contacted_counts_once():
    others = ("blue/2 SPR at 12,10 facing 180", "blue/3 KNT at 11,9 facing 270")
    assert facing("SPR", "SPR", *others)[0] == 3


@rule("T11.4-11")
def test_no_overlap_at_a_corner_where_a_friend_stands_side_by_side():
    others = ("blue/2 SPR at 12,10 facing 180", "red/2 SPR at 12,10")
    assert facing("SPR", "SPR", *others) == (4, 4)


@rule("T11.4-11")
def test_neither_the_front_opponent_nor_an_enemy_in_rear_contact_overlaps():
    assert facing("SPR", "SPR") == (4, 4)
    assert facing("SPR", "SPR", "blue/2 KNT at 10,9.25")[0] == 3


@rule("T11.4-12")
def test_an_enemy_in_combat_itself_still_overlaps():
    others = ("blue/2 SPR at 12,10 facing 180", "red/2 SPR at 12,11.5 facing 0")
    assert facing("SPR", "SPR", *others)[0] == 3
    fighting = ("blue/2 SPR at 12,10 facing 180", "red/2 KNT at 12,10.75 facing 180")
    assert facing("SPR", "SPR", *fighting)[0] == 3


@rule("T11.4-12", "T1.3-5")
def test_an_enemy_in_improper_contact_may_overlap():
    assert facing("SPR", "SPR", "blue/2 SPR at 11,8.5 facing 270")[0] == 3


@rule("T11.4-13")
def test_touching_one_corner_is_enough():
    assert facing("SPR", "SPR", "blue/2 SPR at 12,9.25")[0] == 3
    assert facing("SPR", "SPR", "blue/2 SPR at 12,9.2")[0] == 4


@pytest.mark.parametrize("ground", ["", "piece woods box 0,0 20,20"])
@rule("T11.4-14", "T11.4-24")
def test_skirmishers_add_two_against_elephants_in_any_terrain(ground: str):
    assert facing("SKM", "ELE", ground)[0] == 1 + 2
    assert facing("SKM", "ELE")[1] == 5


@rule("T11.4-15", "T4.3-8")
def test_mounted_in_difficult_terrain_lose_one_against_anybody():
    assert facing("KNT", "SPR", ROUGH)[0] == 2
    assert facing("KNT", "KNT", ROUGH)[0] == 3


@rule("T11.4-16", "T4.3-8")
def test_close_order_foot_in_difficult_terrain_loses_two_against_foot_only():
    assert facing("HFT", "SPR", ROUGH)[0] == 2
    assert facing("HFT", "KNT", ROUGH)[0] == 3
    assert facing("RDR", "SPR", ROUGH)[0] == 4


@pytest.mark.parametrize("troop", ["ART", "WWG"])
@rule("T11.4-16")
def test_artillery_and_war_wagons_are_close_order_foot_too(troop: str):
    assert total(troop, "SPR", "difficult") == total(troop, "SPR") - 2


@rule("T11.4-25")
def test_heavy_foot_in_rough_against_raiders_and_elephants():
    assert facing("HFT", "RDR", "piece rough box 0,0 20,9.9") == (4, 4)
    assert facing("HFT", "RDR", ROUGH)[0] == 2
    assert facing("HFT", "ELE", ROUGH) == (3, 4)


@rule("T4.3-4")
def test_only_the_fighting_edge_tells_whether_a_stand_is_in_difficult_terrain():
    assert facing("HFT", "SPR", "piece rough box 0,0 20,9.9")[0] == 4


@rule("T11.4-17", "T11.4-31")
def test_support_comes_from_the_same_type_directly_behind():
    assert facing("LSP", "HFT", "red/2 WRR at 10,9")[0] == 3
    assert facing("WRR", "HFT", "red/2 WRR at 10.5,9.25")[0] == 3
    assert facing("WRR", "HFT", "red/2 WRR at 10,9.25")[0] == 4


@rule("T11.4-18")
def test_no_support_in_difficult_terrain_of_either_rank():
    behind = "red/2 PIK at 10,9.25"
    assert facing("PIK", "KNT", behind, "piece rough box 0,8.6 20,9")[0] == 4
    assert facing("PIK", "KNT", behind, "piece rough box 0,9.9 20,12")[0] == 4
    assert facing("PIK", "KNT", behind, "piece rough box 0,9.4 20,9.9")[0] == 7


@rule("T11.4-18")
def test_a_scenario_may_let_support_count_in_difficult_terrain():
    text = """
        red/1 PIK at 10,10
        red/2 PIK at 10,9.25
        blue/1 KNT at 10,10 facing 180
        piece rough box 0,0 20,20
        turn red 4 close combat
    """
    table = scene(text, choices=Choices(supported_in_difficult=True)).table
    front, enemy = table.stands["red/1"], table.stands["blue/1"]  # type: ignore[index]
    assert side_of(table, front, enemy).supporter == "red/2"


@rule("T11.4-19")
def test_a_supporter_in_combat_supports_nobody_and_a_third_rank_adds_nothing():
    ranks = ("red/2 PIK at 10,9.25", "red/3 PIK at 10,8.5")
    assert facing("PIK", "HFT", *ranks)[0] == 6
    attacked = ("red/2 PIK at 10,9.25", "blue/2 KNT at 10,8.5")
    assert facing("PIK", "HFT", *attacked)[0] == 3


@rule("T11.4-20")
def test_no_support_for_a_stand_that_had_to_turn():
    turned = """
        red/1 PIK at 10,10
        red/2 PIK at 10,9.25
        blue/1 HFT at 9,9 facing 90
    """
    assert "T11.4-2" not in clauses(turned)
    assert total("PIK", "HFT", "rear-support", "turned") == 2


@rule("T11.4-21")
def test_knights_in_woods_attacked_in_the_rear_by_rabble():
    scene = "red/1 KNT at 10,10\nblue/1 RBL at 10,8.5\npiece woods box 0,0 20,20"
    found = odds(scene)
    assert (found.first.total, found.second.total) == (1, 1)
    assert found.first.count_of("destroyed") == 15


@rule("T11.4-26")
def test_overlap_appears_when_the_friend_beside_is_gone():
    enemies = ("blue/2 SPR at 12,10 facing 180",)
    assert facing("SPR", "SPR", "red/2 SPR at 12,10", *enemies) == (4, 4)
    assert facing("SPR", "SPR", *enemies) == (3, 4)


@rule("T11.4-29")
def test_the_generals_elite_foot_uphill_is_seven():
    scene = f"red/1 EFT at 10,10 general\nblue/1 RDR at 10,10 facing 180\n{HILL.format('10,8')}"
    assert totals(scene) == (7, 4)
