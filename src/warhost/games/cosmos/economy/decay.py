"""C6.5 What perishes in a turn."""

from collections.abc import Mapping
from fractions import Fraction

from warhost.games.cosmos.economy.costs import standard_cost
from warhost.games.cosmos.economy.production import HUNDRED, rounded
from warhost.games.cosmos.economy.realms import Realm
from warhost.games.cosmos.rules import Rules

BOUND = ("population", "mount")
"""C6.5-9, C6.5-15 The kinds of which also those in units count."""


def decay(realm: Realm, pool: Mapping[str, int]) -> dict[str, int]:
    """What is to be lost, of the pool and then of what the turn produces (C6.5-17)."""
    bound = bound_in_units(realm)
    found = {}
    for name, kind in realm.rules.resources.items():
        base = pool.get(name, 0) + (bound.get(name, 0) if kind.kind in BOUND else 0)
        amount = rounded(Fraction(base) * kind.decay / HUNDRED)
        if kind.kind == "mana" and realm.people.mana_limit:
            amount = max(pool.get(name, 0) - realm.people.mana_limit, 0)
        if amount:
            found[name] = amount
    return found


def bound_in_units(realm: Realm) -> dict[str, Fraction]:
    """C6.5-15, C6.5-27 Population and mounts of the nation's units, by what they cost."""
    individuals: dict[str, int] = {}
    for unit in realm.units:
        individuals[unit.type] = individuals.get(unit.type, 0) + unit.individuals
    found: dict[str, Fraction] = {}
    for name, count in individuals.items():
        kind = realm.rules.units[name]
        for resource, amount in standard_cost(realm.people, kind).items():
            if realm.rules.resources[resource].kind in BOUND:
                share = Fraction(amount * count, kind.standard)
                found[resource] = found.get(resource, Fraction(0)) + share
    return found


def from_pool(lost: Mapping[str, int], pool: Mapping[str, int]) -> dict[str, int]:
    """C6.5-18 What the pool itself loses: never more than it holds."""
    found = {name: min(amount, pool.get(name, 0)) for name, amount in lost.items()}
    return {name: amount for name, amount in found.items() if amount}


def from_stores(rules: Rules, store: Mapping[str, int]) -> dict[str, int]:
    """C6.5-7 What lies about or is carried decays as in the pool."""
    found = {}
    for name, amount in store.items():
        kind = rules.resources[name]
        if kind.kind not in BOUND and (gone := rounded(Fraction(amount * kind.decay, HUNDRED))):
            found[name] = gone
    return found
