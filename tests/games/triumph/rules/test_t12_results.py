"""T12 The result tables: every row, and its neighbours that are none."""

from collections.abc import Iterable

import pytest

from tests.games.triumph.base import rules
from tests.games.triumph.fights import fate, fight, lost, place, row, shoot
from tests.rule import rule
from warhost.games.triumph.events.combat import CombatFought
from warhost.games.triumph.report import tell
from warhost.games.triumph.view import view_of
from warhost.kernel.asks import Seat

TYPES = sorted(rules().types)
FOOT = [code for code in TYPES if rules().types[code].is_foot]
MOUNTED = [code for code in TYPES if rules().types[code].is_mounted]
CLOSE_FOOT = [code for code in FOOT if rules().types[code].is_close_order]
SOFT_FOOT = ["LFT", "LSP", "RBL", "RDR", "WBD", "WRR"]
STEADY_FOOT = ["EFT", "HFT", "HRD", "PAV", "PIK", "SPR"]
DIFFICULT = ("difficult",)


def shattered_by(loser: str, *words: str) -> set[str]:
    """Who destroys the type by merely beating it in close combat."""
    return {enemy for enemy in TYPES if fate(loser, enemy, "beaten", words) == "destroyed"}


def spared_by(loser: str, result: str, *words: str) -> set[str]:
    """By whom a doubled stand meets a milder result in close combat."""
    return {enemy for enemy in TYPES if fate(loser, enemy, "doubled", words) == result}


def spared_from_shots(loser: str, result: str, *words: str) -> set[str]:
    """By whose doubling shots it meets a milder result."""
    shooters = ("ARC", "PAV", "WWG", "ART")
    return {s for s in shooters if fate(loser, s, "doubled", words, "shooting") == result}


@rule("T12.1-1")
def test_a_tie_has_no_effect():
    battle = fight("red/1 SPR at 10,10\nblue/1 SPR at 10,10 facing 180", red=3, blue=3)
    assert not lost(battle)
    assert place(battle, "red/1") == (10, 10, 0)
    assert place(battle, "blue/1") == (10, 10, 180)


@rule("T12.1-1")
@pytest.mark.parametrize(("red", "blue"), [(3, 3), (3, 4), (1, 6)])
def test_a_shot_that_is_not_higher_has_no_effect_on_either(red: int, blue: int):
    battle = shoot("red/1 ARC at 10,10\nblue/1 SPR at 10,12 facing 180", red=red, blue=blue)
    assert not lost(battle)
    assert place(battle, "red/1") == (10, 10, 0)
    assert place(battle, "blue/1") == (10, 12, 180)


@rule("T12.1-2")
def test_a_beaten_stand_falls_back():
    battle = fight("red/1 SPR at 10,10\nblue/1 SPR at 10,10 facing 180", red=4, blue=3)
    assert place(battle, "blue/1") == (10, 11, 180)


@rule("T12.1-3")
def test_a_doubled_stand_is_destroyed():
    battle = fight("red/1 SPR at 10,10\nblue/1 SPR at 10,10 facing 180", red=6, blue=1)
    assert lost(battle) == ["blue/1"]


@rule("T12.1-4")
def test_shattered_comes_before_no_effect_and_before_difficult_terrain():
    assert fate("WWG", "ELE", "beaten") == "destroyed"
    assert fate("ELE", "SKM", "beaten", DIFFICULT) == "destroyed"
    assert row("KNT", "RDR", "beaten", DIFFICULT).clause == "T12.2-8"


@rule("T12.1-5", "T12.1-6")
def test_doubled_stands_use_the_evade_and_panic_tables_only():
    assert row("SPR", "KNT", "doubled").clause == "T12.1-3"
    assert fate("WWG", "ARC", "doubled", by="shooting") == "destroyed"
    assert fate("ART", "ARC", "doubled", by="shooting") == "destroyed"


@rule("T12.1-6")
def test_rows_without_the_word_shooting_count_for_shots_too():
    assert fate("LFT", "ART", "beaten", by="shooting") == "fall back"
    assert fate("HBW", "WWG", "doubled", by="shooting") == "evade"
    assert fate("KNT", "ARC", "beaten", DIFFICULT, by="shooting") == "destroyed"


