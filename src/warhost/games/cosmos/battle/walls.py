"""C16 Locations that shelter those inside from attacks from outside."""

from math import isqrt

import msgspec

from warhost.games.cosmos.battle.formula import reason
from warhost.games.cosmos.battle.records import WHOLE, Reason
from warhost.games.cosmos.ids import LocationId, Position
from warhost.games.cosmos.places.walls import effective_rating
from warhost.games.cosmos.sight.places import ground_at
from warhost.games.cosmos.world import World

SPECIALISED = (0, 385, 610, 780, 875, 945, 975, 1000)
"""C16-12 What effective ratings take from attackers, in thousandths."""
OTHERS = (0, 300, 540, 670, 780, 875, 945, 1000)
"""C16-13"""
MOST_RATING = 7


class Shelter(msgspec.Struct, frozen=True):
    """A location as a battle knows it."""

    place: Position
    around: Position
    """What it lies in."""
    ground: str
    is_walled: bool = False
    """C15.6.1-1 Whether those outside need to storm."""
    reduction: int = 0
    """C16-12, C16-13 In thousandths of the combat value of attackers from outside."""
    is_regular: bool = True
    """C16-18 Walls that flying units do not heed."""


def shelter_of(world: World, location: LocationId) -> Shelter:
    """A location of the world, with what its walls are worth today."""
    place = world.locations[location]
    kind = world.rules.locations[place.type]
    rating = effective_rating(place)
    inside = Position(str(location))
    return Shelter(
        inside,
        place.position,
        ground_at(world, inside),
        kind.protects or rating > 0,
        reduction_of(rating, is_specialised=kind.is_specialised),
        kind.is_open,
    )


def reduction_of(rating: int, *, is_specialised: bool) -> int:
    """C16-12, C16-13"""
    table = SPECIALISED if is_specialised else OTHERS
    return table[min(rating, MOST_RATING)]


def over_walls(reduction: int) -> tuple[Reason, Reason]:
    """C16-16 As factors, half of the effect weakens the attack, half exposes who attacks."""
    left = max(WHOLE - reduction, 0)
    weaker = isqrt(left * WHOLE)
    exposed = WHOLE * WHOLE // weaker if weaker else WHOLE
    return reason("walls", weaker), reason("exposed before walls", exposed)
