"""C14.3 Places that change owner by themselves, at the end of each phase."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.control.presence import are_enemies, is_ally
from warhost.games.cosmos.economy.halting import owner_at
from warhost.games.cosmos.events.places import How, OwnerChanged
from warhost.games.cosmos.ids import NOBODY, NationId, Position
from warhost.games.cosmos.places.sieges import inside_of
from warhost.games.cosmos.world import Location, World
from warhost.kernel.dice import Dice


def control_automatically(world: World, _: Dice) -> Iterator[Any]:
    """C14.3-8 All is judged before anything changes."""
    changes = [*_of_places(world), *_of_items(world)]
    yield from changes


def _of_places(world: World) -> Iterator[OwnerChanged]:
    for number in sorted(world.locations):
        place = world.locations[number]
        if world.rules.locations[place.type].influences_control:
            owner = _by_machines(world, place)
        else:
            owner = _by_position(world, place)
        if owner is not None and owner != place.owner:
            how: How = "automatic" if owner else "neutralised"
            yield OwnerChanged(place.id, place.position, place.owner, owner, how)


def _by_position(world: World, place: Location) -> NationId | None:
    """C14.3-1 to C14.3-3"""
    owner = owner_at(world, place.position)
    if not _falls_to(world, place.owner, owner):
        return None
    holders = _holders(world, inside_of(place))
    return owner if all(one == owner for one in holders) else None


def _falls_to(world: World, before: NationId, owner: NationId) -> bool:
    if not owner or owner == before:
        return False
    return not before or are_enemies(world, before, owner)


def _of_items(world: World) -> Iterator[OwnerChanged]:
    """C14.3-1 The same for things that cannot be moved."""
    for number in sorted(world.items):
        item = world.items[number]
        kind = world.rules.items[item.type]
        if not kind.is_immobile or kind.influences_control or item.holder or not item.position:
            continue
        owner = owner_at(world, item.position)
        if _falls_to(world, item.owner, owner):
            yield OwnerChanged(item.id, item.position, item.owner, owner, "automatic")


def _by_machines(world: World, place: Location) -> NationId | None:
    """C14.3-4 to C14.3-7 What non-player nations inside it bring about."""
    here = inside_of(place)
    machines = {one for one in _holders(world, here) if _is_machine(world, one)}
    if not machines:
        return None
    present = set(_present(world, here))
    if place.owner:
        is_held = any(is_ally(world, place.owner, one) for one in present)
        hostile = any(are_enemies(world, one, place.owner) for one in machines)
        return NOBODY if hostile and not is_held else None
    return machines.pop() if len(present) == 1 else None


def _is_machine(world: World, nation: NationId) -> bool:
    known = world.nations.get(nation)
    return known is not None and not known.seat


def _holders(world: World, position: Position) -> Iterator[NationId]:
    """The nations of units and locations just there that influence control."""
    for one in world.index.at.get(position, ()):
        unit = world.units[one]
        if world.rules.units[unit.type].influences_control:
            yield unit.nation
    for number in world.index.inside.get(position, ()):
        place = world.locations[number]
        if world.rules.locations[place.type].influences_control and place.owner:
            yield place.owner


def _present(world: World, position: Position) -> Iterator[NationId]:
    """Of all units and locations there, whether they influence control or not."""
    yield from (world.units[one].nation for one in world.index.at.get(position, ()))
    yield from (world.locations[one].owner for one in world.index.inside.get(position, ()))