@rule("T12.1-7")
def test_the_losers_fighting_edge_tells_if_terrain_is_open():
    scene = "red/1 KNT at 10,10\nblue/1 LFT at 10,10 facing 180\npiece woods box 0,{} 20,20"
    assert lost(fight(scene.format("10.1"), red=4, blue=2)) == ["blue/1"]
    assert not lost(fight(scene.format("9.9"), red=5, blue=4))


@rule("T12.1-8")
def test_the_winner_suffers_nothing():
    battle = fight("red/1 SPR at 10,10\nblue/1 SPR at 10,10 facing 180", red=4, blue=3)
    assert place(battle, "red/1") == (10, 10, 0)


@rule("T12.1-9")
def test_a_result_names_its_row():
    battle = fight("red/1 KNT at 10,10\nblue/1 HFT at 10,10 facing 180", red=5, blue=3)
    (fought,) = battle.happened(CombatFought)
    assert fought.row == "steady-foot-by-riders"
    told = tell(fought, view_of(battle.world, Seat("blue")))
    assert told is not None
    assert "shattered in the open by Knights or Chariots" in told.text
    assert told.clauses[0] == "T12.2-2"


def rows_of(losers: Iterable[str], clause: str) -> list[object]:
    """A parameter for each type, with its clause."""
    return [pytest.param(loser, marks=rule(clause), id=loser) for loser in losers]


@pytest.mark.parametrize("loser", rows_of(SOFT_FOOT, "T12.2-1"))
def test_soft_foot_is_shattered_in_the_open_by_knights_and_chariots(loser: str):
    assert shattered_by(loser) == {"KNT", "CHT"}
    assert shattered_by(loser, *DIFFICULT) == set()


@pytest.mark.parametrize("loser", rows_of(STEADY_FOOT, "T12.2-2"))
def test_steady_foot_is_shattered_in_the_open_by_knights_and_chariots_too(loser: str):
    assert shattered_by(loser) == {"KNT", "CHT", "WRR", "WBD"}


@pytest.mark.parametrize("loser", rows_of(STEADY_FOOT, "T12.2-3"))
def test_steady_foot_is_shattered_anywhere_by_warriors_and_warband(loser: str):
    assert shattered_by(loser, *DIFFICULT) == {"WRR", "WBD"}


@pytest.mark.parametrize("loser", rows_of(["ARC", "BLV"], "T12.2-4"))
def test_bowmen_are_shattered_anywhere_by_any_mounted(loser: str):
    assert shattered_by(loser) == set(MOUNTED)
    assert shattered_by(loser, *DIFFICULT) == set(MOUNTED)


@rule("T12.2-5")
def test_war_wagons_are_shattered_by_elephants():
    assert shattered_by("WWG") == {"ELE"}
    assert shattered_by("WWG", *DIFFICULT) == {"ELE"}


@rule("T12.2-6")
def test_war_wagons_are_shattered_by_artillery_fire_not_in_combat():
    assert fate("WWG", "ART", "beaten", by="shooting") == "destroyed"
    assert fate("WWG", "ART", "beaten") == "no effect"
    assert fate("WWG", "PAV", "beaten", by="shooting") == "no effect"


@rule("T12.2-7")
def test_elephants_are_shattered_by_nimble_troops():
    assert shattered_by("ELE") == {"SKM", "LFT", "JCV", "RBL", "RDR"}


@pytest.mark.parametrize("loser", rows_of(["KNT", "CAT"], "T12.2-8"))
def test_lancers_are_shattered_by_elephants_javelin_cavalry_and_raiders(loser: str):
    assert shattered_by(loser) == {"ELE", "JCV", "RDR"}


@rule("T12.2-9")
def test_artillery_is_shattered_by_any_stand_in_close_combat():
    assert shattered_by("ART") == set(TYPES)


@pytest.mark.parametrize(
    "loser", rows_of(["SKM", "BAD", "BTX", "CHT", "ECV", "HBW", "JCV"], "T12.2-10")
)
def test_no_other_type_is_ever_shattered(loser: str):
    assert shattered_by(loser) == set()
    assert shattered_by(loser, *DIFFICULT) == set()


@rule("T12.2-11")
def test_light_foot_beaten_by_knights_falls_back_in_woods_only():
    scene = "red/1 KNT at 10,10\nblue/1 LFT at 10,10 facing 180"
    woods = f"{scene}\npiece woods box 0,9.9 20,20"
    assert place(fight(woods, red=4, blue=3), "blue/1") == (10, 11, 180)
    assert lost(fight(scene, red=3, blue=3)) == ["blue/1"]


