"""Questing: into that world and back, travels, retreats, and what is won."""

import msgspec
from msgspec.structs import replace

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import (
    ActorId,
    LocationId,
    NationId,
    Position,
    Tick,
    UnitId,
)
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.world import KnownLocation, Location, Route, World, tick_of

RETREAT = "retreat"


class ModeChanged(msgspec.Struct, frozen=True, gc=False, tag="mode changed"):
    """C20.1-4 Units have gone questing, or come back from it."""

    nation: NationId
    units: tuple[UnitId, ...]
    position: Position
    is_on: bool


class SpotSet(msgspec.Struct, frozen=True, gc=False, tag="retreat spot set"):
    """C20.5-1 Where each of them now is, it will retreat to."""

    nation: NationId
    units: tuple[UnitId, ...]


class LevelSet(msgspec.Struct, frozen=True, gc=False, tag="retreat level set"):
    """C20.5-4"""

    nation: NationId
    units: tuple[UnitId, ...]
    points: int


class Retreated(msgspec.Struct, frozen=True, gc=False, tag="retreated", omit_defaults=True):
    """C20.5-7 A wounded unit is on the way to its retreat spot, at no position."""

    nation: NationId
    unit: UnitId
    position: Position
    until: Tick
    spot: Position = Position("")


class CameBack(msgspec.Struct, frozen=True, gc=False, tag="came back"):
    """C20.5-17 It is at its retreat spot."""

    nation: NationId
    unit: UnitId
    position: Position


class Departed(msgspec.Struct, frozen=True, gc=False, tag="departed", omit_defaults=True):
    """C20.4-11 A force travels, off the map."""

    nation: NationId
    units: tuple[UnitId, ...]
    position: Position
    route: Route | None = None


class Arrived(msgspec.Struct, frozen=True, gc=False, tag="arrived"):
    """C20.4-11 It is where its route leads."""

    nation: NationId
    units: tuple[UnitId, ...]
    position: Position


class QuestWon(msgspec.Struct, frozen=True, gc=False, tag="quest won", omit_defaults=True):
    """C20-4 A force has found out what a place holds."""

    nation: NationId
    unit: UnitId
    place: LocationId
    lore: str = ""
    shown: tuple[Location, ...] = ()
    """Places it has learnt of."""


def apply_mode(world: World, event: ModeChanged) -> None:
    writing.change_mode(world, event.units, quests=event.is_on)


def apply_spot(world: World, event: SpotSet) -> None:
    for unit in event.units:
        writing.change_unit(world, unit, retreat_spot=world.units[unit].position)


def apply_level(world: World, event: LevelSet) -> None:
    for unit in event.units:
        writing.change_unit(world, unit, retreats_at=event.points)


def apply_retreated(world: World, event: Retreated) -> None:
    """C20.5-9, C20.5-18, C20.5-20"""
    going = Pending(
        Order(RETREAT, path=(str(event.spot),)), event.until, since=tick_of(world), at=event.spot
    )
    writing.put_units(world, (event.unit,), Position(""), retreats_at=0, tactics="avoid")
    writing.set_queue(world, ActorId(event.unit), (going,))


def apply_came_back(world: World, event: CameBack) -> None:
    writing.put_units(world, (event.unit,), event.position)
    writing.set_queue(world, ActorId(event.unit), world.queues[ActorId(event.unit)][1:])


def apply_departed(world: World, event: Departed) -> None:
    writing.put_units(world, event.units, Position(""))


def apply_arrived(world: World, event: Arrived) -> None:
    writing.put_units(world, event.units, event.position)


def apply_won(world: World, event: QuestWon) -> None:
    world.won[event.place] = (*world.won.get(event.place, ()), event.nation)
    mind, now = world.minds[event.nation], tick_of(world)
    for place in event.shown:
        mind.locations[place.id] = KnownLocation(replace(place, store={}), now)


APPLY = {
    ModeChanged: apply_mode,
    SpotSet: apply_spot,
    LevelSet: apply_level,
    Retreated: apply_retreated,
    CameBack: apply_came_back,
    Departed: apply_departed,
    Arrived: apply_arrived,
    QuestWon: apply_won,
}
