"""Ships that come and go, and forces that go aboard and ashore."""

from typing import Literal

import msgspec

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import NationId, Position, UnitId
from warhost.games.cosmos.world import World

How = Literal["launched", "scuttled", "sunk"]


class FleetChanged(msgspec.Struct, frozen=True, gc=False, tag="fleet changed"):
    """C12-2 So many more ships, or fewer."""

    nation: NationId
    warships: int
    transports: int
    how: How


class Boarded(msgspec.Struct, frozen=True, gc=False, tag="boarded", omit_defaults=True):
    """C12-19, C12-25 A force has gone aboard or ashore. Others learn of the ends that they see."""

    nation: NationId
    units: tuple[UnitId, ...]
    start: Position
    end: Position
    is_aboard: bool
    hidden: tuple[UnitId, ...] = ()


def apply_fleet(world: World, event: FleetChanged) -> None:
    nation = world.nations[event.nation]
    writing.change_nation(
        world,
        event.nation,
        warships=nation.warships + event.warships,
        transports=nation.transports + event.transports,
    )


def apply_boarded(world: World, event: Boarded) -> None:
    writing.put_units(world, event.units, event.end, event.start, is_aboard=event.is_aboard)


APPLY = {FleetChanged: apply_fleet, Boarded: apply_boarded}
