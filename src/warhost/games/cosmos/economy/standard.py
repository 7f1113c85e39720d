"""C6.6 The standard economy: taxes, manpower, trade of cities, mines and arms."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

import msgspec

from warhost.games.cosmos.economy.production import HUNDRED
from warhost.games.cosmos.economy.realms import Realm
from warhost.games.cosmos.places.walls import effective_rating
from warhost.games.cosmos.rows.places import Mine
from warhost.games.cosmos.world import Location

SPECIAL, GOLD, IRON = 0, 1, 2
"""C6.6.4-6 The sequence in which mines are given manpower."""


class Mined(msgspec.Struct, frozen=True):
    """What one mine makes of what."""

    place: Location
    manpower: int
    makes: str
    made: int


def taxes(realm: Realm, pool: Mapping[str, int]) -> Fraction:
    """C6.6.1-1 Gold, from the population in the pool alone."""
    base = sum(amount * realm.rules.resources[name].tax for name, amount in _people(realm, pool))
    return Fraction(base * realm.people.tax, HUNDRED * HUNDRED)


def manpower(realm: Realm, pool: Mapping[str, int]) -> Fraction:
    """C6.6.2-1"""
    kinds = realm.rules.resources
    base = sum(amount * kinds[name].villeinage for name, amount in _people(realm, pool))
    return Fraction(base * realm.people.villeinage, HUNDRED * HUNDRED)


def trade_rating(realm: Realm, place: Location) -> int:
    """C6.6.3-2 Half the rating of its walls adds to it."""
    own = place.trade or realm.rules.locations[place.type].trade
    return own + effective_rating(place) // 2 if own else 0


def trade(realm: Realm, without: frozenset[int] = frozenset()) -> Fraction:
    """C6.6.3-3 Gold of all cities but those in which trade has stopped."""
    base = sum(
        trade_rating(realm, place) * place.size
        for place in realm.own_places
        if place.id not in without
    )
    return Fraction(base * realm.people.trade, HUNDRED)


def mined(realm: Realm, pool: Mapping[str, int]) -> Iterator[Mined]:
    """C6.6.4-5 to C6.6.4-7 As far as the manpower of the turn before reaches."""
    left = pool.get("manpower", 0)
    mines = [(place, realm.rules.locations[place.type].mine) for place in realm.own_places]
    working = [(place, mine) for place, mine in mines if mine and place.id not in realm.besieged]
    for place, mine in sorted(working, key=lambda pair: (_turn_of(pair[1]), pair[0].id)):
        most = min(left, mine.most * mine.manpower)
        most = most if place.limit < 0 else min(most, place.limit)
        made = most // mine.manpower
        if made:
            left -= made * mine.manpower
            yield Mined(place, made * mine.manpower, mine.makes, made)


def arms_made(realm: Realm, pool: Mapping[str, int]) -> int:
    """C6.6.5-2, C6.6.5-3 As many as the materials give, or as the nation wants."""
    needs = realm.people.arms
    if not needs:
        return 0
    most = min(pool.get(resource, 0) // amount for resource, amount in needs.items())
    return most if realm.nation.most_arms < 0 else min(most, realm.nation.most_arms)


def _turn_of(mine: Mine) -> int:
    return GOLD if mine.makes == "gold" else IRON if mine.makes == "iron" else SPECIAL


def _people(realm: Realm, pool: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    for name, amount in pool.items():
        if realm.rules.resources[name].kind == "population":
            yield name, amount
