"""Eight peoples that play differently: what each has of its own, and that it can live by it."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.cosmos.tables.shipped import PACKS, rules_of
from tests.rule import rule
from warhost.games.cosmos.economy.costs import standard_cost
from warhost.games.cosmos.nations.scores import basic_points
from warhost.games.cosmos.rows.peoples import People
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.scene.reading import read_scene

RULES = rules_of("peoples")
PEOPLES = {name: one for name, one in RULES.peoples.items() if one.muster is not None}
every_people = pytest.mark.parametrize("people", PEOPLES.values(), ids=list(PEOPLES))
BEGINNING = 3
"""Fewer than so many kinds of troops would be too few to choose from."""


def leaders_of(people: People) -> list[UnitType]:
    assert people.muster is not None
    names = dict.fromkeys((people.muster.ruler, *people.muster.leaders))
    return [RULES.units[name] for name in names]


def types_of(people: People) -> list[UnitType]:
    """Whatever its leaders can create."""
    names = {row.type: None for one in leaders_of(people) for row in one.recruits}
    return [RULES.units[name] for name in names]


def sources_of(people: People) -> set[str]:
    """What it has, makes, or gathers."""
    assert people.muster is not None
    found = {"gold", "manpower", *people.efficiency, *people.muster.pool}
    found |= {mana for one in types_of(people) for mana in one.production}
    return found | ({"arms"} if set(people.arms) <= found else set())


def test_there_are_eight_and_a_pack_for_each_but_the_first() -> None:
    assert len(PEOPLES) == 8
    alone = {"elves", "dwarves", "goblins", "snakemen", "undead", "mages", "druids"}
    assert alone < set(PACKS)


@rule("C6.6-1", "C6-22", "C6-23")
def test_no_two_have_the_same_economy() -> None:
    shapes = {(tuple(sorted(one.efficiency.items())), one.tax, one.villeinage, one.trade)
              for one in PEOPLES.values()}  # fmt: skip
    assert len(shapes) == len(PEOPLES)
    kinds = {name for one in PEOPLES.values() for name in one.efficiency}
    assert {"men", "elves", "dwarves", "goblins", "snakemen", "wolves", "dzareks"} <= kinds


@every_people
def test_each_has_troops_of_its_own_or_is_human(people: People) -> None:
    others = {one.id for other in PEOPLES.values() if other is not people
              for one in types_of(other)}  # fmt: skip
    own = {one.id for one in types_of(people) if one.is_mass} - others
    assert len(own) >= BEGINNING, own


@rule("C1.1-2", "C1.2-5")
@every_people
def test_each_is_described_with_its_leaders(people: People) -> None:
    assert len(people.blurb) > 60
    assert all(one.blurb for one in leaders_of(people))


@rule("C7.1-4")
@every_people
def test_each_can_pay_for_whatever_it_can_create(people: People) -> None:
    lacking = {
        (one.id, name)
        for one in types_of(people)
        for cost in (standard_cost(people, one), one.upkeep)
        for name in cost
        if name not in sources_of(people)
    }
    assert not lacking


@rule("C5.5-7", "C5.5-6")
@every_people
def test_rulers_alone_raise_rulers(people: People) -> None:
    ruler = leaders_of(people)[0]
    assert ruler.administration
    rows = [row for one in leaders_of(people) for row in one.recruits if row.ruler_only]
    assert {row.type for row in rows} == {ruler.id}


@every_people
def test_each_has_leaders_who_take_land_with_its_own_troops(people: People) -> None:
    takers = [one.controls for one in leaders_of(people) if one.controls is not None]
    own = {one.id for one in types_of(people)}
    assert any(row.needs_helper and set(row.helpers) & own for row in takers)
    assert any(not row.needs_helper for row in takers)


@rule("C5.3-2")
def test_peoples_earn_points_by_what_they_hold_dear() -> None:
    own = {name: one.points for name, one in PEOPLES.items() if name != "humans"}
    assert all(own.values())
    world = read_scene(
        """
        hex 10 woods  11 mountains  12 woods
        nation 1 EL Elves people wood_elves
        nation 2 DW Dwarves people dwarves
        victory land 1
        location 1501 EL holy_grove at 10
        location 1502 DW gold_mine at 11
        land EL 10
        land DW 11 12
        """,
        RULES,
    )
    assert list(basic_points(world).values()) == [1 + 1 + 1 + 3, 1 + 1 + 1 + 2 + 1]


@pytest.mark.parametrize("pack", PACKS)
def test_names_and_numbers_are_given_once(pack: str) -> None:
    rules = rules_of(pack)
    tables: tuple[Mapping[str, Any], ...] = (rules.units, rules.locations, rules.items)
    for table in tables:
        rows = list(table.values())
        assert len({one.name for one in rows}) == len({one.number for one in rows}) == len(rows)


@rule("C19-1", "C6-31")
@every_people
def test_whoever_casts_gathers_the_mana_of_it(people: People) -> None:
    schools = {RULES.spells[one.spell].school for kind in leaders_of(people) for one in kind.casts}
    mana = {name for one in (*leaders_of(people), *types_of(people)) for name in one.production}
    assert schools <= mana
