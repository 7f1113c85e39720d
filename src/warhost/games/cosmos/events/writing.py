"""The few ways in which an event changes the world; nothing else writes."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.ids import ActorId, ItemId, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.indexes import count_in, count_item, count_out, discount_item
from warhost.games.cosmos.order import Queue
from warhost.games.cosmos.sight.memory import (
    note_last_sight,
    remember_connections,
    show_location,
    show_units,
    unwatch,
    watch,
)
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import Item, Unit, World, tick_of


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


def put_units(
    world: World, units: Iterable[UnitId], position: Position, origin: str = "", **changes: Any
) -> None:
    """Units of one nation leave where they are and are at a position, or off the map."""
    moved, now = tuple(units), tick_of(world)
    for unit in moved:
        _lift(world, unit)
    came_from = Position(origin)
    for unit in moved:
        world.units[unit] = replace(
            world.units[unit], position=position, arrived=now, came_from=came_from, **changes
        )
    if position:
        for unit in moved:
            _set_down(world, world.units[unit])
        show_units(world, moved)


def put_item(world: World, item: Item) -> None:
    """An item as it is from now on: new, held by somebody else, or lying somewhere."""
    before = world.items.get(item.id)
    if before is not None:
        discount_item(world.index, before)
    world.items[item.id] = item
    count_item(world.index, item)


def remove_item(world: World, item: ItemId) -> None:
    """An item is no more."""
    discount_item(world.index, world.items.pop(item))


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


def _set_down(world: World, unit: Unit) -> None:
    count_in(world.index, unit)
    if unit.nation:
        watch(world, unit.nation, hex_around(world, unit.position))
        remember_connections(world, unit)


def _lift(world: World, unit: UnitId) -> None:
    one = world.units[unit]
    if not one.position:
        return
    note_last_sight(world, one)
    count_out(world.index, one)
    if one.nation:
        unwatch(world, one.nation, hex_around(world, one.position))
