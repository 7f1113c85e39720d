"""What is wrong with the tables as a whole is named, with the field it stands in."""

from pathlib import Path

import pytest

from warhost.games.cosmos.audit import audit
from warhost.games.cosmos.schema import SCHEMA
from warhost.shelf.packs import PackFlawed, load_folder

HEAD = 'id = "flawed"\ngame = "cosmos"\ntitle = "Flawed"\nextends = "base"\n'
NOWHERE = [
    ("terrain.plains", 'over = "ether"', "over", "no terrain `ether`"),
    ("unit.knight", 'gait = "hop"', "gait", "no gait `hop`"),
    ("gait.foot", "moves = { mud = 3 }", "moves", "no terrain `mud`"),
    ("unit.knight", "cost = { gems = 3 }", "cost", "no resource `gems`"),
    ("unit.captain", 'leads = { bonus = 1, units = 1, individuals = 1, types = ["elks"] }',
     "leads.types", "no unit `elks`"),
    ("unit.captain", 'controls = { base = 1, shared = 1, helpers = ["elks"] }',
     "controls.helpers", "no unit `elks`"),
    ("unit.captain", 'recruits = [{ type = "militia", base = 1, terrains = ["mud"] }]',
     "recruits.terrains", "no terrain `mud`"),
    ("location.castle", 'ruins = "dust"', "ruins", "no location `dust`"),
    ("location.gold_mine", 'mine = { makes = "gems" }', "mine.makes", "no resource `gems`"),
    ("people.humans", "costs = { militia = { gems = 1 } }", "costs.*", "no resource `gems`"),
    ("people.humans", 'muster = { ruler = "elk" }', "muster.ruler", "no unit `elk`"),
    ("people.humans", "points = { mud = 1 }", "points", "no terrain and no location `mud`"),
]  # fmt: skip


def flaws_of(folder: Path, rows: str) -> list[tuple[str, str]]:
    folder.joinpath("pack.toml").write_text(HEAD)
    folder.joinpath("rows.toml").write_text(rows)
    with pytest.raises(PackFlawed) as flawed:
        load_folder(folder, SCHEMA, audit)
    return [(flaw.field, flaw.text) for flaw in flawed.value.flaws]


@pytest.mark.parametrize(("row", "line", "field", "said"), NOWHERE)
def test_names_that_are_nowhere(row: str, line: str, field: str, said: str, tmp_path: Path) -> None:
    assert (field, f"there is {said}") in flaws_of(tmp_path, f"[{row}]\n{line}\n")


def test_numbers_are_given_once_and_standards_fit(tmp_path: Path) -> None:
    assert ("number", "light_infantry has it already") in flaws_of(
        tmp_path, "[unit.militia]\nnumber = 1\n"
    )
    assert ("standard", "must lie between minimum and maximum") in flaws_of(
        tmp_path, "[unit.militia]\nstandard = 500\n"
    )


def test_what_can_be_destroyed_leaves_something(tmp_path: Path) -> None:
    found = flaws_of(tmp_path, '[location.castle]\nruins = ""\n')
    assert ("ruins", "a fortification can be destroyed") in found
