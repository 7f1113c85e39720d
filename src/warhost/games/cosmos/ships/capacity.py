"""C12.1 How much room the ships of a nation have, and how much of it is taken."""

from collections.abc import Iterable

from warhost.games.cosmos.ids import ActorId, NationId, UnitId
from warhost.games.cosmos.movement.doors import size_of
from warhost.games.cosmos.world import Nation, World, force_of

ON_WARSHIP, ON_TRANSPORT = 250, 500
"""C12.1-1, C12.1-2"""
EMBARK = "embark"


def capacity_of(nation: Nation) -> int:
    """C12.1-6 One pool for all of its forces, wherever they are."""
    return ON_WARSHIP * nation.warships + ON_TRANSPORT * nation.transports


def taken_room(world: World, nation: NationId) -> int:
    """C12-20 The size of all who are aboard, or on the point of going aboard."""
    return sum(
        size_of(world, unit.id)
        for unit in world.units.values()
        if unit.nation == nation and (unit.is_aboard or _is_boarding(world, unit.leader or unit.id))
    )


def room_needed(world: World, units: Iterable[UnitId]) -> int:
    """C12.1-3 Units that swim or fly and are not aboard use none (C12.2-21)."""
    return sum(size_of(world, unit) for unit in units if not world.units[unit].is_aboard)


def has_room(world: World, leader: UnitId) -> bool:
    """C12.1-3 Exactly full is allowed."""
    nation = world.nations[world.units[leader].nation]
    needed = room_needed(world, force_of(world, leader))
    return taken_room(world, nation.number) + needed <= capacity_of(nation)


def _is_boarding(world: World, leader: UnitId) -> bool:
    queue = world.queues.get(ActorId(leader), ())
    return bool(queue) and queue[0].has_begun and queue[0].order.word == EMBARK
