"""M23.1: content is data; a folder of rows changes or adds anything without code."""

from pathlib import Path

import pytest

from tests.games.multiverse.bots import begun
from tests.games.multiverse.scenes.reading import tables
from tests.rule import rule
from warhost.games.multiverse.audit import audit
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.schema import SCHEMA
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting
from warhost.kernel.packs import Tables
from warhost.shelf.packs import PackFlawed, load_folder

THREE = (Seat("red"), Seat("blue"), Seat("green"))
HEADER = 'id = "ours"\ngame = "multiverse"\ntitle = "Ours"\nextends = "base"\n'
LAYOUT = """
[layout.ours]
title = "Ours"
territories = {}
cities = [{{ at = [-1, 0], tile = "city-of-oak" }}, {{ at = [1, 0], tile = "city-of-iron" }}]
"""


def pack_of(folder: Path, rows: str) -> Tables:
    """The tables of a pack with these rows of its own."""
    (folder / "pack.toml").write_text(HEADER)
    (folder / "rows.toml").write_text(rows)
    return load_folder(folder, SCHEMA, audit).tables


def flaws_of(folder: Path, rows: str) -> list[str]:
    with pytest.raises(PackFlawed) as flawed:
        pack_of(folder, rows)
    return [flaw.text for flaw in flawed.value.flaws]


@rule("M23.1-2", "M23.1-7")
@pytest.mark.parametrize("table", [name for name in SCHEMA if name != "ruleset"])
def test_every_list_of_the_pack_can_be_changed_by_another(tmp_path: Path, table: str) -> None:
    row = next(iter(tables()[table].values()))
    field = next(
        f for f in ("name", "title", "term", "text", "distance", "veteran_at") if hasattr(row, f)
    )
    value = {"distance": "[3, 3, 3]", "veteran_at": "3"}.get(field, '"Otherwise"')
    changed = pack_of(tmp_path, f"[{table}.{row.id}]\n{field} = {value}\n")[table][row.id]
    assert getattr(changed, field) != getattr(row, field)
    assert len(changed.__struct_fields__) == len(row.__struct_fields__)


@rule("M23.1-3")
def test_the_look_of_a_faction_is_data(tmp_path: Path) -> None:
    changed = pack_of(tmp_path, '[faction.vikings]\ncolour = "#112233"\nemblem = "M0 0h24"\n')
    assert changed["faction"]["vikings"].emblem == "M0 0h24"
    found = flaws_of(tmp_path, '[faction.vikings]\ncolour = "red"\n')
    assert found == ["must be a colour as #1a2b3c"]


@rule("M23.1-4", "M2.3-2")
def test_sides_may_be_uneven() -> None:
    setting = Setting(tables(), "three-crowns", THREE, {"teams": [["red", "blue"], ["green"]]})
    assert not GAME.prepare(setting)
    table = GAME.begin(setting, Dice(bytes(32))).table
    assert table.are_allied(THREE[0], THREE[1])
    assert not table.are_allied(THREE[0], THREE[2])


@rule("M23.1-10", "M23.1-4")
def test_a_layout_is_added_without_a_rule(tmp_path: Path) -> None:
    found = pack_of(tmp_path, LAYOUT.format("[[0, -1], [0, 0]]"))
    setting = Setting(found, "novice-duel", THREE[:2], {"layout": "ours"})
    assert not GAME.prepare(setting)
    assert len(GAME.begin(setting, Dice(bytes(32))).table.board.centres) == 4


@rule("M23.1-8")
@pytest.mark.parametrize(
    ("rows", "text"),
    [
        (LAYOUT.format("[[0, 0], [5, 5]]"), "some tiles touch none of the others"),
        ("[unit.builder]\nage = 2\n", "there is no unit of the class `civilian` and Age I"),
        ("[building.siege-workshop]\nmakes = []\n", "no building makes it"),
        ('[unit.scout]\nunit_class = "spies"\n', "there is no class `spies`"),
        ("[territory.saltmere]\nrefresh = 11\n", "an adventure hex needs a refresh number"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(tmp_path: Path, rows: str, text: str) -> None:
    assert any(text in flaw for flaw in flaws_of(tmp_path, rows))


@rule("M23.1-9")
def test_a_match_keeps_the_pack_that_it_was_begun_with() -> None:
    match = begun("novice-skirmish")
    assert match.terms.packs == {"base": "00"}
    assert match.lines[0].entry.packs == {"base": "00"}  # type: ignore[union-attr]
