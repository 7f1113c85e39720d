"""C2.3.1-16 What units cost and need; proportional to their size, each resource rounded up."""

from collections.abc import Mapping

from warhost.games.cosmos.rows.peoples import People
from warhost.games.cosmos.rows.places import LocationType
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import Location, Nation, Unit


def people_of(rules: Rules, nation: Nation) -> People:
    """C6.6-1 The first people is that of nations of which nothing is said."""
    return rules.peoples.get(nation.people) or next(iter(rules.peoples.values()))


def standard_cost(people: People, kind: UnitType) -> Mapping[str, int]:
    """C2.3.1-17"""
    return people.costs.get(kind.id, kind.cost)


def scaled(cost: Mapping[str, int], individuals: int, standard: int) -> dict[str, int]:
    """C7.1-20"""
    if individuals == standard:
        return dict(cost)
    return {name: -(-amount * individuals // standard) for name, amount in cost.items()}


def unit_cost(people: People, kind: UnitType, individuals: int) -> dict[str, int]:
    return scaled(standard_cost(people, kind), individuals, kind.standard)


def unit_upkeep(rules: Rules, unit: Unit) -> dict[str, int]:
    """C2.3.1-18, C7.4.1-6 Of its type, and the mana that holds it if it was taken by magic."""
    kind = rules.units[unit.type]
    found = scaled(kind.upkeep, unit.individuals, kind.standard)
    if unit.taken is None or not unit.taken.upkeep:
        return found
    bond = scaled(unit.taken.upkeep, unit.individuals, kind.standard)
    return {name: found.get(name, 0) + bond.get(name, 0) for name in {**found, **bond}}


def increments(kind: LocationType, place: Location) -> int:
    """C2.2-15 What production and upkeep are proportional to."""
    return place.size if kind.is_city else 1


def location_upkeep(kind: LocationType, place: Location) -> dict[str, int]:
    """C13.1-6 Its own upkeep, without that of its walls."""
    return {name: amount * increments(kind, place) for name, amount in kind.upkeep.items()}
