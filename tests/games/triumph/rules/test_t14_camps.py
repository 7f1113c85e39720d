"""T14 Camps. Blue's camp at 24,24 looks south; red/1 attacks it from there."""

import pytest

from tests.games.triumph.base import Battle, rules
from tests.games.triumph.fights import (
    FIGHT,
    clauses,
    combats,
    fight,
    lost,
    odds,
    place,
    targets,
    totals,
)
from tests.games.triumph.movement.moving import cost
from tests.rule import rule
from warhost.games.triumph.combat.odds import Odds
from warhost.games.triumph.events.combat import CampSacked, CombatFought
from warhost.games.triumph.turn.victory import losses_of, lost_by
from warhost.kernel.asks import Seat

CAMP = "blue camp at 24,24\n"
KNIGHTS = "red/1 KNT at 24,24\n"
ELSEWHERE = "red/8 SPR at 5,5\nblue/8 SPR at 40,30 facing 180\n"
BLUE = Seat("blue")


def attack(scene: str, red: int, blue: int, order: str = "red/1 camp") -> Battle:
    return fight(f"{ELSEWHERE}{scene}", order, red=red, blue=blue)


def against_camp(scene: str, stand: str = "red/1") -> Odds:
    return odds(scene, stand, "blue")


def defence(scene: str) -> tuple[int, list[str]]:
    """What the camp adds to its die, and why."""
    found = against_camp(f"{KNIGHTS}{scene}").second
    return found.total, [factor.clause for factor in found.factors]


def guarded(code: str, *words: str) -> str:
    return f"blue camp at 24,24 garrison 1 {' '.join(words)}\nblue/1 {code} set aside\n"


@rule("T14-1")
def test_a_camp_is_no_target_of_shots():
    assert targets(f"{CAMP}red/1 ART at 24,20\nblue/1 SPR at 27.5,27") == []
    assert targets(f"{CAMP}red/1 ART at 27,20\nblue/1 SPR at 28,27") == [("red/1", "blue/1")]


@pytest.mark.parametrize("code", rules().types)
@rule("T14-2")
def test_the_attacker_uses_its_factor_against_foot(code: str):
    found = against_camp(f"{CAMP}red/1 {code} at 24,24").first
    assert found.total == rules().types[code].versus_foot
    assert [factor.clause for factor in found.factors] == ["T14-2"]


@rule("T14-3")
def test_an_empty_camp_fights_at_two():
    assert defence(CAMP) == (2, ["T14-3"])


@pytest.mark.parametrize(("code", "factor"), [("HRD", 3), ("LFT", 4), ("EFT", 5)])
@rule("T14-4")
def test_a_garrison_fights_at_one_more_than_its_cost(code: str, factor: int):
    assert defence(guarded(code)) == (factor, ["T14-4"])


@rule("T14-5")
def test_a_fortified_camp_adds_two():
    assert defence("blue camp at 24,24 fortified") == (4, ["T14-3", "T14-5"])
    assert defence(guarded("HRD", "fortified")) == (5, ["T14-4", "T14-5"])


@pytest.mark.parametrize(
    ("camp", "factor"),
    [(guarded("HRD"), 3), (guarded("EFT"), 5), (guarded("LFT", "fortified"), 6)],
)
@rule("T14-6")
def test_examples_of_guarded_camps(camp: str, factor: int):
    assert defence(camp)[0] == factor


@rule("T14-7")
def test_several_attackers_fight_one_by_one_without_overlaps():
    scene = f"{CAMP}red/1 SPR at 23,24\nred/2 SPR at 25,24\n{ELSEWHERE}"
    battle = Battle(f"{scene}{FIGHT}", red=[2, 2], blue=[4, 4, 6])
    battle.order("red", "fight red/2 camp").order("red", "fight red/1 camp")
    assert [fought.totals for fought in battle.happened(CombatFought)] == [(6, 6), (6, 6)]


