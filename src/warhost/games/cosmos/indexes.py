"""The index of a world built from nothing: at the beginning, after loading, and to prove it."""

from typing import Any

from warhost.games.cosmos.ids import NationId, Position
from warhost.games.cosmos.sight.counting import count_apart, count_eyes, grade_of, seen_from
from warhost.games.cosmos.sight.cover import cover_of
from warhost.games.cosmos.sight.modes import eyes_of, plane_of
from warhost.games.cosmos.sight.watching import (
    Watcher,
    hex_watcher,
    place_watcher,
    unit_watcher,
)
from warhost.games.cosmos.world import Index, Item, Unit, World


def index_of(world: World) -> Index:
    """Everything that follows from the records."""
    index = Index(
        cover=cover_of(world.hexes, world.board, world.rules),
        sight={nation: {} for nation in world.nations},
        watchers={nation: {} for nation in world.nations},
    )
    for location in world.locations.values():
        index.inside.setdefault(location.position, {})[location.id] = None
    for unit in world.units.values():
        if unit.position:
            count_in(index, unit)
    for item in world.items.values():
        count_item(index, item)
    _count_sight(world, index)
    return index


def _count_sight(world: World, index: Index) -> None:
    """Eyes, what they see, and what lies where only few look."""
    for nation, watcher in watchers_of(world):
        count_eyes(index, nation, watcher)
        seen = index.sight.setdefault(nation, {})
        for number, left in seen_from(world, index, watcher.spot):
            grades = seen.setdefault(number, {})
            grade = grade_of(watcher, left)
            grades[grade] = grades.get(grade, 0) + 1
    for position in _occupied(world):
        count_apart(world, index, position, 1)


def count_in(index: Index, unit: Unit) -> None:
    """A unit is where it is from now on, in the world it is in."""
    here = plane_of(unit.position, quests=unit.quests)
    index.at.setdefault(here, {})[unit.id] = None
    crowd = index.crowd.setdefault(here, {})
    crowd[unit.nation] = crowd.get(unit.nation, 0) + 1
    if unit.came_from:
        way = (unit.came_from, here)
        index.arrivals.setdefault(way, {})[unit.id] = None


def count_out(index: Index, unit: Unit) -> None:
    """A unit is no longer where it was."""
    here = plane_of(unit.position, quests=unit.quests)
    _take_out(index.at, here, unit.id)
    if unit.came_from:
        _take_out(index.arrivals, (unit.came_from, here), unit.id)
    crowd = index.crowd[here]
    crowd[unit.nation] -= 1
    if not crowd[unit.nation]:
        del crowd[unit.nation]
    if not crowd:
        del index.crowd[here]


def count_item(index: Index, item: Item) -> None:
    """An item is held or lies somewhere from now on."""
    if item.holder is not None:
        index.held.setdefault(item.holder, {})[item.id] = None
    elif item.position:
        here = plane_of(item.position, quests=item.quests)
        index.lying.setdefault(here, {})[item.id] = None


def discount_item(index: Index, item: Item) -> None:
    """An item is no longer where it was."""
    if item.holder is not None:
        _take_out(index.held, item.holder, item.id)
    elif item.position:
        _take_out(index.lying, plane_of(item.position, quests=item.quests), item.id)


def _take_out(shelves: dict[Any, dict[Any, None]], place: Any, thing: Any) -> None:
    shelf = shelves[place]
    del shelf[thing]
    if not shelf:
        del shelves[place]


def watchers_of(world: World) -> list[tuple[NationId, Watcher]]:
    """C18-22 Units, owned hexes and owned locations see for their nation."""
    units = [
        (eyes_of(u.nation, quests=u.quests), unit_watcher(world, u))
        for u in world.units.values()
        if u.position
    ]
    lands = [(one.owner, hex_watcher(world, one)) for one in world.hexes.values()]
    places = [(p.owner, place_watcher(world, p)) for p in world.locations.values()]
    return [pair for pair in (*units, *lands, *places) if pair[0] and pair[1].beyond]


def _occupied(world: World) -> list[Position]:
    """The position of everything that can be spotted."""
    units = [unit.position for unit in world.units.values()]
    items = [item.position for item in world.items.values() if item.holder is None]
    return [p for p in (*units, *items, *(o.position for o in world.locations.values())) if p]
