"""The few ways in which an event changes the world; nothing else writes."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.ids import (
    ActorId,
    ItemId,
    LocationId,
    NationId,
    Position,
    Tick,
    UnitId,
)
from warhost.games.cosmos.indexes import count_in, count_item, count_out, discount_item
from warhost.games.cosmos.order import Queue
from warhost.games.cosmos.sight.counting import count_apart
from warhost.games.cosmos.sight.eyes import unwatch, watch
from warhost.games.cosmos.sight.memory import (
    Loss,
    note_loss,
    note_taken,
    refresh_unit,
    remember_surroundings,
    see_through,
    show_location,
    show_lying,
    show_units,
)
from warhost.games.cosmos.sight.modes import eyes_of
from warhost.games.cosmos.sight.spotting import SEES_THROUGH
from warhost.games.cosmos.sight.watching import unit_watcher
from warhost.games.cosmos.world import Item, Unit, World, tick_of


def change_unit(world: World, unit: UnitId, **changes: Any) -> None:
    """Replace a unit's record; whoever sees it learns of what shows."""
    world.units[unit] = replace(world.units[unit], **changes)
    if not SHOWS.isdisjoint(changes):
        refresh_unit(world, world.units[unit])


SHOWS = frozenset({"health", "name", "type"})
"""What others see of a unit."""


def search_on(world: World, unit: UnitId, **changes: Any) -> None:
    """C18.1-2 A unit is more aware from now on."""
    one = world.units[unit]
    _look_away(world, one)
    world.units[unit] = replace(one, **changes)
    _look_about(world, world.units[unit])


def change_nation(world: World, nation: NationId, **changes: Any) -> None:
    """Replace a nation's record."""
    world.nations[nation] = replace(world.nations[nation], **changes)


def change_location(world: World, location: LocationId, **changes: Any) -> None:
    """Replace a location's record; its place and owner have ways of their own."""
    world.locations[location] = replace(world.locations[location], **changes)
    show_location(world, location)


def put_units(
    world: World,
    units: Iterable[UnitId],
    position: Position,
    origin: str = "",
    loss: Loss = "left",
    **changes: Any,
) -> None:
    """Units of one nation leave where they are and are at a position, or off the map."""
    moved, now = tuple(units), tick_of(world)
    for unit in moved:
        _lift(world, unit, loss)
    came_from = Position(origin)
    for unit in moved:
        one = _moved(world.units[unit], position, now, came_from)
        world.units[unit] = replace(one, **changes) if changes else one
    if position:
        for unit in moved:
            _set_down(world, world.units[unit])
        show_units(world, moved)


def set_hidden(world: World, units: Iterable[UnitId], *, is_hidden: bool) -> None:
    """C18.2-11 Units of one nation hide, or can be seen again."""
    changed = tuple(units)
    for unit in changed:
        if is_hidden:
            note_loss(world, world.units[unit], "hid")
            change_unit(world, unit, is_hidden=True, hid=tick_of(world))
        else:
            change_unit(world, unit, is_hidden=False)
    show_units(world, changed)


def change_mode(world: World, units: Iterable[UnitId], *, quests: bool) -> None:
    """C20.1-4, C20.1-7 Units of one nation, and all they hold, pass into the other world."""
    changed, now = tuple(units), tick_of(world)
    for unit in changed:
        _lift(world, unit, "hid")
        one = replace(world.units[unit], quests=quests, arrived=now, came_from=Position(""))
        if not quests:
            one = replace(one, retreat_spot=Position(""), retreats_at=0)
        world.units[unit] = one
        for item in sorted(world.index.held.get(unit, ())):
            put_item(world, replace(world.items[item], quests=quests))
    for unit in changed:
        _set_down(world, world.units[unit])
    show_units(world, changed)


def put_item(world: World, item: Item) -> None:
    """An item as it is from now on: new, held by somebody else, or lying somewhere."""
    before = world.items.get(item.id)
    if before is not None:
        _pick_up(world, before)
    world.items[item.id] = item
    count_item(world.index, item)
    if _lies(item):
        count_apart(world, world.index, item.position, 1)
        show_lying(world, item)


def remove_item(world: World, item: ItemId) -> None:
    """An item is no more."""
    _pick_up(world, world.items.pop(item))


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


def _moved(unit: Unit, position: Position, now: Tick, came_from: Position) -> Unit:
    """C18.1-4 Where it has come, its search begins anew."""
    return replace(
        unit,
        position=position,
        arrived=now,
        came_from=came_from,
        searched=0,
        sought=0,
        sought_for=0,
    )


def _set_down(world: World, unit: Unit) -> None:
    count_in(world.index, unit)
    count_apart(world, world.index, unit.position, 1)
    if unit.nation:
        _look_about(world, unit)
        remember_surroundings(world, unit)
        if world.enchanted and SEES_THROUGH in world.rules.units[unit.type].abilities:
            see_through(world, unit)


def _lift(world: World, unit: UnitId, loss: Loss) -> None:
    one = world.units[unit]
    if not one.position:
        return
    note_loss(world, one, loss)
    count_out(world.index, one)
    count_apart(world, world.index, one.position, -1)
    _look_away(world, one)


def _look_about(world: World, unit: Unit) -> None:
    if unit.nation and unit.position:
        watch(world, eyes_of(unit.nation, quests=unit.quests), unit_watcher(world, unit))


def _look_away(world: World, unit: Unit) -> None:
    if unit.nation and unit.position:
        unwatch(world, eyes_of(unit.nation, quests=unit.quests), unit_watcher(world, unit))


def _lies(item: Item) -> bool:
    return item.holder is None and bool(item.position)


def _pick_up(world: World, item: Item) -> None:
    discount_item(world.index, item)
    if _lies(item):
        note_taken(world, item)
        count_apart(world, world.index, item.position, -1)
