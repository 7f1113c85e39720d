"""C16.3.1 Hidden sapping damage: how fast it grows, when walls fall in, and what that does."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.events.places import changed
from warhost.games.cosmos.events.sieges import Sapped
from warhost.games.cosmos.ids import LocationId
from warhost.games.cosmos.siege.breaking import most_damage
from warhost.games.cosmos.world import Location, World
from warhost.kernel.dice import Dice

LEAST_STABILITY = 3
NORMAL, OFFSET = 6, 2
"""C16.3.1-6 6 / (stability + 2): 120% at 3, 100% at 4, 86% at 5, and so on."""
QUARTERS = 4
FACTORS = 5
"""C16.3.1-11 A half, three quarters, one, five quarters or one and a half, each as likely."""


def stability_of(place: Location) -> Fraction:
    """C16.3.1-5"""
    return max(Fraction(place.strength, max(place.rating, 1)), Fraction(LEAST_STABILITY))


def effect_of(place: Location) -> Fraction:
    """C16.3.1-6, C16.3.1-13 On the sapping that is done, and on nothing else."""
    return NORMAL / (stability_of(place) + OFFSET)


def room_for_sapping(world: World, place: Location) -> int:
    """C16.3-3 What is undermined and what is broken are never more than there is to break."""
    return most_damage(place) - place.damage - world.sapped.get(place.id, 0)


def collapse(world: World, dice: Dice) -> Iterator[Any]:
    """C16.3.1-8 Each phase, wherever walls are undermined."""
    for number in sorted(world.sapped):
        place = world.locations[number]
        if not place.rating or not place.strength:
            yield Sapped(place.id, 0)
        elif _falls_in(world, place, dice):
            yield from _fallen(world, place, dice)


def _falls_in(world: World, place: Location, dice: Dice) -> bool:
    """C16.3.1-9 As likely as the hidden damage is of four times the strength."""
    roll = dice.roll(QUARTERS * place.strength, f"undermined {place.id} in {world.clock.phase}")
    return roll <= world.sapped[place.id]


def _fallen(world: World, place: Location, dice: Dice) -> Iterator[Any]:
    """C16.3.1-10 A quarter, half, three quarters or all of it."""
    hidden = world.sapped[place.id]
    share = -(-hidden * dice.roll(QUARTERS, f"share that falls of {place.id}") // QUARTERS)
    points = _converted(place.id, share, dice)
    damage = min(place.damage + points, most_damage(place))
    yield Sapped(place.id, hidden - share)
    yield changed(replace(place, damage=damage), "collapses")


def _converted(place: LocationId, share: int, dice: Dice) -> int:
    """C16.3.1-11 What is left of a point is one by chance, so that nothing is lost on average."""
    factor = dice.roll(FACTORS, f"weight that falls of {place}") + 1
    whole, part = divmod(share * factor, QUARTERS)
    return whole + (dice.roll(QUARTERS, f"rest that falls of {place}") <= part)
