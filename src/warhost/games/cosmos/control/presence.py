"""C2.3.2 Effective presence: how much a unit counts where control is disputed."""

from collections.abc import Iterable
from fractions import Fraction

from warhost.games.cosmos.forces.efficiency import efficiency_of
from warhost.games.cosmos.ids import NationId, Position
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.world import Unit, World

NONE = Fraction(0)
CAUTIOUS = ("flee", "avoid", "defend")
"""C2.3.2-5"""
DULL = ("stupid", "mindless")


def presence_of(world: World, unit: Unit) -> Fraction:
    """C2.3.2-1 to C2.3.2-9"""
    kind = world.rules.units[unit.type]
    if not kind.influences_control:
        return NONE
    basic = Fraction(unit.individuals, kind.standard) if kind.is_mass else Fraction(1)
    return basic * efficiency_of(world.rules, unit) * Fraction(1, 2 ** _halvings(kind, unit))


def is_unhampered(world: World, unit: Unit) -> bool:
    """Whether neither wounds nor anything else lessen what it counts."""
    kind = world.rules.units[unit.type]
    sound = len(unit.health) == 1 and unit.health[0][0] > kind.lightly
    return sound and not _halvings(kind, unit)


def _halvings(kind: UnitType, unit: Unit) -> int:
    """C2.3.2-5 to C2.3.2-9 With other tactics than those only melee is of use (C15.6-13)."""
    return (
        (unit.tactics in CAUTIOUS or not kind.has_melee)
        + any(word in kind.abilities for word in DULL)
        + unit.is_hidden
    )


def presence_at(world: World, position: Position, nations: Iterable[NationId]) -> Fraction:
    """Of all units of these nations just there."""
    wanted = frozenset(nations)
    units = [world.units[one] for one in world.index.at.get(position, ())]
    return sum((presence_of(world, one) for one in units if one.nation in wanted), NONE)


def holds_as_enemy(world: World, nation: NationId, other: NationId) -> bool:
    """C5.4-2 Whether a nation holds another as its enemy."""
    known = world.nations.get(nation)
    return known is not None and known.policies.get(other) == "enemy"


def are_enemies(world: World, one: NationId, other: NationId) -> bool:
    """Whether either holds the other as its enemy."""
    return holds_as_enemy(world, one, other) or holds_as_enemy(world, other, one)


def is_ally(world: World, nation: NationId, other: NationId) -> bool:
    """Whether the nation holds the other as its ally; it is its own (C5.4-1)."""
    if nation == other:
        return True
    known = world.nations.get(nation)
    return known is not None and known.policies.get(other) == "ally"
