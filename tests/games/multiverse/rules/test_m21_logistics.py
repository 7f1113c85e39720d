"""M21.2: logistics points cap how many units a seat orders about in a turn."""

import pytest
from msgspec.structs import replace

from tests.games.multiverse.scenes import build, play, refused
from tests.games.multiverse.scenes.reading import read_scene
from tests.rule import rule
from warhost.games.multiverse.economy.logistics import points_of
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.story import Command
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice

EXPERT = "ruleset expert"
HOME = f"{EXPERT}\nred settlement at A8"


def points(scene: str) -> int:
    return points_of(read_scene(scene).table, Seat("red"))


@rule("M21.2-1", "M21.2-3")
def test_the_settlement_gives_six() -> None:
    assert points(HOME) == 6


@rule("M21.2-4", "M21.2-5", "M21.2-6")
@pytest.mark.parametrize(
    ("building", "first", "second"),
    [("barracks", 3, 5), ("academy", 2, 4), ("siege-workshop", 1, 2)],
)
def test_buildings_give_points_by_their_tier(building: str, first: int, second: int) -> None:
    assert points(f"{EXPERT}\nred {building} at A1") == first
    assert points(f"{EXPERT}\nred {building} at A1, tier 2") == second


@rule("M21.2-7", "M21.2-8")
def test_complete_fortresses_give_five_and_towers_nothing() -> None:
    assert points(f"{EXPERT}\nred fortress at A1") == 5
    assert points(f"{EXPERT}\nred fortress at A1, done in turn 4") == 0
    assert points(f"{EXPERT}\nred guard-towers at A1, tier 2") == 0


@rule("M21.2-9", "M21.2-10")
def test_a_road_gives_one_more() -> None:
    barracks = f"{HOME}\nred barracks at A11, tier 2\nred siege-workshop at A1"
    assert points(barracks) == 12
    assert points(f"{barracks}\nroad A9 1 4\nroad A10 1 4") == 13


COUNTED = f"{EXPERT}\nblue siege-workshop at A19\nred/9 bowman at G1"
"""Blue has one point when red is done."""


@rule("M21.2-2", "M21.2-11", "M21.2-14")
def test_each_point_activates_one_unit_and_no_more() -> None:
    scene = f"{COUNTED}\nblue/1 bowman at A1\nblue/2 pikeman at A3"
    played = play(scene, "finish", "move blue/1 A2", "halt", on=True)
    assert played.world.table.players[Seat("blue")].command == Command(1, 1)
    assert {ask.kind for ask in GAME.asks(played.world)} != {"action"}
    assert not played.unit("blue/2").acted


@rule("M21.2-2")
def test_a_unit_beyond_the_points_is_refused_and_the_active_one_goes_on() -> None:
    scene = f"{COUNTED}\nblue/1 bowman at A1\nblue/2 pikeman at A3"
    world = play(scene, "finish", "move blue/1 A2", on=True).world
    view, ask = GAME.view(world, Seat("blue")), GAME.asks(world)[0]
    other = GAME.words.parse("move blue/2 A7", view, ask)
    assert GAME.check(view, ask, other)[0].clause == "M21.2-2"
    same = GAME.words.parse("move blue/1 A6", view, ask)
    assert GAME.check(view, ask, same) == []


@rule("M21.2-12")
@pytest.mark.parametrize("kind", ["builder", "decoy", "bowman"])
def test_every_kind_of_unit_costs_a_point(kind: str) -> None:
    played = play(f"{COUNTED}\nblue/1 {kind} at A1", "finish", "move blue/1 A2", on=True)
    assert played.world.table.players[Seat("blue")].command == Command(1, 1)


@rule("M21.2-12")
def test_a_swap_costs_a_point_for_each_unit() -> None:
    two = f"{COUNTED}\nblue/1 bowman at A1\nblue/2 pikeman at A2"
    world = play(two, "finish", on=True).world
    view, ask = GAME.view(world, Seat("blue")), GAME.asks(world)[0]
    swap = GAME.words.parse("swap blue/1 blue/2", view, ask)
    assert GAME.check(view, ask, swap)[0].clause == "M21.2-12"
    rich = two.replace("siege-workshop at A19", "siege-workshop at A19, tier 2")
    played = play(rich, "finish", "swap blue/1 blue/2", on=True)
    assert played.world.table.players[Seat("blue")].command == Command(2, 2)


@rule("M21.2-12")
def test_resting_and_retaliation_are_free() -> None:
    scene = f"{COUNTED}\nblue/1 pikeman at A1, 1 wound"
    played = play(scene, "finish", "finish", on=True)
    assert played.unit("blue/1").rested
    assert played.world.table.players[Seat("blue")].command == Command(1, 0)


@rule("M21.2-11")
def test_points_are_counted_anew_and_not_saved() -> None:
    scene = f"{COUNTED}\nblue/1 bowman at A1\nplayer red aether 0"
    world = play(scene, on=True).world

    blue = world.table.players[Seat("blue")]
    world.table.players[Seat("blue")] = replace(blue, command=Command(9, 3))
    ask = GAME.asks(world)[0]
    finish = GAME.words.parse("finish", GAME.view(world, Seat("red")), ask)

    for event in GAME.resolve(world, {ask.seat: finish}, Dice(bytes(32))):
        GAME.apply(world, event)
    assert world.table.players[Seat("blue")].command == Command(1, 0)


@rule("M21.2-13")
def test_building_takes_no_point() -> None:
    scene = f"{EXPERT}\nred/1 builder at A10\ngold red 9\nbuild 3\nblue/1 bowman at G1"

    played = build(scene, red="construct barracks A10")
    assert played.world.table.players[Seat("red")].command == Command(3, 0)


@rule("M21.2-1", "M1.2-5")
def test_nobody_counts_orders_in_the_other_rulesets() -> None:
    played = play("ruleset veteran\nred/1 bowman at A1\nblue/1 bowman at A19", "finish", on=True)
    assert played.world.table.players[Seat("blue")].command is None
    assert refused("red/1 bowman at A1, done", "move red/1 A2") == "M4.2-4"
