"""C12.2-14 Ships that go down with those who are killed on them."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from warhost.games.cosmos.events.ships import FleetChanged
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.ships.fleets import (
    ROOM_OF_TRANSPORT,
    ROOM_OF_WARSHIP,
    warships_for_size,
)
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice


def sunk(world: World, killed: Mapping[NationId, int], dice: Dice) -> Iterator[Any]:
    """By nation the size of those who were killed aboard; asked before they are taken away."""
    for nation in sorted(killed):
        fleet = world.nations.get(nation)
        if fleet is None or not killed[nation]:
            continue
        warships, transports = expected(killed[nation], warships_for_size(world, nation))
        why = f"ships of {nation} lost in {world.clock.phase}"
        lost = min(_drawn(warships, dice, why), fleet.warships)
        others = min(_drawn(transports, dice, why), fleet.transports)
        if lost or others:
            yield FleetChanged(nation, -lost, -others, "sunk")


def expected(size: int, share: Fraction) -> tuple[Fraction, Fraction]:
    """C12.2-15, C12.2-25 Warships and transports lost on average, by warships for each of size."""
    warships = size * share
    rest = (size - ROOM_OF_WARSHIP * warships) / ROOM_OF_TRANSPORT
    return warships, max(rest, Fraction(0))


def _drawn(mean: Fraction, dice: Dice, why: str) -> int:
    """C12.2-17 A whole number whose mean is that."""
    whole, part = divmod(mean, 1)
    lucky = part and dice.roll(part.denominator, why) <= part.numerator
    return int(whole) + bool(lucky)
