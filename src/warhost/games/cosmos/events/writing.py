"""The few ways in which an event changes the world; nothing else writes."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.ids import ActorId, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.order import Queue
from warhost.games.cosmos.sight.memory import (
    note_last_sight,
    show_location,
    show_units,
    unwatch,
    watch,
)
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import World


def change_unit(world: World, unit: UnitId, **changes: Any) -> None:
    """Replace a unit's record; whoever sees it learns of what shows."""
    world.units[unit] = replace(world.units[unit], **changes)


def change_nation(world: World, nation: NationId, **changes: Any) -> None:
    """Replace a nation's record."""
    world.nations[nation] = replace(world.nations[nation], **changes)


def change_location(world: World, location: LocationId, **changes: Any) -> None:
    """Replace a location's record; its place and owner have ways of their own."""
    world.locations[location] = replace(world.locations[location], **changes)
    show_location(world, location)


def put_units(world: World, units: Iterable[UnitId], position: Position) -> None:
    """Units of one nation leave where they are and are at a position, or off the map."""
    moved = tuple(units)
    for unit in moved:
        _lift(world, unit)
    for unit in moved:
        world.units[unit] = replace(world.units[unit], position=position)
    if position:
        for unit in moved:
            world.index.at.setdefault(position, {})[unit] = None
            watch(world, world.units[unit].nation, hex_around(world, position))
        show_units(world, moved)


def set_queue(world: World, actor: ActorId, queue: Queue) -> None:
    """What an actor still has to carry out."""
    if queue:
        world.queues[actor] = queue
    else:
        world.queues.pop(actor, None)


def set_force(world: World, leader: UnitId, members: tuple[UnitId, ...]) -> None:
    """C8-3 A force of the leader and those behind it; a force of one is none."""
    for unit in world.forces.pop(leader, ()):
        change_unit(world, unit, leader=None)
    if len(members) < 2:
        return
    world.forces[leader] = members
    for unit in members[1:]:
        change_unit(world, unit, leader=leader)


def _lift(world: World, unit: UnitId) -> None:
    one = world.units[unit]
    if not one.position:
        return
    note_last_sight(world, one)
    there = world.index.at[one.position]
    del there[unit]
    if not there:
        del world.index.at[one.position]
    unwatch(world, one.nation, hex_around(world, one.position))
