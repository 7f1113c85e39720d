"""Items picked up, put down, handed over and made."""

from typing import Literal

import msgspec

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import NationId, Position, UnitId
from warhost.games.cosmos.world import Item, World

How = Literal["took", "dropped", "gave", "made", "inherited"]


class ItemsMoved(msgspec.Struct, frozen=True, gc=False, tag="items moved", omit_defaults=True):
    """C10 Items as they are from now on, and who did it where."""

    nation: NationId
    unit: UnitId
    how: How
    position: Position
    items: tuple[Item, ...]
    is_hidden: bool = False
    to: NationId = NationId(0)
    """C10-20 Whose unit has them now, if another nation's."""


class TakingSet(msgspec.Struct, frozen=True, gc=False, tag="taking set"):
    """C10-9 Auto-take mode."""

    nation: NationId
    units: tuple[UnitId, ...]
    is_on: bool


def apply_moved(world: World, event: ItemsMoved) -> None:
    for item in event.items:
        writing.put_item(world, item)
        if event.how == "made":
            last = world.last_units.get(event.nation, UnitId(0))
            world.last_units[event.nation] = UnitId(max(last, item.id))


def apply_taking(world: World, event: TakingSet) -> None:
    for unit in event.units:
        writing.change_unit(world, unit, takes=event.is_on)


APPLY = {ItemsMoved: apply_moved, TakingSet: apply_taking}