@rule("T12.2-12", "T12.2-13", "T12.2-14")
def test_who_shatters_spear_warriors_and_cataphracts():
    assert fate("SPR", "WBD", "beaten", DIFFICULT) == "destroyed"
    assert fate("SPR", "RDR", "beaten", DIFFICULT) == "fall back"
    assert fate("WRR", "WBD", "beaten") == "fall back"
    assert fate("CAT", "KNT", "beaten") == "fall back"
    assert fate("CAT", "RDR", "beaten") == "destroyed"


@rule("T12.3-1")
def test_artillery_beaten_by_shooting_stays():
    scene = "red/1 ARC at 10,10\nblue/1 ART at 10,12 facing 180"
    battle = shoot(scene, red=4, blue=3)
    assert place(battle, "blue/1") == (10, 12, 180)
    assert not lost(battle)


@rule("T12.3-2", "T12.3-3")
def test_war_wagons_stay_unless_shattered_or_doubled():
    scene = "red/1 {} at 10,10\nblue/1 WWG at 10,10 facing 180"
    battle = fight(scene.format("KNT"), red=6, blue=3)
    assert place(battle, "blue/1") == (10, 10, 180)
    assert lost(fight(scene.format("ELE"), red=5, blue=2)) == ["blue/1"]
    assert fate("WWG", "ARC", "doubled", by="shooting") == "destroyed"


@pytest.mark.parametrize("loser", rows_of(["KNT", "CAT"], "T12.4-1"))
def test_lancers_beaten_in_difficult_terrain_are_destroyed(loser: str):
    assert shattered_by(loser, *DIFFICULT) == set(TYPES)


@rule("T12.4-2")
def test_elephants_beaten_in_difficult_terrain_fall_back():
    assert row("ELE", "SPR", "beaten", DIFFICULT).result == "fall back"
    assert row("ELE", "KNT", "beaten", DIFFICULT).clause == "T12.4-2"


@pytest.mark.parametrize("loser", rows_of(["BAD", "BTX", "CHT", "ECV", "HBW", "JCV"], "T12.4-3"))
def test_other_mounted_beaten_in_difficult_terrain_panic(loser: str):
    assert {fate(loser, enemy, "beaten", DIFFICULT) for enemy in TYPES} == {"panic"}
    assert {fate(loser, enemy, "beaten") for enemy in TYPES} == {"fall back"}


@pytest.mark.parametrize(
    ("loser", "result"), [("KNT", "destroyed"), ("ELE", "fall back"), ("HBW", "panic")]
)
@rule("T12.4-4")
def test_difficult_terrain_counts_when_shot_at_too(loser: str, result: str):
    assert fate(loser, "ARC", "beaten", DIFFICULT, by="shooting") == result


@rule("T12.4-5")
def test_horse_bow_in_marsh_panics_when_beaten_and_dies_when_doubled():
    assert fate("HBW", "SPR", "beaten", DIFFICULT) == "panic"
    assert fate("HBW", "SPR", "doubled", DIFFICULT) == "destroyed"


@rule("T12.5-1")
def test_skirmishers_in_difficult_terrain_evade_from_mounted():
    assert set(MOUNTED) <= spared_by("SKM", "evade", *DIFFICULT)
    assert not set(MOUNTED) & spared_by("SKM", "evade")


@rule("T12.5-2")
def test_skirmishers_evade_in_combat_from_close_order_foot_except_pavisiers():
    expected = set(CLOSE_FOOT) - {"PAV"} | {"LSP", "RDR", "WBD"}
    assert spared_by("SKM", "evade") == expected


@rule("T12.5-3")
def test_skirmishers_evade_from_artillery_and_war_wagon_fire():
    assert spared_from_shots("SKM", "evade") == {"ART", "WWG"}
    assert spared_from_shots("SKM", "evade", *DIFFICULT) == {"ART", "WWG"}


@pytest.mark.parametrize("winner", ["LSP", "RDR", "WBD"])
@rule("T12.5-4")
def test_skirmishers_evade_anywhere_from_light_spear_raiders_and_warband(winner: str):
    assert fate("SKM", winner, "doubled") == "evade"
    assert fate("SKM", winner, "doubled", DIFFICULT) == "evade"


