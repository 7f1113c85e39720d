"""C14.2 Who helps, and what of the nation's own near the target counts as help."""

from collections.abc import Iterator
from fractions import Fraction

from warhost.games.cosmos.economy.halting import owner_at
from warhost.games.cosmos.forces.efficiency import efficiency_of
from warhost.games.cosmos.geography import hex_of, neighbours
from warhost.games.cosmos.ids import HexNumber, LocationId, NationId, Position
from warhost.games.cosmos.movement.waypoints import terrain_at
from warhost.games.cosmos.places.sieges import around, ground_of
from warhost.games.cosmos.rows.units import Controlling
from warhost.games.cosmos.world import Location, Unit, World, force_of

EACH = 2
"""C14.2-14 to C14.2-17 The helpers that a hex or location counts for."""
ROOMY = 10000
"""C14.2-7, C14.2-18 The interior size from which on a location counts in full."""


def helping_units(world: World, unit: Unit, row: Controlling) -> list[Unit]:
    """C14.2-13 In its own force, and of a type that may help it."""
    others = [world.units[one] for one in force_of(world, unit.id) if one != unit.id]
    terrain = terrain_at(world, unit.position)
    return [
        one
        for one in others
        if one.type in row.helpers and world.rules.units[one.type].moves.get(terrain)
    ]


def helper_share(
    move: int, helper_move: int, individuals: int, standard: int, efficiency: Fraction
) -> Fraction:
    """C14.2-12 What one helping unit counts; an individual is one of one."""
    return Fraction(move * individuals, helper_move * standard) * efficiency


def help_of_units(world: World, unit: Unit, row: Controlling) -> Fraction:
    """C14.2-11, C14.2-12 The controller itself, and all who help."""
    terrain = terrain_at(world, unit.position)
    move = world.rules.units[unit.type].moves[terrain]
    total = efficiency_of(world.rules, unit)
    for one in helping_units(world, unit, row):
        kind = world.rules.units[one.type]
        efficiency = efficiency_of(world.rules, one)
        size, standard = (one.individuals, kind.standard) if kind.is_mass else (1, 1)
        total += helper_share(move, kind.moves[terrain], size, standard, efficiency)
    return total


def help_of_land(world: World, nation: NationId, position: Position) -> Fraction:
    """C14.2-14 to C14.2-18"""
    place = world.locations.get(LocationId(int(position)))
    helping = [one for one in _inside(world, position) if one.owner == nation]
    total = Fraction(0)
    if place is None:
        total += EACH * len(owned_next_to(world, nation, HexNumber(int(position))))
    else:
        helping += [o for o in _beside(world, place) if o.owner == nation]
        total += _help_of_position(world, nation, place)
    return total + sum((EACH * room_of(world, one) for one in helping), Fraction(0))


def has_neighbour(world: World, nation: NationId, position: Position) -> bool:
    """C14-12 to C14-17, C14-44"""
    place = world.locations.get(LocationId(int(position)))
    if place is None:
        inside = any(one.owner == nation for one in _all_inside(world, position))
        return inside or bool(owned_next_to(world, nation, HexNumber(int(position))))
    ground = ground_of(world, position)
    return (
        owner_at(world, ground) == nation
        or bool(owned_next_to(world, nation, hex_of(ground)))
        or any(one.owner == nation for one in around(world, place.position))
        or any(one.owner == nation for one in _inside(world, position))
        or any(o.owner == nation for o in _all_inside(world, place.position) if o.id != place.id)
    )


def owned_next_to(world: World, nation: NationId, number: HexNumber) -> list[HexNumber]:
    near = neighbours(world.board)[number].values()
    return [one for one in near if world.hexes[one].owner == nation]


def room_of(world: World, place: Location) -> Fraction:
    """C14.2-6, C14.2-18 The share of a full-sized place; an interior without end is one."""
    interior = world.rules.locations[place.type].interior
    return Fraction(min(interior, ROOMY), ROOMY) if interior else Fraction(1)


def _help_of_position(world: World, nation: NationId, place: Location) -> Fraction:
    """C14.2-15"""
    if owner_at(world, place.position) != nation:
        return Fraction(0)
    outer = next(around(world, place.position), None)
    return EACH * (room_of(world, outer) if outer is not None else Fraction(1))


def _beside(world: World, place: Location) -> Iterator[Location]:
    """C14.2-17 At exactly the same position."""
    return (one for one in _inside(world, place.position) if one.id != place.id)


def _inside(world: World, position: Position) -> Iterator[Location]:
    """Directly there, and influencing control."""
    for place in _all_inside(world, position):
        if world.rules.locations[place.type].influences_control:
            yield place


def _all_inside(world: World, position: Position) -> Iterator[Location]:
    for number in sorted(world.index.inside.get(position, ())):
        yield world.locations[number]
