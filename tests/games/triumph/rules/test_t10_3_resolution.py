"""T10.3 What both add to their dice in a shot, and what comes of it."""

import pytest

from tests.games.triumph.base import Battle, rules
from tests.games.triumph.fights import SHOOT, lost, place, shoot, shot_odds
from tests.rule import rule
from warhost.games.triumph.combat.odds import Odds
from warhost.games.triumph.events.outcomes import Pursued
from warhost.games.triumph.events.shooting import ShotFired
from warhost.games.triumph.geometry import Edge

ARCHERS = "red/1 ARC at 10,10\n"
TYPES = rules().types


def against(target: str, shooter: str = "ARC", where: str = "10,12 facing 180") -> Odds:
    """The odds of a shot at a target straight ahead."""
    return shot_odds(f"red/1 {shooter} at 10,10\nblue/1 {target} at {where}")


def totals(target: str, shooter: str = "ARC", where: str = "10,12 facing 180") -> tuple[int, int]:
    found = against(target, shooter, where)
    return found.first.total, found.second.total


def clauses(odds: Odds) -> tuple[list[str], list[str]]:
    first, second = ([f.clause for f in side.factors] for side in (odds.first, odds.second))
    return first, second


def outcomes(odds: Odds) -> dict[str, int]:
    """What the 36 pairs of dice bring to the target."""
    return {tally.when or tally.result: tally.count for tally in odds.second.tallies}


@rule("T10.3-1")
def test_two_shooters_at_one_target_shoot_apart_and_add_nothing():
    scene = f"{ARCHERS}red/2 ARC at 12,10\nblue/1 SPR at 11,12 facing 180"
    assert (shot_odds(scene).first.total, shot_odds(scene, "red/2").first.total) == (3, 3)
    battle = Battle(f"{scene}\n{SHOOT}", red=[3, 3], blue=[3, 3, 6])
    battle.order("red", "shoot red/1 at blue/1").order("red", "shoot red/2 at blue/1")
    assert [fired.totals for fired in battle.happened(ShotFired)] == [(6, 6), (6, 6)]


@rule("T10.3-2")
def test_both_roll_and_add_their_factors():
    battle = shoot(f"{ARCHERS}blue/1 HRD at 10,12 facing 180", red=2, blue=5)
    (fired,) = battle.happened(ShotFired)
    assert fired.faces == (2, 5)
    assert fired.totals == (5, 7)


@rule("T10.3-3", "T10.3-11")
def test_a_higher_target_does_nothing_to_the_shooter():
    battle = shoot(f"{ARCHERS}blue/1 SPR at 10,12 facing 180", red=1, blue=6)
    assert not lost(battle)
    assert place(battle, "red/1") == (10, 10, 0)
    assert place(battle, "blue/1") == (10, 12, 180)


@rule("T10.3-11")
def test_equal_totals_have_no_effect():
    battle = shoot(f"{ARCHERS}blue/1 SPR at 10,12 facing 180", red=4, blue=4)
    assert place(battle, "blue/1") == (10, 12, 180)
    battle = shoot(f"{ARCHERS}blue/1 SPR at 10,12 facing 180", red=5, blue=4)
    assert place(battle, "blue/1") == (10, 13, 180)


@pytest.mark.parametrize(("code", "factor"), [("ARC", 3), ("PAV", 3), ("WWG", 3), ("ART", 4)])
@rule("T10.3-4")
def test_shooting_factors(code: str, factor: int):
    found = against("SPR", code)
    assert found.first.total == factor
    assert clauses(found)[0] == ["T10.3-4"]


@pytest.mark.parametrize("code", [code for code, line in TYPES.items() if line.is_foot])
@rule("T10.3-5")
def test_target_factors_of_foot(code: str):
    found = against(code)
    assert found.second.total == (2 if code in {"RBL", "HRD"} else 3)
    assert clauses(found)[1] == ["T10.3-5"]


@pytest.mark.parametrize("code", [code for code, line in TYPES.items() if line.is_mounted])
@rule("T10.3-6")
def test_target_factors_of_mounted(code: str):
    found = against(code)
    assert found.second.total == (3 if code in {"CHT", "CAT", "ECV", "ELE"} else 2)
    assert clauses(found)[1] == ["T10.3-6"]


@rule("T10.3-7")
def test_a_shooter_takes_one_off_for_a_general_or_war_wagons_once():
    general, wagons = "10,12 facing 180 general", "10,12 facing 180"
    assert totals("SPR", where=general) == (2, 3)
    assert totals("WWG", where=wagons) == (2, 3)
    assert totals("WWG", where=general) == (2, 3)
    assert totals("SPR", where=wagons) == (3, 3)


@rule("T10.3-8")
def test_a_target_shot_at_from_the_rear_takes_one_off():
    found = against("SPR", where="10,12")
    assert found.second.total == 2
    assert clauses(found)[1] == ["T10.3-5", "T10.3-8"]


