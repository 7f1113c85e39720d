"""C11 One step of a force: where it leads, and how long it takes."""

from collections.abc import Iterator

from msgspec.structs import replace

from warhost.games.cosmos.events.movement import Moved
from warhost.games.cosmos.geography import distance
from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.movement.connections import connection_to, phases_along
from warhost.games.cosmos.movement.doors import door_refused, flight_cost
from warhost.games.cosmos.movement.legs import leg_cost
from warhost.games.cosmos.movement.paces import THOUSAND, Pace, Sailing, pace_of
from warhost.games.cosmos.movement.routes import FAR, NEAR, are_adjacent, next_leg
from warhost.games.cosmos.movement.sailing import course_refused
from warhost.games.cosmos.movement.waypoints import DIRECT, meant, outside_of
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, Priority, Takes
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import World, force_of
from warhost.kernel.dice import Dice

__all__ = ["FAR", "NEAR", "arrived", "begun_step", "rank_of_step"]


def begun_step(  # noqa: PLR0913  how a move is written, and how it is made
    world: World, leader: UnitId, order: Order, farthest: int, dice: Dice, *, sneaks: bool = False
) -> Takes | Cannot:
    """The next position on the way to the first one listed, and the phases until it is reached."""
    unit, written = world.units[leader], order.path[0]
    goal = meant(world, unit.nation, unit.position, written)
    if isinstance(goal, Cannot) or goal == unit.position:
        return goal if isinstance(goal, Cannot) else Takes(0, at=goal)
    pace = pace_of(world, leader, sneaks=sneaks)
    if not pace.is_bearable:
        return Cannot("C10-8", "The force cannot carry what it has.")
    way = connection_to(world, unit.position, goal)
    phases = None if way is None else phases_along(way, pace)
    if phases is not None:
        return Takes(phases, at=goal, step=replace(order, path=(str(goal),)))
    apart = distance(world.board, hex_around(world, unit.position), hex_around(world, goal))
    if apart > farthest:
        return Cannot("C11-2", f"{written} is {apart} hexes away; move takes 2 at most.")
    if (refused := course_refused(world, unit, goal, farthest)) is not None:
        return refused
    there = _next(world, leader, pace, goal, written.endswith(DIRECT), dice)
    return there if isinstance(there, Cannot) else _step(world, leader, pace, order, there, goal)


def arrived(world: World, leader: UnitId, end: Position) -> Iterator[Moved]:
    """The force as it arrives; nothing if it was there already."""
    units = force_of(world, leader)
    hidden = tuple(unit for unit in units if world.units[unit].is_hidden)
    one = world.units[leader]
    if one.position != end:
        yield Moved(one.nation, units, one.position, end, hidden)


def rank_of_step(acting: Acting, pending: Pending) -> Priority:
    """C4.2-9, C4.2-12 Through a door, or from hex to hex."""
    if pending.has_begun:
        return Priority.MARCHING
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    goal = meant(world, unit.nation, unit.position, pending.order.path[0])
    if isinstance(goal, Cannot) or outside_of(world, unit.position) is not None:
        return Priority.DOORS
    return Priority.DOORS if outside_of(world, goal) == unit.position else Priority.MARCHING


def _next(  # noqa: PLR0913, PLR0917  who goes how, from where to where
    world: World,
    leader: UnitId,
    pace: Pace | Sailing,
    goal: Position,
    is_direct: bool,
    dice: Dice,
) -> Position | Cannot:
    """C11.3 Out of a location first, into one last, across the map in between."""
    unit = world.units[leader]
    outside = outside_of(world, goal)
    if outside == unit.position or flight_cost(world, pace, unit.position, goal) is not None:
        return goal
    leaving = outside_of(world, unit.position)
    if leaving is not None:
        return leaving
    while outside is not None:
        goal, outside = outside, outside_of(world, outside)
    is_near = are_adjacent(world, unit.position, goal)
    if is_near and (is_direct or isinstance(pace, Sailing)):
        return goal
    found = next_leg(world, leader, pace, goal, dice)
    return found or Cannot("C11.2-1", f"The force finds no way to {goal}.")


def _step(  # noqa: PLR0913, PLR0917  the step and what it is part of
    world: World,
    leader: UnitId,
    pace: Pace | Sailing,
    order: Order,
    there: Position,
    goal: Position,
) -> Takes | Cannot:
    step, here = replace(order, path=(str(there),)), world.units[leader].position
    if outside_of(world, there) is not None:
        refused = door_refused(world, force_of(world, leader), pace, there)
        if refused is not None:
            return refused
    if outside_of(world, there) == here or outside_of(world, here) == there:
        return Takes(0, at=there, step=step, short_of=_goal(order, there, goal))
    flight = flight_cost(world, pace, here, there)
    cost = leg_cost(world, pace, here, there) if flight is None else flight
    if cost is None:
        return _stuck(pace, there)
    phases = max(-(-cost // THOUSAND), 1)
    return Takes(phases, at=there, step=step, short_of=_goal(order, there, goal))


def _goal(order: Order, there: Position, goal: Position) -> str:
    """C11.5-2 What is left of the way leads to where the word meant when it was set out."""
    if there == goal:
        return ""
    return f"{goal}{DIRECT}" if order.path[0].endswith(DIRECT) else str(goal)


def _stuck(pace: Pace | Sailing, there: Position) -> Cannot:
    if isinstance(pace, Sailing):
        return Cannot("C12-10", f"No sea lane leads to {there}.")
    return Cannot("C11.2-1", f"Not all of the force can go to {there}.")
