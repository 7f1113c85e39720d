"""Packs build on each other, and every flaw of one is named at once."""

from pathlib import Path
from typing import Literal

import msgspec
import pytest
from msgspec.structs import replace

from warhost.games.triumph.schema import SCHEMA
from warhost.kernel.packs import Flaw
from warhost.shelf.packs import Pack, PackFlawed, load_folder, load_pack, shipped_packs

HEADER = 'id = "p"\ngame = "triumph"\ntitle = "P"\n'


class Boat(msgspec.Struct, frozen=True):
    id: str
    rig: Literal["square", "lateen"]
    oars: int = 0
    crews: tuple[str, ...] = ()


def pack(folder: Path, rows: str, header: str = HEADER) -> Pack:
    folder.mkdir(exist_ok=True)
    folder.joinpath("pack.toml").write_text(header)
    folder.joinpath("boats.toml").write_text(rows)
    return load_folder(folder, {"boat": Boat})


def flaws(folder: Path, rows: str, header: str = HEADER) -> list[tuple[int, str]]:
    with pytest.raises(PackFlawed) as raised:
        pack(folder, rows, header)
    return [(flaw.line, flaw.text) for flaw in raised.value.flaws]


def test_a_row_carries_its_name_as_id(tmp_path):
    boats = pack(tmp_path, '[boat.cog]\nrig = "square"\n').tables["boat"]
    assert boats["cog"] == Boat("cog", "square")


def test_all_flaws_are_named_at_once_with_their_lines(tmp_path):
    rows = '[boat.cog]\nrig = "sqare"\noars = "many"\n\n[boat.galley]\nores = 4\ncrews = ["a", 2]\n'
    assert flaws(tmp_path, rows) == [
        (2, '"sqare" is not allowed here; expected one of "square", "lateen"'),
        (3, '"many" is not allowed here; expected a whole number'),
        (6, "there is no field `ores`; did you mean `oars`?"),
        (5, 'the field `rig` is missing; expected one of "square", "lateen"'),
        (7, "2 is not allowed here; expected a text"),
    ]


def test_an_unknown_table_is_named_with_the_nearest_one(tmp_path):
    assert flaws(tmp_path, "[boats.cog]\noars = 1\n") == [
        (1, "there is no table `boats`; did you mean `boat`?")
    ]


def test_what_is_no_row_is_a_flaw(tmp_path):
    (line, text), *_ = flaws(tmp_path, "oars = 3\n")
    assert (line, text.startswith("`oars` stands outside a row")) == (1, True)


def test_a_file_that_is_not_toml_is_named_with_its_line(tmp_path):
    (line, text), *_ = flaws(tmp_path, "[boat.cog]\nrig = \n")
    assert (line, text.startswith("this is not TOML")) == (2, True)


def test_a_row_written_twice_is_a_flaw(tmp_path):
    tmp_path.joinpath("more.toml").write_text('[boat.cog]\nrig = "lateen"\n')
    found = flaws(tmp_path, '[boat.cog]\nrig = "square"\n')
    assert found == [(1, f"the row already stands in {tmp_path.name}/boats.toml, line 1")]


def test_a_pack_without_header_says_so(tmp_path):
    with pytest.raises(PackFlawed, match=r"there is no pack\.toml"):
        load_folder(tmp_path, {"boat": Boat})


def test_a_pack_extends_only_what_is_shipped(tmp_path):
    ((_, text),) = flaws(tmp_path, "", HEADER + 'extends = "none"\n')
    assert text == "it cannot extend `none`, which is no pack of triumph"


def test_a_pack_replaces_single_fields_of_what_it_extends():
    base, variant = (load_pack("triumph", name, SCHEMA) for name in ("base", "edition-1-1"))
    pike = base.tables["type"]["PIK"]
    assert variant.tables["type"]["PIK"] == replace(pike, rear_support=2)
    assert variant.digest != base.digest


def test_a_pack_may_remove_rows_of_what_it_extends_and_no_others(tmp_path):
    tmp_path.joinpath("pack.toml").write_text(HEADER + 'extends = "base"\n')
    rows = tmp_path.joinpath("types.toml")
    rows.write_text("[type.PIK]\nremove = true\n")
    assert "PIK" not in load_folder(tmp_path, SCHEMA).tables["type"]
    rows.write_text("[type.PIG]\nremove = true\n")
    with pytest.raises(PackFlawed, match="there is no such row to remove"):
        load_folder(tmp_path, SCHEMA)


def test_the_audit_is_told_with_the_line_of_the_field(tmp_path):
    tmp_path.joinpath("pack.toml").write_text(HEADER)
    tmp_path.joinpath("boats.toml").write_text('[boat.cog]\n\nrig = "square"\n')
    with pytest.raises(PackFlawed) as raised:
        load_folder(tmp_path, {"boat": Boat}, lambda _: [Flaw("boat", "cog", "rig", "leaks")])
    assert [flaw.line for flaw in raised.value.flaws] == [3]


def test_the_digest_changes_with_the_content_alone(tmp_path):
    first = pack(tmp_path / "a", '[boat.cog]\nrig = "square"\noars = 1\n')
    same = pack(tmp_path / "b", '# The same boat.\n[boat.cog]\noars = 1\nrig = "square"\n')
    other = pack(tmp_path / "c", '[boat.cog]\nrig = "square"\noars = 2\n')
    assert first.digest == same.digest != other.digest


def test_a_shipped_pack_is_found_by_name_alone():
    assert "base" in shipped_packs("triumph")
    with pytest.raises(PackFlawed, match="did you mean `base`"):
        load_pack("triumph", "bases", {})
