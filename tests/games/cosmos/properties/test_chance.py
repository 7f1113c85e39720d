"""Any orders of anybody in crowded worlds: the turn runs, and what is kept stays true."""

import random

import pytest

from tests.games.cosmos.base import Scene
from tests.games.cosmos.properties.chance import crowded_world, sheet_of_chance
from warhost.games.cosmos.deciding import resolve
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.events.places import PlaceChanged
from warhost.games.cosmos.ids import LocationId
from warhost.games.cosmos.indexes import index_of
from warhost.games.cosmos.report.making import report_of
from warhost.games.cosmos.report.text import text_of
from warhost.games.cosmos.seen import seen
from warhost.games.cosmos.view import view_of
from warhost.kernel.dice import Dice

TURNS = 2
WIDE = 78


def survive(seed: int) -> None:
    world, dice = crowded_world(seed), random.Random(seed)
    for turn in range(TURNS):
        sheets = {seat: sheet_of_chance(world, n, dice) for seat, n in world.seats.items()}
        learnt = {seat: [] for seat in sheets}  # type: ignore[var-annotated]
        for event in resolve(world, sheets, Dice(bytes([seed % 256, turn]) * 16)):
            apply(world, event)
            for seat, told in learnt.items():
                told.append(seen(event, world, seat))
        assert world.index == index_of(world), seed
        for seat, told in learnt.items():
            text = text_of(report_of(view_of(world, seat), [one for one in told if one]))
            assert max(map(len, text.splitlines())) <= WIDE, seed


@pytest.mark.parametrize("seed", range(4))
def test_no_orders_of_chance_stop_a_turn(seed: int) -> None:
    survive(seed)


def test_whoever_is_inside_looks_about_anew_when_a_place_becomes_another() -> None:
    """A keep shut the hills out, and nobody saw into a cave; ruins do neither."""
    world = Scene("""
        hex      110 hills
        land     GE 110
        location 1501 RW keep at 110
        location 1502 GE cave at 1501
        location 1503 RW cave at 110
        item     1601 GE sword at 1503
        unit     3101 GE scout at 1501
        unit     3102 GE noble at 1502
        unit     4001 RW noble at 1503
    """).world
    for number in (LocationId(1501), LocationId(1503)):
        place = world.locations[number]
        event = PlaceChanged(place.owner, number, place.position, "is destroyed", "ruins")
        apply(world, event)
        assert world.index == index_of(world)


@pytest.mark.slow
def test_orders_of_chance_for_two_thousand_turns() -> None:
    for seed in range(100, 1100):
        survive(seed)