@rule("T14-8")
def test_only_the_general_counts_before_a_camp():
    aids = (
        "red/2 PIK at 24,23.25\npiece gentle_hill ellipse 24,23 8x4\n"
        "piece rough box 20,23 28,24.5\nblue/8 SPR at 26,23 facing 180\n"
    )
    assert totals(f"{CAMP}{aids}red/1 PIK at 24,24", "red/1", "blue") == (3, 2)
    assert totals(f"{CAMP}{aids}red/1 PIK at 24,24 general", "red/1", "blue") == (4, 2)
    assert clauses(f"{CAMP}red/1 PIK at 24,24 general", "red/1", "blue") == ["T14-2", "T14-8"]


@rule("T14-9")
def test_after_a_tie_the_attacker_stays_in_contact():
    battle = attack(f"{CAMP}{KNIGHTS}", red=3, blue=4)
    assert place(battle, "red/1") == (24, 24, 0)
    assert battle.world.table.camps[BLUE].place == "table"


@pytest.mark.parametrize(("red", "blue"), [(4, 4), (6, 1)])
@rule("T14-10", "T14-11")
def test_a_beaten_camp_goes_with_its_garrison_and_takes_the_attacker_along(red: int, blue: int):
    battle = attack(f"{guarded('HRD')}red/1 EFT at 24,24", red=red, blue=blue)
    assert battle.world.table.camps[BLUE].place == "sacked"
    assert battle.stand("blue/1").place == "lost"
    assert battle.stand("red/1").place == "gone"
    assert lost_by(battle.world.table, Seat("red")) == 0


@rule("T14-11", "T14-9")
def test_an_attacker_that_did_not_win_is_not_removed():
    assert attack(f"{CAMP}{KNIGHTS}", red=1, blue=3).stand("red/1").place == "table"


@rule("T14-12")
def test_a_beaten_attacker_falls_back():
    assert place(attack(f"{CAMP}{KNIGHTS}", red=1, blue=3), "red/1") == (24, 23, 0)
    in_the_way = "red/2 HFT at 24.5,22 facing 90\n"
    assert lost(attack(f"{CAMP}{KNIGHTS}{in_the_way}", red=1, blue=3)) == ["red/1", "red/2"]


@pytest.mark.parametrize("code", rules().types)
@rule("T14-13")
def test_a_doubled_attacker_is_destroyed_or_falls_back(code: str):
    battle = attack(f"{guarded('EFT', 'fortified')}red/1 {code} at 24,24", red=1, blue=6)
    spared = code in {"ARC", "SKM", "HBW", "CHT", "ECV"}
    assert lost(battle) == ([] if spared else ["red/1"])
    if spared:
        assert place(battle, "red/1") == (24, 23, 0)


@pytest.mark.parametrize("code", ["WWG", "ART", "HBW", "KNT"])
@rule("T14-14")
def test_a_beaten_attacker_just_falls_back_whatever_it_is_and_on_any_ground(code: str):
    woods = "" if code in {"WWG", "ART"} else "piece woods box 20,23.5 28,24\n"
    battle = attack(f"{guarded('EFT')}{woods}red/1 {code} at 24,24", red=2, blue=2)
    assert place(battle, "red/1") == (24, 23, 0)


@rule("T14-15")
def test_other_stands_at_a_sacked_camp_do_not_fight_and_stay():
    scene = f"{CAMP}red/1 SPR at 23,24\nred/2 SPR at 25,24\n{ELSEWHERE}"
    battle = Battle(f"{scene}{FIGHT}", red=[6], blue=[1, 6]).order("red", "fight red/1 camp")
    assert len(battle.happened(CombatFought)) == 1
    assert place(battle, "red/2") == (25, 24, 0)


@pytest.mark.parametrize("active", ["red", "blue"])
@rule("T14-16")
def test_a_camp_is_attacked_in_the_turns_of_both(active: str):
    scene = f"{CAMP}{KNIGHTS}{ELSEWHERE}turn {active} 4 close combat"
    assert combats(scene) == [("red/1", "blue")]
    battle = Battle(scene, red=[6, 6], blue=[1, 6]).order(active, "fight red/1 camp")
    assert battle.happened(CampSacked)


