"""T12, T14 Which row of the result tables takes a loser, and what it says."""

import pytest

from tests.games.triumph.base import rules
from tests.rule import rule
from warhost.games.triumph.armies.cards import line_with
from warhost.games.triumph.results import Defeat, outcome_of
from warhost.games.triumph.rows import Outcome


def row_of(text: str, cards: str = "") -> Outcome:
    """The row for `LFT beaten by KNT in woods`; `shot by` and `doubled by` as they read."""
    loser, how, _, winner, *place = text.split()
    when, _, way = how.partition("-")
    types = rules().types
    carried = frozenset(cards.split())
    defeat = Defeat(
        when="doubled" if when == "doubled" else "beaten",
        by="shooting" if way == "shot" else "camp" if winner == "camp" else "close combat",
        ground="difficult" if place else "open",
        loser=line_with(types[loser], (rules().cards[card] for card in carried)),
        winner=types.get(winner),
        cards=carried,
    )
    return outcome_of(defeat, rules().outcomes)


def result(text: str, cards: str = "") -> str:
    return row_of(text, cards).result


def losers(how: str, wanted: str, place: str = "") -> set[str]:
    """All types for which this way to lose ends so."""
    return {code for code in rules().types if result(f"{code} {how} {place}") == wanted}


def winners(how: str, wanted: str, place: str = "") -> set[str]:
    """All types that bring this loser to such an end."""
    loser, when = how.split()
    return {code for code in rules().types if result(f"{loser} {when} by {code} {place}") == wanted}


LIGHT = {"LFT", "LSP", "RBL", "RDR", "WBD", "WRR"}
STEADY = {"EFT", "HFT", "HRD", "PAV", "PIK", "SPR"}
FOOT = {line.id for line in rules().types.values() if line.is_foot}
MOUNTED = {line.id for line in rules().types.values() if line.is_mounted}
CLOSE_FOOT = {line.id for line in rules().types.values() if line.is_foot and line.is_close_order}


@rule("T12.2-1", "T12.2-2")
@pytest.mark.parametrize("riders", ["KNT", "CHT"])
def test_foot_is_shattered_in_the_open_by_knights_and_chariots(riders):
    assert losers(f"beaten by {riders}", "destroyed") & FOOT == (
        LIGHT | STEADY | {"ARC", "BLV", "ART"}
    )
    assert losers(f"beaten by {riders}", "destroyed", "in woods") & (LIGHT | STEADY) == set()


@rule("T12.2-3")
@pytest.mark.parametrize("foot", ["WRR", "WBD"])
@pytest.mark.parametrize("place", ["", "in woods"])
def test_steady_foot_is_shattered_by_warriors_and_warband_anywhere(foot, place):
    assert losers(f"beaten by {foot}", "destroyed", place) & FOOT == STEADY | {"ART"}


@rule("T12.2-4")
@pytest.mark.parametrize("bowmen", ["ARC", "BLV"])
@pytest.mark.parametrize("place", ["", "in woods"])
def test_bowmen_are_shattered_by_any_mounted_anywhere(bowmen, place):
    assert winners(f"{bowmen} beaten", "destroyed", place) == MOUNTED


@rule("T12.2-5")
def test_war_wagons_are_shattered_by_elephants_alone():
    assert winners("WWG beaten", "destroyed") == {"ELE"}
    assert winners("WWG beaten", "destroyed", "in woods") == {"ELE"}


@rule("T12.2-6")
def test_war_wagons_are_shattered_by_the_shooting_of_artillery_alone():
    assert winners("WWG beaten-shot", "destroyed") == {"ART", "ELE"}
    assert row_of("WWG beaten-shot by ART").clause == "T12.2-6"
    assert result("WWG beaten by ART") == "no effect"


@rule("T12.2-7")
def test_elephants_are_shattered_by_light_troops():
    assert winners("ELE beaten", "destroyed") == {"SKM", "LFT", "JCV", "RBL", "RDR"}


@rule("T12.2-8")
@pytest.mark.parametrize("lancers", ["KNT", "CAT"])
def test_lancers_are_shattered_by_elephants_and_nimble_troops(lancers):
    assert winners(f"{lancers} beaten", "destroyed") == {"ELE", "JCV", "RDR"}


@rule("T12.2-9")
def test_artillery_is_shattered_by_all_in_close_combat():
    assert winners("ART beaten", "destroyed") == set(rules().types)
    assert winners("ART beaten-shot", "destroyed") == set()


@rule("T12.2-10")
@pytest.mark.parametrize("code", ["SKM", "BAD", "BTX", "CHT", "ECV", "HBW", "JCV"])
def test_no_other_type_is_ever_shattered(code):
    assert winners(f"{code} beaten", "fall back") == set(rules().types)
    assert winners(f"{code} beaten", "destroyed", "in woods") == set()


def test_beaten_artillery_and_war_wagons_do_not_care_about_shooting():
    assert winners("ART beaten-shot", "no effect") == set(rules().types)
    assert winners("WWG beaten", "no effect") == set(rules().types) - {"ELE"}


