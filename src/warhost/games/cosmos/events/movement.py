"""Forces on their way."""

import msgspec

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import NationId, Position, UnitId
from warhost.games.cosmos.world import World


class Moved(msgspec.Struct, frozen=True, gc=False, tag="moved"):
    """C11-1 A force has completed a step. Others learn of the ends that they see."""

    nation: NationId
    units: tuple[UnitId, ...]
    """The leader first."""
    start: Position
    end: Position
    hidden: tuple[UnitId, ...] = ()
    """Who of them is seen by nobody else."""


class HidingChanged(msgspec.Struct, frozen=True, gc=False, tag="hiding changed"):
    """C18.2-11 Units hide, or go on without hiding. Others learn only of the second."""

    nation: NationId
    units: tuple[UnitId, ...]
    position: Position
    is_hidden: bool


class MoveBlocked(msgspec.Struct, frozen=True, gc=False, tag="move blocked", omit_defaults=True):
    """C11.7-10 A force was stopped at the last moment, and tries again in the next phase."""

    nation: NationId
    units: tuple[UnitId, ...]
    position: Position
    goal: Position
    by: tuple[UnitId, ...]
    blockers: tuple[NationId, ...]
    is_again: bool = False
    """It was blocked in the phase before."""


def apply_hiding(world: World, event: HidingChanged) -> None:
    writing.set_hidden(world, event.units, is_hidden=event.is_hidden)


def apply_nothing(_: World, __: MoveBlocked) -> None:
    """Only told."""


def apply_moved(world: World, event: Moved) -> None:
    writing.put_units(world, event.units, event.end, event.start)


APPLY = {
    Moved: apply_moved,
    HidingChanged: apply_hiding,
    MoveBlocked: apply_nothing,
}