@pytest.mark.parametrize("loser", rows_of(["ECV", "JCV"], "T12.5-5"))
def test_cavalry_evades_in_the_open_from_slow_foot(loser: str):
    assert spared_by(loser, "evade") == {"HFT", "HRD", "LSP", "PIK", "SPR"}
    assert spared_by(loser, "evade", *DIFFICULT) == set()


@pytest.mark.parametrize("loser", rows_of(["HBW", "BTX", "CHT"], "T12.5-6"))
def test_riders_evade_in_the_open_from_most_foot(loser: str):
    expected = set(FOOT) - {"ARC", "PAV", "SKM", "BLV", "ART"}
    assert spared_by(loser, "evade") == expected
    assert spared_by(loser, "evade", *DIFFICULT) == set()


@rule("T12.5-7")
def test_riders_evade_from_war_wagons_in_combat_and_from_their_shots():
    assert fate("CHT", "WWG", "doubled") == "evade"
    assert fate("CHT", "WWG", "doubled", by="shooting") == "evade"


@pytest.mark.parametrize("winner", ["PAV", "ARC", "BLV", "LFT", "RBL", "SKM"])
@rule("T12.5-8")
def test_skirmishers_doubled_by_light_foot_and_bowmen_are_destroyed(winner: str):
    assert fate("SKM", winner, "doubled") == "destroyed"


@rule("T12.5-8")
def test_skirmishers_doubled_by_archers_or_pavisiers_shooting_are_destroyed():
    assert spared_from_shots("SKM", "destroyed") == {"ARC", "PAV"}


@rule("T12.5-9", "T12.5-10")
def test_elite_foot_catches_elite_cavalry_but_not_chariots():
    assert fate("ECV", "EFT", "doubled") == "destroyed"
    assert fate("CHT", "EFT", "doubled") == "evade"
    assert fate("SKM", "KNT", "doubled") == "destroyed"
    assert fate("SKM", "KNT", "doubled", DIFFICULT) == "evade"


@rule("T12.6-1")
def test_rabble_in_difficult_terrain_panics_before_mounted():
    assert set(MOUNTED) <= spared_by("RBL", "panic", *DIFFICULT)
    assert set(MOUNTED) & spared_by("RBL", "panic") == {"ELE"}


@rule("T12.6-2", "T12.6-3", "T12.6-4")
def test_rabble_panics_before_elephants_close_order_foot_and_fierce_foot():
    expected = set(CLOSE_FOOT) - {"PAV"} | {"ELE", "LSP", "RDR", "WBD"}
    assert spared_by("RBL", "panic") == expected


@rule("T12.6-5")
def test_skirmishers_panic_before_elephants_in_the_open():
    assert spared_by("SKM", "panic") == {"ELE"}
    assert fate("SKM", "ELE", "doubled", DIFFICULT) == "evade"


@pytest.mark.parametrize("loser", rows_of(["HBW", "ECV"], "T12.6-6"))
def test_riders_panic_in_the_open_before_knights_and_cataphracts(loser: str):
    assert spared_by(loser, "panic") == {"KNT", "CAT"}
    assert spared_by(loser, "panic", *DIFFICULT) == set()


@rule("T12.6-7")
def test_horse_bow_panics_in_the_open_under_artillery_fire():
    assert spared_from_shots("HBW", "panic") == {"ART"}
    assert spared_from_shots("HBW", "panic", *DIFFICULT) == set()


@rule("T12.6-8")
def test_javelin_cavalry_and_shot_horse_bow_are_destroyed():
    assert fate("JCV", "KNT", "doubled") == "destroyed"
    assert fate("HBW", "ARC", "doubled", by="shooting") == "destroyed"


@rule("T12.6-9")
def test_rabble_doubled_by_artillery_dies_by_fire_and_panics_in_combat():
    assert fate("RBL", "ART", "doubled", by="shooting") == "destroyed"
    assert fate("RBL", "ART", "doubled") == "panic"


@rule("T12.6-10")
def test_rabble_and_knights():
    assert fate("RBL", "KNT", "doubled") == "destroyed"
    assert fate("RBL", "KNT", "doubled", DIFFICULT) == "panic"
    assert fate("RBL", "KNT", "beaten") == "destroyed"
