"""Units that come, go, or change hands, with everything that follows from it for their nation."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.events.economy import Booked, Kind, Share
from warhost.games.cosmos.events.nations import RulerChanged
from warhost.games.cosmos.events.units import UnitCreated, UnitGone, UnitTaken, Why
from warhost.games.cosmos.ids import ActorId, LocationId, NationId, UnitId
from warhost.games.cosmos.items.handling import left_behind
from warhost.games.cosmos.order import Queue
from warhost.games.cosmos.recruiting.interrupting import interrupted
from warhost.games.cosmos.world import Nation, Taken, Unit, World, force_of


def created(world: World, unit: Unit, orders: Queue = ()) -> Iterator[Any]:
    """C7.1-8; C5.5-10 where nobody ruled, the first of the ruler's type does."""
    yield UnitCreated(unit.nation, unit, orders)
    nation = world.nations.get(unit.nation)
    if nation is not None and nation.ruler is None and unit.type == nation.ruler_type:
        yield RulerChanged(nation.number, unit.id)


def removed(world: World, unit: UnitId, why: Why) -> Iterator[Any]:
    """A unit ceases to exist: what it carries stays, what it had begun is broken off."""
    one = world.units[unit]
    rules_now = _rules(world, one)
    yield from _left_behind(world, one)
    yield from left_behind(world, unit)
    if not _is_succeeded(world, one):
        yield from interrupted(world, one.nation, ActorId(unit), ())
    yield UnitGone(one.nation, unit, one.position, why, one.is_hidden)
    if rules_now:
        yield RulerChanged(one.nation, successor(world, world.nations[one.nation]))


def taken_over(world: World, unit: UnitId, nation: NationId, taken: Taken | None) -> Iterator[Any]:
    """C7.4-3 A unit has another owner."""
    one = world.units[unit]
    rules_now = _rules(world, one)
    if not _is_succeeded(world, one):
        yield from interrupted(world, one.nation, ActorId(unit), ())
    yield UnitTaken(nation, unit, one.nation, one.position, taken)
    if rules_now:
        yield RulerChanged(one.nation, successor(world, world.nations[one.nation]))


def successor(world: World, nation: Nation) -> UnitId | None:
    """C5.5-9 to C5.5-11 The heir; or the lowest number of the ruler's type; or nobody."""
    fit = [
        unit.id
        for unit in world.units.values()
        if unit.nation == nation.number and unit.type == nation.ruler_type
    ]
    if nation.heir in fit:
        return nation.heir
    return min(fit, default=None)


def _rules(world: World, unit: Unit) -> bool:
    nation = world.nations.get(unit.nation)
    return nation is not None and nation.ruler == unit.id


def _is_succeeded(world: World, unit: Unit) -> bool:
    """C8-9 Whether somebody takes its orders over."""
    return unit.leader is None and len(force_of(world, unit.id)) > 1


def _left_behind(world: World, unit: Unit) -> Iterator[Any]:
    """C8-12 Resources go to another of its force, or stay where it was; its mana is lost."""
    if not unit.carries:
        return
    mana = {n for n in unit.carries if world.rules.resources[n].kind == "mana"}
    goods = {n: amount for n, amount in unit.carries.items() if n not in mana}
    shares = [Share("unit", unit.id, n, -amount) for n, amount in unit.carries.items()]
    others = [one for one in force_of(world, unit.leader or unit.id) if one != unit.id]
    if others:
        shares += [Share("unit", others[0], n, amount) for n, amount in goods.items()]
    elif unit.position.isdigit():
        place = LocationId(int(unit.position))
        kind: Kind = "location" if place in world.locations else "hex"
        shares += [Share(kind, int(unit.position), n, amount) for n, amount in goods.items()]
    yield Booked(unit.nation, "dropped", tuple(shares), ActorId(unit.id))
