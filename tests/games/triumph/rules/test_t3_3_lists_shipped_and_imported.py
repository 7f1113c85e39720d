"""T3.3 The lists and rosters that are shipped, and those that players bring."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.triumph.armies.people import LEAST, TESTERS, roster
from tests.games.triumph.armies.shipped import LISTS, ROSTERS
from tests.games.triumph.base import rules
from tests.rule import rule
from warhost.games.triumph.armies.building import check_roster
from warhost.games.triumph.armies.costs import total_cost
from warhost.games.triumph.armies.counts import uses_of
from warhost.games.triumph.armies.filling import fill
from warhost.games.triumph.armies.importing import import_list
from warhost.games.triumph.armies.lists import ArmyList, parts_of
from warhost.games.triumph.armies.sheets import show_list, show_roster
from warhost.games.triumph.armies.writing import parse_roster, print_list, print_roster
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

ENTRIES = [(army, part, entry) for army in LISTS.values() for part, entry in parts_of(army)]
OFFERED = {offer.card for _, _, entry in ENTRIES for offer in entry.cards}
OFFERED |= {offer.card for army in LISTS.values() for offer in army.cards}
PUBLIC = Path(__file__).parent.parent.joinpath("armies", "public_list.json").read_text("utf-8")


def imported(**changes: Any) -> ArmyList | list[Refusal]:
    """The example file, with fields exchanged."""
    return import_list(json.loads(PUBLIC) | changes, rules())


@rule("T3.3-1")
def test_shipped_lists_are_inventions_with_a_history_of_their_own():
    assert not any(army.reference or army.status for army in LISTS.values())
    assert all(len(army.blurb) > 100 for army in LISTS.values())


@rule("T3.3-2")
def test_the_lists_together_use_everything():
    assert len(LISTS) >= 16
    assert {code for _, _, entry in ENTRIES for code in entry.types} == set(rules().types)
    assert set(rules().cards) == OFFERED
    assert {home for army in LISTS.values() for home in army.topographies} == set(
        rules().topographies
    )


@rule("T3.3-2")
@pytest.mark.parametrize("kind", ["invasion", "maneuver"])
def test_the_lists_together_have_all_ratings(kind):
    ratings = {rating.value for army in LISTS.values() for rating in getattr(army, kind)}
    assert ratings == {0, 1, 2, 3, 4}


def test_the_lists_have_every_kind_of_structure():
    marks = {entry.battle_line for _, _, entry in ENTRIES}
    assert marks == {"all", "half", ""}
    assert {part for _, part, _ in ENTRIES} == {"main", "contingent", "ally"}
    assert any(entry.one_type for _, _, entry in ENTRIES)
    assert any(entry.years for _, _, entry in ENTRIES)
    assert any(len(ally.contingents) == 2 for army in LISTS.values() for ally in army.allies)


@pytest.mark.parametrize("army_list", LISTS.values(), ids=list(LISTS))
def test_the_names_in_a_list_are_unique(army_list):
    entries = [entry.id for _, entry in parts_of(army_list)]
    assert len(set(entries)) == len(entries)
    assert army_list.start < army_list.end
    assert all(entry.least <= entry.most for _, entry in parts_of(army_list))


@rule("T3.3-3")
@pytest.mark.parametrize("army_list", LISTS.values(), ids=list(LISTS))
@pytest.mark.parametrize(("size", "half_points"), [("standard", 96), ("introductory", 48)])
def test_every_list_builds_armies_of_exactly_the_points(army_list, size, half_points):
    for seed in range(5):
        army = fill(army_list, rules(format_id=size), Dice(bytes([seed] * 32)))
        assert army
        assert check_roster(army, army_list, rules(format_id=size)) == []
        assert total_cost(army, rules()) == half_points


@rule("T3.3-3")
def test_every_list_has_a_ready_army():
    assert {army.list for army in ROSTERS.values() if army.format == "standard"} == set(LISTS)


@rule("T3.3-3")
@pytest.mark.parametrize("army", ROSTERS.values(), ids=list(ROSTERS))
def test_ready_armies_are_legal_and_spend_all_points(army):
    size = rules(format_id=army.format)
    assert check_roster(army, LISTS[army.list], size) == []
    assert total_cost(army, size) == size.format.half_points


def test_ready_armies_together_use_every_card_and_type():
    assert {card for army in ROSTERS.values() for card in uses_of(army)} == set(rules().cards)
    fielded = {troop.type for army in ROSTERS.values() for troop in army.troops}
    assert fielded == set(rules().types)


@rule("T3.3-4")
def test_a_list_in_the_public_shape_is_imported():
    army = imported()
    assert isinstance(army, ArmyList)
    assert (army.name, army.reference, army.status) == ("Invented Bog Folk", "12.5/b", "draft")
    assert (army.start, army.end, army.keywords) == (-60, 90, ("bog",))
    assert [rating.value for rating in army.invasion] == [0, 1]
    assert army.topographies == ("marsh", "delta")
    assert [option.types for option in army.generals] == [("LFT", "KNT")]
    assert [offer.card for offer in army.cards] == ["FC"]


@rule("T3.3-5")
def test_import_reads_all_fields_of_a_troop_option():
    army = imported()
    assert isinstance(army, ArmyList)
    bogmen, riders = army.entries
    assert (bogmen.least, bogmen.most, bogmen.types) == (4, 12, ("LFT", "SKM"))
    assert (bogmen.name, bogmen.battle_line, bogmen.one_type) == ("Bogmen", "all", True)
    assert bogmen.note == "in hides; LFT: all; SKM: all"
    assert [(span.first, span.last) for span in riders.years] == [(-60, -1)]
    [dismounting] = riders.cards
    assert (dismounting.card, dismounting.least, dismounting.most) == ("DD", 1, 2)
    assert (dismounting.on_foot, dismounting.note) == (("HFT",), "as HFT")


@rule("T3.3-6")
def test_internal_contingents_are_optional_contingents_and_the_rest_allies():
    army = imported()
    assert isinstance(army, ArmyList)
    assert [contingent.name for contingent in army.contingents] == ["Bog guests"]
    [ally] = army.allies
    assert [contingent.name for contingent in ally.contingents] == ["Fen folk", "Sea folk"]
    assert [(span.first, span.last) for span in ally.years] == [(0, 90)]


@rule("T3.3-7")
def test_the_dismount_type_is_ignored():
    options = copy.deepcopy(json.loads(PUBLIC)["troopOptions"])
    options[1]["troopEntries"][0]["dismountTypeCode"] = "PIK"
    assert imported(troopOptions=options) == imported()


@rule("T3.3-8")
def test_an_imported_list_is_a_row_of_the_players_own_pack():
    army = imported()
    assert isinstance(army, ArmyList)
    assert army.id not in LISTS
    assert print_list(army).startswith("[list.imported-bog-folk]\nname = ")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"troopOptions": 7}, "Expected `array`"),
        ({"troopOptions": []}, "length >= 1"),
        ({"invasionRatings": [{"value": 5}]}, "<= 4"),
        ({"homeTopographies": [{"values": ["Moon"]}]}, "no topography 'moon'"),
        ({"battleCardEntries": [{"battleCardCode": "ZZ"}]}, "no battle card 'ZZ'"),
        ({"dateRanges": [], "derivedData": {}}, "Expected `int`"),
    ],
)
def test_a_file_that_is_not_understood_is_refused(changes, said):
    told = imported(**changes)
    assert isinstance(told, list)
    assert said in told[0].text


@rule("T3.3-9")
@pytest.mark.parametrize("army", ROSTERS.values(), ids=list(ROSTERS))
def test_a_roster_is_saved_and_loaded(army):
    assert parse_roster(print_roster(army)) == army


@rule("T3.3-9")
def test_every_field_of_a_roster_is_saved():
    army = roster(
        f"{LEAST}\nknights KNT 2 with DD as EFT\nbowmen ARC line\n+ spears HL 2\n+ army PD 3",
        title='Ours "and"\nyours \\ — ünd',
        year=50,
        invasion=3,
        topography="dry",
        contingents=["exiles"],
        ally="far-friends",
        text="Tab\there",
    )
    assert parse_roster(print_roster(army)) == army


@rule("T3.3-9")
def test_a_roster_is_exported_as_text():
    sheet = show_roster(roster(f"{LEAST}\nspears SPR 2\n+ army FC"), TESTERS, rules())
    assert "   3  1 Heavy Foot (Spears, general, battle line)" in sheet
    assert "   8  2 Spear (Spears, battle line)" in sheet
    assert "   1  Fortified Camp × 1" in sheet
    assert sheet[-1] == "15 of 48 points, 4 stands"


@pytest.mark.parametrize("army_list", LISTS.values(), ids=list(LISTS))
def test_every_list_can_be_shown(army_list):
    shown = "\n".join(show_list(army_list, rules()))
    assert all(entry.id in shown for _, entry in parts_of(army_list))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("troops = [", "no roster file"),
        ("[list.x]\n", "one table [roster.NAME]"),
        ("[roster]\na = 1\n", "no table of a roster"),
        ('[roster.x]\nlist = "testers"\n', "missing required field `title`"),
        ('[roster.x]\nlist = "testers"\ntitle = "T"\nyears = 3\n', "unknown field `years`"),
    ],
)
def test_a_roster_file_that_is_not_understood_is_refused(text, said):
    told = parse_roster(text)
    assert isinstance(told, list)
    assert said in told[0].text