EXAMPLES = [
    pytest.param("LFT beaten by KNT in woods", "fall back", marks=rule("T12.2-11")),
    pytest.param("LFT beaten by KNT", "destroyed", marks=rule("T12.2-11")),
    pytest.param("SPR beaten by WBD in woods", "destroyed", marks=rule("T12.2-12")),
    pytest.param("SPR beaten by RDR in woods", "fall back", marks=rule("T12.2-12")),
    pytest.param("WRR beaten by WBD", "fall back", marks=rule("T12.2-13")),
    pytest.param("CAT beaten by KNT", "fall back", marks=rule("T12.2-14")),
    pytest.param("CAT beaten by RDR", "destroyed", marks=rule("T12.2-14")),
    pytest.param("ART beaten-shot by ARC", "no effect", marks=rule("T12.3-1")),
    pytest.param("WWG beaten by KNT", "no effect", marks=rule("T12.3-2")),
    pytest.param("WWG beaten by ELE", "destroyed", marks=rule("T12.3-3")),
    pytest.param("WWG doubled-shot by ARC", "destroyed", marks=rule("T12.3-3")),
    pytest.param("KNT beaten by SPR in woods", "destroyed", marks=rule("T12.4-1")),
    pytest.param("CAT beaten-shot by ARC in woods", "destroyed", marks=rule("T12.4-1")),
    pytest.param("ELE beaten by SPR in woods", "fall back", marks=rule("T12.4-2")),
    pytest.param("ELE beaten by SKM in woods", "destroyed", marks=rule("T12.4-2")),
    pytest.param("BAD beaten by SPR in woods", "panic", marks=rule("T12.4-3")),
    pytest.param("BAD beaten-shot by ARC in woods", "panic", marks=rule("T12.4-4")),
    pytest.param("ELE beaten-shot by ARC in woods", "fall back", marks=rule("T12.4-4")),
    pytest.param("HBW beaten by SPR in marsh", "panic", marks=rule("T12.4-5")),
    pytest.param("HBW doubled by SPR in marsh", "destroyed", marks=rule("T12.4-5")),
    pytest.param("HBW doubled by WWG", "evade", marks=rule("T12.5-7")),
    pytest.param("HBW doubled-shot by WWG", "evade", marks=rule("T12.5-7")),
    pytest.param("ECV doubled by EFT", "destroyed", marks=rule("T12.5-9")),
    pytest.param("CHT doubled by EFT", "evade", marks=rule("T12.5-9")),
    pytest.param("SKM doubled by KNT", "destroyed", marks=rule("T12.5-10")),
    pytest.param("SKM doubled by KNT in woods", "evade", marks=rule("T12.5-10")),
    pytest.param("JCV doubled by KNT", "destroyed", marks=rule("T12.6-8")),
    pytest.param("HBW doubled-shot by ARC", "destroyed", marks=rule("T12.6-8")),
    pytest.param("RBL doubled-shot by ART", "destroyed", marks=rule("T12.6-9")),
    pytest.param("RBL doubled by ART", "panic", marks=rule("T12.6-9")),
    pytest.param("RBL doubled by KNT", "destroyed", marks=rule("T12.6-10")),
    pytest.param("RBL doubled by KNT in rough", "panic", marks=rule("T12.6-10")),
    pytest.param("RBL beaten by KNT", "destroyed", marks=rule("T12.6-10")),
]


@pytest.mark.parametrize(("text", "wanted"), EXAMPLES)
def test_a_loser_ends_as_its_row_says(text, wanted):
    assert result(text) == wanted


@rule("T12.5-1", "T12.5-2", "T12.5-4")
def test_skirmishers_doubled_in_close_combat_evade():
    outrun = (CLOSE_FOOT - {"PAV"}) | {"LSP", "RDR", "WBD"}
    assert winners("SKM doubled", "evade") == outrun
    assert winners("SKM doubled", "evade", "in woods") == outrun | MOUNTED


@rule("T12.5-3")
@pytest.mark.parametrize("place", ["", "in woods"])
def test_skirmishers_evade_the_shooting_of_machines(place):
    shooters = {line.id for line in rules().types.values() if line.can_shoot}
    assert winners("SKM doubled-shot", "evade", place) & shooters == {"ART", "WWG"}


@rule("T12.5-5")
@pytest.mark.parametrize("code", ["ECV", "JCV"])
def test_cavalry_evades_from_slow_foot_in_the_open(code):
    assert winners(f"{code} doubled", "evade") == {"HFT", "HRD", "LSP", "PIK", "SPR"}
    assert winners(f"{code} doubled", "evade", "in woods") == set()


@rule("T12.5-6")
@pytest.mark.parametrize("code", ["HBW", "BTX", "CHT"])
def test_riders_evade_from_most_foot_in_the_open(code):
    assert winners(f"{code} doubled", "evade") == FOOT - {"ARC", "PAV", "SKM", "BLV", "ART"}
    assert winners(f"{code} doubled", "evade", "in woods") == set()


