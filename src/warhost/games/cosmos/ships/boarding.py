"""C12-17 to C12-26 Going aboard and ashore."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.economy.costs import people_of
from warhost.games.cosmos.events.movement import Moved
from warhost.games.cosmos.events.ships import Boarded
from warhost.games.cosmos.geography import hex_of
from warhost.games.cosmos.ids import HexNumber, Position, UnitId
from warhost.games.cosmos.movement.legs import LANE
from warhost.games.cosmos.movement.paces import Pace, pace_of
from warhost.games.cosmos.movement.waypoints import outside_of
from warhost.games.cosmos.orders.rule import Cannot
from warhost.games.cosmos.ships.capacity import has_room
from warhost.games.cosmos.ships.sites import is_site
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import World, force_of


def boarding_phases(world: World, leader: UnitId) -> int:
    """C12-17"""
    nation = world.nations[world.units[leader].nation]
    return people_of(world.rules, nation).boarding_phases


def why_not_aboard(world: World, leader: UnitId, target: int) -> Cannot | None:
    """C12-22 Why a force cannot go aboard into an ocean hex; none if it can."""
    unit, ocean = world.units[leader], HexNumber(target)
    if unit.is_aboard:
        return Cannot("C12-22", "The force is aboard already.")
    if ocean not in world.hexes or not _is_usable(world, leader, _coast(world, leader), ocean):
        return Cannot("C12-22", f"The force cannot go aboard into {target} from here.")
    if not has_room(world, leader):
        return Cannot("C12.1-3", "The ships of the nation have not room enough.")
    return None


def why_not_ashore(world: World, leader: UnitId, target: int) -> Cannot | None:
    """C12-26 Why a force cannot land in a hex; none if it can."""
    unit, coast = world.units[leader], HexNumber(target)
    if not unit.is_aboard:
        return Cannot("C12-23", "The force is not aboard.")
    ocean = hex_of(unit.position)
    if coast not in world.hexes or not _is_usable(world, leader, coast, ocean):
        return Cannot("C12-26", f"The force cannot land in {target} from here.")
    terrain = world.hexes[coast].terrain
    kinds = (world.rules.units[world.units[one].type] for one in force_of(world, leader))
    if any(terrain not in kind.moves for kind in kinds):
        return Cannot("C12-26", f"Not all of the force can go to {target}.")
    return None


def moved_out(world: World, leader: UnitId) -> Iterator[Any]:
    """C12-21 Whoever is inside a location of the coast comes out of it first."""
    while (outside := outside_of(world, world.units[leader].position)) is not None:
        one, force = world.units[leader], force_of(world, leader)
        hidden = tuple(unit for unit in force if world.units[unit].is_hidden)
        yield Moved(one.nation, force, one.position, outside, hidden)


def boarded(world: World, leader: UnitId, end: Position, *, is_aboard: bool) -> Boarded:
    one, force = world.units[leader], force_of(world, leader)
    hidden = tuple(unit for unit in force if world.units[unit].is_hidden)
    return Boarded(one.nation, force, one.position, end, is_aboard, hidden)


def can_carry(world: World, leader: UnitId) -> bool:
    """C10-8"""
    pace = pace_of(world, leader)
    return not isinstance(pace, Pace) or pace.is_bearable


def has_lane(world: World, ocean: HexNumber) -> bool:
    """C12-10"""
    return any(LANE in side for side in world.hexes[ocean].sides.values())


def _coast(world: World, leader: UnitId) -> HexNumber:
    return hex_around(world, world.units[leader].position)


def _is_usable(world: World, leader: UnitId, coast: HexNumber, ocean: HexNumber) -> bool:
    nation = world.nations.get(world.units[leader].nation)
    if nation is None or not has_lane(world, ocean):
        return False
    has_boats = people_of(world.rules, nation).has_boats
    return is_site(world, coast, ocean, has_boats=has_boats)
