"""The audit finds what only the whole of the tables shows; the shipped packs have nothing."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from tests.rule import rule
from warhost.games.triumph.armies import ArmyList
from warhost.games.triumph.armies.lists import Entry, parts_of
from warhost.games.triumph.audit import audit
from warhost.games.triumph.schema import SCHEMA
from warhost.kernel.packs import Tables
from warhost.shelf.packs import load_pack, shipped_packs

BASE = load_pack("triumph", "base", SCHEMA).tables


def with_row(table: str, row: str, **changes: object) -> Tables:
    rows: Mapping[str, object] = {**BASE[table], row: replace(BASE[table][row], **changes)}
    return {**BASE, table: rows}


def without_row(table: str, row: str) -> Tables:
    return {**BASE, table: {name: kept for name, kept in BASE[table].items() if name != row}}


@pytest.mark.parametrize("pack", shipped_packs("triumph"))
def test_shipped_packs_have_no_flaws(pack):
    load_pack("triumph", pack, SCHEMA, audit)


@rule("T18.3-6")
@pytest.mark.parametrize(
    ("table", "row", "changes", "text"),
    [
        ("type", "ARC", {"move": 0}, "must be more than 0"),
        ("type", "ARC", {"depth": 2001}, "must be more than 0 and at most 2000"),
        ("type", "ARC", {"range": 0}, "a shooting factor and a range go together"),
        ("card", "SB", {"types": ("XYZ",)}, "there is no type `XYZ`"),
        ("card", "SB", {"partners": ("XY",)}, "there is no card `XY`"),
        ("card", "LC", {"opens": ("lava",)}, "there is no terrain `lava`"),
        ("card", "HL", {"prices": ()}, "must name at least one price"),
        ("terrain", "stream", {"excludes": ("lava",)}, "there is no terrain `lava`"),
        ("topography", "dry", {"compulsory": "lava"}, "there is no terrain `lava`"),
        ("topography", "dry", {"at_most": {"woods": 1}}, "1 of woods is no limit here"),
        ("topography", "steppe", {"at_most": {"woods": 3}}, "3 of woods is no limit here"),
        ("layout", "1", {"rows": (1, 2, 3, 4, 5, 1)}, "must be six numbers from 1 to 4"),
        ("layout", "1", {"rows": (1, 2, 3)}, "must be six numbers from 1 to 4"),
        (
            "layout",
            "1",
            {"columns_beyond": (0, 0, 1, 2, 3, 4)},
            "must be six different numbers from 0 to 5",
        ),
        ("abundance", "fair", {"pieces": 7}, "must be from 1 to 6"),
        ("abundance", "fair", {"highest": 6}, "the terrain score 7 is in 0 rows, not in one"),
        ("outcome", "beaten", {"winners": ("horses",)}, "there is no troops `horses`"),
        ("outcome", "stampede", {"losers_with": ("XX",)}, "there is no card `XX`"),
    ],
)
def test_the_audit_names_the_row_that_does_not_hold(table, row, changes, text):
    flaws = audit(with_row(table, row, **changes))
    assert text in [flaw.text for flaw in flaws if flaw.table == table]


@pytest.mark.parametrize("row", ["beaten", "doubled", "camp-holds", "camp-destroys"])
def test_every_way_to_lose_must_end_somewhere(row):
    assert any("no row holds for every stand" in f.text for f in audit(without_row("outcome", row)))


def test_lists_need_the_rows_they_name():
    assert any(flaw.table == "list" for flaw in audit(without_row("type", "SKM")))
    assert any(flaw.table == "list" for flaw in audit(without_row("card", "HL")))
    assert any(flaw.table == "list" for flaw in audit(without_row("topography", "dry")))
    assert any(flaw.table == "roster" for flaw in audit(without_row("format", "standard")))


def test_no_type_card_homeland_or_terrain_is_unused():
    lists: list[ArmyList] = list(BASE["list"].values())
    entries = [entry for army in lists for _, entry in parts_of(army)]
    sources: list[ArmyList | Entry] = [*lists, *entries]
    offers = [offer for source in sources for offer in source.cards]
    kinds = {
        kind for home in BASE["topography"].values() for kind in (home.compulsory, *home.optional)
    }
    assert {code for entry in entries for code in entry.types} == set(BASE["type"])
    assert {offer.card for offer in offers} == set(BASE["card"])
    assert {home for army in lists for home in army.topographies} == set(BASE["topography"])
    assert kinds == {name for name, kind in BASE["terrain"].items() if kind.at_most > 0}
