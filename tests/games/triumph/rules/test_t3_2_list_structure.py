"""T3.2 What an army list allows."""

import pytest
from msgspec.structs import replace

from tests.games.triumph.armies.people import (
    TESTERS,
    clauses,
    mustered,
    price,
    refusals,
    roster,
)
from tests.games.triumph.base import rules
from tests.rule import rule
from warhost.games.triumph.armies.availability import availability
from warhost.games.triumph.armies.building import check_roster
from warhost.games.triumph.armies.cards import CardCode
from warhost.games.triumph.armies.lists import CardOffer, EntryId
from warhost.games.triumph.armies.options import options_of
from warhost.games.triumph.armies.sheets import show_list

LEAST = "spears HFT general\nspears HFT"


@rule("T3.2-1")
@pytest.mark.parametrize(
    ("army", "broken"),
    [
        ("spears HFT general\nspears SPR 11", []),
        ("spears HFT general", ["T3.2-1"]),
        ("spears HFT general\nspears HFT 12", ["T3.2-1"]),
        ("spears HFT general\nspears PIK", ["T3.2-1"]),
    ],
)
def test_an_entry_has_a_minimum_a_maximum_and_its_types(army, broken):
    assert clauses(army) == broken


@rule("T3.2-2")
def test_types_mix_freely_unless_all_must_be_alike():
    assert clauses("spears HFT general\nspears SPR 2") == []
    assert clauses(f"{LEAST}\nhunters SKM 4") == []
    assert clauses(f"{LEAST}\nhunters LFT 2\nhunters SKM") == ["T3.2-2"]


@rule("T3.2-2")
def test_the_first_stand_settles_the_type_of_an_entry_that_is_all_alike():
    chosen = options_of(roster(f"{LEAST}\nhunters SKM"), TESTERS, rules())
    [hunters] = [option for option in chosen.entries if option.entry == "hunters"]
    assert [option.type for option in hunters.types] == ["SKM"]


@rule("T3.2-3")
@pytest.mark.parametrize(
    ("army", "choices", "broken"),
    [
        ("exotics EFT", {"year": 40}, []),
        ("exotics EFT", {"year": 39}, ["T3.2-6"]),
        ("far-horse HBW", {"year": 50, "ally": "far-friends"}, []),
        ("far-horse HBW", {"year": 49, "ally": "far-friends"}, ["T3.2-3", "T3.2-6"]),
        ("refugee-crowd HRD", {"year": 0, "contingents": ["refugees"]}, []),
        ("refugee-crowd HRD", {"year": -1, "contingents": ["refugees"]}, ["T3.2-3", "T3.2-6"]),
    ],
)
def test_entries_and_allies_count_in_their_years_only(army, choices, broken):
    assert clauses(f"{LEAST}\n{army}", **choices) == broken


@rule("T3.2-3")
@pytest.mark.parametrize(("year", "broken"), [(49, ["T3.1-3"]), (50, [])])
def test_a_type_may_lead_in_its_years_only(year, broken):
    assert clauses("spears HFT 2\nbowmen ARC line general", year=year) == broken


@rule("T3.2-4")
@pytest.mark.parametrize(
    ("year", "broken"), [(-51, ["T3.2-6"]), (-50, []), (0, []), (1, ["T3.2-6"])]
)
def test_years_before_christ_are_negative_and_both_ends_are_included(year, broken):
    assert clauses(f"{LEAST}\nexotics EFT", year=year) == broken


@rule("T3.2-5")
@pytest.mark.parametrize(
    ("year", "broken"), [(-101, ["T3.2-5"]), (-100, []), (100, []), (101, ["T3.2-5"])]
)
def test_the_year_lies_inside_the_dates_of_the_list(year, broken):
    assert clauses(LEAST, year=year) == broken


@rule("T3.2-5")
def test_the_year_is_the_start_date_if_none_is_chosen():
    late = replace(TESTERS, start=-50)
    assert clauses(f"{LEAST}\nexotics EFT") == ["T3.2-6"]
    assert clauses(f"{LEAST}\nexotics EFT", late) == []


