"""Whole wars by chance: indexes, remembered answers and hidden faces hold at every question."""

from collections.abc import Iterator

import pytest

from tests.games.multiverse.scenes.reading import SEATS, tables
from warhost.games.multiverse.events.writing import index_all
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.ground import Ground
from warhost.games.multiverse.world import HIDDEN, World
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting

WARS = [("novice-skirmish", 0), ("novice-skirmish", 1), ("novice-skirmish", 2)]
WARS += [("veteran-skirmish", 0), ("veteran-skirmish", 1), ("expert-duel", 0)]
MOST_QUESTIONS = 2000
pytestmark = pytest.mark.parametrize("war", WARS, ids=str)


def a_war(war: tuple[str, int]) -> Iterator[World]:
    """The world at every question of a war."""
    scenario, seed = war
    world: World = GAME.begin(Setting(tables(), scenario, SEATS), Dice(bytes(32)))
    chance = Dice(bytes([seed]) * 32)
    for number in range(MOST_QUESTIONS):
        answers = {
            ask.seat: GAME.sample(GAME.view(world, ask.seat), ask, chance)
            for ask in GAME.asks(world)
        }
        for event in GAME.resolve(world, answers, Dice(number.to_bytes(32, "big"))):
            GAME.apply(world, event)
        if GAME.verdict(world):
            return
        yield world
    raise AssertionError("the war does not end")


def test_the_indexes_are_those_that_the_records_give(war: tuple[str, int]) -> None:
    for world in a_war(war):
        again = GAME.copy(world).table
        index_all(again)
        table = world.table
        assert (again.blocks, again.sites) == (table.blocks, table.sites)
        assert again.occupied == table.occupied


def test_what_the_ground_remembers_is_what_it_would_work_out(war: tuple[str, int]) -> None:
    for world in a_war(war):
        for ask in GAME.asks(world):
            view = GAME.view(world, ask.seat)
            remembered = GAME.options(view, ask)
            known = view.table.ground
            view.table.ground = Ground(known.board, known.terrains, known.terrain, known.roads)
            assert GAME.options(view, ask) == remembered


def test_no_view_shows_a_face_that_is_down(war: tuple[str, int]) -> None:
    for world in a_war(war):
        for seat in SEATS:
            for unit in GAME.view(world, seat).table.units.values():
                if unit.seat != seat and not unit.face_up:
                    assert (unit.kind, unit.wounds, unit.ap) == (HIDDEN, 0, 0)


def test_no_hex_ever_holds_two_sides_or_more_than_a_builder_and_another(
    war: tuple[str, int],
) -> None:
    for world in a_war(war):
        table = world.table
        for hex_ in table.blocks:
            units = table.units_at(hex_)
            builders = sum(unit.kind == "builder" for unit in units)
            assert len({unit.seat for unit in units}) == 1
            assert builders <= 1
            fortresses = sum(b.kind == "fortress" for b in table.buildings.values())
            assert len(units) - builders <= 1 + (fortresses > 0 and table.rules.scenario.formations)
