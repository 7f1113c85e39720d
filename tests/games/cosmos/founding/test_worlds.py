"""What holds for every world that is made from a seed."""

import functools
from itertools import combinations

import pytest

from tests.games.cosmos.tables.shipped import rules_of, tables_of
from tests.rule import rule
from warhost.games.cosmos.founding.making import Made, board_for, made
from warhost.games.cosmos.founding.shaping import pieces
from warhost.games.cosmos.founding.worth import unevenness, worth_around, worth_of_realms
from warhost.games.cosmos.geography import distance, neighbours
from warhost.games.cosmos.ids import HexNumber
from warhost.games.cosmos.movement.waypoints import terrain_at
from warhost.games.cosmos.scene.reading import read_scene
from warhost.games.cosmos.ships.sites import is_site
from warhost.games.cosmos.world import World

WORLDS = [(nations, seed) for nations in (2, 4, 5) for seed in "abc"] + [(12, "a"), (16, "b")]
BOUND, BOUND_AROUND = 5, 150
"""Parts of a hundred by which the best realm may be better than the worst; with all the land that
lies within four hexes."""
every_world = pytest.mark.parametrize(("nations", "seed"), WORLDS)


@functools.cache
def made_world(nations: int, seed: str) -> Made:
    return made(tables_of("base"), nations, seed)


@functools.cache
def world_of(nations: int, seed: str) -> World:
    return read_scene(made_world(nations, seed).scene, rules_of())


@every_world
def test_realms_are_of_equal_worth(nations: int, seed: str) -> None:
    land = made_world(nations, seed).land
    assert unevenness(worth_of_realms(tables_of("base"), land)) <= BOUND
    assert unevenness(worth_around(tables_of("base"), land)) <= BOUND_AROUND


@every_world
def test_realms_lie_apart_and_land_hangs_together(nations: int, seed: str) -> None:
    land = made_world(nations, seed).land
    assert len(land.homes) == nations
    assert all(distance(land.board, *pair) >= 5 for pair in combinations(land.homes, 2))
    dry = [number for number in land.terrain if land.is_land(number)]
    assert len(max(pieces(land.board, dry), key=len)) > 0.9 * len(dry)
    assert not any(land.edge(number) == 0 for number in dry)


@every_world
def test_everybody_can_walk_and_sail_to_everybody(nations: int, seed: str) -> None:
    world = world_of(nations, seed)
    roads = hexes_joined_by(world, "road")
    assert set(made_world(nations, seed).land.homes) <= roads
    lanes = hexes_joined_by(world, "sea_lane")
    ports = {
        number
        for number in world.hexes
        for other in neighbours(world.board)[number].values()
        if other in lanes and is_site(world, number, other, has_boats=False)
    }
    assert len(ports) >= min(nations, 2)


def hexes_joined_by(world: World, feature: str) -> set[HexNumber]:
    """The largest piece of hexes that a feature leads through."""
    found: set[HexNumber] = set()
    for number, one in world.hexes.items():
        found |= {number for names in one.sides.values() if feature in names}
    return max(pieces(world.board, found), key=len, default=set())


@every_world
def test_whoever_stands_somewhere_can_be_there(nations: int, seed: str) -> None:
    world = world_of(nations, seed)
    for unit in world.units.values():
        ground = terrain_at(world, unit.position)
        assert ground in world.rules.units[unit.type].moves, (unit.type, ground)


@rule("C5-3")
@every_world
def test_nations_are_known_by_three_unique_things(nations: int, seed: str) -> None:
    known = world_of(nations, seed).nations.values()
    assert len(known) == nations + 2
    for field in ("number", "code", "name"):
        assert len({getattr(one, field) for one in known}) == len(known)


@rule("C5.1-1", "C5.4.1-1")
def test_great_worlds_have_two_factions() -> None:
    world = world_of(12, "a")
    led = [one for one in world.nations.values() if one.seat]
    assert [one.faction for one in led] == ["Dawn"] * 6 + ["Dusk"] * 6
    assert world.factions["Dawn"].policies["Dusk"] == "enemy"
    assert not world_of(4, "a").factions


def test_a_seed_makes_one_world() -> None:
    tables = tables_of("base")
    assert made(tables, 4, "a").scene == made_world(4, "a").scene
    assert made(tables, 4, "b").scene != made_world(4, "a").scene


@rule("C2.1-2")
def test_a_world_for_twelve_is_as_large_as_that_of_the_books() -> None:
    assert board_for(12).size == 972
