"""What holds of every world: indexes, order of sheets, secrets."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.cosmos.base import rules
from tests.games.cosmos.properties.worlds import (
    KEY,
    hidden_sheet,
    played,
    random_sheet,
    world_of,
)
from tests.rule import rule
from warhost.games.cosmos.deciding import options, resolve
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.events.battles import BattleFought
from warhost.games.cosmos.events.movement import HidingChanged, Moved
from warhost.games.cosmos.ids import ActorId
from warhost.games.cosmos.indexes import index_of
from warhost.games.cosmos.picture import picture
from warhost.games.cosmos.questions import Blank, Read, WhatCounts, WhatNext, Words, advise
from warhost.games.cosmos.seen import seen
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.sight.distances import sees
from warhost.games.cosmos.telling import PAGES, label, report
from warhost.games.cosmos.view import View, copy_of_world, dump, imagined, load, view_of
from warhost.games.cosmos.world import Mind
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.digests import canonical

GE, RW = Seat("GE"), Seat("RW")
SEEDS = range(24)
"""The second half of them are at war."""


@pytest.mark.parametrize("seed", SEEDS)
def test_the_index_kept_is_the_index_built_anew(seed: int) -> None:
    world = world_of(seed)
    dice = random.Random(seed)
    for _ in range(3):
        sheets = {seat: random_sheet(world, n, dice) for seat, n in world.seats.items()}
        played(world, sheets)
        assert world.index == index_of(world)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_world_kept_and_loaded_goes_on_the_same(seed: int) -> None:
    world = world_of(seed)
    dice = random.Random(seed)
    sheets = {seat: random_sheet(world, n, dice) for seat, n in world.seats.items()}
    played(world, sheets)
    twin = load(dump(world), rules())
    assert twin == world
    again = {seat: random_sheet(world, n, dice) for seat, n in world.seats.items()}
    assert played(twin, again) == played(world, again)
    assert canonical(dump(twin)) == canonical(dump(world))


@rule("C4-1", "C4.1-1")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_sequence_of_the_sheets_changes_nothing(seed: int) -> None:
    world = world_of(seed)
    dice = random.Random(seed)
    sheets = {seat: random_sheet(world, n, dice) for seat, n in world.seats.items()}
    other = copy_of_world(world)
    played(world, sheets)
    played(other, dict(reversed(sheets.items())))
    assert canonical(dump(world)) == canonical(dump(other))


@rule("C18-34", "C5.4-3")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_nation_cannot_know_changes_no_byte_of_what_it_gets(seed: int) -> None:
    received = []
    for others in range(3):
        world = world_of(seed, others)
        sheet = random_sheet(world, 1, random.Random(seed))
        first = everything(view_of(world, GE), sheet, [])
        theirs = random_sheet(world, 2, random.Random(seed)).text
        theirs += hidden_sheet(seed, others)
        learnt = played(world, {GE: sheet, RW: Sheet(theirs)})
        after = everything(view_of(world, GE), sheet, learnt[GE])
        received.append(canonical([*first, learnt[GE], *after]))
    assert received[0] == received[1] == received[2]


def everything(view: View, sheet: Sheet, events: list[Any]) -> list[Any]:
    """All that a nation can ask for: report in each form, template, checks, advice, picture."""
    pages = [form(view, events) for form in PAGES.values()]
    asked = (Read(sheet.text), WhatCounts(sheet.text), WhatNext("", 1, 1), Words(), Blank())
    advice = [advise(view, question) for question in asked]
    checks = [label(sheet, view), options(view, Ask(GE, "sheet"))]
    return [report(view, events), *pages, *checks, *advice, picture(view)]


@rule("C18-21", "C18-34")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_true_of_those_who_are_not_seen_stands_in_no_view(seed: int) -> None:
    world = world_of(seed)
    dice = random.Random(seed)
    played(world, {seat: random_sheet(world, n, dice) for seat, n in world.seats.items()})
    before = canonical(everything(view_of(world, GE), Sheet(), []))
    nation, other = world.seats[GE], world.seats[RW]
    for unit in [u for u in world.units.values() if not sees(world, nation, u.id)]:
        world.units[unit.id] = replace(unit, name="Nobody", health=((1, 7),), tactics="avoid")
        world.queues.pop(ActorId(unit.id), None)
    world.nations[other] = replace(
        world.nations[other], pool={"gold": 7}, policies={nation: "ally"}
    )
    world.minds[other] = Mind()
    assert canonical(everything(view_of(world, GE), Sheet(), [])) == before


@rule("C18-21")
@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_world_shows_what_the_view_shows(seed: int) -> None:
    world = world_of(seed)
    dice = random.Random(seed)
    for _ in range(2):
        played(world, {seat: random_sheet(world, n, dice) for seat, n in world.seats.items()})
        for seat in world.seats:
            view = view_of(world, seat)
            assert view_of(imagined(view, Dice(KEY)), seat) == view


@rule("C18-23")
@pytest.mark.parametrize("seed", SEEDS)
def test_events_are_learnt_from_what_the_nation_itself_sees(seed: int) -> None:
    world = world_of(seed)
    sheets = {s: random_sheet(world, n, random.Random(seed)) for s, n in world.seats.items()}
    for event in resolve(world, sheets, Dice(KEY)):
        apply(world, event)
        if not isinstance(event, (Moved, HidingChanged, BattleFought)):
            continue
        for seat in world.seats:
            other = imagined(view_of(world, seat), Dice(KEY))
            assert seen(event, world, seat) == seen(event, other, seat)