@rule("T3.2-6")
def test_a_closed_entry_has_a_minimum_and_maximum_of_0():
    entries = availability(roster("", year=20), TESTERS)
    assert (entries[EntryId("exotics")].least, entries[EntryId("exotics")].most) == (0, 0)
    assert (entries[EntryId("spears")].least, entries[EntryId("spears")].most) == (2, 12)


@rule("T3.2-7")
def test_variant_notes_are_shown():
    assert any("Some had dogs" in line for line in show_list(TESTERS, rules()))


@rule("T3.2-8")
@pytest.mark.parametrize(
    ("choices", "broken"),
    [
        ({"invasion": 3, "maneuver": 2}, []),
        ({"invasion": 2}, ["T3.2-8"]),
        ({"maneuver": 0}, ["T3.2-8"]),
    ],
)
def test_the_player_chooses_among_the_ratings_of_the_list(choices, broken):
    assert clauses(LEAST, **choices) == broken


@rule("T3.2-8", "T3.2-9")
def test_ratings_and_homeland_are_the_first_of_the_list_unless_chosen():
    plain, chosen = mustered(LEAST).army, mustered(LEAST, invasion=3, topography="dry").army
    assert (plain.invasion, plain.maneuver, plain.topography) == (1, 2, "arable")
    assert (chosen.invasion, chosen.maneuver, chosen.topography) == (3, 2, "dry")


@rule("T3.2-9")
def test_the_player_chooses_among_the_homelands_of_the_list():
    assert clauses(LEAST, topography="dry") == []
    assert clauses(LEAST, topography="marsh") == ["T3.2-9"]


@rule("T3.2-10")
def test_the_mark_says_which_stands_are_battle_line():
    army = mustered(f"{LEAST}\nbowmen BLV line\nbowmen BLV\nrabble RBL")
    assert [stand.battle_line for stand in army.stands] == [True, True, True, False, False]
    assert clauses(f"{LEAST}\nrabble RBL line") == ["T3.2-10"]


@rule("T3.2-11")
@pytest.mark.parametrize(
    ("bowmen", "broken"),
    [
        ("bowmen BLV 3 line\nbowmen ARC 2", []),
        ("bowmen BLV 2 line\nbowmen ARC 3", ["T3.2-11"]),
        ("bowmen BLV 4 line\nbowmen ARC 1", ["T3.2-11"]),
        ("bowmen BLV 1 line", []),
        ("bowmen BLV 1", ["T3.2-11"]),
    ],
)
def test_half_of_an_entry_rounded_up_is_battle_line(bowmen, broken):
    assert clauses(f"{LEAST}\n{bowmen}") == broken


@rule("T3.2-12")
@pytest.mark.parametrize(
    ("army", "contingents", "broken"),
    [
        ("exile-foot EFT 2", ["exiles"], []),
        ("exile-foot EFT", ["exiles"], ["T3.2-1"]),
        ("exile-foot EFT 4", ["exiles"], ["T3.2-1"]),
        ("", ["exiles"], ["T3.2-1"]),
        ("exile-foot EFT 2", [], ["T3.2-12"]),
        ("exile-foot EFT 2", ["exiles", "exiles"], ["T3.2-12"]),
        ("exile-foot EFT 2\nrefugee-crowd HRD", ["exiles", "refugees"], []),
    ],
)
def test_optional_contingents_come_whole_or_not_at_all(army, contingents, broken):
    assert clauses(f"{LEAST}\n{army}", contingents=contingents, year=30) == broken


@rule("T3.2-13")
def test_stands_of_a_contingent_may_lead_the_army_and_guard_its_camp():
    army = "spears HFT 2\nexile-foot EFT general\nexile-foot EFT garrison"
    assert clauses(army, contingents=["exiles"]) == []
    assert not any(stand.ally for stand in mustered(army, contingents=["exiles"]).stands)


