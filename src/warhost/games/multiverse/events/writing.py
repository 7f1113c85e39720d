"""The few ways in which an event changes the world; nothing else writes, indexes included."""

from typing import Any

from msgspec.structs import replace

from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.games.multiverse.ground import CROSSROADS, Ground
from warhost.games.multiverse.rules import FULL, TOKEN, WALLS
from warhost.games.multiverse.story import NOBODY, Encounter
from warhost.games.multiverse.tasks import (
    Action,
    Activation,
    CardPlay,
    Choice,
    Combat,
    Naming,
    Placing,
    Task,
    Venture,
)
from warhost.games.multiverse.world import Building, Table, Unit, UnitId, World
from warhost.kernel.asks import Seat


def change_unit(world: World, unit: UnitId, **changes: Any) -> None:
    """Replace a block's record; `move_unit` changes where it stands."""
    units = world.table.units
    units[unit] = replace(units[unit], **changes)


def add_unit(world: World, unit: Unit) -> None:
    """A block appears."""
    table = world.table
    table.units[unit.id] = unit
    _enter(table, unit.id, unit.hex)


def move_unit(world: World, unit: UnitId, target: Hex, **changes: Any) -> None:
    """A block stands somewhere else."""
    table = world.table
    before = table.units[unit]
    table.units[unit] = replace(before, hex=target, **changes)
    _leave(table, unit, before.hex)
    _enter(table, unit, target)


def remove_unit(world: World, unit: UnitId) -> None:
    """A block leaves the board; a hero's sheet stays with its owner (M13.1-4)."""
    table = world.table
    gone = table.units.pop(unit)
    _leave(table, unit, gone.hex)
    if gone.kind in table.heroes:
        change_hero(world, gone.kind, alive=False)


def add_building(world: World, building: Building) -> None:
    """A building stands, and is a crossroads on all its hexes (M8.2-4)."""
    table = world.table
    table.buildings[building.hex] = building
    for hex_ in building.hexes:
        table.sites[hex_] = building.hex
        mark_hex(table, hex_)
    change_roads(table, dict.fromkeys(building.hexes, CROSSROADS))


def change_building(world: World, building: Hex, **changes: Any) -> None:
    """Replace a building's record."""
    buildings = world.table.buildings
    buildings[building] = replace(buildings[building], **changes)


def remove_building(world: World, building: Hex) -> None:
    """A building is gone, and its crossroads with it."""
    table = world.table
    hexes = table.buildings.pop(building).hexes
    for hex_ in hexes:
        del table.sites[hex_]
        mark_hex(table, hex_)
    change_roads(table, dict.fromkeys(hexes, 0))


def change_terrain(table: Table, codes: dict[Hex, int]) -> None:
    """Hexes have another terrain."""
    terrain = bytearray(table.ground.terrain)
    for hex_, code in codes.items():
        terrain[hex_] = code
    ground = table.ground
    table.ground = Ground(ground.board, ground.terrains, bytes(terrain), ground.roads)


def change_roads(table: Table, courses: dict[Hex, int]) -> None:
    """Hexes have another course of roads."""
    roads = bytearray(table.ground.roads)
    for hex_, course in courses.items():
        roads[hex_] = course
    ground = table.ground
    table.ground = Ground(ground.board, ground.terrains, ground.terrain, bytes(roads))


def change_player(world: World, seat: Seat, **changes: Any) -> None:
    """Replace what all know of a seat."""
    world.table.players[seat] = replace(world.table.players[seat], **changes)


def change_secret(world: World, seat: Seat, **changes: Any) -> None:
    """Replace what only a seat knows."""
    world.secrets[seat] = replace(world.secrets[seat], **changes)


def change_market(world: World, **changes: Any) -> None:
    """Replace the record of the trade row."""
    world.table.market = replace(world.table.market, **changes)


def use_command(world: World, name: UnitId) -> None:
    """M21.2-2 A point for a unit that does something for the first time this turn."""
    unit = world.table.units[name]
    command = world.table.players[unit.seat].command
    if command is not None and not unit.acted:
        change_player(world, unit.seat, command=replace(command, used=command.used + 1))


