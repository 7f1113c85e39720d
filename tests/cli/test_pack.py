"""`warhost pack` checks, shows and begins data packs."""

import json

import pytest

from warhost.cli import run


def test_all_shipped_packs_are_without_flaws(capsys):
    assert run(["pack", "check"]) == 0
    assert capsys.readouterr().out == "No flaws.\n"


def test_a_new_pack_is_a_pack_without_flaws(capsys, tmp_path):
    folder = str(tmp_path / "my-rules")
    assert run(["pack", "new", folder]) == 0
    assert run(["pack", "check", folder]) == 0
    assert run(["pack", "new", folder]) == 1
    assert "is there already" in capsys.readouterr().err


def test_every_flaw_is_named_at_once_with_its_line(capsys, tmp_path):
    assert run(["pack", "new", str(tmp_path)]) == 0
    tmp_path.joinpath("types.toml").write_text('[type.ARC]\nmove = "far"\ndeph = 1\n')
    assert run(["pack", "check", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert "types.toml:2 [type.ARC] move: " in said
    assert "types.toml:3 [type.ARC] deph: there is no field `deph`; did you mean `depth`?" in said


def test_a_row_is_shown_as_it_stands_after_inheritance(capsys):
    assert run(["pack", "show", "triumph/edition-1-1", "type", "PIK", "--json"]) == 0
    row = json.loads(capsys.readouterr().out)
    assert (row["name"], row["rear_support"]) == ("Pike", 2)


def test_a_pack_is_shown_with_its_tables_and_a_table_with_its_rows(capsys):
    assert run(["pack", "show", "triumph/base"]) == 0
    assert "  type: 26 rows\n" in capsys.readouterr().out
    assert run(["pack", "show", "triumph/base", "type"]) == 0
    assert "  KNT  Knights\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    "place", ["triumph/bas", "triump/base", "nowhere", "/nowhere", "triumph/../../x"]
)
def test_what_is_no_pack_is_refused_in_a_sentence(place, capsys):
    assert run(["pack", "check", place]) == 1
    assert "Traceback" not in capsys.readouterr().err


def test_a_world_is_one_command(capsys, tmp_path):
    folder = str(tmp_path / "isles")
    make = ["pack", "new", folder, "--game", "cosmos", "--nations", "3", "--seed", 'a "b"']
    assert run(make) == 0
    assert run(["pack", "check", folder]) == 0
    assert run(["pack", "show", folder, "scenario"]) == 0
    assert "  isles  Isles" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "said"), [(["--nations", "17"], "2 to 16"), (["--nations", "3"], "cosmos only")]
)
def test_worlds_that_cannot_be_made_are_refused(more, said, capsys, tmp_path):
    game = "cosmos" if "17" in more else "triumph"
    assert run(["pack", "new", str(tmp_path / "w"), "--game", game, *more]) == 1
    assert said in capsys.readouterr().err
    assert not (tmp_path / "w" / "pack.toml").exists()
