"""C15.3 How much of its strength wounds have left a unit; exact wherever it is reckoned with."""

from fractions import Fraction

from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import Sighting, Unit

SOUND, LIGHTLY, HEAVILY, NOTHING = 100, 70, 30, 0
"""C15.3-3 to C15.3-5 In parts of a hundred."""
FULL = Fraction(1)
WEAKENED = Fraction(1, 2)
"""C17.1-13"""
HELD = Fraction(9, 10)
"""C7.4.1-4 What is left to units that are charmed or dominated."""


def efficiency_of(rules: Rules, unit: Unit | Sighting) -> Fraction:
    """C15.3-6 The average of its individuals."""
    kind = rules.units[unit.type]
    if len(unit.health) == 1 and unit.health[0][0] > kind.lightly:
        return FULL
    total = sum(level_of(kind, points) * count for points, count in unit.health)
    return Fraction(total, SOUND * max(unit.individuals, 1))


def fighting_of(rules: Rules, unit: Unit) -> Fraction:
    """C7.4.1-4 The same in a fight, where those held by magic do a little less; C17.1-13."""
    held = unit.taken is not None and unit.taken.how in ("charmed", "dominated")
    strength = efficiency_of(rules, unit) * (WEAKENED if unit.is_weakened else 1)
    return strength * (HELD if held else 1)


def level_of(kind: UnitType, points: int) -> int:
    """C15.3-2 What an individual with so many wound points left is worth."""
    if points <= kind.incapacitated:
        return NOTHING
    if points <= kind.heavily:
        return HEAVILY
    return LIGHTLY if points <= kind.lightly else SOUND
