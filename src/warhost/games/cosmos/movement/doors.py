"""C11.3 Into locations and out of them, also from the air and from below; C2.2-10 their room."""

from warhost.games.cosmos.geography import LEVELS, hex_of, level_of
from warhost.games.cosmos.ids import LocationId, Position, UnitId
from warhost.games.cosmos.movement.paces import Pace, Sailing
from warhost.games.cosmos.movement.waypoints import outside_of, terrain_at
from warhost.games.cosmos.orders.rule import Cannot
from warhost.games.cosmos.sight.modes import exists_in
from warhost.games.cosmos.sight.places import location_at
from warhost.games.cosmos.world import Location, World

FOURTH = 4
"""C2.1.2-12 Half a hex, at the average of two costs."""


def door_refused(
    world: World, units: tuple[UnitId, ...], pace: Pace | Sailing, inside: Position
) -> Cannot | None:
    """Why a force cannot enter a location; none if it can."""
    if (closed := _of_another_world(world, units[0], inside)) is not None:
        return closed
    terrain = terrain_at(world, inside)
    if isinstance(pace, Sailing) or pace.cost(terrain) is None:
        return Cannot("C2.2-11", f"Not all of the force can be in {terrain}.")
    room = room_in(world, inside)
    if room is not None and room < sum(size_of(world, unit) for unit in units):
        return Cannot("C2.2-10", f"There is not room enough in {inside}.")
    return None


def _of_another_world(world: World, unit: UnitId, inside: Position) -> Cannot | None:
    """C20.1-12, C20.1-13"""
    location = location_at(world, inside)
    row = None if location is None else world.rules.locations[world.locations[location].type]
    quests = world.units[unit].quests
    if row is None or exists_in(row.mode, quests=quests):
        return None
    return Cannot("C20.1-12" if quests else "C20.1-13", f"There is no {inside} for it.")


def room_in(world: World, inside: Position) -> int | None:
    """C2.2-10 The size that still fits in; none if there is no limit."""
    location = location_at(world, inside)
    kind = None if location is None else world.rules.locations[world.locations[location].type]
    if kind is None or not kind.interior:
        return None
    units = sum(size_of(world, unit) for unit in world.index.at.get(inside, ()))
    items = sum(
        world.rules.items[world.items[item].type].size for item in world.index.lying.get(inside, ())
    )
    places = sum(
        world.rules.locations[world.locations[one].type].bulk
        for one in world.index.inside.get(inside, ())
    )
    return kind.interior - units - items - places


def size_of(world: World, unit: UnitId) -> int:
    """C2.3.1-7"""
    one = world.units[unit]
    return one.individuals * world.rules.units[one.type].size


def flight_cost(world: World, pace: Pace | Sailing, one: Position, other: Position) -> int | None:
    """C11.3-7, C11.3-8 Straight between over or under and a location; none if it cannot be."""
    for level, inside in ((one, other), (other, one)):
        place = _location(world, inside)
        if place is None or level[:1] not in LEVELS or isinstance(pace, Sailing):
            continue
        is_under = level_of(level) == "u"
        is_open = is_under or world.rules.locations[place.type].is_open
        if is_open and place.position == Position(str(hex_of(level))):
            costs = [pace.cost(terrain_at(world, end)) for end in (level, place.position)]
            known = [cost for cost in costs if cost is not None]
            return sum(known) // FOURTH if len(known) == len(costs) else None
    return None


def _location(world: World, inside: Position) -> Location | None:
    if outside_of(world, inside) is None:
        return None
    return world.locations[LocationId(int(inside))]
