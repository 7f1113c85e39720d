"""C11 One step of a force: where it leads, and how long it takes."""

from msgspec.structs import replace

from warhost.games.cosmos.events.movement import Moved
from warhost.games.cosmos.geography import distance
from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.movement.costs import THOUSAND, leg_cost
from warhost.games.cosmos.movement.routes import FAR, NEAR, are_adjacent, next_leg
from warhost.games.cosmos.movement.waypoints import DIRECT, meant, outside_of
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, Priority, Takes
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import World, force_of
from warhost.kernel.dice import Dice

__all__ = ["FAR", "NEAR", "begun_step", "moved", "rank_of_step"]


def begun_step(
    world: World, leader: UnitId, order: Order, farthest: int, dice: Dice
) -> Takes | Cannot:
    """The next position on the way to the first one listed, and the phases until it is reached."""
    unit, written = world.units[leader], order.path[0]
    goal = meant(world, unit.nation, unit.position, written)
    if isinstance(goal, Cannot):
        return goal
    if goal == unit.position:
        return Takes(0, at=goal)
    apart = distance(world.board, hex_around(world, unit.position), hex_around(world, goal))
    if apart > farthest:
        return Cannot("C11-2", f"{written} is {apart} hexes away; move takes 2 at most.")
    there = _next(world, leader, goal, written.endswith(DIRECT), dice)
    return there if isinstance(there, Cannot) else _step(world, leader, order, there, goal)


def moved(world: World, leader: UnitId, end: Position) -> Moved:
    """The force as it arrives."""
    units = force_of(world, leader)
    hidden = tuple(unit for unit in units if world.units[unit].is_hidden)
    one = world.units[leader]
    return Moved(one.nation, units, one.position, end, hidden)


def rank_of_step(acting: Acting, pending: Pending) -> Priority:
    """C4.2-9, C4.2-12 Through a door, or from hex to hex."""
    if pending.has_begun:
        return Priority.MARCHING
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    goal = meant(world, unit.nation, unit.position, pending.order.path[0])
    if isinstance(goal, Cannot) or outside_of(world, unit.position) is not None:
        return Priority.DOORS
    return Priority.DOORS if outside_of(world, goal) == unit.position else Priority.MARCHING


def _next(
    world: World, leader: UnitId, goal: Position, is_direct: bool, dice: Dice
) -> Position | Cannot:
    """C11.3 Out of a location first, into one last, across the map in between."""
    unit = world.units[leader]
    outside = outside_of(world, goal)
    if outside == unit.position:
        return goal
    leaving = outside_of(world, unit.position)
    if leaving is not None:
        return leaving
    while outside is not None:
        goal, outside = outside, outside_of(world, outside)
    if is_direct and are_adjacent(world, unit.position, goal):
        return goal
    found = next_leg(world, unit.nation, force_of(world, leader), unit.position, goal, dice)
    return found or Cannot("C11.2-1", f"The force finds no way to {goal}.")


def _step(
    world: World, leader: UnitId, order: Order, there: Position, goal: Position
) -> Takes | Cannot:
    step = replace(order, path=(str(there),))
    here = world.units[leader].position
    if outside_of(world, there) == here or outside_of(world, here) == there:
        return Takes(0, at=there, step=step, is_partial=there != goal)
    cost = leg_cost(world, force_of(world, leader), here, there)
    if cost is None:
        return Cannot("C11.2-1", f"Not all of the force can go to {there}.")
    phases = max(-(-cost // THOUSAND), 1)
    return Takes(phases, at=there, step=step, is_partial=there != goal)
