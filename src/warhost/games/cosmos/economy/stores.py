"""C6-5 The places that hold resources, and which of them somebody may take from, in sequence."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from warhost.games.cosmos.events.economy import Kind, Share
from warhost.games.cosmos.ids import HexNumber, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.places.sieges import inside_of, is_besieged, is_cut_off
from warhost.games.cosmos.world import Location, Unit, World, force_of

MANA = "mana"


class Source(NamedTuple):
    """A store, and whether it gives nothing but mana."""

    kind: Kind
    id: int
    mana_only: bool = False


def unit_sources(world: World, unit: Unit) -> tuple[Source, ...]:
    """C6-7 Itself, its force, its position, the pool; at last its creator's mana (C6-19)."""
    leader = unit.leader or unit.id
    members = [UnitId(one) for one in force_of(world, leader) if one != unit.id]
    found = [Source("unit", one) for one in (unit.id, *members)]
    found += place_sources(world, unit.nation, unit.position)
    found.append(pool_source(world, unit.nation, unit.position))
    creator = world.units.get(unit.creator) if unit.creator else None
    if creator is not None and creator.nation == unit.nation:
        found.append(Source("unit", creator.id, mana_only=True))
    return tuple(found)


def location_sources(world: World, place: Location) -> tuple[Source, ...]:
    """C6-10 What lies in it, what lies where it stands unless it is besieged, the pool."""
    found = [Source("location", place.id)]
    if not is_besieged(place):
        found += place_sources(world, place.owner, place.position)
    return (*found, pool_source(world, place.owner, inside_of(place)))


def position_sources(world: World, nation: NationId, position: Position) -> tuple[Source, ...]:
    """For what the nation itself pays at a position."""
    return (*place_sources(world, nation, position), pool_source(world, nation, position))


def place_sources(world: World, nation: NationId, position: Position) -> list[Source]:
    """C6-9, C6-11 What lies just there, if that is the nation's own or nobody's."""
    if not position.isdigit():
        return []
    place = world.locations.get(LocationId(int(position)))
    owner = place.owner if place is not None else world.hexes[HexNumber(int(position))].owner
    if owner not in (nation, 0):
        return []
    return [Source("hex" if place is None else "location", int(position))]


def pool_source(world: World, nation: NationId, position: Position) -> Source:
    """C6-12, C6-16 Anywhere; out of a siege that lasts since the turn began only its mana."""
    is_cut = bool(position) and is_cut_off(world, position, world.rules.phases)
    return Source("pool", nation, mana_only=is_cut)


def contents(world: World, kind: Kind, number: int) -> Mapping[str, int]:
    """What a store holds."""
    if kind == "pool":
        return world.nations[NationId(number)].pool
    if kind == "unit":
        return world.units[UnitId(number)].carries
    if kind == "hex":
        return world.hexes[HexNumber(number)].store
    return world.locations[LocationId(number)].store


class Till:
    """What is left in the stores while payments are worked out; nothing of it is written."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._left: dict[tuple[str, int], dict[str, int]] = {}
        self._taken: dict[tuple[Kind, int, str], int] = {}

    def left(self, source: Source, resource: str) -> int:
        """What a source can still give of a resource."""
        if source.mana_only and self._world.rules.resources[resource].kind != MANA:
            return 0
        held = self._left.get(source[:2])
        if held is None:
            return contents(self._world, source.kind, source.id).get(resource, 0)
        return held.get(resource, 0)

    def reach(self, sources: Sequence[Source], resource: str) -> int:
        return sum(self.left(source, resource) for source in sources)

    def can_pay(self, sources: Sequence[Source], cost: Mapping[str, int]) -> bool:
        return all(self.reach(sources, name) >= amount for name, amount in cost.items())

    def pay(self, sources: Sequence[Source], cost: Mapping[str, int]) -> bool:
        """C6-6 All of it from the closest sources, or nothing (C6.4-6)."""
        if not self.can_pay(sources, cost):
            return False
        for resource, amount in cost.items():
            self._take(sources, resource, amount)
        return True

    def shares(self) -> tuple[Share, ...]:
        """What has been taken, by store."""
        return tuple(Share(*key, -amount) for key, amount in self._taken.items())

    def _take(self, sources: Sequence[Source], resource: str, amount: int) -> None:
        for source in sources:
            part = min(amount, self.left(source, resource))
            if part:
                self._draw(source, resource, part)
            amount -= part
            if not amount:
                return

    def _draw(self, source: Source, resource: str, part: int) -> None:
        held = self._left.get(source[:2])
        if held is None:
            held = dict(contents(self._world, source.kind, source.id))
            self._left[source[:2]] = held
        held[resource] -= part
        key = (source.kind, source.id, resource)
        self._taken[key] = self._taken.get(key, 0) + part
