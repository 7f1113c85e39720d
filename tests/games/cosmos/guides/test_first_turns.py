"""The guide to the first turns of the tutorial is played as it is written."""

import functools
import re
from typing import Any

import pytest

from tests.house.project import ROOT
from tests.rule import rule
from warhost.games.cosmos.ids import HexNumber, LocationId, NationId
from warhost.games.cosmos.questions import Read, advise
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.world import World
from warhost.kernel.asks import Seat
from warhost.kernel.journal import Receipt
from warhost.kernel.match import Match
from warhost.lab.opening import new_match

PAGE = (ROOT / "docs" / "cosmos-first-turns.md").read_text("utf-8")
SHEETS = re.findall(r"^```orders\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
HERE, THERE = Seat("HM"), Seat("TW")
HALLOWMERE = NationId(1)


@functools.cache
def match_after(turns: int) -> Match:
    """The tutorial after so many turns of the guide; the other side stays at home."""
    match = new_match("cosmos", "tutorial", (HERE, THERE), seed="guide")
    for sheet in SHEETS[:turns]:
        said = match.submit(HERE, match.round, Sheet(sheet))
        assert isinstance(said, Receipt), said
        assert isinstance(match.submit(THERE, match.round, Sheet("")), Receipt)
    return match


def world_after(turns: int) -> World:
    position = match_after(turns).standing.position
    assert position is not None
    world: World = position.world
    return world


def events_of(turns: int) -> list[Any]:
    match = match_after(turns)
    return [one for happening in match.happenings for one in
            match.terms.events_from(happening.events)]  # fmt: skip


def owned(world: World) -> set[int]:
    return {number for number, one in world.hexes.items() if one.owner == HALLOWMERE}


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_nothing_is_wrong_with_what_newcomers_are_told_to_write(turn: int) -> None:
    view = match_after(turn - 1).view(HERE)
    assert advise(view, Read(SHEETS[turn - 1])).remarks == ()


@rule("C1.2-19")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_every_order_is_carried_out(turn: int) -> None:
    dropped = [one for one in events_of(turn) if type(one).__name__ == "OrderDropped"]
    assert not dropped


def test_after_one_turn_the_city_has_grown_and_soldiers_stand_ready() -> None:
    world = world_after(1)
    assert world.locations[LocationId(1501)].size == 5
    assert set(world.nations[HALLOWMERE].aliases) == {"spears", "newcaptain"}


def test_after_two_turns_a_castle_is_built() -> None:
    castles = [one for one in world_after(2).locations.values() if one.type == "castle"]
    assert [one.position for one in castles] == ["38"]


def test_after_three_turns_the_realm_is_as_the_guide_says() -> None:
    world = world_after(3)
    own = [one for one in world.locations.values() if one.owner == HALLOWMERE]
    assert len(owned(world)) == 13
    assert {one.type: one.size for one in own if one.size} == {"city": 6, "town": 3}
    assert {"castle", "holy_grove"} < {one.type for one in own}


def test_the_guide_says_what_the_map_shows() -> None:
    world = world_after(0)
    assert world.locations[LocationId(1521)].name == "Midmark"
    assert world.locations[LocationId(1524)].position == "46"
    assert world.hexes[HexNumber(55)].terrain == "mountains"
    assert world.locations[LocationId(1522)].position == "55"
