"""Forces that look about, and what they find."""

import msgspec

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import ItemId, LocationId, NationId, UnitId
from warhost.games.cosmos.sight.spotting import place_as_seen, sighting_of
from warhost.games.cosmos.sight.watching import MOST_SEARCH
from warhost.games.cosmos.world import KnownItem, KnownLocation, Unit, World, tick_of

SEARCHING, FINDING = 2, 1
"""C18.1-7 What a phase counts, in half phases of searching."""


class Searched(msgspec.Struct, frozen=True, gc=False, tag="searched", omit_defaults=True):
    """C18.1-2 A force has looked about for a phase."""

    nation: NationId
    units: tuple[UnitId, ...]
    target: int = 0
    """C18.1-5 What it looks for; 0: whatever there is."""


class Found(msgspec.Struct, frozen=True, gc=False, tag="found"):
    """C18.1-9 What a force looked for it has found."""

    nation: NationId
    actor: UnitId
    thing: int


def apply_searched(world: World, event: Searched) -> None:
    for unit in event.units:
        one = world.units[unit]
        gain = FINDING if event.target else SEARCHING
        searched = min(one.searched + gain, MOST_SEARCH)
        sought, phases = _sought(one, event.target)
        writing.search_on(world, unit, searched=searched, sought=sought, sought_for=phases)


def apply_found(world: World, event: Found) -> None:
    mind, now = world.minds[event.nation], tick_of(world)
    if (unit := world.units.get(UnitId(event.thing))) is not None:
        mind.units[unit.id] = sighting_of(world, unit, mind.units.get(unit.id))
    elif (place := world.locations.get(LocationId(event.thing))) is not None:
        known = place_as_seen(event.nation, place)
        mind.locations[place.id] = KnownLocation(known, now)
    else:
        item = world.items[ItemId(event.thing)]
        mind.items[item.id] = KnownItem(item, now)


def _sought(unit: Unit, target: int) -> tuple[int, int]:
    if not target:
        return unit.sought, unit.sought_for
    return target, unit.sought_for + 1 if unit.sought == target else 1


APPLY = {Searched: apply_searched, Found: apply_found}
