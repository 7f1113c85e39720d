"""T19.1 Odds and what-if: the code that plays, asked before the dice."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tests.games.triumph.base import Battle, rules, scene
from tests.games.triumph.fights import FIGHT, SHOOT, fight, lost, odds, pursued, shoot, shot_odds
from tests.games.triumph.movement.moving import moving, red_view
from tests.rule import rule
from warhost.games.triumph.combat.matchups import matchup, shot_matchup
from warhost.games.triumph.combat.odds import Counts, Odds, counts_of
from warhost.games.triumph.combat.sequences import Chance
from warhost.games.triumph.deciding import parse
from warhost.games.triumph.events.combat import CombatFought
from warhost.games.triumph.events.outcomes import Retreated
from warhost.games.triumph.questions import advise
from warhost.games.triumph.questions.plan import PlanMove, PlanSheet
from warhost.games.triumph.questions.sequence import CampSequence, ShotSequence
from warhost.games.triumph.questions.what_if import Change, WhatIf
from warhost.games.triumph.shooting.targets import Shot
from warhost.games.triumph.view import view_of
from warhost.games.triumph.world import StandId
from warhost.kernel.asks import Ask, Seat

FACES = list(product(range(1, 7), repeat=2))
PAIR = "red/1 {} at 10,10\nblue/1 {} at 10,10 facing 180\n"
BUSY = (
    "red/1 PIK at 10,10 general\nred/2 PIK at 10,9.25\nblue/1 KNT at 10,10 facing 180\n"
    "blue/2 SPR at 12,9.7 facing 180\npiece gentle_hill ellipse 10,8 10x6\n"
)
PINNED = f"{PAIR.format('SPR', 'SPR')}blue/2 HFT at 10.4,12.25 facing 90"


def asked(text: str, question: Any) -> Any:
    return advise(view_of(scene(text), Seat("red")), question)


def matched(one: str, other: str, *words: str) -> Odds:
    found = matchup(rules(), one, other, words)
    assert isinstance(found, Odds), found
    return found


def what_befell(battle: Battle, stand: str) -> str:
    """What a combat or shot has brought to a stand."""
    if stand in lost(battle):
        return "destroyed"
    moves: dict[str, str] = {event.stand: event.result for event in battle.happened(Retreated)}
    return moves.get(stand, "nothing")


@rule("T19.1-1")
@pytest.mark.parametrize("first", range(-2, 11))
@pytest.mark.parametrize("second", range(-2, 11))
def test_all_36_pairs_are_counted(first: int, second: int):
    found = counts_of(first, second)
    totals = [(first + one, second + other) for one, other in FACES]
    assert found.ties == sum(one == other for one, other in totals)
    assert found.doubles == sum(one > other and one >= 2 * other for one, other in totals)
    assert found.doubles + found.wins == sum(one > other for one, other in totals)
    assert found.loses + found.doubled == sum(one < other for one, other in totals)


@rule("T19.1-2", "T19.1-9")
def test_the_five_counts_are_seen_from_the_first():
    assert counts_of(4, 2) == Counts(doubles=9, wins=17, ties=4, loses=6, doubled=0)
    assert counts_of(2, 4) == Counts(doubles=0, wins=6, ties=4, loses=17, doubled=9)


@rule("T19.1-3", "T19.1-4")
@pytest.mark.parametrize(
    "text",
    [BUSY, PINNED, PAIR.format("WWG", "WBD"), PAIR.format("SKM", "ELE")],
)
def test_the_odds_of_a_combat_are_what_its_36_battles_bring(text: str):
    found = odds(text)
    battles = [fight(text, red=red, blue=blue) for red, blue in FACES]
    for name, side in (("red/1", found.first), ("blue/1", found.second)):
        for result in ("destroyed", "fall back", "evade", "panic"):
            assert side.count_of(result) == sum(what_befell(b, name) == result for b in battles)
        assert side.pursuit == sum(name in pursued(battle) for battle in battles)
    fought = battles[0].happened(CombatFought)[0]
    assert fought.factors == (found.first.factors, found.second.factors)


@rule("T19.1-3", "T19.1-4")
@pytest.mark.parametrize("target", ["KNT", "WWG"])
def test_the_odds_of_a_shot_are_what_its_36_shots_bring(target: str):
    text = f"red/1 ART at 10,10\nblue/1 {target} at 10,14 facing 180\npiece woods box 8,14 12,20"
    found = shot_odds(text)
    battles = [shoot(text, red=red, blue=blue) for red, blue in FACES]
    for result in ("destroyed", "fall back", "evade", "panic"):
        befell = sum(what_befell(battle, "blue/1") == result for battle in battles)
        assert found.second.count_of(result) == befell
    assert sum(found.second.outcomes().values()) == 36


@rule("T19.1-3")
def test_outcomes_sum_to_36_and_name_a_retreat_with_no_way_to_go():
    found = odds(PINNED).second
    assert found.outcomes() == {"destroyed": 15, "tie": 6, "wins": 15}
    assert "T13.1-7" in [tally.clause for tally in found.tallies]
    unpinned = odds(PAIR.format("SPR", "SPR")).second
    assert unpinned.outcomes() == {"destroyed": 1, "fall back": 14, "tie": 6, "wins": 15}


@rule("T19.1-4")
def test_the_odds_use_terrain_support_overlaps_general_and_cards():
    found = odds(BUSY).first
    assert [factor.clause for factor in found.factors] == [
        *("T11.2-1", "T11.4-1", "T11.4-2", "T11.4-7", "T11.4-8")
    ]
    carded = odds("red/1 HFT at 10,10 cards CF\nblue/1 KNT at 10,10 facing 180").first
    assert carded.factors[-1].clause == "T17.5-4"


def changed(*changes: Change, text: str = PAIR.format("SPR", "SPR")) -> tuple[int, int]:
    world = scene(f"{text}{FIGHT}")
    before = world.table.stands.copy()
    found = advise(view_of(world, Seat("red")), WhatIf(StandId("red/1"), "blue/1", changes))
    assert world.table.stands == before
    return found.first.total, found.second.total


@rule("T19.1-5")
def test_what_if_adds_moves_and_removes_stands_and_never_alters_the_game():
    flank = scene("blue/9 HFT at 9,9 facing 90").table.stands[StandId("blue/9")].pose
    assert changed() == (4, 4)
    assert changed(Change(StandId("blue/9"), flank, "HFT")) == (3, 4)
    flanked = f"{PAIR.format('SPR', 'SPR')}blue/9 HFT at 9,9 facing 90\n"
    assert changed(text=flanked) == (3, 4)
    assert changed(Change(StandId("blue/9")), text=flanked) == (4, 4)
    away = scene("blue/9 HFT at 20,20").table.stands[StandId("blue/9")].pose
    assert changed(Change(StandId("blue/9"), away), text=flanked) == (4, 4)


@rule("T19.1-5")
def test_what_if_says_nothing_about_a_stand_that_is_not_there():
    text = f"{PAIR.format('SPR', 'SPR')}{FIGHT}"
    gone = WhatIf(StandId("red/1"), "blue/1", (Change(StandId("blue/1")),))
    assert asked(text, gone) is None


@rule("T19.1-6")
def test_any_two_types_are_told_in_both_directions():
    for one, other in product(rules().types, repeat=2):
        assert matched(one, other).counts == matched(other, one).counts.reversed()


@rule("T19.1-6")
def test_a_situation_is_told_in_words_and_a_strange_word_is_refused():
    assert matched("KNT", "HFT", "uphill", "general").first.total == 5
    assert matched("KNT", "HFT", "difficult", "overlapped-2").first.total == 0
    assert matched("PIK", "HFT", "rear-support").first.total == 6
    refused = matchup(rules(), "KNT", "HFT", ["sleepy"])
    assert isinstance(refused, list)
    assert [refusal.clause for refusal in refused] == ["T19.1-6"]


@rule("T19.1-6")
def test_shots_of_any_two_types_are_told_too():
    found = shot_matchup(rules(), "Artillery", "Knights", (), ("general",))
    assert isinstance(found, Odds)
    assert (found.first.total, found.second.total) == (3, 2)
    refused = shot_matchup(rules(), "Knights", "Artillery")
    assert isinstance(refused, list)


def fraction(chances: tuple[Chance, ...], *stands: str) -> Fraction:
    """How likely it is that exactly these are lost."""
    found = {chance.lost: Fraction(chance.numerator, chance.denominator) for chance in chances}
    assert sum(found.values()) == 1
    return found.get(stands, Fraction(0))


@rule("T19.1-7")
def test_two_shots_at_one_target_as_exact_fractions():
    text = (
        "red/1 ARC at 9,10\nred/2 ARC at 11,10\nblue/1 HFT at 10,11.9 facing 180\n"
        f"blue/9 SPR at 40,30\n{SHOOT}"
    )
    shots = (Shot(StandId("red/1"), StandId("blue/1")), Shot(StandId("red/2"), StandId("blue/1")))
    once, twice = (asked(text, ShotSequence(shots[:n])) for n in (1, 2))
    assert fraction(once, "blue/1") == Fraction(2, 36)
    assert fraction(twice, "blue/1") == Fraction(2, 36) + Fraction(34, 36) * Fraction(2, 36)


@rule("T19.1-7")
def test_several_attacks_on_a_camp_as_exact_fractions():
    text = f"blue camp at 24,24\nred/1 KNT at 23,24\nred/2 KNT at 25,24\n{FIGHT}"
    both = asked(text, CampSequence((StandId("red/1"), StandId("red/2")), Seat("blue")))
    assert fraction(both, "blue") == Fraction(21, 36) + Fraction(14, 36) * Fraction(21, 36)
    assert fraction(both, "red/1", "blue") == Fraction(1, 36) * Fraction(21, 36)


def planned(text: str, order: str) -> PlanSheet:
    view = red_view(moving(text))
    move: Any = parse(order, view, Ask(Seat("red"), "movement"))
    sheet = advise(view, PlanMove(move))
    assert isinstance(sheet, PlanSheet)
    return sheet


@rule("T19.1-8")
def test_a_planned_move_shows_the_combat_it_brings_about():
    text = "red/1 KNT at 10,10\nred/2 SPR at 16,10 general\nblue/1 HFT at 10,14 facing 180\n"
    (meeting,) = planned(text, "move red/1 ahead 4").meetings
    assert (meeting.stand, meeting.enemy) == ("red/1", "blue/1")
    assert meeting.odds.second.count_of("destroyed") == 15
    assert planned(text, "move red/1 ahead 3").meetings == ()


@rule("T19.1-8")
def test_a_planned_move_to_a_camp_shows_the_attack():
    sheet = planned("blue camp at 24,24\nred/1 KNT at 24,20 general", "move red/1 ahead 4")
    assert [(found.stand, found.enemy) for found in sheet.meetings] == [("red/1", "blue")]


@rule("T19.1-8")
def test_a_planned_move_shows_the_shots_of_the_mover_and_at_it():
    text = (
        "red/1 ARC at 10,10 general\nblue/1 SPR at 10,15.5 facing 180\n"
        "red/2 ARC at 30,10\nblue/2 SPR at 30,12 facing 180\n"
    )
    near, far = (planned(text, f"move red/1 ahead {way}").shots for way in (3, 2))
    assert [(s.shot.shooter, s.shot.target) for s in near] == [("red/1", "blue/1")]
    assert near[0].odds.second.count_of("destroyed") == 2
    assert far == ()


@rule("T19.1-8")
def test_artillery_that_would_have_moved_shows_no_shot_of_its_own():
    text = "red/1 ART at 10,10 general\nblue/1 {} at 10,16 facing 180\n"
    assert planned(text.format("SPR"), "move red/1 ahead 1").shots == ()
    (shot,) = planned(text.format("ART"), "move red/1 ahead 1").shots
    assert shot.shot.shooter == "blue/1"
