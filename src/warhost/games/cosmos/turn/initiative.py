"""C4.2-17 Who goes first of those whose orders are of one class."""

from warhost.games.cosmos.ids import ActorId, UnitId
from warhost.games.cosmos.movement.waypoints import terrain_at
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice

STANDARD = 100
SLOWEST = 100
LUCK = 1000
Rank = tuple[int, ...]
"""The smaller one acts first; the number of the actor at last, so that no two are equal."""


def rank_of(world: World, actor: ActorId, dice: Dice) -> Rank:
    """C4.2-19 Familiar ground, then speed, then wounds, then luck, then morale."""
    luck = dice.roll(LUCK, f"initiative of {actor} in {world.clock.phase}")
    unit = world.units.get(UnitId(actor))
    if unit is None:
        return (0, 0, 0, 0, luck, 0, actor)
    kind = world.rules.units[unit.type]
    terrain = terrain_at(world, unit.position) if unit.position else ""
    known = kind.familiarity.get(terrain, STANDARD)
    speed = kind.moves.get(terrain, SLOWEST)
    full = kind.wound_points * max(unit.individuals, 1)
    wounds = full - sum(points * count for points, count in unit.health)
    return (1, -known, speed, STANDARD * wounds // full, luck, -unit.morale, actor)
