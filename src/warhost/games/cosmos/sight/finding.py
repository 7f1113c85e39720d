"""C18.1 What a force that looks for one thing makes out at its position."""

from collections.abc import Iterator

from warhost.games.cosmos.events.searching import Found, Searched
from warhost.games.cosmos.ids import ItemId, LocationId, Position, UnitId
from warhost.games.cosmos.sight.cover import FADING
from warhost.games.cosmos.sight.distances import sees
from warhost.games.cosmos.sight.places import ground_at, spot_of
from warhost.games.cosmos.sight.watching import (
    HERE,
    HUNDRED,
    MOST_SEARCH,
    item_hardness,
    place_hardness,
    unit_hardness,
)
from warhost.games.cosmos.world import Unit, World, force_of

THRICE = 3
"""C18.1-6 How much more a phase shows of what is looked for."""
MORE = THRICE * 2 - 1
"""What it counts for that beside the half phase it counts for all."""


def looked(world: World, leader: UnitId, target: int = 0) -> Iterator[Searched | Found]:
    """C18.1-2 A phase of looking about is over."""
    nation, units = world.units[leader].nation, force_of(world, leader)
    yield Searched(nation, units, target)
    if target and not is_found(world, leader, target) and _makes_out(world, leader, target):
        yield Found(nation, leader, target)


def is_found(world: World, leader: UnitId, target: int) -> bool:
    """C18.1-8 Whether the nation sees it at the position of the force."""
    one, there = world.units[leader], _place_of(world, target)
    if there is None or spot_of(world, there) != spot_of(world, one.position):
        return False
    return sees(world, one.nation, target)


def _makes_out(world: World, leader: UnitId, target: int) -> bool:
    here, there = world.units[leader].position, _place_of(world, target)
    if there is None or spot_of(world, there) != spot_of(world, here):
        return False
    power = max(_power(world, world.units[unit]) for unit in force_of(world, leader))
    return _hardness(world, target) <= power


def _power(world: World, unit: Unit) -> int:
    ground = world.rules.terrains[ground_at(world, unit.position)]
    sharp = world.rules.units[unit.type].awareness * ground.outlook // HUNDRED
    searched = min(unit.searched + MORE * unit.sought_for, THRICE * MOST_SEARCH)
    return sharp * (HUNDRED + HERE * searched) // HUNDRED * FADING[0] // HUNDRED


def _place_of(world: World, thing: int) -> Position | None:
    """Where a unit, a location or an item that lies somewhere is."""
    if (unit := world.units.get(UnitId(thing))) is not None:
        return unit.position or None
    if (place := world.locations.get(LocationId(thing))) is not None:
        return place.position
    item = world.items.get(ItemId(thing))
    return item.position or None if item is not None and item.holder is None else None


def _hardness(world: World, thing: int) -> int:
    if (unit := world.units.get(UnitId(thing))) is not None:
        return unit_hardness(world, unit)
    if (place := world.locations.get(LocationId(thing))) is not None:
        return place_hardness(world, place)
    return item_hardness(world, world.items[ItemId(thing)])
