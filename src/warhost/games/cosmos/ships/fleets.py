"""C12.2 What ships do in battle for those aboard, and how many of them are lost."""

from fractions import Fraction

from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.world import Unit, World

ROOM_OF_WARSHIP, ROOM_OF_TRANSPORT, SIZE_FOR_WARSHIP = 250, 500, 125
"""C12.1-1, C12.1-2, C12.2-5"""
STRENGTH = 625_000
"""C12.2-23 In thousandths, of size one with a whole warship for it: with half of the most warships
an individual of size four has the strength 10."""


def strength_of_ships(world: World, unit: Unit) -> int:
    """C12.2-7 The strength of one of its individuals in melee, in thousandths."""
    share = warships_for_size(world, unit.nation)
    return int(STRENGTH * share * world.rules.units[unit.type].size)


def warships_for_size(world: World, nation: NationId) -> Fraction:
    """C12.2-3, C12.2-5 Warships for each unit of size that is at sea."""
    known = world.nations.get(nation)
    size = sum(
        unit.individuals * world.rules.units[unit.type].size
        for unit in world.units.values()
        if unit.is_aboard and unit.nation == nation and unit.position
    )
    if known is None or not size:
        return Fraction(0)
    return min(Fraction(known.warships, size), Fraction(1, SIZE_FOR_WARSHIP))
