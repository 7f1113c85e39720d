"""C20.5 Wounded units that retreat to a spot of their choice."""

from collections.abc import Iterable, Iterator
from typing import Any

from warhost.games.cosmos.events.forces import ForceChanged
from warhost.games.cosmos.events.quests import RETREAT, CameBack, Retreated
from warhost.games.cosmos.geography import distance
from warhost.games.cosmos.ids import Position, Tick, UnitId
from warhost.games.cosmos.movement.gifts import can_be_in
from warhost.games.cosmos.movement.waypoints import terrain_at
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import Unit, World, force_of, tick_of
from warhost.kernel.dice import Dice

PHASES_A_HEX, LEAST = 4, 2
"""C20.5-16"""


def level_of_retreat(world: World, unit: Unit) -> int:
    """C20.5-7 to C20.5-14 At how many wound points it would retreat from where it is; 0: never."""
    if not unit.quests or not unit.retreat_spot or not unit.position:
        return 0
    if unit.position == unit.retreat_spot:
        return 0
    can_go = can_be_in(world, unit, terrain_at(world, unit.retreat_spot))
    return unit.retreats_at if can_go else 0


def retreated(world: World, units: Iterable[UnitId]) -> Iterator[Any]:
    """C20.5-15 to C20.5-20 Each for itself."""
    for number in units:
        unit = world.units[number]
        apart = distance(
            world.board, hex_around(world, unit.position), hex_around(world, unit.retreat_spot)
        )
        until = Tick(tick_of(world) + max(PHASES_A_HEX * apart, LEAST))
        yield from _left_alone(world, unit)
        yield Retreated(unit.nation, unit.id, unit.position, until, unit.retreat_spot)


def come_back(world: World, _: Dice) -> Iterator[Any]:
    """C20.5-17 When actions are over, and before battles."""
    now = tick_of(world)
    due = [
        (UnitId(actor), Position(queue[0].at))
        for actor, queue in world.queues.items()
        if queue[0].until <= now and queue[0].order.word == RETREAT
    ]
    for unit, spot in sorted(due):
        yield CameBack(world.units[unit].nation, unit, spot)


def _left_alone(world: World, unit: Unit) -> Iterator[Any]:
    """C8-9 The others go on without it."""
    leader = unit.leader or unit.id
    rest = tuple(other for other in force_of(world, leader) if other != unit.id)
    if not rest:
        return
    yield ForceChanged(unit.nation, leader, (leader,) if leader == unit.id else rest)
    if leader == unit.id and len(rest) > 1:
        yield ForceChanged(unit.nation, rest[0], rest)