def change_tokens(table: Table, tokens: dict[Hex, int]) -> None:
    """Adventures wait in hexes, by refresh number; 0 for no longer."""
    for hex_, refresh in tokens.items():
        if refresh:
            table.tokens[hex_] = refresh
        else:
            table.tokens.pop(hex_, None)
        mark_hex(table, hex_)


def plant(world: World, kind: str, hex_: Hex) -> None:
    """A permanent encounter is on the map, as a building if it has hit points."""
    table = world.table
    encounters = (*table.story.encounters, Encounter(kind, hex_))
    change_story(world, encounters=encounters)
    row = table.rules.encounters[kind]
    if row.terrain:
        change_terrain(table, {hex_: table.rules.codes[row.terrain]})
    if row.hp:
        add_building(world, Building(hex_, NOBODY, kind, (hex_,)))


def change_story(world: World, **changes: Any) -> None:
    """Replace the record of what lies beside the board."""
    world.table.story = replace(world.table.story, **changes)


def change_hero(world: World, hero: str, **changes: Any) -> None:
    """Replace a hero sheet."""
    heroes = world.table.heroes
    heroes[hero] = replace(heroes[hero], **changes)


def change_turn(world: World, **changes: Any) -> None:
    """Replace the record of the turn."""
    world.table.turn = replace(world.table.turn, **changes)


def push(world: World, task: Task) -> None:
    """Put a task on top of the agenda."""
    world.table.agenda = (*world.table.agenda, task)


def change_top(world: World, task: Task) -> None:
    """Replace the task on top of the agenda."""
    world.table.agenda = (*world.table.agenda[:-1], task)


def pop(world: World, task: Task) -> None:
    """Take the finished task off the agenda."""
    assert world.table.agenda[-1] == task, (world.table.agenda, task)
    world.table.agenda = world.table.agenda[:-1]


def leave_agenda(table: Table, seat: Seat) -> None:
    """A seat is out: what it was doing or would do is dropped, and combats are broken off."""
    kept = [task for task in table.agenda if not isinstance(task, BROKEN_OFF)]
    names = set(table.units)
    table.agenda = tuple(
        _without(task, seat)
        for task in kept
        if not isinstance(task, Activation) or task.unit in names
    )


def _without(task: Task, seat: Seat) -> Task:
    left = replace(task, seats=tuple(other for other in task.seats if other != seat))
    if isinstance(left, Action):
        return replace(left, later=tuple(other for other in left.later if other != seat))
    return left


BROKEN_OFF = (Combat, CardPlay, Choice, Venture, Placing, Naming)


def mark_hex(table: Table, hex_: Hex) -> None:
    """Write into the index of occupation what the records say of this hex."""
    here = table.blocks.get(hex_, ())
    building = table.building_at(hex_)
    holder = table.units[here[0]].seat if here else building.seat if building else None
    mark = table.mark_of(holder) if holder is not None else 0
    mark |= FULL if here else 0
    mark |= WALLS if table.sites.get(hex_, NOWHERE) != NOWHERE else 0
    table.occupied[hex_] = mark | (TOKEN if hex_ in table.tokens else 0)


def index_all(table: Table) -> None:
    """Work out the indexes anew from the records."""
    table.blocks, table.sites = {}, {}
    for unit in table.units.values():
        table.blocks[unit.hex] = tuple(sorted((*table.blocks.get(unit.hex, ()), unit.id)))
    for building in table.buildings.values():
        table.sites.update(dict.fromkeys(building.hexes, building.hex))
    table.occupied = bytearray(table.board.size)
    for hex_ in {*table.blocks, *table.sites, *table.tokens}:
        mark_hex(table, hex_)


def _enter(table: Table, unit: UnitId, hex_: Hex) -> None:
    table.blocks[hex_] = tuple(sorted((*table.blocks.get(hex_, ()), unit)))
    mark_hex(table, hex_)


def _leave(table: Table, unit: UnitId, hex_: Hex) -> None:
    left = tuple(other for other in table.blocks[hex_] if other != unit)
    if left:
        table.blocks[hex_] = left
    else:
        del table.blocks[hex_]
    mark_hex(table, hex_)
