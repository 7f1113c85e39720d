"""M10.4 From strength points to a number of dice, with every reason on the way."""

from typing import Literal

import msgspec

from warhost.games.multiverse.combat.rows import LEVELS, Strength
from warhost.games.multiverse.rows import RulesetRow

POINTS_A_DIE = 2


class Factor(msgspec.Struct, frozen=True):
    """M10.4-14 One reason for a number of dice: points of strength, or whole dice."""

    amount: int
    of: Literal["strength", "dice"]
    why: str
    clause: str


class Stand(msgspec.Struct, frozen=True):
    """How a striker stands to its target; terrain words may be `building`."""

    role: Literal["attack", "defence"]
    target_on: str
    striker_on: str
    distance: int = 1
    levels: int = 0
    """How many levels it stands higher than its target."""


class Pool(msgspec.Struct, frozen=True):
    """The dice of a strike: how many, what hits, what a hit takes, and why."""

    dice: int
    icon: str
    damage: int
    counters: bool
    factors: tuple[Factor, ...]


def points_of(row: Strength, stand: Stand) -> list[Factor]:
    """M10.4-1, M10.4-8, M2.2-4 What the strength table says."""
    if stand.role == "attack":
        base = row.attack[stand.target_on]
        found = [
            Factor(base, "strength", f"attacks {stand.target_on}", "M10.4-1"),
            _points(row.ground.get(stand.striker_on, 0), f"from {stand.striker_on}", "M2.2-4"),
        ]
    else:
        base = row.defence[stand.striker_on]
        found = [Factor(base, "strength", f"defends {stand.striker_on}", "M10.4-1")]
    levels = max(-LEVELS, min(LEVELS, stand.levels))
    found += [
        _points(row.distance[stand.distance - 1], f"distance {stand.distance}", "M10.4-8"),
        _points(row.elevation[levels + LEVELS], f"{levels:+d} levels", "M10.4-8"),
    ]
    return [factor for factor in found if factor.amount]


def dice_of(factors: list[Factor], numbers: RulesetRow) -> int:
    """M10.4-3, M10.4-12 Two points a die, odd ones rounded up; then whole dice; floor and cap."""
    points = sum(factor.amount for factor in factors if factor.of == "strength")
    dice = -(-max(points, 0) // POINTS_A_DIE)
    dice += sum(factor.amount for factor in factors if factor.of == "dice")
    return max(numbers.fewest_dice, min(numbers.most_dice, dice))


def _points(amount: int, why: str, clause: str) -> Factor:
    return Factor(amount, "strength", why, clause)
