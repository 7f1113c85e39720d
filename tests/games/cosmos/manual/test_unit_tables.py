"""C2.3-4 The unit tables of every pack, as text, Markdown and HTML."""

import pytest

from tests.games.cosmos.tables.shipped import PACKS, rules_of
from tests.rule import rule
from warhost.games.cosmos.manual.groups import LEADERS, MILITARY, SPECIAL, WILD, groups_of
from warhost.games.cosmos.manual.tables import UnitTable, parts_of
from warhost.games.cosmos.manual.writing import html_of, markdown_of, text_of

every_pack = pytest.mark.parametrize("pack", PACKS)


def rows_of(table: UnitTable) -> dict[str, dict[str, str]]:
    return {row[1]: dict(zip(table.headings, row, strict=True)) for row in table.rows}


def table_of(part: int, group: str, pack: str = "base") -> dict[str, dict[str, str]]:
    tables = parts_of(rules_of(pack))[part].tables
    return rows_of(next(one for one in tables if one.title == group))


@rule("C2.3-4", "C2.3-2")
@every_pack
def test_every_type_stands_once_in_combat_and_terrain_data(pack: str) -> None:
    rules = rules_of(pack)
    for part in parts_of(rules)[1:]:
        names = [row[1] for table in part.tables for row in table.rows]
        assert sorted(names) == sorted(one.name for one in rules.units.values())


@rule("C2.3-3")
def test_basic_data_are_those_of_mass_units() -> None:
    infantry = table_of(0, MILITARY)["Medium Infantry"]
    assert (infantry["Std"], infantry["Min"], infantry["Max"]) == ("50", "20", "200")
    assert infantry["Cost"] == "15 gold, 50 men, 50 arms"
    assert {one.title for one in parts_of(rules_of())[0].tables} == {MILITARY, SPECIAL}


def test_types_are_grouped_as_players_look_for_them() -> None:
    groups = {name: {one.id for one in kinds} for name, kinds in groups_of(rules_of()).items()}
    assert {"light_infantry", "militia"} < groups[MILITARY]
    assert {"engineers", "mercenaries", "supply_train"} < groups[SPECIAL]
    assert {"noble", "scout", "knight"} < groups[LEADERS]
    assert {"bandits", "dragon", "goblin_band", "warhorse"} < groups[WILD]


@rule("C2.3.1-21", "C15.5.2-1")
def test_only_ratings_and_kinds_of_attack_are_told() -> None:
    dragon = table_of(1, WILD)["Dragon"]
    assert int(dragon["Rating"]) > 500
    assert "fire attack, area attack, fear 15" in dragon["Special"]
    assert not {"Strength", "Attack", "Attacks", "Defence", "Harm"} & set(dragon)


@rule("C2.3.1-12")
def test_terrain_data_have_move_costs_crossings_and_what_is_not_usual() -> None:
    knight, cavalry = table_of(2, LEADERS)["Knight"], table_of(2, MILITARY)["Light Cavalry"]
    assert (knight["Pl"], knight["Mo"], knight["HM"], knight["SR"]) == ("6", "14", "-", "4")
    assert "Sw 60" in cavalry["Melee"]
    assert "Wo 140" in table_of(2, MILITARY)["Foresters"]["Familiarity"]


@every_pack
def test_the_pages_are_whole(pack: str) -> None:
    rules = rules_of(pack)
    text, markdown, html = (write(rules, "X & Y") for write in (text_of, markdown_of, html_of))
    assert text.startswith("UNIT TABLES: X & Y\n")
    assert markdown.count("\n| --- ") == html.count("<table>") == text.count("\n---") > 6
    assert "X &amp; Y" in html
    assert not [line for line in text.splitlines() if line != line.rstrip()]
