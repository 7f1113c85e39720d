"""C14 Whether a unit may gain control where it is, and who keeps it from that."""

from fractions import Fraction

import msgspec

from warhost.games.cosmos.control.attempts import controllers_at
from warhost.games.cosmos.control.helpers import has_neighbour, helping_units
from warhost.games.cosmos.control.presence import (
    are_enemies,
    holds_as_enemy,
    is_ally,
    presence_of,
)
from warhost.games.cosmos.economy.halting import owner_at
from warhost.games.cosmos.forces.efficiency import efficiency_of
from warhost.games.cosmos.ids import LocationId, NationId, UnitId
from warhost.games.cosmos.movement.waypoints import terrain_at
from warhost.games.cosmos.rows.units import Controlling
from warhost.games.cosmos.sight.distances import sees
from warhost.games.cosmos.world import Unit, World, force_of

FOURTH = Fraction(1, 4)
HALF = Fraction(1, 2)


class Flaw(msgspec.Struct, frozen=True):
    """C14-33 Why an order to control is invalid, whatever comes."""

    clause: str
    why: str


class Obstruction(msgspec.Struct, frozen=True):
    """C14.1 What prevents it now; by whom, as far as the force sees them."""

    clause: str
    by: tuple[int, ...]


def flaw_of(world: World, unit: Unit) -> Flaw | None:
    """C14-32, C14-33"""
    row = world.rules.units[unit.type].controls
    if row is None:
        return Flaw("C14-7", "It cannot gain control.")
    if not unit.position.isdigit():
        return Flaw("C14-3", "Only what lies at the surface can be controlled.")
    if efficiency_of(world.rules, unit) <= 0:
        return Flaw("C14-40", "It is in no state to gain control.")
    if world.rules.units[unit.type].moves.get(terrain_at(world, unit.position)) is None:
        return Flaw("C14-38", "It cannot move about in that terrain.")
    return _flaw_of_place(world, unit, row) or _flaw_of_help(world, unit, row)


def _flaw_of_place(world: World, unit: Unit, row: Controlling) -> Flaw | None:
    place = world.locations.get(LocationId(int(unit.position)))
    if place is not None and not world.rules.locations[place.type].influences_control:
        return Flaw("C14-4", "It goes with the place it stands in.")
    owner = owner_at(world, unit.position)
    if owner == unit.nation:
        return Flaw("C14-33", "It belongs to the nation already.")
    if owner and not holds_as_enemy(world, unit.nation, owner):
        return Flaw("C14-25", "Its owner is no enemy.")
    if owner and not row.can_neutralise:
        return Flaw("C14-24", "It can control only what belongs to nobody.")
    return None


def _flaw_of_help(world: World, unit: Unit, row: Controlling) -> Flaw | None:
    if row.needs_helper and not helping_units(world, unit, row):
        return Flaw("C14-9", "There is nobody in the force to help.")
    if row.needs_neighbour and not has_neighbour(world, unit.nation, unit.position):
        return Flaw("C14-11", "The nation owns nothing next to it.")
    return None


def obstruction_of(world: World, unit: Unit) -> Obstruction | None:
    """C14-5, C14-6, C14-34"""
    others = [one for one in controllers_at(world, unit.position) if one != unit.id]
    if others:
        return Obstruction("C14-34", _seen(world, unit.nation, others))
    places = obstructing_places(world, unit)
    troops = obstructing_units(world, unit)
    if not places and not troops:
        return None
    clause = "C14-5" if places else "C14-6"
    return Obstruction(clause, _seen(world, unit.nation, [*places, *troops]))


def obstructing_places(world: World, unit: Unit) -> list[int]:
    """C14.1-6, C14-5 Directly in the target."""
    inside = (world.locations[one] for one in world.index.inside.get(unit.position, ()))
    return sorted(
        place.id
        for place in inside
        if world.rules.locations[place.type].influences_control
        and place.owner
        and are_enemies(world, unit.nation, place.owner)
    )


def obstructing_units(world: World, unit: Unit) -> list[UnitId]:
    """C14.1-1 to C14.1-4 None of them, if together they are not a fourth of the other side."""
    here = [world.units[one] for one in world.index.at.get(unit.position, ())]
    foes = [one for one in here if are_enemies(world, unit.nation, one.nation)]
    counting = [one for one in foes if presence_of(world, one) > 0]
    against = sum((presence_of(world, one) for one in counting), Fraction(0))
    if not counting or against < FOURTH * side_presence(world, unit, here):
        return []
    return sorted(one.id for one in counting)


def side_presence(world: World, unit: Unit, here: list[Unit]) -> Fraction:
    """C14.1-5 The force in full, half of allies and of the nation's others."""
    force = frozenset(force_of(world, unit.id))
    total = Fraction(0)
    for one in here:
        if one.id in force:
            total += presence_of(world, one)
        elif is_ally(world, unit.nation, one.nation):
            total += presence_of(world, one) * HALF
    return total


def _seen(world: World, nation: NationId, numbers: list[UnitId] | list[int]) -> tuple[int, ...]:
    """C14.1-7, C14.1-8"""
    return tuple(one for one in numbers if sees(world, nation, one))
