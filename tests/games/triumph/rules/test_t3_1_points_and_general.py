"""T3.1 Points, general, camp and garrison."""

import pytest
from msgspec.structs import replace

from tests.games.triumph.armies.people import (
    LEAST,
    TESTERS,
    clauses,
    mustered,
    price,
    refusals,
    roster,
)
from tests.games.triumph.matches import begun_from, setting_of
from tests.rule import rule
from warhost.games.triumph.drawing import picture
from warhost.kernel.asks import SPECTATOR


@rule("T3.1-1")
@pytest.mark.parametrize(
    ("extra", "broken"), [("engines ART 2", []), ("engines ART 3", ["T3.1-1"])]
)
def test_an_army_costs_at_most_48_points_cards_included(extra, broken):
    army = f"{LEAST}\nspears HFT 8\nbowmen BLV 2 line\nbowmen BLV 2\n+ army AM\n+ army FC\n"
    assert clauses(army + extra) == broken


@rule("T3.1-2")
@pytest.mark.parametrize(("cards", "spent", "broken"), [(2, "48", []), (3, "48½", ["T3.1-1"])])
def test_half_points_are_summed_exactly(cards, spent, broken):
    army = f"{LEAST}\nspears HFT 7\nknights KNT 5\n+ army PD {cards}"
    assert price(army) == spent
    assert clauses(army) == broken


@rule("T3.1-3")
@pytest.mark.parametrize(
    ("army", "broken"),
    [
        ("spears HFT general\nspears HFT", []),
        ("spears HFT 2", ["T3.1-3"]),
        ("spears HFT 2 general", ["T3.1-3"]),
        ("spears HFT general\nspears HFT\nknights KNT general", ["T3.1-3"]),
        ("spears SPR general\nspears SPR", ["T3.1-3"]),
    ],
)
def test_exactly_one_stand_of_a_fitting_type_is_the_general(army, broken):
    assert clauses(army) == broken


@rule("T3.1-4")
def test_being_the_general_costs_nothing():
    assert price("spears HFT general\nspears HFT") == price("spears HFT 2")
    leader, follower = mustered(LEAST).stands
    assert leader.general
    assert leader.worth == follower.worth


@rule("T3.1-5", "T17.2-7")
def test_an_army_has_one_camp_unless_a_card_removes_it():
    assert price(LEAST) == "6"
    assert mustered(LEAST).camp is not None
    assert mustered(f"{LEAST}\n+ army NC").camp is None


@rule("T3.1-6")
@pytest.mark.parametrize(
    ("guard", "broken"),
    [
        ("rabble RBL garrison", []),
        ("spears SPR garrison", []),
        ("exile-foot EFT garrison\nexile-foot EFT", []),
        ("rabble RBL 2 garrison", ["T3.1-6"]),
        ("engines ART garrison", ["T3.1-6"]),
        ("engines WWG garrison", ["T3.1-6"]),
        ("knights KNT garrison", ["T3.1-6"]),
    ],
)
def test_the_garrison_is_one_stand_of_foot(guard, broken):
    contingents = ["exiles"] if "exile" in guard else []
    assert clauses(f"{LEAST}\n{guard}", contingents=contingents) == broken


@rule("T3.1-6")
def test_the_garrison_costs_what_the_stand_costs_and_waits_in_the_camp():
    assert price(f"{LEAST}\nrabble RBL garrison") == "8"
    army = mustered(f"{LEAST}\nrabble RBL garrison")
    assert army.camp
    assert army.camp.garrison == army.stands[2].id == "red/3"
    assert [stand.place for stand in army.stands] == ["muster", "muster", "set aside"]


@rule("T3.1-7")
def test_the_general_is_not_the_garrison():
    assert clauses("spears HFT general garrison\nspears HFT") == ["T3.1-7"]


@rule("T3.1-8")
def test_an_army_may_leave_points_unspent():
    assert price(LEAST) == "6"
    assert clauses(LEAST) == []


@rule("T3.1-8")
def test_unspent_points_give_nothing_and_the_victory_limit_stays_16():
    assert mustered(LEAST).army == mustered(f"{LEAST}\nspears HFT 8").army
    setting = setting_of("battle", armies={"red": roster(LEAST), "blue": "hollin-hedge"})
    testers = {**setting.tables["list"], "testers": TESTERS}
    match = begun_from(replace(setting, tables={**setting.tables, "list": testers}))
    assert [army.limit for army in picture(match.view(SPECTATOR)).armies] == [32, 32]


@rule("T3.1-9")
def test_every_broken_rule_is_named_at_once():
    told = refusals("hunters LFT 5\nhunters SKM\nengines ART garrison\n+ army PD 7", year=200)
    assert {refusal.clause for refusal in told} == {
        "T3.2-5", "T3.2-1", "T3.2-2", "T3.1-3", "T3.1-6", "T17.2-13",
    }  # fmt: skip
    assert all(refusal.place and refusal.text.endswith(".") for refusal in told)


def test_names_that_mean_nothing_are_told_first():
    told = refusals("spearz HFT 2\nspears XXX\n+ army QQ", ally="martians", contingents=["x"])
    assert [refusal.place for refusal in told] == [
        "contingents[0]", "ally", "troops[0].entry", "troops[1].type", "cards.QQ",
    ]  # fmt: skip
