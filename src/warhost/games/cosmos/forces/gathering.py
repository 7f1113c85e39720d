"""C8.1 Forces put together from units that stand at one position."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.events.forces import ForceChanged
from warhost.games.cosmos.events.orders import OrdersUnfolded, PassedOver
from warhost.games.cosmos.ids import ActorId, UnitId
from warhost.games.cosmos.recruiting.interrupting import interrupted
from warhost.games.cosmos.world import World, force_of

MOVING = ("move", "farmove", "sneak", "farsneak", "embark", "disembark")


def gathered(world: World, leader: UnitId, wanted: tuple[UnitId, ...]) -> Iterator[Any]:
    """C8.1-10 Those of the nation who are here come into the force, at its end."""
    coming = tuple(one for one in dict.fromkeys(wanted) if _can_come(world, leader, one))
    absent = tuple(one for one in wanted if one not in coming)
    if absent:
        why = "not at the same position, or in the force already."
        yield PassedOver(world.units[leader].nation, ActorId(leader), absent, "C8.1-8", why)
    for unit in coming:
        yield from broken_out(world, unit)
        yield from forgotten(world, unit)
    if coming:
        members = (*force_of(world, leader), *coming)
        yield ForceChanged(world.units[leader].nation, leader, members)


def broken_out(world: World, unit: UnitId) -> Iterator[Any]:
    """C8.1-7 A unit breaks from its force; without its leader the force is no more (C8.1-4)."""
    one = world.units[unit]
    if one.leader is not None:
        staying = tuple(other for other in world.forces[one.leader] if other != unit)
        yield ForceChanged(one.nation, one.leader, staying)
    elif unit in world.forces:
        yield ForceChanged(one.nation, unit, (unit,))


def forgotten(world: World, unit: UnitId) -> Iterator[Any]:
    """C8-8 Whoever comes into a force forgets what it still had to do."""
    actor, nation = ActorId(unit), world.units[unit].nation
    if actor in world.queues:
        yield from interrupted(world, nation, actor, ())
        yield OrdersUnfolded(nation, actor, ())


def is_moving(world: World, unit: UnitId) -> bool:
    """C8.1-1 Whether its force is on the way."""
    queue = world.queues.get(ActorId(unit), ())
    return bool(queue) and queue[0].has_begun and queue[0].order.word in MOVING


def _can_come(world: World, leader: UnitId, unit: UnitId) -> bool:
    """C8-1, C8-2, C8.1-8"""
    one, other = world.units[leader], world.units.get(unit)
    if other is None or other.nation != one.nation or unit in force_of(world, leader):
        return False
    return bool(one.position) and other.position == one.position
