"""C9 Who flees, what is left behind, how long the way home takes, and where it ends."""

from collections.abc import Iterable, Iterator
from typing import Any

from warhost.games.cosmos.economy.costs import people_of, unit_cost
from warhost.games.cosmos.events.economy import Booked, Kind, Share
from warhost.games.cosmos.events.flight import GOING_HOME, CameHome, Fled, ReturnProlonged
from warhost.games.cosmos.events.forces import ForceChanged
from warhost.games.cosmos.forces.losses import removed
from warhost.games.cosmos.geography import distance
from warhost.games.cosmos.ids import (
    ActorId,
    LocationId,
    NationId,
    Position,
    Tick,
    UnitId,
)
from warhost.games.cosmos.items.handling import dropped, held_by, owner_at
from warhost.games.cosmos.recruiting.interrupting import interrupted
from warhost.games.cosmos.sight.places import hex_around, location_at
from warhost.games.cosmos.world import Unit, World, force_of, tick_of
from warhost.kernel.dice import Dice

PHASES_A_HEX = 4
"""C9-3"""
REGAINED = {"population": 100, "mount": 80}
"""C9-10 In parts of a hundred, at no distance."""
HALFWAY = 10
"""C9-11 So many hexes away half of that is regained."""


def fled(world: World, units: Iterable[UnitId]) -> Iterator[Any]:
    """C9-18 Each for itself, whatever made it flee."""
    for unit in units:
        yield from _fled(world, unit, is_triggered=False)


def panicked(world: World, units: Iterable[UnitId]) -> Iterator[Any]:
    """C9.2-2"""
    yield from fled(world, units)


def triggered(world: World, units: Iterable[UnitId]) -> Iterator[Any]:
    """C9-22, C9-25 For whoever has just lost wound points: its fleewhen may make it flee."""
    for unit in units:
        one = world.units.get(unit)
        if one is None or not one.position or not one.flees_at:
            continue
        points = sum(points * count for points, count in one.health)
        if points <= one.flees_at and not world.rules.units[one.type].is_mass:
            yield from _fled(world, unit, is_triggered=True)


def prolonged(world: World, nation: NationId, old: Position, new: Position) -> Iterator[Any]:
    """C9-4, C9.1-6 For a home that moves: whoever is on the way to it has farther to go."""
    apart = _apart(world, old, new)
    away = sorted(unit.id for unit in world.units.values()
                  if unit.nation == nation and is_going_home(world, unit))  # fmt: skip
    if away and apart:
        yield ReturnProlonged(nation, tuple(away), PHASES_A_HEX * apart)


def come_home(world: World, _: Dice) -> Iterator[Any]:
    """C9-5 to C9-7 When actions are over, and before battles."""
    now = tick_of(world)
    due = sorted(
        UnitId(actor)
        for actor, queue in world.queues.items()
        if queue[0].until <= now and queue[0].order.word == GOING_HOME
    )
    for unit in due:
        nation = world.units[unit].nation
        place = refuge(world, nation)
        if place is None:
            yield from removed(world, unit, "fled")
        else:
            yield CameHome(nation, unit, place)


def refuge(world: World, nation: NationId) -> Position | None:
    """C9-6 The home, or the first place around it that the nation still owns."""
    place = world.nations[nation].home
    while place:
        if owner_at(world, place) == nation:
            return place
        location = location_at(world, place)
        place = Position("") if location is None else world.locations[location].position
    return None


def is_going_home(world: World, unit: Unit) -> bool:
    queue = world.queues.get(ActorId(unit.id), ())
    return not unit.position and bool(queue) and queue[0].order.word == GOING_HOME


