"""Sieges, undermined walls, weakened units, and forces that are ready to storm."""

import msgspec

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import NEVER, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.world import World, tick_of


class SiegeChanged(msgspec.Struct, frozen=True, gc=False, tag="siege changed"):
    """C17.1-8 A location is under siege from now on, or no longer."""

    nation: NationId
    """Whose the location is."""
    place: LocationId
    position: Position
    is_on: bool


class Sapped(msgspec.Struct, frozen=True, gc=False, tag="sapped"):
    """C16.3.1-4 Hidden damage as it is from now on; nobody is told."""

    place: LocationId
    points: int


class SappingMended(msgspec.Struct, frozen=True, gc=False, tag="sapping mended"):
    """C16.3.1-4 All hidden damage is repaired; its owner knows."""

    nation: NationId
    place: LocationId


class Weakened(msgspec.Struct, frozen=True, gc=False, tag="weakened", omit_defaults=True):
    """C17.1-12, C17.1-13 Units that a siege has starved for a turn, and those who eat again."""

    nation: NationId
    units: tuple[UnitId, ...]
    recovered: tuple[UnitId, ...] = ()


class StormPrepared(msgspec.Struct, frozen=True, gc=False, tag="storm prepared"):
    """C15.6.1-4 A force attacks into the walled locations at its position in this phase."""

    nation: NationId
    units: tuple[UnitId, ...]
    position: Position


def apply_siege(world: World, event: SiegeChanged) -> None:
    since = tick_of(world) if event.is_on else NEVER
    writing.change_location(world, event.place, sieged=since)


def apply_sapped(world: World, event: Sapped) -> None:
    if event.points:
        world.sapped[event.place] = event.points
    else:
        world.sapped.pop(event.place, None)


def apply_mended(_: World, __: SappingMended) -> None:
    """Only told."""


def apply_weakened(world: World, event: Weakened) -> None:
    for unit in event.units:
        writing.change_unit(world, unit, is_weakened=True)
    for unit in event.recovered:
        writing.change_unit(world, unit, is_weakened=False)


def apply_storm(world: World, event: StormPrepared) -> None:
    world.storming |= dict.fromkeys(event.units)


APPLY = {
    SiegeChanged: apply_siege,
    Sapped: apply_sapped,
    SappingMended: apply_mended,
    Weakened: apply_weakened,
    StormPrepared: apply_storm,
}
