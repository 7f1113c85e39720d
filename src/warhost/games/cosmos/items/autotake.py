"""C10-11 Who picks up by itself what lies there, at the beginning of each phase."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.ids import ActorId
from warhost.games.cosmos.items.handling import light_enough, taken
from warhost.games.cosmos.sight.modes import plane_of
from warhost.games.cosmos.world import Unit, World
from warhost.kernel.dice import Dice


def pick_up(world: World, _: Dice) -> Iterator[Any]:
    """By number, so that of several the first takes all."""
    takers = sorted(unit.id for unit in world.units.values() if unit.takes)
    for taker in takers:
        if _is_free(world, world.units[taker]):
            yield from taken(world, taker, light_enough(world, taker))


def _is_free(world: World, unit: Unit) -> bool:
    """C10-12, C10-13, C10-21 It leads or is alone, and is not in the midst of an order."""
    if (
        unit.leader is not None
        or plane_of(unit.position, quests=unit.quests) not in world.index.lying
    ):
        return False
    queue = world.queues.get(ActorId(unit.id), ())
    return not queue or not queue[0].has_begun
