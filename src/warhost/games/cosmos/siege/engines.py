"""C16.3-6 to C16.3-9 Siege engines: how many a force counts for, and what they hit in a phase."""

from fractions import Fraction
from typing import Literal

from warhost.games.cosmos.forces.efficiency import efficiency_of
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.world import World, force_of
from warhost.kernel.dice import Dice

Skill = Literal["engines", "sapping"]
HUNDRED = 100
ONE_IN = 4
"""C16.3-8 The chance of each engine in a phase."""


def can(world: World, leader: UnitId, skill: Skill) -> bool:
    """C16.3-5 Whether any unit of the force has the skill at all."""
    units = (world.units[one] for one in force_of(world, leader))
    return any(getattr(world.rules.units[unit.type], skill) for unit in units)


def engines_of(world: World, leader: UnitId, skill: Skill) -> Fraction:
    """C16.3-7 Of all units of the force, exact."""
    total = Fraction(0)
    for one in force_of(world, leader):
        unit = world.units[one]
        kind = world.rules.units[unit.type]
        size = Fraction(unit.individuals, kind.standard) if kind.is_mass else Fraction(1)
        total += Fraction(getattr(kind, skill), HUNDRED) * size * efficiency_of(world.rules, unit)
    return total


def hits(engines: Fraction, dice: Dice, why: str) -> int:
    """C16.3-8, C16.3-9 One point for each engine that hits; what is left of one counts as much."""
    whole, part = divmod(engines, 1)
    points = sum(dice.roll(ONE_IN, why) == 1 for _ in range(int(whole)))
    if part and dice.roll(ONE_IN * part.denominator, why) <= part.numerator:
        points += 1
    return points
