"""More of the few ways in which an event changes the world: what comes, goes, or changes hands."""

from msgspec.structs import replace

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import (
    NOBODY,
    ActorId,
    HexNumber,
    ItemId,
    LocationId,
    NationId,
    Position,
    UnitId,
)
from warhost.games.cosmos.sight.counting import count_apart
from warhost.games.cosmos.sight.eyes import unwatch, watch
from warhost.games.cosmos.sight.memory import show_hex, show_location
from warhost.games.cosmos.sight.watching import Watcher, hex_watcher, place_watcher
from warhost.games.cosmos.world import Location, Unit, World


def put_stock(world: World, kind: str, number: int, resource: str, amount: int) -> None:
    """C6-5 More or less of a resource in one of the places that hold it."""
    if kind == "pool":
        nation = world.nations[NationId(number)]
        pool = _stocked(nation.pool, resource, amount)
        world.nations[nation.number] = replace(nation, pool=pool)
    elif kind == "unit":
        unit = world.units[UnitId(number)]
        world.units[unit.id] = replace(unit, carries=_stocked(unit.carries, resource, amount))
    elif kind == "hex":
        ground = world.hexes[HexNumber(number)]
        world.hexes[ground.number] = replace(ground, store=_stocked(ground.store, resource, amount))
        show_hex(world, ground.number)
    else:
        place = world.locations[LocationId(number)]
        store = _stocked(place.store, resource, amount)
        writing.change_location(world, place.id, store=store)


def add_unit(world: World, unit: Unit) -> None:
    """A new unit stands where it was created."""
    last = world.last_units.get(unit.nation, UnitId(0))
    world.last_units[unit.nation] = max(last, unit.id)
    world.units[unit.id] = replace(unit, position=Position(""))
    if unit.position:
        writing.put_units(world, [unit.id], unit.position)


def remove_unit(world: World, unit: UnitId) -> None:
    """It is no more; those who saw it go know that."""
    one = world.units[unit]
    _bereave(world, one)
    if one.position:
        writing.put_units(world, [unit], Position(""), loss="gone")
    _disinherit(world, one)
    del world.units[unit]
    world.queues.pop(ActorId(unit), None)
    world.signals.pop(unit, None)


def own_unit(world: World, unit: UnitId, nation: NationId) -> None:
    """C7.4-3 It keeps number and condition, and leaves its force."""
    one = world.units[unit]
    _bereave(world, one)
    _disinherit(world, one)
    world.queues.pop(ActorId(unit), None)
    here = one.position
    writing.put_units(world, [unit], Position(""))
    world.units[unit] = replace(world.units[unit], nation=nation)
    if nation in world.minds:
        world.minds[nation].units.pop(unit, None)
    if here:
        writing.put_units(world, [unit], here)


def own_hex(world: World, number: HexNumber, owner: NationId) -> None:
    """C2.1-6, C6.2-20"""
    before = world.hexes[number].owner
    _change_tenure(world, Position(str(number)), before, owner)
    world.hexes[number] = replace(world.hexes[number], owner=owner)
    show_hex(world, number)
    _hand_over(world, hex_watcher(world, world.hexes[number]), before, owner)


def own_location(world: World, location: LocationId, owner: NationId) -> None:
    """C2.2-6 What it had begun for its former owner is forgotten."""
    before = world.locations[location].owner
    _change_tenure(world, Position(str(location)), before, owner)
    writing.change_location(world, location, owner=owner, limit=-1)
    world.queues.pop(ActorId(location), None)
    _hand_over(world, place_watcher(world, world.locations[location]), before, owner)


def own_item(world: World, item: ItemId, owner: NationId) -> None:
    writing.put_item(world, replace(world.items[item], owner=owner))


def add_location(world: World, place: Location) -> None:
    """C13-7 It has a number of its nation's."""
    last = world.last_units.get(place.owner, UnitId(0))
    world.last_units[place.owner] = max(last, UnitId(place.id))
    world.locations[place.id] = place
    world.index.inside.setdefault(place.position, {})[place.id] = None
    _change_tenure(world, Position(str(place.id)), NOBODY, place.owner)
    count_apart(world, world.index, place.position, 1)
    show_location(world, place.id)
    if place.owner:
        watch(world, place.owner, place_watcher(world, place))


def add_tenure(world: World, place: Position, nation: NationId, phases: int) -> None:
    """C6.2-19 Phases more or fewer in which a place produces for a nation."""
    if not nation:
        return
    known = world.tenure.get(place, {})
    world.tenure[place] = {**known, nation: known.get(nation, 0) + phases}


def _change_tenure(world: World, place: Position, before: NationId, owner: NationId) -> None:
    """C6.2-20 The one has had it until now, the other has it from now on."""
    add_tenure(world, place, before, world.clock.phase)
    add_tenure(world, place, owner, -world.clock.phase)


def _hand_over(world: World, watcher: Watcher, before: NationId, owner: NationId) -> None:
    if owner:
        watch(world, owner, watcher)
    if before:
        unwatch(world, before, watcher)


def _bereave(world: World, unit: Unit) -> None:
    """C8-9 The next of its force leads in its place, and takes its orders over."""
    leader = unit.leader or unit.id
    members = world.forces.get(leader, ())
    if not members:
        return
    rest = tuple(one for one in members if one != unit.id)
    writing.set_force(world, leader, (leader,))
    writing.set_force(world, rest[0], rest)
    orders = world.queues.pop(ActorId(unit.id), ())
    if leader == unit.id and orders:
        writing.set_queue(world, ActorId(rest[0]), orders)


def _disinherit(world: World, unit: Unit) -> None:
    nation = world.nations.get(unit.nation)
    if nation is not None and nation.heir == unit.id:
        writing.change_nation(world, nation.number, heir=None)


def _stocked(store: dict[str, int], resource: str, amount: int) -> dict[str, int]:
    """No store is ever below zero, and none keeps a nought."""
    left = store.get(resource, 0) + amount
    assert left >= 0, (store, resource, amount)
    changed = {**store, resource: left}
    if not left:
        del changed[resource]
    return changed