@pytest.mark.parametrize(
    ("where", "from_rear"),
    [
        ("12.5,10.75", True),
        ("12.5,10.73", True),
        ("12.5,10.72", False),
        ("10.5,12.6 facing 45", True),
        ("10,11.6 facing 45", False),
        ("10,12 facing 90", False),
    ],
)
@rule("T10.3-9")
def test_from_the_rear_means_that_the_whole_shooting_edge_is_behind(where: str, from_rear: bool):
    found = against("SPR", where=where)
    assert ("T10.3-8" in clauses(found)[1]) == from_rear


@pytest.mark.parametrize(("edge", "from_rear"), [("left", True), ("front", False)])
@rule("T10.3-9")
def test_of_a_war_wagon_the_edge_it_shoots_from_counts(edge: Edge, from_rear: bool):
    scene = "red/1 WWG at 10,10\nblue/1 SPR at 8,12.1 facing 45"
    found = shot_odds(scene, edge=edge)
    assert ("T10.3-8" in clauses(found)[1]) == from_rear


@rule("T10.3-10")
def test_the_target_loses_by_the_tables_of_close_combat():
    wagons = shoot("red/1 ART at 10,10\nblue/1 WWG at 10,15 facing 180", red=4, blue=3)
    assert wagons.happened(ShotFired)[0].row
    assert lost(wagons) == ["blue/1"]
    knights = f"{ARCHERS}blue/1 KNT at 10,12 facing 180\n"
    assert lost(shoot(knights, red=2, blue=2)) == []
    assert lost(shoot(f"{knights}piece woods box 8,11.9 12,12.5", red=2, blue=2)) == ["blue/1"]


@rule("T10.3-10")
def test_the_ground_of_the_edge_nearest_the_shooter_counts():
    knights = f"{ARCHERS}blue/1 KNT at 10,12 facing 180\n"
    assert lost(shoot(f"{knights}piece woods box 8,12.5 12,13.5", red=2, blue=2)) == []
    turned = f"{ARCHERS}blue/1 KNT at 10,13.4\npiece woods box 8,11.8 12,12.2"
    assert lost(shoot(turned, red=2, blue=2)) == ["blue/1"]


@rule("T10.3-10", "T10.3-3")
def test_a_shooter_never_pursues():
    battle = shoot(f"{ARCHERS}blue/1 SPR at 10,12 facing 180", red=6, blue=1)
    assert lost(battle) == ["blue/1"]
    assert battle.happened(Pursued) == []
    assert place(battle, "red/1") == (10, 10, 0)


@rule("T10.3-12")
def test_no_factor_of_close_combat_counts_in_shooting():
    scene = (
        "piece gentle_hill ellipse 10,9 8x4\npiece rough box 8,11.9 12,14\n"
        "red/1 ARC at 10,10 general\nblue/1 PIK at 10,12 facing 180\n"
        "blue/2 PIK at 10,12.75 facing 180\nred/2 SPR at 12,12.2 facing 180"
    )
    found = shot_odds(scene)
    assert (found.first.total, found.second.total) == (3, 3)
    assert clauses(found) == (["T10.3-4"], ["T10.3-5"])


@rule("T10.3-13")
def test_a_target_shot_twice_is_judged_from_where_it_then_stands():
    scene = (
        "red/1 ARC at 10,10\nred/2 ART at 12.5,6\nblue/1 KNT at 10,12 facing 180\n"
        f"piece woods box 8,12.9 12,13.5\n{SHOOT}"
    )
    battle = Battle(scene, red=[2, 2], blue=[2, 2, 6])
    battle.order("red", "shoot red/1 at blue/1")
    assert place(battle, "blue/1") == (10, 13, 180)
    battle.order("red", "shoot red/2 at blue/1")
    assert lost(battle) == ["blue/1"]


@rule("T10.3-14")
def test_three_against_three_destroys_on_six_and_five_against_one_only():
    scene = f"{ARCHERS}blue/1 SPR at 10,12 facing 180"
    destroyed = [
        (red, blue)
        for red in range(1, 7)
        for blue in range(1, 7)
        if lost(shoot(scene, red=red, blue=blue))
    ]
    assert destroyed == [(5, 1), (6, 1)]
    assert shot_odds(scene).counts.doubles == 2


@rule("T10.3-15")
def test_artillery_at_a_generals_knights():
    found = against("KNT", "ART", "10,12 facing 180 general")
    assert (found.first.total, found.second.total) == (3, 2)
    assert outcomes(found) == {"doubled": 6, "beaten": 15, "nothing": 15}


@rule("T10.3-16")
def test_archers_at_war_wagons():
    found = against("WWG")
    assert (found.first.total, found.second.total) == (2, 3)
    assert outcomes(found) == {"doubled": 1, "beaten": 9, "nothing": 26}
    assert found.second.count_of("no effect") == 9


@rule("T10.3-17")
def test_pavisiers_at_horde_from_the_rear():
    assert totals("HRD", "PAV", "10,12.5") == (3, 1)
    battle = shoot("red/1 PAV at 10,10\nblue/1 HRD at 10,12.5", red=1, blue=1)
    assert lost(battle) == ["blue/1"]
    assert battle.happened(ShotFired)[0].totals == (4, 2)
