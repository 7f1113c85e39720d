"""M2.4 and M2.5: a war begins."""

from collections.abc import Mapping

import pytest

from tests.games.multiverse.scenes.reading import SEATS, tables
from tests.rule import rule
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.ground import FACE_DOWN
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting

DUEL = Setting(tables(), "novice-duel", SEATS)
RED = Ask(SEATS[0], "muster")


def begun() -> World:
    """The Novice duel at its first question."""
    world: World = GAME.begin(DUEL, Dice(bytes(32)))
    go_on(world, {}, 0)
    return world


def go_on(world: World, answers: Mapping[Seat, object], seed: int) -> None:
    """Play until the next question."""
    for event in GAME.resolve(world, answers, Dice(bytes([seed]) * 32)):
        GAME.apply(world, event)


def refused(text: str) -> str:
    """The clause that refuses red's muster."""
    view = GAME.view(begun(), RED.seat)
    order = GAME.words.parse(text, view, RED)
    return GAME.check(view, RED, order)[0].clause


@rule("M2.4-1", "M2.4-2", "M2.1-6")
def test_cities_lie_open_with_five_hexes_and_territories_face_down() -> None:
    table = begun().table
    assert [len(b.hexes) for b in table.buildings.values()] == [5, 5]
    assert list(table.faced_up) == [0, 1]
    assert table.ground.terrain.count(FACE_DOWN) == 9 * 19


@rule("M2.4-4")
@pytest.mark.parametrize(
    "text",
    [
        "muster builder A5, bowman A6",
        "muster builder A5, bowman A6, bowman A10, bowman A11",
        "muster builder A5, knight A6, bowman A10",
    ],
)
def test_the_starting_units_are_three_of_age_one(text: str) -> None:
    assert refused(text) == "M2.4-4"


@rule("M2.4-6")
def test_one_of_them_must_be_a_builder_in_the_novice_scenario() -> None:
    assert refused("muster scout A5, bowman A6, bowman A10") == "M2.4-6"


@rule("M2.4-4")
def test_they_start_inside_the_own_settlement() -> None:
    assert refused("muster builder A1, bowman A6, bowman A10") == "M9.2-4"


@rule("M2.4-5")
def test_the_same_unit_may_be_chosen_twice() -> None:
    view = GAME.view(begun(), RED.seat)
    order = GAME.words.parse("muster builder A5, bowman A6, bowman A10", view, RED)
    assert GAME.check(view, RED, order) == []


@rule("M2.5-3", "M2.5-4")
def test_the_first_player_is_found_by_the_dice_and_others_follow() -> None:
    firsts = set()
    for seed in range(8):
        world = begun()
        asks = GAME.asks(world)
        answers = {ask.seat: GAME.fallback(GAME.view(world, ask.seat), ask, {}) for ask in asks}
        go_on(world, answers, seed)
        firsts.add(world.table.turn.order)
    assert firsts == {("red", "blue"), ("blue", "red")}
