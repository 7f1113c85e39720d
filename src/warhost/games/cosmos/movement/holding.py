"""C11.6, C11.7-10 What stops a step at the moment when it would be completed."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.battle.walls import shelter_of
from warhost.games.cosmos.events.movement import HidingChanged, MoveBlocked
from warhost.games.cosmos.forces.policies import are_enemies, holds_as_enemy
from warhost.games.cosmos.ids import NationId, Position, UnitId
from warhost.games.cosmos.movement.blocking import blockers_of
from warhost.games.cosmos.order import Pending
from warhost.games.cosmos.orders.rule import Acting
from warhost.games.cosmos.sight.modes import plane_of
from warhost.games.cosmos.sight.places import location_at
from warhost.games.cosmos.world import Unit, World, force_of

FIGHTS = ("charge", "attack")
"""A13 The tactics in which a unit begins a battle where it stands."""


def held(acting: Acting, pending: Pending) -> Generator[Any, None, tuple[int, ...] | None]:
    """Blocked, or drawn into a battle that seems to be coming; none if the way is free."""
    world, leader = acting.world, UnitId(acting.actor)
    blockers = blockers_of(world, leader, Position(pending.at), pending.since)
    if blockers:
        yield from _blocked(world, leader, pending, blockers)
        return pending.against
    foes = foes_at_hand(world, leader)
    return foes if set(foes) - set(pending.against) else None


def foes_at_hand(world: World, leader: UnitId) -> tuple[int, ...]:
    """C11.6-1 With whom the force will be in a battle if nothing changes; its place is its own."""
    one = world.units[leader]
    planes = [plane_of(place, quests=one.quests) for place in _within_reach(world, one.position)]
    crowded = [plane for plane in planes if _has_enemies(world, plane, one.nation)]
    if not crowded:
        return ()
    force = [world.units[unit] for unit in force_of(world, leader)]
    there = [world.units[unit] for plane in crowded for unit in world.index.at[plane]]
    foes = (foe for foe in there if are_enemies(world, one.nation, foe.nation))
    return tuple(sorted(foe.id for foe in foes if _will_fight(world, foe, force)))


def _within_reach(world: World, position: Position) -> list[Position]:
    """C15.6.1-14 The place itself, and those one location away."""
    inner = (Position(str(place)) for place in world.index.inside.get(position, ()))
    location = location_at(world, position)
    outer = () if location is None else (world.locations[location].position,)
    return [position, *inner, *outer]


def _has_enemies(world: World, plane: Position, nation: NationId) -> bool:
    others = (one for one in world.index.crowd.get(plane, ()) if one != nation)
    return any(are_enemies(world, nation, one) for one in others)


def _will_fight(world: World, foe: Unit, force: list[Unit]) -> bool:
    """C18-16 One side attacks what it sees of the other."""
    own = force[0].nation
    attacks = holds_as_enemy(world, foe.nation, own) and _attacks(world, foe, force[0].position)
    if attacks and not all(unit.is_hidden for unit in force):
        return True
    strikes = any(_attacks(world, unit, foe.position) for unit in force)
    return holds_as_enemy(world, own, foe.nation) and strikes and not foe.is_hidden


def _attacks(world: World, unit: Unit, place: Position) -> bool:
    """C15.6.1-3, C15.6.1-13 Across walls only who storms, or makes a sortie."""
    if unit.tactics not in FIGHTS or unit.position == place:
        return unit.tactics in FIGHTS
    inner, outer = location_at(world, place), location_at(world, unit.position)
    if inner is not None and world.locations[inner].position == unit.position:
        return unit.id in world.storming or not shelter_of(world, inner).is_walled
    return unit.tactics == "charge" or outer is None or not shelter_of(world, outer).is_walled


def _blocked(
    world: World, leader: UnitId, pending: Pending, blockers: tuple[UnitId, ...]
) -> Iterator[Any]:
    """C11.7.1-11 Whoever hides and blocks shows itself by it."""
    one = world.units[leader]
    hidden = [world.units[unit] for unit in blockers if world.units[unit].is_hidden]
    for unit in hidden:
        yield HidingChanged(unit.nation, (unit.id,), unit.position, is_hidden=False)
    nations = tuple(sorted({world.units[unit].nation for unit in blockers}))
    goal, units = Position(pending.at), force_of(world, leader)
    again = pending.is_late
    yield MoveBlocked(one.nation, units, one.position, goal, blockers, nations, again)
