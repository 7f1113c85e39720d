"""What belongs to a nation, gathered once, and for how much of the turn it has produced for it."""

from collections.abc import Mapping
from typing import Protocol

import msgspec

from warhost.games.cosmos.economy.costs import people_of
from warhost.games.cosmos.ids import HexNumber, ItemId, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.places.castles import castle_ratings
from warhost.games.cosmos.places.sieges import inside_of, is_under_siege
from warhost.games.cosmos.rows.peoples import People
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import Clock, Enchantment, Hex, Item, Location, Nation, Unit, World

Tenure = Mapping[Position, Mapping[NationId, int]]


class Known(Protocol):
    """What is asked of a world, or of a nation's view of it."""

    @property
    def rules(self) -> Rules: ...
    @property
    def clock(self) -> Clock: ...
    @property
    def nations(self) -> dict[NationId, Nation]: ...
    @property
    def hexes(self) -> dict[HexNumber, Hex]: ...
    @property
    def locations(self) -> dict[LocationId, Location]: ...
    @property
    def items(self) -> dict[ItemId, Item]: ...
    @property
    def units(self) -> dict[UnitId, Unit]: ...
    @property
    def enchanted(self) -> dict[str, tuple[Enchantment, ...]]: ...


class Realm(msgspec.Struct):
    """A nation and its own; hexes and locations with the phases they produced for it."""

    rules: Rules
    nation: Nation
    people: People
    hexes: list[tuple[Hex, int]] = []
    places: list[tuple[Location, int]] = []
    items: list[Item] = []
    units: list[Unit] = []
    castles: dict[HexNumber, int] = {}
    """C13.2-2 By hex the rating of the castle that counts."""
    yields: dict[Position, int] = {}
    """C20.3-7 What spells add to a place's production, in parts of a hundred."""
    besieged: frozenset[LocationId] = frozenset()
    """C17.1-1 Its locations under siege, and those inside them."""

    @property
    def own_places(self) -> list[Location]:
        """Those it owns now, by number."""
        return [place for place, _ in self.places if place.owner == self.nation.number]


def realms_of(world: World) -> dict[NationId, Realm]:
    """All nations in one pass."""
    realms = {number: _empty(world, number) for number in sorted(world.nations)}
    _share_out(world, world.tenure, realms)
    return realms


def realm_of(known: Known, nation: NationId) -> Realm:
    """One nation, as if everything it has were its own for a whole turn: for forecasts."""
    realms = {nation: _empty(known, nation)}
    _share_out(known, {}, realms)
    return realms[nation]


def _empty(known: Known, number: NationId) -> Realm:
    nation = known.nations[number]
    return Realm(known.rules, nation, people_of(known.rules, nation))


def _share_out(known: Known, tenure: Tenure, realms: dict[NationId, Realm]) -> None:
    for unit in known.units.values():
        if (realm := realms.get(unit.nation)) is not None:
            realm.units.append(unit)
    for item in sorted(known.items.values(), key=lambda one: one.id):
        if (realm := realms.get(item.owner)) is not None:
            realm.items.append(item)
    _share_land(known, tenure, realms)
    for number, realm in realms.items():
        places = [place.id for place in realm.own_places if place.owner == number]
        realm.castles = castle_ratings(known.rules, known, known.hexes, places)
        own = (known.locations[place] for place in places)
        realm.yields = _yields(known)
        realm.besieged = frozenset(p.id for p in own if is_under_siege(known, inside_of(p)))


def _yields(known: Known) -> dict[Position, int]:
    found: dict[Position, int] = {}
    for key, spells in known.enchanted.items():
        percents = [
            row.percent * one.power
            for one in spells
            if (row := known.rules.spells[one.spell].yields) is not None
        ]
        if percents:
            found[Position(key)] = max(sum(percents), -100)
    return found


def _share_land(known: Known, tenure: Tenure, realms: dict[NationId, Realm]) -> None:
    whole = known.rules.phases
    for number in sorted(known.locations):
        place = known.locations[number]
        for nation, phases in _phases(str(number), place.owner, tenure, whole):
            if nation in realms:
                realms[nation].places.append((place, phases))
    for ground in known.hexes.values():
        if not tenure:
            if ground.owner in realms:
                realms[ground.owner].hexes.append((ground, whole))
            continue
        for nation, phases in _phases(str(ground.number), ground.owner, tenure, whole):
            if nation in realms:
                realms[nation].hexes.append((ground, phases))


def _phases(place: str, owner: NationId, tenure: Tenure, whole: int) -> list[tuple[NationId, int]]:
    """C6.2-21 For whom a place has produced, and in how many phases."""
    changes = tenure.get(Position(place))
    if changes is None:
        return [(owner, whole)]
    counted = {owner: whole}
    for nation, phases in changes.items():
        counted[nation] = counted.get(nation, 0) + phases
    return [(nation, phases) for nation, phases in sorted(counted.items()) if nation]