@rule("T12.5-8")
@pytest.mark.parametrize("winner", ["PAV", "ARC", "BLV", "LFT", "RBL", "SKM"])
def test_skirmishers_do_not_escape_their_like_and_bowmen(winner):
    assert result(f"SKM doubled by {winner}") == "destroyed"
    assert result(f"SKM doubled-shot by {winner}") == "destroyed"


@rule("T12.6-1", "T12.6-2", "T12.6-4")
def test_rabble_doubled_in_close_combat_panics():
    before = (CLOSE_FOOT - {"PAV"}) | {"LSP", "RDR", "WBD", "ELE"}
    assert winners("RBL doubled", "panic") == before
    assert winners("RBL doubled", "panic", "in woods") == before | MOUNTED


@rule("T12.6-3", "T12.1-6")
def test_rabble_and_skirmishers_fear_close_order_foot_in_close_combat_only():
    assert winners("RBL doubled-shot", "panic") & CLOSE_FOOT == set()
    assert winners("SKM doubled-shot", "evade") & CLOSE_FOOT == {"ART", "WWG"}
    assert "HFT" in winners("RBL doubled", "panic") & winners("SKM doubled", "evade")


@rule("T12.6-5")
def test_skirmishers_panic_before_elephants_in_the_open_alone():
    assert winners("SKM doubled", "panic") == {"ELE"}
    assert winners("SKM doubled", "panic", "in woods") == set()


@rule("T12.6-6")
@pytest.mark.parametrize("code", ["HBW", "ECV"])
def test_some_riders_panic_before_lancers_in_the_open(code):
    assert winners(f"{code} doubled", "panic") == {"KNT", "CAT"}
    assert winners(f"{code} doubled", "panic", "in woods") == set()


@rule("T12.6-7")
def test_horse_bow_panics_under_artillery_in_the_open():
    assert result("HBW doubled-shot by ART") == "panic"
    assert result("HBW doubled by ART") == "destroyed"
    assert result("HBW doubled-shot by ART in woods") == "destroyed"


@rule("T12.1-4")
def test_shattered_comes_before_no_effect_and_no_effect_before_difficult_terrain():
    assert row_of("WWG beaten by ELE").clause == "T12.2-5"
    assert row_of("ELE beaten by SKM in woods").clause == "T12.2-7"
    assert row_of("KNT beaten by RDR in woods").clause == "T12.2-8"


@rule("T12.1-5")
def test_a_doubled_stand_is_never_shattered_nor_unaffected():
    assert row_of("ARC doubled by KNT").clause == "T12.1-3"
    assert row_of("WWG doubled by SPR").clause == "T12.1-3"


@rule("T12.1-2", "T12.1-3")
def test_losers_without_an_exception_fall_back_or_are_destroyed():
    assert (row_of("SPR beaten by SPR").clause, result("SPR beaten by SPR")) == (
        "T12.1-2",
        "fall back",
    )
    assert (row_of("SPR doubled by SPR").clause, result("SPR doubled by SPR")) == (
        "T12.1-3",
        "destroyed",
    )


@rule("T14-13", "T14-12")
def test_attackers_of_a_camp_fall_back_or_are_destroyed():
    assert losers("beaten by camp", "fall back") == set(rules().types)
    assert losers("doubled by camp", "fall back") == {"ARC", "SKM", "HBW", "CHT", "ECV"}


@rule("T14-14")
def test_the_exceptions_of_battle_do_not_hold_before_a_camp():
    assert losers("beaten by camp", "fall back", "in woods") == set(rules().types)
    assert losers("doubled by camp", "evade") == losers("doubled by camp", "panic") == set()


@rule("T17.4-13")
def test_plaustrella_are_shattered_by_elephants_and_heavy_foot_is_not():
    assert result("HFT beaten by ELE", "PL") == "destroyed"
    assert result("HFT beaten by ELE") == "fall back"


@rule("T17.5-3")
@pytest.mark.parametrize(("code", "card"), [("KNT", "CC"), ("CAT", "AC")])
def test_camelry_is_not_shattered_by_elephants(code, card):
    assert result(f"{code} beaten by ELE", card) == "fall back"
    assert result(f"{code} beaten by RDR", card) == "destroyed"


@rule("T17.2-17")
@pytest.mark.parametrize("winner", ["JCV", "ECV"])
def test_foot_in_a_stampede_is_destroyed_by_light_cavalry(winner):
    assert result(f"SPR beaten by {winner}", "SC") == "destroyed"
    assert result(f"SPR beaten by {winner}") == "fall back"


WAYS = ("beaten by", "beaten-shot by", "doubled by", "doubled-shot by")
CARDS = ("", "PL", "SC")


def test_no_row_is_hidden_behind_earlier_ones():
    reached = {
        row_of(f"{loser} {way} {winner} {place}", cards).id
        for loser in rules().types
        for way in WAYS
        for winner in [*rules().types, "camp"]
        for place in ("", "in woods")
        for cards in CARDS
    }
    assert reached == {row.id for row in rules().outcomes}