@pytest.mark.parametrize("enemy", ["23,23 facing 90", "24,22.5 facing 0"])
@rule("T14-16")
def test_who_is_in_combat_with_an_enemy_stand_does_not_attack_the_camp(enemy: str):
    found = combats(f"{CAMP}{KNIGHTS}blue/1 SPR at {enemy}\n{FIGHT}")
    assert ("red/1", "blue") not in found
    assert found != []


@rule("T14-17")
def test_a_stand_in_contact_with_a_camp_only_may_leave():
    scene = f"{CAMP}{KNIGHTS}red/2 SPR at 20,10 general\nturn red 4 movement"
    assert Battle(scene).refused("red", "move red/1 back 2") == []


@rule("T14-18")
def test_a_camp_does_not_attack_whoever_stands_beside_it():
    beside = "red/1 SPR at 21,25 facing 0\nred/2 SPR at 24,24 facing 180\n"
    assert combats(f"{CAMP}{beside}{FIGHT}") == []


@pytest.mark.parametrize("camp", ["blue camp at 24,24", "red camp at 24,26"])
@rule("T14-18")
def test_a_camp_blocks_the_moves_of_both_sides(camp: str):
    battle = Battle(f"{camp}\nred/1 SKM at 24,22 general\nturn red 4 movement")
    assert battle.refused("red", "move red/1 ahead 3") == ["T7.6-9"]
    assert battle.refused("red", "move red/1 ahead 2") == []


@rule("T14-18")
def test_a_camp_gives_no_overlap_nor_flank_nor_rear_contact():
    pair = "red/1 SPR at 24,24\nblue/1 SPR at 24,24 facing 180\n"
    assert totals(f"{pair}blue camp at 27,24.5\nblue/2 HRD at 40,30") == (4, 4)
    assert totals(f"{pair}blue camp at 24,21.25") == (4, 4)
    battle = fight(f"{pair}blue camp at 21,23", red=3, blue=4)
    assert place(battle, "red/1") == (24, 23, 0)


@pytest.mark.parametrize(
    ("camp", "points"), [(CAMP, 8), (guarded("HRD"), 10), (guarded("EFT"), 12)]
)
@rule("T14-19")
def test_a_sacked_camp_counts_eight_and_its_garrison(camp: str, points: int):
    battle = attack(f"{camp}red/1 EFT at 24,24 general", red=6, blue=1)
    assert lost_by(battle.world.table, BLUE) == 2 * points


@rule("T14-19", "T14-10")
def test_a_camp_that_stands_counts_nothing():
    assert lost_by(attack(f"{CAMP}{KNIGHTS}", red=1, blue=6).world.table, BLUE) == 0


@pytest.mark.parametrize("words", [(), ("fortified",)])
@rule("T14-20", "T14-21")
def test_fortification_does_not_make_a_lost_camp_dearer(words: tuple[str, ...]):
    battle = attack(f"{guarded('LFT', *words)}red/1 EFT at 24,24 general", red=6, blue=1)
    assert battle.happened(CampSacked)
    assert lost_by(battle.world.table, BLUE) == 22
    assert losses_of(battle.world.table, BLUE) == ("Light Foot blue/1: 3", "Camp: 8")


@rule("T14-22")
def test_a_general_removed_with_the_camp_commands_no_more():
    removed = "red/1 KNT gone general\nred/2 SPR at 24,20"
    assert cost(removed, "move red/2 ahead 1") == 2
    battle = attack(f"{CAMP}red/1 KNT at 24,24 general", red=6, blue=1)
    assert battle.stand("red/1").general
    assert battle.stand("red/1").place == "gone"


@rule("T14-23")
def test_knights_at_an_empty_camp():
    found = against_camp(f"{CAMP}{KNIGHTS}")
    assert {tally.result: tally.count for tally in found.first.tallies} == {
        "removed with the camp": 21,
        "tie": 5,
        "fall back": 9,
        "destroyed": 1,
    }
    assert found.second.count_of("sacked") == 21
