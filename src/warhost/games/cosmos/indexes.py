"""The index of a world built from nothing: at the beginning, after loading, and to prove it."""

from typing import Any

from warhost.games.cosmos.ids import HexNumber, NationId
from warhost.games.cosmos.sight.cover import cover_of
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import Index, Item, Unit, World


def index_of(world: World) -> Index:
    """Everything that follows from the records."""
    index = Index(cover=cover_of(world.hexes, world.board, world.rules))
    for location in world.locations.values():
        index.inside.setdefault(location.position, {})[location.id] = None
    for unit in world.units.values():
        if unit.position:
            count_in(index, unit)
    for item in world.items.values():
        count_item(index, item)
    for nation, number in watchers_of(world):
        counts = index.sight.setdefault(nation, {})
        for other in index.cover[number]:
            counts[other] = counts.get(other, 0) + 1
    return index


def count_in(index: Index, unit: Unit) -> None:
    """A unit is where it is from now on."""
    index.at.setdefault(unit.position, {})[unit.id] = None
    crowd = index.crowd.setdefault(unit.position, {})
    crowd[unit.nation] = crowd.get(unit.nation, 0) + 1
    if unit.came_from:
        way = (unit.came_from, unit.position)
        index.arrivals.setdefault(way, {})[unit.id] = None


def count_out(index: Index, unit: Unit) -> None:
    """A unit is no longer where it was."""
    _take_out(index.at, unit.position, unit.id)
    if unit.came_from:
        _take_out(index.arrivals, (unit.came_from, unit.position), unit.id)
    crowd = index.crowd[unit.position]
    crowd[unit.nation] -= 1
    if not crowd[unit.nation]:
        del crowd[unit.nation]
    if not crowd:
        del index.crowd[unit.position]


def count_item(index: Index, item: Item) -> None:
    """An item is held or lies somewhere from now on."""
    if item.holder is not None:
        index.held.setdefault(item.holder, {})[item.id] = None
    elif item.position:
        index.lying.setdefault(item.position, {})[item.id] = None


def discount_item(index: Index, item: Item) -> None:
    """An item is no longer where it was."""
    if item.holder is not None:
        _take_out(index.held, item.holder, item.id)
    elif item.position:
        _take_out(index.lying, item.position, item.id)


def _take_out(shelves: dict[Any, dict[Any, None]], place: Any, thing: Any) -> None:
    shelf = shelves[place]
    del shelf[thing]
    if not shelf:
        del shelves[place]


def watchers_of(world: World) -> list[tuple[NationId, HexNumber]]:
    """C18-22 Units, owned hexes and owned locations see for their nation."""
    units = [(u.nation, hex_around(world, u.position)) for u in world.units.values() if u.position]
    lands = [(one.owner, number) for number, one in world.hexes.items()]
    places = [(p.owner, hex_around(world, p.position)) for p in world.locations.values()]
    return [pair for pair in (*units, *lands, *places) if pair[0]]