@rule("T3.2-14")
@pytest.mark.parametrize(
    ("army", "ally", "broken"),
    [
        ("hill-spears LSP\nriver-foot HFT 2", "neighbours", []),
        ("hill-spears LSP 3", "neighbours", ["T3.2-1"]),
        ("hill-spears LSP", None, ["T3.2-14"]),
        ("hill-spears LSP\nriver-foot HFT\nfar-horse HBW", "neighbours", ["T3.2-14"]),
    ],
)
def test_one_ally_option_comes_with_all_its_contingents(army, ally, broken):
    assert clauses(f"{LEAST}\n{army}", ally=ally, year=60) == broken


@rule("T3.2-15")
def test_allies_neither_lead_nor_guard():
    army = "hill-spears LSP\nriver-foot HFT"
    assert clauses(f"spears HFT 2\n{army} general", ally="neighbours") == ["T3.2-15"]
    assert clauses(f"{LEAST}\n{army} garrison", ally="neighbours") == ["T3.2-15"]


@rule("T3.2-17")
@pytest.mark.parametrize(
    ("cards", "broken"),
    [
        ("knights KNT 2 with SS", []),
        ("knights KNT 3 with SS", ["T3.2-17"]),
        ("mailed CAT 2 with SS", ["T3.2-17"]),
        ("rabble RBL\n+ rabble HD", ["T3.2-17"]),
    ],
)
def test_a_card_is_taken_where_it_is_offered_and_as_often(cards, broken):
    assert clauses(f"{LEAST}\n{cards}") == broken


@rule("T3.2-18")
@pytest.mark.parametrize(
    ("sworn", "broken", "cost"),
    [
        ("sworn WRR 2 with MI", [], "13"),
        ("sworn WRR with MI", [], "9"),
        ("sworn WRR with MI\nsworn WRR", ["T3.2-18"], "12"),
    ],
)
def test_a_card_with_a_minimum_must_be_taken_and_costs(sworn, broken, cost):
    assert clauses(f"{LEAST}\n{sworn}") == broken
    assert price(f"{LEAST}\n{sworn}") == cost


@rule("T3.2-18")
def test_an_army_card_with_a_minimum_must_be_taken():
    digging = replace(TESTERS, cards=(CardOffer(card=CardCode("FC"), least=1),))
    assert clauses(LEAST, digging) == ["T3.2-18"]
    assert clauses(f"{LEAST}\n+ army FC", digging) == []


@rule("T3.2-18", "T18.3-7")
def test_a_game_without_cards_asks_for_none_and_takes_none():
    assert refusals(f"{LEAST}\nsworn WRR 2", size="introductory") == []
    told = refusals(f"{LEAST}\n+ army FC", size="introductory")
    assert [refusal.clause for refusal in told] == ["T18.3-7"]


@rule("T3.2-19")
@pytest.mark.parametrize("code", ["FC", "PD", "AM", "SW", "NC", "PT", "SC"])
def test_seven_cards_belong_to_the_army(code):
    assert rules().cards[code].level == "army"
    assert "T3.2-19" in clauses(f"{LEAST}\n+ spears {code}")
    assert "T3.2-19" in clauses(f"{LEAST}\nrabble RBL with {code}")


@rule("T3.2-19")
def test_all_other_cards_belong_to_entries():
    others = {code for code, card in rules().cards.items() if card.level == "entry"}
    assert len(others) == 20
    assert all("T3.2-19" in clauses(f"{LEAST}\n+ army {code}") for code in others)


@rule("T17.1-3")
def test_a_card_that_is_switched_off_cannot_be_taken_and_need_not():
    army = roster(f"{LEAST}\nsworn WRR 2\n+ army FC")
    told = check_roster(army, TESTERS, rules(), ["FC", "MI"])
    assert [(refusal.clause, refusal.place) for refusal in told] == [("T17.1-3", "cards.FC")]
