"""`warhost army` shows lists, builds rosters and has them checked."""

import json
from pathlib import Path

import pytest

from warhost.cli import run

PUBLIC = Path(__file__).parent.parent / "games" / "triumph" / "armies" / "public_list.json"


def test_lists_and_ready_armies_are_named(capsys):
    assert run(["army", "lists", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert "torwald" in said["lists"]
    assert "torwald-horns" in said["rosters"]


def test_a_list_is_shown(capsys):
    assert run(["army", "show", "iskar"]) == 0
    assert "  4–9  crews: Raiders, all battle line\n" in capsys.readouterr().out


def test_a_list_that_is_not_there_is_named_with_what_may_be_meant(capsys):
    assert run(["army", "show", "iskra"]) == 1
    assert capsys.readouterr().err == (
        "warhost: there is no army list `iskra`; did you mean `iskar`?\n"
    )


@pytest.mark.parametrize("size", ["standard", "introductory"])
def test_a_built_army_is_legal_and_the_same_for_the_same_seed(capsys, tmp_path, size):
    words = ["army", "build", "marrun", "--seed", "7", "--format", size]
    assert run(words) == 0
    built = capsys.readouterr().out
    assert run(words) == 0
    assert capsys.readouterr().out == built
    file = tmp_path / "army.toml"
    file.write_text(built)
    assert run(["army", "check", str(file)]) == 0
    limit = {"standard": 48, "introductory": 24}[size]
    assert f"legal: {limit} of {limit} points" in capsys.readouterr().out


def test_a_new_roster_holds_what_the_list_asks_for(capsys, tmp_path):
    assert run(["army", "new", "torwald"]) == 0
    file = tmp_path / "army.toml"
    file.write_text(capsys.readouterr().out)
    assert run(["army", "check", str(file)]) == 0
    assert run(["army", "options", str(file)]) == 0
    assert "  5 of 5–13 clansmen\n" in capsys.readouterr().out


def test_a_roster_that_breaks_rules_is_refused_with_all_of_them(capsys, tmp_path):
    file = tmp_path / "army.toml"
    file.write_text(
        '[roster.mine]\nlist = "torwald"\ntitle = "Mine"\ninvasion = 3\n'
        'troops = [{ entry = "clansmen", type = "WBD", count = 3 }]\n'
    )
    assert run(["army", "check", str(file), "--json"]) == 1
    said = json.loads(capsys.readouterr().err)
    assert [reason["clause"] for reason in said["reasons"]] == ["T3.2-8", "T3.2-1", "T3.1-3"]
    assert run(["army", "export", str(file)]) == 1


def test_a_legal_army_is_exported_as_a_sheet(capsys, tmp_path):
    assert run(["army", "build", "orrin", "--seed", "1"]) == 0
    file = tmp_path / "army.toml"
    file.write_text(capsys.readouterr().out)
    assert run(["army", "export", str(file)]) == 0
    assert "48 of 48 points" in capsys.readouterr().out


def test_an_imported_list_works_in_a_pack_of_ones_own(capsys, tmp_path):
    mine = tmp_path / "mine"
    assert run(["pack", "new", str(mine)]) == 0
    capsys.readouterr()
    assert run(["army", "import", str(PUBLIC)]) == 0
    (mine / "lists.toml").write_text(capsys.readouterr().out)
    assert run(["army", "show", "imported-bog-folk", "--pack", str(mine)]) == 0
    assert "Invented Bog Folk (-60 to 90)" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["no json", '{"name": 3}'])
def test_a_file_that_is_no_list_is_refused(capsys, tmp_path, text):
    file = tmp_path / "list.json"
    file.write_text(text)
    assert run(["army", "import", str(file)]) == 1
    assert capsys.readouterr().err.startswith(f"warhost: {file} is no ")


def test_a_file_that_is_no_roster_is_refused(capsys, tmp_path):
    file = tmp_path / "army.toml"
    file.write_bytes(b"\xff\x00")
    assert run(["army", "check", str(file)]) == 1
    assert "is no roster" in capsys.readouterr().err
