"""C11.6, C11.7-10 What stops a step at the moment when it would be completed."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.events.movement import HidingChanged, MoveBlocked
from warhost.games.cosmos.forces.policies import are_enemies, holds_as_enemy
from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.movement.blocking import blockers_of
from warhost.games.cosmos.order import Pending
from warhost.games.cosmos.orders.rule import Acting
from warhost.games.cosmos.sight.modes import plane_of
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
    here = plane_of(one.position, quests=one.quests)
    others = [n for n in world.index.crowd[here] if n != one.nation]
    hostile = [n for n in others if are_enemies(world, one.nation, n)]
    if not hostile:
        return ()
    force = [world.units[unit] for unit in force_of(world, leader)]
    there = [world.units[unit] for unit in world.index.at[here]]
    return tuple(sorted(
        unit.id for unit in there if unit.nation in hostile and _will_fight(world, unit, force)
    ))  # fmt: skip


def _will_fight(world: World, foe: Unit, force: list[Unit]) -> bool:
    """C18-16 One side attacks what it sees of the other."""
    own = force[0].nation
    attacks = holds_as_enemy(world, foe.nation, own) and foe.tactics in FIGHTS
    if attacks and not all(unit.is_hidden for unit in force):
        return True
    strikes = any(unit.tactics in FIGHTS for unit in force)
    return holds_as_enemy(world, own, foe.nation) and strikes and not foe.is_hidden


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
