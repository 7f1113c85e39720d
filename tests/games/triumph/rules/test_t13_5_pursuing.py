"""T13.5 Pursuit. Red/1 stands south of blue/1, wins, and goes north after it or stays."""

from itertools import product

import pytest

from tests.games.triumph.base import Battle, rules
from tests.games.triumph.fights import fight, lost, odds, place, pursued
from tests.rule import rule
from warhost.games.triumph.combat.results import loss_of
from warhost.games.triumph.contact import directly_behind, proper_contact
from warhost.games.triumph.events.combat import CombatFought
from warhost.games.triumph.events.outcomes import Destroyed, Pursued, Retreated
from warhost.games.triumph.rows import Loss

EAGER = ("ELE", "KNT", "WBD", "WRR")
SEDENTARY = ("ART", "WWG")
KNIGHTS = "red/1 KNT at 10,10\nblue/1 HFT at 10,10 facing 180\n"
PIKES = "red/1 PIK at 10,10\nred/2 PIK at 10,9.25\nblue/1 {} at 10,10 facing 180\n"
HERE, THERE = (10, 10, 0), (10, 11, 0)


def pair(winner: str, loser: str) -> str:
    return f"red/1 {winner} at 10,10\nblue/1 {loser} at 10,10 facing 180\n"


def won(scene: str, when: Loss = "beaten") -> Battle:
    """Red/1 beats or doubles blue/1 with whatever dice do that."""
    found = odds(scene)
    for red, blue in product(range(1, 7), repeat=2):
        high, low = found.first.total + red, found.second.total + blue
        if high > low and loss_of(low, high) == when:
            return fight(scene, red=red, blue=blue)
    raise AssertionError(f"no dice do it: {scene}")


@rule("T13.5-1")
def test_a_pursuer_goes_one_mu_straight_ahead_whether_it_likes_or_not():
    battle = won(KNIGHTS)
    assert place(battle, "red/1") == THERE
    slanting = "red/1 KNT at 10,10 facing 30\nblue/1 HFT at 10,10 facing 210"
    assert place(won(slanting), "red/1") == (10.5, 10.866, 30)


@pytest.mark.parametrize("code", EAGER)
@rule("T13.5-2")
def test_the_eager_always_pursue(code: str):
    assert pursued(won(pair(code, "SPR"))) == ["red/1"]


@pytest.mark.parametrize("code", [code for code in rules().types if code not in EAGER])
@rule("T13.5-2")
def test_nobody_else_pursues_whom_he_merely_beat(code: str):
    battle = won(pair(code, "SPR"))
    assert pursued(battle) == []
    assert place(battle, "red/1") == HERE


@rule("T13.5-3")
def test_pikes_pursue_if_they_received_rear_support_in_that_combat():
    assert pursued(won(PIKES.format("HFT"))) == ["red/1"]
    assert pursued(won(PIKES.format("BAD"))) == []
    assert pursued(won(pair("PIK", "HFT"))) == []


@rule("T13.5-3")
def test_other_supported_troops_do_not_pursue_for_it():
    spears = "red/1 LSP at 10,10\nred/2 LSP at 10,9\nblue/1 HFT at 10,10 facing 180"
    assert pursued(won(spears)) == []


@pytest.mark.parametrize("code", rules().types)
@rule("T13.5-4")
def test_all_but_artillery_and_war_wagons_pursue_whom_they_doubled(code: str):
    battle = won(pair(code, "RBL"), "doubled")
    assert pursued(battle) == ([] if code in SEDENTARY else ["red/1"])


@rule("T13.5-5")
def test_no_pursuit_after_a_tie_or_by_the_loser():
    assert pursued(fight(KNIGHTS, red=3, blue=3)) == []
    assert pursued(fight(KNIGHTS, red=3, blue=4)) == []
    assert pursued(fight(pair("SPR", "KNT"), red=4, blue=3)) == []


@rule("T13.5-5")
def test_no_pursuit_after_attacking_a_camp():
    camp = "blue camp at 24,24\nred/1 KNT at 24,24\nred/2 SPR at 5,5\nblue/1 SPR at 40,30"
    battle = fight(camp, "red/1 camp", red=6, blue=1)
    assert battle.stand("red/1").place == "gone"
    assert pursued(battle) == []


