"""C21.1, C21.6 What things may be called, and what aliases stand for."""

import re

from warhost.games.cosmos.events.nations import AliasSet
from warhost.games.cosmos.ids import ItemId, LocationId, NationId, UnitId
from warhost.games.cosmos.orders.rule import Cannot
from warhost.games.cosmos.world import Item, Location, World

SHORTEST, LONGEST = 2, 32
WRONG_CHARACTER = re.compile(r"[^A-Za-z0-9 '-]")
WRONG_NUMBER = re.compile(r"\d{4,}|\d{1,3}(?![A-Za-z\d])")
"""C21.1-7 At most three digits, and then a letter."""


def name_refused(world: World, nation: NationId, thing: int, name: str) -> Cannot | None:
    """C21.1 Why a thing cannot be named so; none if it can."""
    return _thing_refused(world, nation, thing) or _name_refused(world, thing, name)


def alias_set(world: World, nation: NationId, alias: str, number: int) -> AliasSet:
    """C21.6.1-2 A counting alias gives its next number away."""
    if not alias.endswith("."):
        return AliasSet(nation, alias, number)
    if not number:
        return AliasSet(nation, alias, 0, counter=alias)
    count = world.nations[nation].counts.get(alias, 0) + 1
    return AliasSet(nation, f"{alias[:-1]}{count}", number, counter=alias)


def _thing_refused(world: World, nation: NationId, thing: int) -> Cannot | None:
    unit = world.units.get(UnitId(thing))
    location = world.locations.get(LocationId(thing))
    item = world.items.get(ItemId(thing))
    owner = unit.nation if unit else location.owner if location else item.owner if item else None
    if owner != nation:
        return Cannot("C21.1-1", f"{thing} does not belong to the nation.")
    if (location and _is_unique_place(world, location)) or (item and _is_unique_item(world, item)):
        return Cannot("C21.1-3", f"{thing} has a name of its own.")
    return None


def _is_unique_place(world: World, place: Location) -> bool:
    return place.is_unique or world.rules.locations[place.type].is_unique


def _is_unique_item(world: World, item: Item) -> bool:
    return world.rules.items[item.type].is_unique


def _name_refused(world: World, thing: int, name: str) -> Cannot | None:
    if wrong := WRONG_CHARACTER.search(name):
        return Cannot("C21.1-5", f"A name has no `{wrong[0]}`.")
    if not SHORTEST <= len(name) <= LONGEST:
        return Cannot("C21.1-6", f"A name has {SHORTEST} to {LONGEST} characters.")
    if WRONG_NUMBER.search(name):
        return Cannot("C21.1-7", "A number in a name has three digits at most, then a letter.")
    unit = world.units.get(UnitId(thing))
    for kind in world.rules.units.values():
        if unit and kind.id != unit.type and kind.name.lower() in name.lower():
            return Cannot("C21.1-9", f"{kind.name} is another type of unit.")
    return None