def return_of(world: World, unit: Unit, *, is_triggered: bool) -> tuple[Tick, str]:
    """C9-3, C9.1 When it is back, and with which tactics."""
    home, now = world.nations[unit.nation].home, tick_of(world)
    apart = _apart(world, unit.position, home)
    if apart:
        return Tick(now + PHASES_A_HEX * apart), "flee" if is_triggered else unit.tactics
    last = now - world.clock.phase + world.rules.phases
    if world.clock.phase == 1:
        return Tick(last), "avoid"
    return Tick(last + 1), "flee"


def regained(world: World, unit: Unit) -> dict[str, int]:
    """C9-9 to C9-13 Part of its population and mounts, less with every hex to the home."""
    if unit.taken is not None or unit.nation not in world.nations:
        return {}
    kind, nation = world.rules.units[unit.type], world.nations[unit.nation]
    apart = _apart(world, unit.position, nation.home) if nation.home else None
    cost = unit_cost(people_of(world.rules, nation), kind, unit.individuals)
    found = {}
    for name, amount in cost.items():
        share = REGAINED.get(world.rules.resources[name].kind, 0)
        if share and apart is not None:
            found[name] = amount * share * HALFWAY // (100 * (HALFWAY + apart))
    return {name: amount for name, amount in found.items() if amount}


def _fled(world: World, unit: UnitId, *, is_triggered: bool) -> Iterator[Any]:
    if world.rules.units[world.units[unit].type].is_mass:
        yield from _dissolved(world, unit)
        return
    one = world.units[unit]
    yield from _left_alone(world, unit)
    yield from interrupted(world, one.nation, ActorId(unit), ())
    yield from _dropped_goods(world, one, keeps=("mana",))
    kinds = world.rules.items
    loose = (i for i in held_by(world, (unit,)) if not kinds[world.items[i].type].is_personal)
    yield from dropped(world, unit, tuple(loose), one.position)
    if one.nation not in world.nations or not world.nations[one.nation].home:
        yield from removed(world, unit, "fled")
        return
    until, tactics = return_of(world, world.units[unit], is_triggered=is_triggered)
    yield Fled(one.nation, unit, one.position, until, tactics, one.is_hidden, is_triggered)


def _dissolved(world: World, unit: UnitId) -> Iterator[Any]:
    """C9-8, C9-17 All that it carries lies where it fled."""
    one = world.units[unit]
    yield from _dropped_goods(world, one, keeps=())
    yield from dropped(world, unit, held_by(world, (unit,)), one.position)
    back = regained(world, one)
    yield from removed(world, unit, "fled")
    if back:
        shares = tuple(Share("pool", one.nation, name, amount) for name, amount in back.items())
        yield Booked(one.nation, "recovered", shares)


def _left_alone(world: World, unit: UnitId) -> Iterator[Any]:
    """C8-9 The others go on without it; the next of them leads."""
    one = world.units[unit]
    leader = one.leader or unit
    rest = tuple(other for other in force_of(world, leader) if other != unit)
    if not rest:
        return
    yield ForceChanged(one.nation, leader, (leader,) if leader == unit else rest)
    if leader == unit and len(rest) > 1:
        yield ForceChanged(one.nation, rest[0], rest)


def _dropped_goods(world: World, unit: Unit, keeps: tuple[str, ...]) -> Iterator[Any]:
    """C9-15 To where it stood; in the air and under the earth they are lost."""
    kinds = world.rules.resources
    goods = {n: a for n, a in unit.carries.items() if kinds[n].kind not in keeps}
    shares = [Share("unit", unit.id, name, -amount) for name, amount in goods.items()]
    if unit.position.isdigit():
        number = int(unit.position)
        kind: Kind = "location" if LocationId(number) in world.locations else "hex"
        shares += [Share(kind, number, name, amount) for name, amount in goods.items()]
    if shares:
        yield Booked(unit.nation, "dropped", tuple(shares), ActorId(unit.id))


def _apart(world: World, one: Position, other: Position) -> int:
    """Hexes between two places, whatever is over, under or inside them."""
    return distance(world.board, hex_around(world, one), hex_around(world, other))
