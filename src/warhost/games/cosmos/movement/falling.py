"""C2.1.2-9 What happens to those who are where they cannot be."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.forces.losses import removed
from warhost.games.cosmos.geography import LEVELS
from warhost.games.cosmos.ids import HexNumber, Position
from warhost.games.cosmos.movement.gifts import can_be_in
from warhost.games.cosmos.movement.waypoints import terrain_at
from warhost.games.cosmos.sight.modes import bare
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice


def fall(world: World, _: Dice) -> Iterator[Any]:
    """Out of the air, into the earth or under water: they are destroyed."""
    for position in sorted(one for one in world.index.at if _is_perilous(world, one)):
        terrain = terrain_at(world, bare(position))
        for unit in sorted(world.index.at[position]):
            one = world.units[unit]
            if not one.is_aboard and not can_be_in(world, one, terrain):
                yield from removed(world, unit, "fell")


def _is_perilous(world: World, plane: Position) -> bool:
    position = bare(plane)
    if position[0] in LEVELS:
        return True
    ground = world.hexes.get(HexNumber(int(position)))
    return ground is not None and world.rules.terrains[ground.terrain].is_water
