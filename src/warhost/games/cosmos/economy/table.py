"""C6.1 The table of resources, and what it foretells, out of what the nation itself knows."""

from collections.abc import Iterable, Mapping

import msgspec

from warhost.games.cosmos.economy.costs import location_upkeep, unit_upkeep
from warhost.games.cosmos.economy.decay import decay
from warhost.games.cosmos.economy.realms import Realm, realm_of
from warhost.games.cosmos.economy.settling import Yield, yield_of
from warhost.games.cosmos.economy.standard import arms_made, mined
from warhost.games.cosmos.places.walls import wall_upkeep
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Ledger

HEADINGS = ("Resource", "Pool", "Distr.", "Prod.", "Used", "Lost", "Upk.", "Poten.")
Goods = dict[str, int]


class Row(msgspec.Struct, frozen=True):
    """C6.1-2"""

    resource: str
    pool: int
    distributed: int
    produced: int
    used: int
    lost: int
    upkeep: int
    potential: int


class Forecast(msgspec.Struct, frozen=True):
    """C6.1-11, C6.1-9 What a turn brings in which nothing is done and nothing happens."""

    produced: Goods
    used: Goods
    lost: Goods


def table_of(view: View) -> tuple[Row, ...]:
    """C6.1-1 For each resource that is held, moved or needed; in the sequence of the rules."""
    if view.nation is None:
        return ()
    realm = realm_of(view, view.nation)
    upkeep, stored, next_turn = upkeep_of(realm), distributed(view), forecast(realm)
    ledger = realm.nation.ledger
    if view.clock.turn == 0:
        used = _sum(next_turn.used.items(), upkeep.items())
        ledger = Ledger(next_turn.produced, used, next_turn.lost)
    rows = (
        Row(
            name,
            realm.nation.pool.get(name, 0),
            stored.get(name, 0),
            ledger.produced.get(name, 0),
            ledger.used.get(name, 0),
            ledger.lost.get(name, 0),
            upkeep.get(name, 0),
            next_turn.produced.get(name, 0),
        )
        for name in view.rules.resources
    )
    return tuple(row for row in rows if any(msgspec.structs.astuple(row)[1:]))


def upkeep_of(realm: Realm) -> Goods:
    """C6.1-10 Of units, locations, walls and ships."""
    ships = (
        (realm.people.warships.upkeep, realm.nation.warships),
        (realm.people.transports.upkeep, realm.nation.transports),
    )
    places = [(realm.rules.locations[one.type], one) for one in realm.own_places]
    return _sum(
        *(unit_upkeep(realm.rules, unit).items() for unit in realm.units),
        *(location_upkeep(kind, place).items() for kind, place in places),
        *(wall_upkeep(kind, place).items() for kind, place in places),
        *([(name, each * count) for name, each in cost.items()] for cost, count in ships),
    )


def distributed(view: View) -> Goods:
    """C6.1-4 In all hexes, locations and units of the nation."""
    return _sum(
        *(one.store.items() for one in view.hexes.values()),
        *(one.store.items() for one in view.locations.values()),
        *(one.carries.items() for one in view.units.values()),
    )


def forecast(realm: Realm) -> Forecast:
    """The steps of the end of a turn, on a pool that is only imagined."""
    pool, used, produced = dict(realm.nation.pool), Goods(), Goods()
    for one in list(mined(realm, pool)):
        _move(pool, used, {"manpower": one.manpower}, -1)
        _move(pool, produced, {one.makes: one.made}, 1)
    if made := arms_made(realm, pool):
        _move(pool, used, {name: each * made for name, each in realm.people.arms.items()}, -1)
        _move(pool, produced, {"arms": made}, 1)
    lost = decay(realm, pool)
    brought: Yield = yield_of(realm, pool, lost, frozenset())
    gone = {name: min(amount, pool.get(name, 0)) for name, amount in lost.items()}
    kept = [(name, amount) for _, name, amount in brought.kept]
    produced = _sum(produced.items(), brought.produced.items(), kept)
    return Forecast(produced, used, _sum(gone.items(), brought.lost.items()))


def _move(pool: Goods, book: Goods, goods: Mapping[str, int], sign: int) -> None:
    for name, amount in goods.items():
        pool[name] = pool.get(name, 0) + sign * amount
        book[name] = book.get(name, 0) + amount


def _sum(*all_goods: Iterable[tuple[str, int]]) -> Goods:
    found: Goods = {}
    for goods in all_goods:
        for name, amount in goods:
            found[name] = found.get(name, 0) + amount
    return found