@pytest.mark.parametrize("loser", ["HFT", "EFT"])
@rule("T13.5-6")
def test_the_losers_moves_are_finished_before_the_pursuit(loser: str):
    battle = won(f"{pair('KNT', loser)}piece woods box 0,0 20,20")
    kinds = (Retreated, Destroyed, Pursued)
    assert [type(e) for e in battle.events if isinstance(e, kinds)] == [Retreated, Pursued]


@pytest.mark.parametrize(
    "obstacle",
    [
        "blue/2 SPR at 10,10.75 facing 180",
        "blue/2 SPR at 10.97,11.5 facing 0",
        "blue camp at 10,10.75",
        "red camp at 10,12.75",
        "piece coast box 5,10.75 15,12",
        "red/2 SPR at 10,11.5",
    ],
)
@rule("T13.5-7")
def test_a_pursuer_stops_before_what_is_in_its_way(obstacle: str):
    battle = won(f"{KNIGHTS}{obstacle}")
    assert place(battle, "red/1") == (10, 10.75, 0)
    assert lost(battle) == ["blue/1"]


@rule("T13.5-7")
def test_a_pursuer_stops_at_the_edge_of_the_board():
    battle = won("red/1 KNT at 10,31.25\nblue/1 HFT at 10,31.25 facing 180")
    assert place(battle, "red/1") == (10, 32, 0)


@rule("T13.5-7")
def test_contact_along_its_sides_never_stops_it():
    beside = "blue/2 SPR at 12,10.75 facing 90\nred/2 SPR at 8,11"
    assert place(won(f"{KNIGHTS}{beside}"), "red/1") == THERE


@pytest.mark.parametrize(("front", "end"), [(11.75, 10.75), (11.9, 10.9), (12, 11)])
@rule("T13.5-8")
def test_a_pursuer_does_not_end_inside_a_friend_it_may_pass(front: float, end: float):
    battle = won(f"{KNIGHTS}red/2 LFT at 10,{front}")
    assert place(battle, "red/1") == (10, end, 0)


@rule("T13.5-9")
def test_who_gave_rear_support_follows_and_stays_directly_behind():
    battle = won(PIKES.format("HFT"))
    table = battle.world.table
    assert place(battle, "red/1") == THERE
    assert directly_behind(table, battle.stand("red/2"), battle.stand("red/1"))


@rule("T13.5-9")
def test_who_stands_behind_without_giving_support_stays():
    battle = won(PIKES.format("BAD"), "doubled")
    assert place(battle, "red/1") == THERE
    assert place(battle, "red/2") == (10, 9.25, 0)


@rule("T13.5-9")
def test_a_supporter_follows_only_as_far_as_its_front_stand_goes():
    battle = won(f"{PIKES.format('HFT')}piece coast box 5,10.8 15,13")
    assert place(battle, "red/1") == (10, 10.8, 0)
    assert place(battle, "red/2") == (10, 10.05, 0)


@rule("T13.5-10")
def test_a_flank_contact_does_not_stop_a_pursuer_and_is_lost_by_it():
    battle = won(f"{KNIGHTS}blue/2 SPR at 9,9 facing 90")
    assert len(battle.happened(CombatFought)[0].factors[0]) == 2
    assert place(battle, "red/1") == THERE
    assert not proper_contact(battle.world.table, battle.stand("blue/2"), battle.stand("red/1"))


@rule("T13.5-11")
def test_a_loser_that_stayed_leaves_the_winner_in_place():
    battle = won(pair("KNT", "WWG"))
    assert pursued(battle) == []
    assert place(battle, "red/1") == HERE


@rule("T13.5-12")
def test_knights_follow_heavy_foot_through_the_woods():
    battle = won(f"{KNIGHTS}piece woods box 0,0 20,20")
    assert place(battle, "blue/1") == (10, 11, 180)
    assert place(battle, "red/1") == THERE
    contact = proper_contact(battle.world.table, battle.stand("red/1"), battle.stand("blue/1"))
    assert contact is not None
    assert contact.kind == "front"


@rule("T13.5-13")
def test_elite_foot_pursues_raiders_only_if_it_doubled_them():
    assert pursued(fight(pair("EFT", "RDR"), red=3, blue=3)) == []
    assert place(fight(pair("EFT", "RDR"), red=6, blue=1), "red/1") == THERE
