"""C7.1 Who can create what, where, how many, and how long that takes."""

from collections.abc import Sequence

from warhost.games.cosmos.economy.costs import people_of, standard_cost, unit_cost
from warhost.games.cosmos.economy.stores import Source, Till
from warhost.games.cosmos.ids import LocationId, Position
from warhost.games.cosmos.movement.waypoints import terrain_at
from warhost.games.cosmos.places.sieges import is_besieged
from warhost.games.cosmos.rows.units import Recruiting, UnitType
from warhost.games.cosmos.world import Unit, World

MAJOR = "major"
"""C2.3.3-1 The ability of major characters."""


def recruiting_of(world: World, recruiter: Unit, kind: UnitType) -> Recruiting | None:
    """C7.1-4"""
    rows = world.rules.units[recruiter.type].recruits
    return next((row for row in rows if row.type == kind.id), None)


def is_right_place(world: World, recruiter: Unit, row: Recruiting) -> bool:
    """C7.1-5 to C7.1-7 Where it stands, or what lies round it unless a siege lies between."""
    nation = world.nations[recruiter.nation]
    if row.home_only and recruiter.position != nation.home:
        return False
    if not row.terrains and not row.locations:
        return True
    return any(_suits(world, one, row) for one in _grounds(world, recruiter.position))


def phases_of(row: Recruiting, kind: UnitType, individuals: int) -> int:
    """C7.1-24 Fractions rounded up."""
    return row.base - (-row.variable * individuals // kind.standard)


def affordable(
    world: World, unit: Unit, kind: UnitType, wanted: int, sources: Sequence[Source]
) -> int:
    """C7.1-22 As many as there are resources for; the cost of each is rounded up."""
    till, most = Till(world), wanted
    people = people_of(world.rules, world.nations[unit.nation])
    for resource, amount in standard_cost(people, kind).items():
        if amount:
            most = min(most, till.reach(sources, resource) * kind.standard // amount)
    return most


def cost_for(world: World, unit: Unit, kind: UnitType, individuals: int) -> dict[str, int]:
    """C7.1-20"""
    people = people_of(world.rules, world.nations[unit.nation])
    return unit_cost(people, kind, individuals)


def is_over_limit(world: World, unit: Unit, kind: UnitType) -> bool:
    """C2.3.3-2 Whether one more major character would be too many."""
    limit = people_of(world.rules, world.nations[unit.nation]).major_limit
    if not limit or MAJOR not in kind.abilities:
        return False
    majors = [
        one
        for one in world.units.values()
        if one.nation == unit.nation and MAJOR in world.rules.units[one.type].abilities
    ]
    return len(majors) >= limit


def _grounds(world: World, position: Position) -> list[Position]:
    """Where it is, and what is round that, as far as no siege cuts it off."""
    found = [position]
    while position.isdigit():
        place = world.locations.get(LocationId(int(position)))
        if place is None or is_besieged(place):
            break
        position = place.position
        found.append(position)
    return found


def _suits(world: World, position: Position, row: Recruiting) -> bool:
    place = world.locations.get(LocationId(int(position))) if position.isdigit() else None
    if place is not None and place.type in row.locations:
        return True
    return terrain_at(world, position) in row.terrains
