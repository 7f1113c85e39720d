"""Individuals that flee and come home; morale and wounds as the phases change them."""

import msgspec
from msgspec.structs import replace

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import ActorId, NationId, Position, Tick, UnitId
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.world import World, tick_of

GOING_HOME = "gohome"
Health = tuple[tuple[int, int], ...]


class Fled(msgspec.Struct, frozen=True, gc=False, tag="fled", omit_defaults=True):
    """C9-2 An individual unit is on its way home, off the map."""

    nation: NationId
    unit: UnitId
    position: Position
    until: Tick
    tactics: str
    is_hidden: bool = False
    is_triggered: bool = False
    """C9-23 Its fleewhen condition made it flee, and is gone."""


class ReturnProlonged(msgspec.Struct, frozen=True, gc=False, tag="return prolonged"):
    """C9-4 The home is farther away now."""

    nation: NationId
    units: tuple[UnitId, ...]
    phases: int


class CameHome(msgspec.Struct, frozen=True, gc=False, tag="came home", omit_defaults=True):
    """C9-5 It is back on the map."""

    nation: NationId
    unit: UnitId
    position: Position
    is_hidden: bool = False


class MoraleMoved(msgspec.Struct, frozen=True, gc=False, tag="morale moved"):
    """C9.2-5 The morale of a nation's units that were not at rest, in hundredths."""

    nation: NationId
    units: tuple[tuple[UnitId, int], ...]


class Recovered(msgspec.Struct, frozen=True, gc=False, tag="recovered"):
    """C15.3.1-1 Wounded units as they are from now on."""

    nation: NationId
    units: tuple[tuple[UnitId, Health], ...]


def apply_fled(world: World, event: Fled) -> None:
    writing.put_units(
        world, (event.unit,), Position(""), tactics=event.tactics, is_hidden=False, is_aboard=False,
        retreat_spot=Position(""), retreats_at=0,
    )  # fmt: skip
    if event.is_triggered:
        writing.change_unit(world, event.unit, flees_at=0)
    going = Pending(Order(GOING_HOME), event.until, since=tick_of(world))
    writing.set_queue(world, ActorId(event.unit), (going,))


def apply_prolonged(world: World, event: ReturnProlonged) -> None:
    for unit in event.units:
        going, *others = world.queues[ActorId(unit)]
        later = replace(going, until=Tick(going.until + event.phases))
        writing.set_queue(world, ActorId(unit), (later, *others))


def apply_came_home(world: World, event: CameHome) -> None:
    writing.put_units(world, (event.unit,), event.position)
    writing.set_queue(world, ActorId(event.unit), world.queues[ActorId(event.unit)][1:])


def apply_morale(world: World, event: MoraleMoved) -> None:
    for unit, morale in event.units:
        writing.change_unit(world, unit, morale=morale)


def apply_recovered(world: World, event: Recovered) -> None:
    for unit, health in event.units:
        writing.change_unit(world, unit, health=health)


APPLY = {
    Fled: apply_fled,
    ReturnProlonged: apply_prolonged,
    CameHome: apply_came_home,
    MoraleMoved: apply_morale,
    Recovered: apply_recovered,
}
