"""C4-7, A28 The end of a turn: mines, arms, decay and production, nation by nation."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from warhost.games.cosmos.control.attempts import is_being_controlled
from warhost.games.cosmos.economy.decay import decay, from_pool, from_stores
from warhost.games.cosmos.economy.halting import is_occupied
from warhost.games.cosmos.economy.production import (
    added,
    base_production,
    rounded,
    special_production,
    unit_production,
)
from warhost.games.cosmos.economy.realms import Realm, realms_of
from warhost.games.cosmos.economy.standard import arms_made, manpower, mined, taxes, trade
from warhost.games.cosmos.events.economy import Booked, Kind, Share, TenureEnded
from warhost.games.cosmos.ids import ActorId, NationId, UnitId
from warhost.games.cosmos.places.sieges import inside_of, is_cut_off
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice


class Yield(msgspec.Struct, frozen=True):
    """What a nation's turn brings and what is lost of it (C6.5-17)."""

    produced: dict[str, int]
    lost: dict[str, int]
    kept: list[tuple[UnitId, str, int]]
    """Mana that stays with units."""


def work_mines(world: World, _: Dice) -> Iterator[Any]:
    """C6.6.4-3 With the manpower that is left of the turn before."""
    for nation, realm in realms_of(world).items():
        for one in list(mined(realm, realm.nation.pool)):
            used = Share("pool", nation, "manpower", -one.manpower)
            made = Share("pool", nation, one.makes, one.made)
            yield Booked(nation, "mined", (used, made), actor=ActorId(one.place.id))


def make_arms(world: World, _: Dice) -> Iterator[Any]:
    """C6.6.5-1"""
    for nation, realm in realms_of(world).items():
        made = arms_made(realm, realm.nation.pool)
        if made:
            needs = realm.people.arms.items()
            used = [Share("pool", nation, name, -amount * made) for name, amount in needs]
            yield Booked(nation, "made arms", (*used, Share("pool", nation, "arms", made)))


def decay_and_produce(world: World, _: Dice) -> Iterator[Any]:
    """C6.5-1, C6.2-1 Production is worked out first, what perishes leaves before it comes."""
    realms = realms_of(world)
    yield from _stores_decay(world)
    for nation, realm in realms.items():
        pool = realm.nation.pool
        lost = decay(realm, pool)
        gone = from_pool(lost, pool)
        if gone:
            yield Booked(nation, "decayed", _shares(nation, gone, -1))
        what = yield_of(realm, pool, lost, _tradeless(world, realm))
        shares = (
            *_shares(nation, what.produced, 1),
            *_shares(nation, what.lost, -1),
            *(Share("unit", unit, name, amount) for unit, name, amount in what.kept if amount),
        )
        if shares:
            yield Booked(nation, "produced", shares)
    yield TenureEnded()


def yield_of(
    realm: Realm, pool: Mapping[str, int], lost: Mapping[str, int], tradeless: frozenset[int]
) -> Yield:
    """C6.6.1-6 People first, then what those in the pool pay when that is settled."""
    brought, kept = unit_production(realm)
    sums = added(base_production(realm), brought, special_production(realm))
    gone = from_pool(lost, pool)
    people = {name: rounded(amount) for name, amount in sums.items() if _is_bound(realm, name)}
    owed = {name: lost[name] - gone.get(name, 0) for name in people if name in lost}
    owed = {name: min(amount, people[name]) for name, amount in owed.items() if amount}
    settled = {
        name: pool.get(name, 0) - gone.get(name, 0) + people.get(name, 0) - owed.get(name, 0)
        for name in {**pool, **people}
    }
    sums = added(sums, _paid_by_people(realm, settled, tradeless))
    produced = {name: rounded(amount) for name, amount in sorted(sums.items())}
    return Yield({name: n for name, n in produced.items() if n}, owed, kept)


def _paid_by_people(
    realm: Realm, settled: Mapping[str, int], tradeless: frozenset[int]
) -> Mapping[str, Fraction]:
    """C6.6.1, C6.6.2, C6.6.3"""
    gold = taxes(realm, settled) + trade(realm, tradeless)
    return {"gold": gold, "manpower": manpower(realm, settled)}


def _is_bound(realm: Realm, name: str) -> bool:
    return realm.rules.resources[name].kind in ("population", "mount")


def _tradeless(world: World, realm: Realm) -> frozenset[int]:
    """C6.6.3-4 to C6.6.3-6 The cities in which there is no trade this turn."""
    found = []
    for place in realm.own_places:
        here = inside_of(place)
        if realm.rules.locations[place.type].is_city and (
            is_occupied(world, here)
            or is_being_controlled(world, here, besides=realm.nation.number)
            or is_cut_off(world, here, world.rules.phases)
        ):
            found.append(place.id)
    return frozenset(found)


def _stores_decay(world: World) -> Iterator[Any]:
    """C6.5-7 One event for each owner of what lies about or is carried."""
    shares: dict[NationId, list[Share]] = {}
    for owner, kind, number, store in _stores(world):
        for name, amount in sorted(from_stores(world.rules, store).items()):
            shares.setdefault(owner, []).append(Share(kind, number, name, -amount))
    for nation in sorted(shares):
        yield Booked(nation, "decayed", tuple(shares[nation]))


def _stores(world: World) -> Iterator[tuple[NationId, Kind, int, Mapping[str, int]]]:
    for ground in world.hexes.values():
        if ground.store:
            yield ground.owner, "hex", ground.number, ground.store
    for place in sorted(world.locations.values(), key=lambda one: one.id):
        if place.store:
            yield place.owner, "location", place.id, place.store
    for unit in sorted(u.id for u in world.units.values() if u.carries):
        one = world.units[unit]
        yield one.nation, "unit", unit, one.carries


def _shares(nation: NationId, pairs: Mapping[str, int], sign: int) -> tuple[Share, ...]:
    return tuple(Share("pool", nation, name, sign * n) for name, n in sorted(pairs.items()) if n)
