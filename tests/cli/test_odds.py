"""`warhost odds` tells the 36 outcomes of a combat or shot."""

import json
from typing import Any

import pytest

from warhost.cli import run


def told(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert run(["odds", "triumph", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_factors_clauses_and_outcomes_are_named(capsys):
    found = told(capsys, "Knights", "Heavy Foot", "--a", "uphill", "--d", "rear-support")
    knights, foot = found["first"], found["second"]
    assert [(f["amount"], f["clause"]) for f in knights["factors"]] == [
        (3, "T11.2-1"),
        (1, "T11.4-7"),
    ]
    assert [f["reason"] for f in foot["factors"]] == ["Heavy Foot against mounted"]
    assert (knights["total"], foot["total"]) == (4, 3)
    assert found["counts"] == {"doubles": 4, "wins": 17, "ties": 5, "loses": 10, "doubled": 0}
    assert knights["outcomes"] == {"fall back": 10, "tie": 5, "wins": 21}
    assert foot["outcomes"] == {"destroyed": 21, "tie": 5, "wins": 10}
    assert [tally["clause"] for tally in foot["tallies"]] == ["T12.1-3", "T12.2-2", "T12.1-1"]


def test_a_word_that_adds_nothing_is_said_to(capsys):
    (vain,) = told(capsys, "Knights", "Heavy Foot", "--d", "rear-support")["unheeded"]
    assert (vain["place"], vain["clause"]) == ("Heavy Foot", "T11.4-4")
    assert vain["text"] == "rear-support changes nothing here."
    assert told(capsys, "Knights", "Pike", "--d", "rear-support")["unheeded"] == []
    (vain,) = told(capsys, "Spear", "KNT", "--a", "general", "--a", "CT")["unheeded"]
    assert (vain["place"], vain["clause"]) == ("Spear", "T17.3-12")


def test_people_read_the_outcomes_in_a_line(capsys):
    assert run(["odds", "triumph", "Knights", "Heavy Foot"]) == 0
    said = capsys.readouterr().out
    assert "Heavy Foot: destroyed 15, tie 6, wins 15" in said
    assert "destroyed 13 (T12.2-2)" in said


def test_one_type_against_all_others(capsys):
    found = told(capsys, "KNT")
    assert len(found) == 26
    assert found["HFT"]["second"]["outcomes"]["destroyed"] == 15


def test_shots_and_camps(capsys):
    shot = told(capsys, "Archers", "War Wagons", "--shot")
    assert shot["second"]["outcomes"] == {"destroyed": 1, "no effect": 9, "nothing": 26}
    camp = told(capsys, "Knights", "camp", "--d", "HRD")
    assert camp["second"]["total"] == 3
    assert sum(camp["first"]["outcomes"].values()) == 36


@pytest.mark.parametrize(
    ("words", "clause"),
    [
        (["Hobbits", "Spear"], "T2.1-28"),
        (["Knights", "Spear", "--a", "sleepy"], "T19.1-6"),
        (["Knights", "Spear", "--shot"], "T10.1-1"),
        (["Knights", "camp", "--d", "moat"], "T14-4"),
    ],
)
def test_what_cannot_be_told_is_refused_with_its_clause(capsys, words, clause):
    assert run(["odds", "triumph", *words]) == 1
    assert f"({clause})" in capsys.readouterr().err


def test_other_games_have_no_odds(capsys):
    assert run(["odds", "chess", "Knights"]) == 2
    assert "triumph, multiverse and cosmos" in capsys.readouterr().err


def multiverse(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert run(["odds", "multiverse", *words]) == 0
    return capsys.readouterr().out.splitlines()


def test_odds_of_multiverse_name_dice_reasons_and_fates(capsys):
    lines = multiverse(capsys, "horseman", "Archer", "--a", "using ride-down", "--d", "forest")
    assert lines[0] == "first/1 at second/1: 2 dice, hits 58.3%, critical 2.8%"
    assert "  +3 strength: attacks forest (M10.4-1)" in lines
    assert lines[-1] == "second/1: slain 2.8%, takes 1.19 on average"


def test_odds_of_multiverse_follow_the_ruleset(capsys):
    words = ("swordsman", "pikeman", "--a", "2 wounds", "--a", "2 friends")
    assert "2 dice" in multiverse(capsys, *words, "--ruleset", "expert")[0]
    assert "4 dice" in multiverse(capsys, *words)[0]
    assert "dice" not in multiverse(capsys, *words, "--ruleset", "novice")[0]


def test_a_shot_may_come_from_afar(capsys):
    words = ("ballista", "bowman", "--d", "barracks", "--a", "distance 3")
    lines = multiverse(capsys, *words)
    assert any("distance" not in line and "walls" in line for line in lines)
    assert not any(line.startswith("second/1 at") for line in lines)


def test_what_multiverse_does_not_know_is_named(capsys):
    assert run(["odds", "multiverse", "swordsman", "dragon", "--a", "a hat"]) == 1
    told = capsys.readouterr().err
    assert "'a hat' is not understood" in told
    assert "'dragon' is not understood" in told
    assert run(["odds", "multiverse", "swordsman"]) == 2
