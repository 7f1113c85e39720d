"""The worlds that are shipped: whoever stands somewhere can, and everything occurs somewhere."""

import functools

import pytest

from tests.games.cosmos.tables.shipped import PACKS, tables_of
from tests.rule import rule
from warhost.games.cosmos.beginning import player_nations
from warhost.games.cosmos.ids import Position
from warhost.games.cosmos.movement.waypoints import terrain_at
from warhost.games.cosmos.rules import rules_from
from warhost.games.cosmos.scene.reading import read_scene
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import World

SCENARIOS = {name: pack for pack in reversed(PACKS) for name in tables_of(pack)["scenario"]}
SCENARIOS |= dict.fromkeys(tables_of("base")["scenario"], "base")
every_scenario = pytest.mark.parametrize("name", SCENARIOS)


@functools.cache
def world_of(name: str) -> World:
    tables = tables_of(SCENARIOS[name])
    scenario = tables["scenario"][name]
    return read_scene(scenario.scene, rules_from(tables, scenario))


WORLDS = [world_of(name) for name in SCENARIOS]


@rule("C2.3.1-14")
@every_scenario
def test_whoever_stands_somewhere_can_be_there(name: str) -> None:
    world = world_of(name)
    for unit in world.units.values():
        moves = world.rules.units[unit.type].moves
        assert terrain_at(world, unit.position) in moves, (unit.id, unit.type, unit.position)


@rule("C2.2-10")
@every_scenario
def test_nothing_is_fuller_than_it_can_be(name: str) -> None:
    world = world_of(name)
    for place in world.locations.values():
        kind = world.rules.locations[place.type]
        inside = [world.units[one] for one in world.index.at.get(Position(str(place.id)), {})]
        size = sum(world.rules.units[one.type].size * one.individuals for one in inside)
        assert not kind.interior or size <= kind.interior, (place.id, place.type, size)


@rule("C5.2-1", "C5.5-1")
@every_scenario
def test_nations_have_a_home_a_ruler_and_something_to_live_by(name: str) -> None:
    world = world_of(name)
    for nation in player_nations(world):
        assert nation.home
        assert nation.ruler in world.units
        assert world.hexes[hex_around(world, nation.home)].owner == nation.number
        assert nation.pool["food"] > 0


@rule("C2.1-1", "C2.2-1")
@every_scenario
def test_numbers_tell_one_thing_from_another(name: str) -> None:
    world = world_of(name)
    known = [*world.hexes, *world.locations, *world.items, *world.units]
    assert len(known) == len(set(map(int, known)))


@rule("C2.1-10")
def test_every_feature_of_the_map_occurs() -> None:
    seen = {one for world in WORLDS for ground in world.hexes.values()
            for names in ground.sides.values() for one in names}  # fmt: skip
    assert seen == set(world_of("tutorial").rules.features)


@rule("C2.1-9")
def test_every_basic_terrain_occurs() -> None:
    seen = {ground.terrain for world in WORLDS for ground in world.hexes.values()}
    inside = {"city", "structure", "cave", "road", "air", "underground", "lake_bottom",
              "sea_bottom", "elemental_fire"}  # fmt: skip
    assert seen == set(world_of("tutorial").rules.terrains) - inside


@rule("C11.4-1")
def test_ways_that_no_map_shows_lead_there_and_back_or_only_there() -> None:
    ways = {(way.start, way.end) for world in WORLDS for known in world.connections.values()
            for way in known}  # fmt: skip
    both = {(one, other) for one, other in ways if (other, one) in ways}
    assert both
    assert ways - both


def test_everything_that_can_lie_about_lies_somewhere() -> None:
    places = [place for world in WORLDS for place in world.locations.values()]
    kinds = {name for world in WORLDS for name in world.rules.locations}
    assert kinds - {one.type for one in places} <= {"temple", "barrow"}
    items = {one.type for world in WORLDS for one in world.items.values()}
    assert items == {name for world in WORLDS for name in world.rules.items}


def test_whatever_can_be_done_can_be_done_somewhere() -> None:
    units = [unit for world in WORLDS for unit in world.units.values()]
    assert any(unit.is_hidden for unit in units)
    assert any(unit.price for unit in units), "for hire"
    assert any(unit.position.startswith("u") for unit in units), "under the earth"
    places = [place for world in WORLDS for place in world.locations.values()]
    assert any(place.store for place in places)
    nested = [
        place
        for world in WORLDS
        for place in world.locations.values()
        if place.position.isdigit() and int(place.position) in map(int, world.locations)
    ]
    assert any(place.type == "keep" for place in nested)
    nations = [nation for world in WORLDS for nation in world.nations.values()]
    assert any(nation.warships for nation in nations)
    assert any(not nation.seat for nation in nations), "led by nobody"


@rule("C1-1")
def test_the_scenarios_are_as_large_and_long_as_promised() -> None:
    tutorial, island = world_of("tutorial"), world_of("drowned-throne")
    assert (tutorial.board.size, tutorial.rules.turns) == (120, 8)
    assert len(player_nations(tutorial)) == 2
    assert (island.board.size, island.rules.turns) == (399, 18)
    assert len(player_nations(island)) == 4
    kinds = island.rules.locations
    quests = [one for one in island.locations.values() if kinds[one.type].mode == "questing"]
    assert len(quests) >= 30


@rule("C5.3-6", "C5.1-1")
def test_the_great_war_has_two_factions_and_seven_places_of_power() -> None:
    world = world_of("long-dusk")
    assert (world.board.size, world.rules.turns) == (972, 24)
    factions = [one.faction for one in player_nations(world)]
    assert factions == ["Dawn"] * 6 + ["Dusk"] * 6
    assert len(world.victory.goals) == 7
    assert not any(world.locations[one].owner for one in world.victory.goals)
