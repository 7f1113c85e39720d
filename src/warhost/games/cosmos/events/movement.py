"""Forces on their way."""

import msgspec

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import NationId, Position, UnitId
from warhost.games.cosmos.world import World


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """C11-1 A force has completed a step. Others learn of the ends that they see."""

    nation: NationId
    units: tuple[UnitId, ...]
    """The leader first."""
    start: Position
    end: Position
    hidden: tuple[UnitId, ...] = ()
    """Who of them is seen by nobody else."""


def apply_moved(world: World, event: Moved) -> None:
    writing.put_units(world, event.units, event.end, event.start)


APPLY = {Moved: apply_moved}
