"""What holds of every world: indexes, order of sheets, secrets."""

import random

import pytest

from tests.games.cosmos.base import rules
from tests.games.cosmos.properties.worlds import hidden_sheet, played, random_sheet, world_of
from tests.rule import rule
from warhost.games.cosmos.deciding import options
from warhost.games.cosmos.indexes import index_of
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.telling import label, report
from warhost.games.cosmos.view import copy_of_world, dump, load, view_of
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.digests import canonical

GE, RW = Seat("GE"), Seat("RW")
SEEDS = range(12)


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
        before = view_of(world, GE)
        first = [label(sheet, before), options(before, Ask(GE, "sheet")), report(before, ())]
        theirs = random_sheet(world, 2, random.Random(seed)).text
        theirs += hidden_sheet(seed, others)
        learnt = played(world, {GE: sheet, RW: Sheet(theirs)})
        after = view_of(world, GE)
        received.append(canonical([*first, learnt[GE], report(after, learnt[GE])]))
    assert received[0] == received[1] == received[2]
