"""C6.4 Upkeep at the end of a turn, and what follows where it cannot be paid."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.economy.costs import location_upkeep, people_of, unit_upkeep
from warhost.games.cosmos.economy.stores import Source, Till, location_sources, unit_sources
from warhost.games.cosmos.events.economy import Booked, ShipsLost
from warhost.games.cosmos.events.places import PlaceChanged, changed
from warhost.games.cosmos.events.sieges import Weakened
from warhost.games.cosmos.forces.losses import removed, taken_over
from warhost.games.cosmos.geography import distance
from warhost.games.cosmos.ids import NationId, Position, UnitId
from warhost.games.cosmos.places.sieges import inside_of, is_cut_off
from warhost.games.cosmos.places.walls import wall_upkeep
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import Location, Nation, Unit, World
from warhost.kernel.dice import Dice

AWAY = 10**6
"""Whoever is off the map, or has no home, is paid last."""


def pay_upkeep(world: World, _: Dice) -> Iterator[Any]:
    """C6.4-1 Units, then locations, then ships; each nation for itself."""
    units: dict[NationId, list[Unit]] = {}
    for unit in world.units.values():
        units.setdefault(unit.nation, []).append(unit)
    for nation in sorted(world.nations):
        yield from _pay_nation(world, world.nations[nation], units.get(nation, []))


def _pay_nation(world: World, nation: Nation, units: list[Unit]) -> Iterator[Any]:
    till = Till(world)
    away = Distances(world, nation)
    unpaid, starving = _unpaid_units(world, till, away.nearest_first(units))
    hungry, crumbling = _unpaid_places(world, till, nation, away)
    lost = _unpaid_ships(world, till, nation)
    if shares := till.shares():
        yield Booked(nation.number, "upkeep", shares)
    for unit in unpaid:
        yield from _unpaid(world, unit)
    yield from _weakened(world, nation, starving, [u for u in units if u.is_weakened])
    for place in hungry:
        yield from _starved(world, world.locations[place.id])
    for place in crumbling:
        yield _crumbled(world.locations[place.id])
    if any(lost):
        yield ShipsLost(nation.number, *lost)


class Distances:
    """How far from home things are, worked out once for each position."""

    def __init__(self, world: World, nation: Nation) -> None:
        self._world = world
        self._home = hex_around(world, nation.home) if nation.home else None
        self._known: dict[Position, int] = {}

    def of(self, position: Position) -> int:
        found = self._known.get(position)
        if found is None:
            found = self._known[position] = self._measured(position)
        return found

    def nearest_first(self, units: list[Unit]) -> list[Unit]:
        """C6.4-2, C6.4-3"""
        return sorted(units, key=lambda one: (self.of(one.position), one.id))

    def _measured(self, position: Position) -> int:
        if not position or self._home is None:
            return AWAY
        return distance(self._world.board, self._home, hex_around(self._world, position))


def _unpaid_units(world: World, till: Till, units: list[Unit]) -> tuple[list[Unit], list[UnitId]]:
    """C17.1-12 Those who are not paid, and those whom only a siege keeps from it for the first
    time: the pool pays, and they starve."""
    pools: dict[Position, tuple[Source, ...]] = {}
    unpaid, starving = [], []
    for unit in units:
        cost = unit_upkeep(world.rules, unit)
        sources = _sources(world, unit, pools)
        if not cost or till.pay(sources, cost):
            continue
        if not unit.is_weakened and _pays_despite_siege(till, sources, cost):
            starving.append(unit.id)
        else:
            unpaid.append(unit)
    return unpaid, starving


def _pays_despite_siege(till: Till, sources: tuple[Source, ...], cost: Mapping[str, int]) -> bool:
    """C17.1-12, C17.1-15 Out of a pool that a siege has closed."""
    if not any(one.kind == "pool" and one.mana_only for one in sources):
        return False
    opened = [one._replace(mana_only=False) if one.kind == "pool" else one for one in sources]
    return till.pay(opened, cost)


def _weakened(
    world: World, nation: Nation, starving: list[UnitId], were: list[Unit]
) -> Iterator[Any]:
    """C17.1-13 For the whole of the next turn, and no longer."""
    well = tuple(sorted(u.id for u in were if u.id in world.units and u.id not in starving))
    if starving or well:
        yield Weakened(nation.number, tuple(sorted(starving)), well)


def _sources(
    world: World, unit: Unit, pools: dict[Position, tuple[Source, ...]]
) -> tuple[Source, ...]:
    """C6-8 The same as for orders; a unit alone with nothing of its own shares those of a place."""
    is_plain = not (unit.carries or unit.creator or unit.leader or unit.id in world.forces)
    if not is_plain:
        return unit_sources(world, unit)
    if unit.position not in pools:
        pools[unit.position] = unit_sources(world, unit)[1:]
    return pools[unit.position]


def _unpaid_places(
    world: World, till: Till, nation: Nation, away: Distances
) -> tuple[list[Location], list[Location]]:
    """C6.4-4 Its own bill and that of its walls, each in full or not at all (A27)."""
    own = [place for place in world.locations.values() if place.owner == nation.number]
    hungry, crumbling = [], []
    for place in sorted(own, key=lambda one: (away.of(one.position), one.id)):
        kind, sources = world.rules.locations[place.type], location_sources(world, place)
        if not till.pay(sources, location_upkeep(kind, place)):
            hungry.append(place)
        upkeep = wall_upkeep(kind, place)
        if not till.pay(sources, upkeep) and not _pays_despite_siege(till, sources, upkeep):
            crumbling.append(place)
    return hungry, crumbling


def _unpaid_ships(world: World, till: Till, nation: Nation) -> tuple[int, int]:
    """C6.4-5 Transports first, one by one; how many warships and transports are lost."""
    people, pool = people_of(world.rules, nation), (Source("pool", nation.number),)
    kept = [
        _paid_ships(till, pool, upkeep, count)
        for upkeep, count in (
            (people.transports.upkeep, nation.transports),
            (people.warships.upkeep, nation.warships),
        )
    ]
    return nation.warships - kept[1], nation.transports - kept[0]


def _paid_ships(till: Till, pool: tuple[Source, ...], upkeep: Mapping[str, int], count: int) -> int:
    for paid in range(count):
        if not till.pay(pool, upkeep):
            return paid
    return count


def _unpaid(world: World, unit: Unit) -> Iterator[Any]:
    """C6.4-7, C7.4.1-6 It dissolves; what was held by magic goes back to whom it was taken from."""
    one = world.units.get(unit.id)
    if one is None:
        return
    held = one.taken if one.taken is not None and one.taken.upkeep else None
    if held is not None and held.former in world.nations:
        yield from taken_over(world, one.id, held.former, None)
        return
    yield from removed(world, one.id, "unpaid")


def _starved(world: World, place: Location) -> Iterator[Any]:
    """C6.4-8, C6.4-9, C13.1-15, C13.1-16"""
    kind = world.rules.locations[place.type]
    if not kind.is_city:
        return
    if place.size > 1:
        yield changed(replace(place, size=place.size - 1), "starves")
    elif kind.ruins and not is_cut_off(world, inside_of(place), world.rules.phases):
        ruins = replace(place, type=kind.ruins, size=0, rating=0, strength=0, damage=0)
        yield changed(ruins, "falls to ruins")


def _crumbled(place: Location) -> PlaceChanged:
    """C6.4-10, C16.1-20"""
    return changed(replace(place, damage=place.damage + place.strength), "crumbles")
