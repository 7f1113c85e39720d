"""C6.2 What lands, places, things and units bring in a turn; exact sums, rounded once (C6.2-18)."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from warhost.games.cosmos.economy.costs import increments
from warhost.games.cosmos.economy.realms import Realm
from warhost.games.cosmos.forces.efficiency import efficiency_of
from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.places.castles import HIGHER
from warhost.games.cosmos.places.sieges import inside_of
from warhost.games.cosmos.world import Hex

HUNDRED = 100
THIRDS = 3
Sums = dict[str, Fraction]
RAISED_LOW = ("food", "wood", "mount")
RAISED_HIGH = (*RAISED_LOW, "population", "iron")
"""C13.2-7, C13.2-8 The kinds of resource a castle raises by a third."""


def base_production(realm: Realm) -> Sums:
    """C6.2-5 to C6.2-8 Of hexes, locations and items, by the efficiency of the people."""
    parts: dict[str, int] = {}
    for pairs in (_of_hexes(realm), _of_places(realm), _of_items(realm)):
        for resource, amount in pairs:
            parts[resource] = parts.get(resource, 0) + amount
    whole = THIRDS * HUNDRED * HUNDRED * realm.rules.phases
    efficiency = realm.people.efficiency
    return {
        resource: Fraction(amount * efficiency[resource], whole)
        for resource, amount in parts.items()
        if efficiency.get(resource)
    }


def unit_production(realm: Realm) -> tuple[Sums, list[tuple[UnitId, str, int]]]:
    """C6.2-12 What units bring to the pool; and the mana that stays with them (C6.2-2)."""
    sums: Sums = {}
    kept = []
    for unit in realm.units:
        kind = realm.rules.units[unit.type]
        if not kind.production or not unit.position:
            continue
        share = efficiency_of(realm.rules, unit) * Fraction(unit.individuals, kind.standard)
        for resource, amount in kind.production.items():
            if realm.rules.resources[resource].kind == "mana":
                kept.append((unit.id, resource, rounded(amount * share)))
            else:
                sums[resource] = sums.get(resource, Fraction(0)) + amount * share
    return sums, kept


def special_production(realm: Realm) -> Sums:
    """C6.2-9, C6.3-4 Of locations that are not under siege now."""
    sums: Sums = {}
    for place in realm.own_places:
        kind = realm.rules.locations[place.type]
        if place.id in realm.besieged:
            continue
        for resource, amount in kind.special.items():
            sums[resource] = sums.get(resource, Fraction(0)) + amount * increments(kind, place)
    return sums


def rounded(amount: Fraction | int) -> int:
    """C6.2-18 To the nearest whole number, halves up."""
    return int(amount + Fraction(1, 2))


def added(*all_sums: Mapping[str, Fraction]) -> Sums:
    found: Sums = {}
    for sums in all_sums:
        for resource, amount in sums.items():
            found[resource] = found.get(resource, Fraction(0)) + amount
    return found


Parts = Iterator[tuple[str, int]]
"""In parts of THIRDS x HUNDRED x phases."""


def _of_hexes(realm: Realm) -> Parts:
    """C6.2-19 Phase by phase, with what features and castles add."""
    rules = realm.rules
    for ground, phases in realm.hexes:
        base = rules.terrains[ground.terrain].production
        if not base or not phases:
            continue
        rating = realm.castles.get(ground.number, 0)
        features, here = _features(realm, ground), Position(str(ground.number))
        for resource, amount in base.items():
            thirds = _thirds(rules.resources[resource].kind, rating)
            percent = HUNDRED + features.get(resource, 0)
            percent = max(percent + realm.yields.get(here, 0), 0)
            yield resource, amount * phases * thirds * percent


def _of_places(realm: Realm) -> Parts:
    for place, phases in realm.places:
        kind = realm.rules.locations[place.type]
        percent = HUNDRED + realm.yields.get(inside_of(place), 0)
        for resource, amount in kind.production.items():
            yield resource, amount * increments(kind, place) * phases * THIRDS * percent


def _of_items(realm: Realm) -> Parts:
    for item in realm.items:
        for resource, amount in realm.rules.items[item.type].production.items():
            yield resource, amount * realm.rules.phases * THIRDS * HUNDRED


def _thirds(kind: str, rating: int) -> int:
    raised = () if not rating else RAISED_HIGH if rating >= HIGHER else RAISED_LOW
    return THIRDS + 1 if kind in raised else THIRDS


def _features(realm: Realm, ground: Hex) -> dict[str, int]:
    """C2.1.3-10 What the features of a hex add, each kind once, in parts of a hundred."""
    found: dict[str, int] = {}
    for name in {one for features in ground.sides.values() for one in features}:
        for resource, percent in realm.rules.features[name].production.items():
            found[resource] = found.get(resource, 0) + percent
    return found
