"""C11.7.1 What a unit counts when it blocks, or when somebody blocks it."""

from fractions import Fraction

from warhost.games.cosmos.forces.efficiency import efficiency_of
from warhost.games.cosmos.magic.holding import is_hasted
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.sight.places import location_at
from warhost.games.cosmos.world import Unit, World

HALF = Fraction(1, 2)
SHY = ("flee", "avoid")
POPULATION = "population"


def blocking_size(world: World, unit: Unit, *, is_seen: bool = True) -> Fraction:
    """C11.7.1-1 Individuals times efficiency, adjusted; nothing for whoever cannot block at all."""
    kind = world.rules.units[unit.type]
    if kind.is_stupid or unit.tactics in SHY or not (kind.has_melee or kind.has_missiles):
        return Fraction(0)
    size = unit.individuals * efficiency_of(world.rules, unit) * population_of(world, kind)
    if "mindless" in kind.abilities or _is_dominated(unit):
        size *= HALF
    if not kind.has_melee or _defends_in_the_open(world, unit):
        size *= HALF
    if is_hasted(world, unit):
        size *= 2
    return size if is_seen else 2 * size


def population_of(world: World, kind: UnitType) -> int:
    """C11.7.1-9 How many of the population one individual is made of; 1 at least."""
    known = world.rules.resources
    people = sum(n for name, n in kind.cost.items() if known[name].kind == POPULATION)
    return max(people // kind.standard, 1)


def _is_dominated(unit: Unit) -> bool:
    return unit.taken is not None and unit.taken.how == "dominated"


def _defends_in_the_open(world: World, unit: Unit) -> bool:
    """C11.7.1-8"""
    return unit.tactics == "defend" and location_at(world, unit.position) is None
