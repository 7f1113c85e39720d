"""M16: aether mines and the Stone Portal."""

import pytest

from tests.games.multiverse.scenes import Played, play
from tests.games.multiverse.scenes.finding import spot, tile, won_by
from tests.games.multiverse.scenes.reading import SEATS, read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.mines.holding import aether_needed, place_mine
from warhost.games.multiverse.rules import Rules
from warhost.games.multiverse.settings import rules_of
from warhost.kernel.asks import Seat
from warhost.kernel.game import Setting

MINES = 'scenario {"mines":7}\nvictories portal'


def duel(**options: object) -> Setting:
    return Setting(tables(), "advanced-duel", SEATS, options)


def rules_with(**options: object) -> Rules:
    return rules_of(duel(**options))


@rule("M5.1-9", "M16.1-1", "M16.1-4")
def test_a_territory_with_a_mine_shows_it_when_it_is_turned_over() -> None:
    played = play(f"{MINES}\nred/1 pikeman at A12", "explore red/1 B", dice=[1])
    table = played.world.table
    middle = table.board.named("B10")
    assert list(table.mines) == [middle]
    played.expect("A grassland mine lies in B10.")


@rule("M16.1-1", "M16.1-4")
def test_other_territories_have_none() -> None:
    scene = 'scenario {"mines":1}\nred/1 pikeman at A12'
    assert not play(scene, "explore red/1 B", dice=[1]).world.table.mines


@rule("M16.1-1", "M16.1-2", "M16.1-3")
@pytest.mark.parametrize(
    ("land", "becomes"),
    [
        ("grassland", "grassland"),
        ("forest", "forest"),
        ("hills", "hills"),
        ("water", "grassland"),
        ("mountain", "hills"),
    ],
)
def test_what_the_hex_of_a_mine_becomes(land: str, becomes: str) -> None:
    world = read_scene(f"{MINES}\nopen B\nland B10 {land}")
    for event in place_mine(world, tile(world.table.board, "B")):
        GAME.apply(world, event)
    assert world.table.ground.terrain_of(spot(world.table.board, "B10")).id == becomes


@rule("M16.1-7")
def test_a_forest_mine_is_as_high_and_as_dear_as_a_forest() -> None:
    world = read_scene(f"{MINES}\nopen B\nland B10 forest")
    for event in place_mine(world, tile(world.table.board, "B")):
        GAME.apply(world, event)
    hex_ = spot(world.table.board, "B10")
    assert (world.table.ground.height[hex_], world.table.ground.cost[hex_]) == (1, 2)


@rule("M16.1-5", "M2.4-13")
def test_players_agree_on_the_number_of_mines_up_to_six() -> None:
    assert len(rules_with().mine_places) == len(tables()["layout"]["duel"].mines)
    assert len(rules_with(mines=0).mine_places) == 0
    refusals = GAME.prepare(duel(mines=7))
    assert refusals[0].clause == "M16.1-5"


@rule("M16.2-3")
def test_who_ends_its_phase_on_a_mine_holds_it_until_an_enemy_does() -> None:
    held = "mine A10 red\nred/1 pikeman at A1\nblue/1 pikeman at A11\nturn 3 blue"
    played = play(held, "move blue/1 A10", "finish", on=True)
    played.expect("blue holds the mine in A10.")
    passing = play(held, "move blue/1 A10 A9", "finish", on=True)
    passing.never("holds the mine")


@rule("M16.2-3", "M14.1-7")
@pytest.mark.parametrize("kind", ["builder", "decoy"])
def test_builders_and_decoys_take_no_mine(kind: str) -> None:
    played = play(f"mine A10\nred/1 {kind} at A11", "move red/1 A10", "finish", on=True)
    played.never("holds the mine")


def into_blue(scene: str) -> Played:
    """From the end of red's phase into blue's."""
    return play(f"{scene}\nred/1 pikeman at A1\nblue/1 pikeman at A19", "finish", on=True)


@rule("M16.2-2", "M16.2-4", "M3.2-7")
def test_the_aether_track_advances_as_the_phase_begins_by_the_mines_held_then() -> None:
    played = into_blue("mine A10 blue\nmine A9 blue\nmine A8 red")
    assert played.world.table.players[Seat("blue")].aether == 2
    played.expect("blue gains 2 aether, 2 in all.")
    assert played.world.table.players[Seat("red")].aether == 0


@rule("M16.2-6", "M1.4-2")
def test_aether_stays_when_a_mine_is_lost_and_all_see_it() -> None:
    played = into_blue("mine A10 red\nplayer blue aether 4")
    assert played.world.table.players[Seat("blue")].aether == 4
    assert GAME.view(played.world, Seat("red")).table.players["blue"].aether == 4


@rule("M16.2-1", "M16.2-5", "M18.1-1")
def test_enough_aether_completes_the_portal_and_wins_at_once() -> None:
    needed = aether_needed(read_scene(MINES).table)
    short = into_blue(f"{MINES}\nmine A10 blue\nplayer blue aether {needed - 2}")
    assert short.world.table.verdict is None
    played = into_blue(f"{MINES}\nmine A10 blue\nplayer blue aether {needed - 1}")
    assert won_by(played.world) == ("blue",)


@rule("M16.2-4")
def test_half_of_the_mines_complete_the_portal_in_eight_to_fifteen_turns() -> None:
    for number in (2, 4, 6):
        table = read_scene(f'scenario {{"mines":{number}}}').table
        assert 8 <= aether_needed(table) / (number / 2) <= 15
