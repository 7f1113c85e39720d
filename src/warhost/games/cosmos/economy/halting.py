"""C6.3 What stops production, phase by phase."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from warhost.games.cosmos.control.presence import holds_as_enemy, is_unhampered, presence_at
from warhost.games.cosmos.events.economy import Halted
from warhost.games.cosmos.ids import HexNumber, LocationId, NationId, Position
from warhost.games.cosmos.places.sieges import inside_of, is_besieged, is_under_siege
from warhost.games.cosmos.world import Unit, World
from warhost.kernel.dice import Dice

ENOUGH = Fraction(1)


def halt_production(world: World, _: Dice) -> Iterator[Any]:
    """C6.3-1, C6.3-3 Judged when a phase begins; only crowded and besieged places are looked at."""
    halted: dict[NationId, dict[Position, None]] = {}
    for position in (*_occupied(world), *_besieged(world)):
        halted.setdefault(owner_at(world, position), {})[position] = None
    for nation in sorted(halted):
        yield Halted(nation, tuple(sorted(halted[nation], key=int)))


def is_occupied(world: World, position: Position) -> bool:
    """C6.3-2 Whether enemies of the owner have a presence of at least one there."""
    owner = owner_at(world, position)
    crowd = world.index.crowd.get(position, {})
    foes = [one for one in crowd if one != owner and holds_as_enemy(world, one, owner)]
    if not owner or not foes:
        return False
    present = [world.units[one] for one in world.index.at[position]]
    hostile = [one for one in present if one.nation in foes]
    return any(_is_whole(world, one) for one in hostile) or (
        presence_at(world, position, foes) >= ENOUGH
    )


def _is_whole(world: World, unit: Unit) -> bool:
    """Whether it is enough by itself, without any fractions: most units are."""
    kind = world.rules.units[unit.type]
    return (
        kind.influences_control and unit.individuals >= kind.standard and is_unhampered(world, unit)
    )


def owner_at(world: World, position: Position) -> NationId:
    """Whose a hex or location is; over and under the ground there is nothing to own."""
    if not position.isdigit():
        return NationId(0)
    place = world.locations.get(LocationId(int(position)))
    return place.owner if place is not None else world.hexes[HexNumber(int(position))].owner


def _occupied(world: World) -> list[Position]:
    return [one for one in world.index.crowd if is_occupied(world, one)]


def _besieged(world: World) -> list[Position]:
    if not any(is_besieged(place) for place in world.locations.values()):
        return []
    inside = [inside_of(place) for place in world.locations.values() if place.owner]
    return [one for one in inside if is_under_siege(world, one)]
