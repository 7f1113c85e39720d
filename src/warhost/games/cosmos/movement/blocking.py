"""C11.7 Who stands in the way of a force, and whether that is enough to stop it."""

from collections.abc import Iterable
from fractions import Fraction

from warhost.games.cosmos.forces.blocking_size import blocking_size
from warhost.games.cosmos.forces.policies import holds_as_enemy, is_ally
from warhost.games.cosmos.geography import LEVELS, distance, hex_of
from warhost.games.cosmos.ids import NOBODY, LocationId, NationId, Position, Tick, UnitId
from warhost.games.cosmos.movement.waypoints import outside_of
from warhost.games.cosmos.places.walls import effective_rating
from warhost.games.cosmos.world import Location, Unit, World, force_of

HALF = Fraction(1, 2)
Units = list[Unit]


def blockers_of(world: World, leader: UnitId, goal: Position, since: Tick) -> tuple[UnitId, ...]:
    """C11.7-1, C20.2-2 Those who stop a force that is about to arrive; none if it passes."""
    here = world.units[leader].position
    if world.units[leader].quests:
        return ()
    if here[0] in LEVELS or goal[0] in LEVELS or not _is_open_way(world, here, goal):
        return ()
    if outside_of(world, goal) == here:
        found = _at_the_door(world, leader, goal, since)
    else:
        found = _on_the_way(world, leader, here, goal, since)
    return tuple(sorted(unit.id for unit in found))


def _is_open_way(world: World, here: Position, goal: Position) -> bool:
    """C11.7-3 No connection is ever blocked: only hexes side by side, and doors."""
    inside, entering = outside_of(world, here), outside_of(world, goal)
    if inside is None and entering is None:
        return distance(world.board, hex_of(here), hex_of(goal)) == 1
    return inside == goal or entering == here


def _on_the_way(world: World, leader: UnitId, here: Position, goal: Position, since: Tick) -> Units:
    """C11.7.2, C11.7.4 Met on the way, or standing before the door and kept out of it."""
    met = _met(world, leader, here, goal, since)
    kept_out = _kept_out(world, leader, here, goal) if outside_of(world, here) == goal else []
    found = [unit for unit in (*met, *kept_out) if _sees_any(world, unit.nation, leader)]
    blocking = [unit for unit in found if blocking_size(world, unit, is_seen=not unit.is_hidden)]
    if not blocking:
        return []
    helped = _helping(world, leader, here)
    needed = HALF * _size(world, leader)
    total = _total(world, blocking) - helped
    return blocking if total > 0 and total >= needed else []


def _met(world: World, leader: UnitId, here: Position, goal: Position, since: Tick) -> Units:
    """C11.7.2-1 Those who have come from where the force is going, since it set out."""
    came = world.index.arrivals.get((goal, here), ())
    units = [world.units[unit] for unit in sorted(came)]
    nation = world.units[leader].nation
    return [
        unit
        for unit in units
        if unit.arrived >= since and _may_block(world, unit.nation, nation, _owner(world, here))
    ]


def _at_the_door(world: World, leader: UnitId, goal: Position, since: Tick) -> Units:
    """C11.7.3 Those inside, as many as the location lets hold the door."""
    nation, place = world.units[leader].nation, world.locations[LocationId(int(goal))]
    if place.owner == nation or is_ally(world, place.owner, nation):
        return []
    inside = [world.units[unit] for unit in sorted(world.index.at.get(goal, ()))]
    here = world.units[leader].position
    found = [
        unit
        for unit in {u.id: u for u in (*inside, *_met(world, leader, here, goal, since))}.values()
        if _may_block(world, unit.nation, nation, place.owner)
        and not holds_as_enemy(world, place.owner, unit.nation)
        and _sees_any(world, unit.nation, leader)
    ]
    blocking = [unit for unit in found if blocking_size(world, unit, is_seen=not unit.is_hidden)]
    if not blocking:
        return []
    strength = _total(world, blocking) - _helping(world, leader, goal)
    enough = strength * factor_of(world, place) >= _size(world, leader)
    return blocking if strength > 0 and enough else []


def _kept_out(world: World, leader: UnitId, here: Position, goal: Position) -> Units:
    """C11.7.4-1 Enemies outside whose own way in is blocked at this time."""
    nation = world.units[leader].nation
    hostile = [n for n in world.index.crowd.get(goal, ()) if holds_as_enemy(world, n, nation)]
    if not hostile:
        return []
    found: Units = []
    for unit in sorted(world.index.at[goal]):
        queue = world.queues.get(unit, ())  # type: ignore[call-overload]
        if queue and queue[0].is_late and queue[0].at == here:
            found += [world.units[one] for one in force_of(world, unit)]
    return [unit for unit in found if unit.nation in hostile]


def _helping(world: World, leader: UnitId, place: Position) -> Fraction:
    """C11.7.2-7, C11.7.3-7 Friends at the spot count against a block; not the force itself."""
    nation, force = world.units[leader].nation, force_of(world, leader)
    friends = [n for n in world.index.crowd.get(place, ()) if _is_friend(world, n, nation)]
    if not friends:
        return Fraction(0)
    there = [world.units[unit] for unit in world.index.at[place] if unit not in force]
    return _total(world, (unit for unit in there if unit.nation in friends))


def factor_of(world: World, place: Location) -> int:
    """C16-19 to C16-21 How many individuals outside one inside can hold up."""
    kind = world.rules.locations[place.type]
    if kind.blocking:
        return kind.blocking
    rating = effective_rating(place)
    if not rating:
        return OPEN
    return CLOSED if kind.is_specialised else min(GUARDED + rating, CLOSED)


OPEN, GUARDED, CLOSED = 4, 5, 10


def _may_block(world: World, nation: NationId, mover: NationId, owner: NationId) -> bool:
    """C11.7.2-3, C11.7.2-4 Enemies, and those of the owner who are not allied."""
    if nation == mover:
        return False
    is_host = nation == owner != NOBODY and not is_ally(world, nation, mover)
    return is_host or holds_as_enemy(world, nation, mover)


def _sees_any(world: World, nation: NationId, leader: UnitId) -> bool:
    """C11.7-6"""
    return nation != NOBODY and not all(
        world.units[unit].is_hidden for unit in force_of(world, leader)
    )


def _size(world: World, leader: UnitId) -> Fraction:
    return _total(world, (world.units[unit] for unit in force_of(world, leader)))


def _total(world: World, units: Iterable[Unit]) -> Fraction:
    return sum(
        (blocking_size(world, unit, is_seen=not unit.is_hidden) for unit in units), Fraction(0)
    )


def _owner(world: World, here: Position) -> NationId:
    if (place := world.locations.get(LocationId(int(here)))) is not None:
        return place.owner
    return world.hexes[hex_of(here)].owner


def _is_friend(world: World, nation: NationId, mover: NationId) -> bool:
    return is_ally(world, nation, mover)
