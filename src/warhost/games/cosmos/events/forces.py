"""Forces put together and taken apart, and how units are to fight."""

import msgspec

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.world import World


class ForceChanged(msgspec.Struct, frozen=True, gc=False, tag="force changed"):
    """C8-3 Who is in a leader's force from now on; the leader alone: it is broken up."""

    nation: NationId
    leader: UnitId
    members: tuple[UnitId, ...]


class TacticsSet(msgspec.Struct, frozen=True, gc=False, tag="tactics set"):
    """C15.6-1"""

    nation: NationId
    units: tuple[UnitId, ...]
    tactics: str


class FleeingSet(msgspec.Struct, frozen=True, gc=False, tag="fleeing set"):
    """C9-19 At how many wound points individual units flee; 0: they do not."""

    nation: NationId
    units: tuple[UnitId, ...]
    points: int


def apply_fleeing_set(world: World, event: FleeingSet) -> None:
    for unit in event.units:
        writing.change_unit(world, unit, flees_at=event.points)


def apply_force_changed(world: World, event: ForceChanged) -> None:
    writing.set_force(world, event.leader, event.members)


def apply_tactics_set(world: World, event: TacticsSet) -> None:
    for unit in event.units:
        writing.change_unit(world, unit, tactics=event.tactics)


APPLY = {
    ForceChanged: apply_force_changed,
    TacticsSet: apply_tactics_set,
    FleeingSet: apply_fleeing_set,
}
