"""T12, T13 The loser suffers what its row says."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from warhost.games.triumph.combat.evading import evade
from warhost.games.triumph.combat.falling_back import destroyed, fall_back
from warhost.games.triumph.combat.panicking import panic
from warhost.games.triumph.combat.retreats import Retreat
from warhost.games.triumph.events.movement import ScreenLost
from warhost.games.triumph.events.outcomes import (
    Destroyed,
    Displaced,
    Retreated,
    TransportsLost,
)
from warhost.games.triumph.rows import Outcome, Result
from warhost.games.triumph.world import Stand, StandId, Table, World

MOVES: Mapping[Result, Callable[[Table, Stand], Retreat]] = {
    "fall back": fall_back,
    "evade": evade,
    "panic": panic,
}


def what_befalls(table: Table, stand: Stand, row: Outcome) -> Retreat:
    """T12.1-8 What the row does to its loser from where it stands."""
    if row.result == "destroyed":
        return destroyed(stand, row.clause)
    if row.result == "no effect":
        return Retreat(stand.id)
    return MOVES[row.result](table, stand)


def suffer(world: World, stand: StandId, row: Outcome) -> Iterator[Any]:
    """T12.1-8, T13.1-21 Carry it out."""
    loser = world.table.stands[stand]
    retreat = what_befalls(world.table, loser, row)
    if retreat.path:
        assert loser.pose is not None, loser.id
        yield Retreated(stand, row.result, loser.pose, retreat.path, retreat.pushed)
    for harm in retreat.harmed:
        pose = world.table.stands[harm.stand].pose
        assert pose is not None, harm.stand
        yield Destroyed(harm.stand, harm.clause, pose)
    yield from _lose_gear(world, stand, retreat)


def suffer_in_combat(world: World, stand: StandId, row: Outcome) -> Iterator[Any]:
    """T11.1-4 The same; whoever was pushed fights nobody in this phase."""
    for event in suffer(world, stand, row):
        yield event
        if isinstance(event, Retreated) and event.pushed:
            yield Displaced(tuple(shift.stand for shift in event.pushed))


def _lose_gear(world: World, stand: StandId, retreat: Retreat) -> Iterator[Any]:
    """T17.3-7, T17.4-7 Screens are lost by falling back, transports by being beaten."""
    loser = world.table.stands[stand]
    if loser.place == "table":
        if loser.screened and retreat.path:
            yield ScreenLost(stand)
        if loser.transports:
            yield TransportsLost(stand)
