"""C7.4.2 What a bribe costs; exact, so that nothing is rounded but the ends of the range."""

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor

from warhost.games.cosmos.economy.costs import people_of, scaled, standard_cost, unit_upkeep
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.sight.distances import range_between, sees
from warhost.games.cosmos.world import Unit, World

FACTORS = {
    "defect": (Fraction(5, 2), Fraction(6)),
    "desert": (Fraction(3, 2), Fraction(4)),
    "flee": (Fraction(1), Fraction(3)),
    "defend": (Fraction(1, 2), Fraction(2)),
}
"""C7.4.2-7, C7.4.2-9 to C7.4.2-11"""
RISE, FALL, POINT = 2, 1, 100
"""C7.4.2-13, C7.4.2-14 Parts of a hundred for each point of morale, which is kept in hundredths."""
EVEN = 50
"""C7.4.2-17 At no morale the gold that is lost goes to either with the same chance."""


def targets_of(world: World, briber: Unit, listed: Sequence[int], reach: int) -> list[Unit]:
    """C7.4.2-2, C7.4.2-3 Those that exist, are near enough, seen, and of normal troops."""
    found = []
    for number in dict.fromkeys(listed):
        unit = world.units.get(UnitId(number))
        if unit is None or unit.nation == briber.nation or not unit.position:
            continue
        if not world.rules.units[unit.type].is_bribable or not sees(world, briber.nation, unit.id):
            continue
        if range_between(world, briber.position, unit.position) <= reach:
            found.append(unit)
    return found


def threshold(world: World, effect: str, targets: Sequence[Unit]) -> tuple[int, int]:
    """C7.4.2-6, C7.4.2-15 The least and the most that can be asked for all of them together."""
    low, high = FACTORS[effect]
    base = sum((adjusted(world, effect, one, targets) for one in targets), Fraction(0))
    return ceil(base * low), floor(base * high)


def adjusted(world: World, effect: str, unit: Unit, targets: Sequence[Unit]) -> Fraction:
    """A35 By its own morale; double for a defector whose comrades look on (C7.4.2-8)."""
    points = Fraction(unit.morale, POINT)
    percent = POINT + points * (RISE if points > 0 else FALL)
    base = base_gold(world, unit) * percent / POINT
    is_watched = effect == "defect" and _has_comrades(world, unit, targets)
    return max(base, Fraction(0)) * (2 if is_watched else 1)


def base_gold(world: World, unit: Unit) -> int:
    """C7.4.2-6 What it cost in gold, and what it costs now."""
    kind = world.rules.units[unit.type]
    nation = world.nations.get(unit.nation)
    cost = kind.cost if nation is None else standard_cost(people_of(world.rules, nation), kind)
    cost = scaled(cost, unit.individuals, kind.standard)
    return cost.get("gold", 0) + unit_upkeep(world.rules, unit).get("gold", 0)


def chance_of_owner(targets: Sequence[Unit]) -> int:
    """C7.4.2-17 That the owner gets what is lost, in parts of a hundred: higher with morale."""
    average = sum(one.morale for one in targets) // (POINT * len(targets))
    return min(max(EVEN + average, 0), POINT)


def _has_comrades(world: World, unit: Unit, targets: Sequence[Unit]) -> bool:
    bribed = {one.id for one in targets}
    for number in world.index.at.get(unit.position, ()):
        other = world.units[number]
        is_mass = world.rules.units[other.type].is_mass
        if number not in bribed and other.nation == unit.nation and is_mass:
            return True
    return False
