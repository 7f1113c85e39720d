"""M18.1 The ways to win, one function each; a scenario names those in use."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.events.turn import WarEnded
from warhost.games.multiverse.turn.points import points_so_far
from warhost.games.multiverse.world import Table, World
from warhost.kernel.asks import Seat, Verdict

Victory = Callable[[Table], Verdict | None]
FORTRESS = "fortress"


def crown(world: World) -> Iterator[Any]:
    """M18.1-12 End the war if somebody has won."""
    table = world.table
    if table.verdict is not None:
        return
    for name in table.rules.scenario.victories:
        verdict = VICTORIES[name](table)
        if verdict is not None:
            yield WarEnded(verdict)
            return


def conquest(table: Table) -> Verdict | None:
    """M18.1-2, M19.1-8 Whose Settlement is destroyed has lost, and its side with it."""
    holders = {b.seat for b in table.buildings.values() if b.is_settlement}
    fallen = {table.side_of(seat) for seat in table.seats if seat not in holders}
    if not fallen:
        return None
    winners = tuple(seat for seat in table.seats if table.side_of(seat) not in fallen)
    return Verdict(winners, "the enemy's Settlement is destroyed", "M18.1-2")


def domination(table: Table) -> Verdict | None:
    """M18.1-4 Fortresses enough, completed and standing."""
    standing = [
        table.side_of(building.seat)
        for building in table.buildings.values()
        if building.kind == FORTRESS and is_complete(table, building)
    ]
    for side in range(len(table.rules.mode.teams)):
        if standing.count(side) >= table.rules.mode.fortresses:
            return Verdict(_seats_of(table, side), "all Fortresses stand", "M18.1-4")
    return None


def turn_limit(table: Table) -> Verdict | None:
    """M18.2-2, M18.2-3 Most VP after the last turn; a tie is shared."""
    limit = table.rules.scenario.turn_limit
    if not limit or table.turn.number <= limit:
        return None
    points = [
        sum(points_so_far(table, seat) for seat in _seats_of(table, side))
        for side in range(len(table.rules.mode.teams))
    ]
    best = [side for side, total in enumerate(points) if total == max(points)]
    winners = tuple(seat for side in best for seat in _seats_of(table, side))
    if len(best) == len(points):
        return Verdict((), f"the turns are over and all have {max(points)} VP", "M18.2-3")
    return Verdict(winners, f"the turns are over, with {max(points)} VP", "M18.2-3")


def _seats_of(table: Table, side: int) -> tuple[Seat, ...]:
    return tuple(table.seats[place] for place in table.rules.mode.teams[side])


VICTORIES: Mapping[str, Victory] = {
    "conquest": conquest,
    "domination": domination,
    "turn limit": turn_limit,
}
