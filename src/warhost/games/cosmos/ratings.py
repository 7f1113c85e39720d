"""C15.5.2 Combat ratings: what one individual is worth where human medium infantry is worth 10.

Where all can fight, twice as many are worth four times as much. So the rating is the root of what
an individual deals out times what it endures: ten of rating 10 are a match for five of 20.
"""

import math
from collections.abc import Iterator, Mapping

import msgspec

from warhost.games.cosmos.rows.fighting import Attack
from warhost.games.cosmos.rows.units import UnitType

MEASURE = "medium_infantry"
RATED = 10
HUNDRED = 100
WOUNDED_LIGHTLY = 0.7
WOUNDED_HEAVILY = 0.3
"""C15.3-3, C15.3-4"""


class Weight(msgspec.Struct, frozen=True):
    """A type as ratings see it."""

    kind: UnitType
    attacks: tuple[Attack, ...]
    """The strongest of each form and area."""


def rated(units: Mapping[str, UnitType]) -> dict[str, UnitType]:
    """C15.5.2-2 All types with their ratings; none is rated where there is no infantry."""
    if MEASURE not in units:
        return dict(units)
    weights = {name: Weight(kind, _strongest(kind)) for name, kind in units.items()}
    worth = {name: _worth(weight, weights) for name, weight in weights.items()}
    unit = worth[MEASURE] / RATED
    return {
        name: msgspec.structs.replace(kind, rating=round(worth[name] / unit))
        for name, kind in units.items()
    }


def damage(attack: Attack, target: UnitType) -> float:
    """C15.5.2-4 The most one individual does with it to one target, in neutral conditions."""
    reach = max(attack.area / target.size, 1) if attack.area else 1
    harm = target.harm.get(attack.form, HUNDRED) / HUNDRED
    return attack.strength * attack.number * harm * reach / target.defence


def stamina(kind: UnitType) -> float:
    """C15.5.2-6 Wound points, each by how well its individual still fights while it has them."""
    return sum(_fitness(kind, left) for left in range(1, kind.wound_points + 1))


def _worth(weight: Weight, all_types: Mapping[str, Weight]) -> float:
    """C15.5.2-5 What it deals out in all, against what it receives as long as it lasts."""
    dealt = received = 0.0
    for other in all_types.values():
        dealt += other.kind.frequency * _best(weight, other.kind)
        received += other.kind.frequency * _best(other, weight.kind)
    return math.sqrt(dealt * stamina(weight.kind) / received) if received else dealt


def _best(weight: Weight, target: UnitType) -> float:
    return max((damage(attack, target) for attack in weight.attacks), default=0.0)


def _strongest(kind: UnitType) -> tuple[Attack, ...]:
    return tuple(_strongest_of_each(kind))


def _strongest_of_each(kind: UnitType) -> Iterator[Attack]:
    for key in dict.fromkeys((one.form, one.area) for one in kind.attacks):
        alike = [one for one in kind.attacks if (one.form, one.area) == key]
        yield max(alike, key=lambda one: one.strength * one.number)


def _fitness(kind: UnitType, left: int) -> float:
    if left <= kind.incapacitated:
        return 0.0
    if left <= kind.heavily:
        return WOUNDED_HEAVILY
    return WOUNDED_LIGHTLY if left <= kind.lightly else 1.0
