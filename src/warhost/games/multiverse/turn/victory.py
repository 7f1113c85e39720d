"""M18.1 The ways to win, one function each; a scenario names those in use."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from warhost.games.multiverse.abilities.perks import is_elite
from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.events.missions import SeatOut
from warhost.games.multiverse.events.turn import WarEnded
from warhost.games.multiverse.heroes.experience import HIGHEST
from warhost.games.multiverse.mines.holding import aether_needed
from warhost.games.multiverse.missions.drawing import SECRET, accomplish, all_fulfilled
from warhost.games.multiverse.tasks import Step
from warhost.games.multiverse.turn.points import final_points
from warhost.games.multiverse.world import Table, World
from warhost.kernel.asks import Seat, Verdict

Victory = Callable[[World], Verdict | None]
FORTRESS = "fortress"
CONQUEST = "conquest"
ELITE_TYPES = 4
SCROLLS = {9: 7, 10: 8, 11: 9}
"""M18.1-6, M18.1-7 By the number of territories; below and above these numbers, the next two."""
FEWEST_SCROLLS, MOST_SCROLLS = 6, 10


def crown(world: World) -> Iterator[Any]:
    """M18.1-12 Note what is achieved, and end the war if somebody has won."""
    table = world.table
    if table.verdict is not None or not table.turn.order:
        return
    if table.rules.scenario.missions:
        yield from accomplish(world)
    for name in table.rules.scenario.victories:
        verdict = VICTORIES[name](world)
        if verdict is not None:
            yield WarEnded(verdict)
            return
    if CONQUEST in table.rules.scenario.victories:
        yield from drop_out(fallen_sides(table), table)


def drop_out(sides: set[int], table: Table) -> Iterator[Any]:
    """M18.1-3 With more than two sides the others go on."""
    for side in sides:
        for seat in _seats_of(table, side):
            if not table.players[seat].out:
                yield SeatOut(seat)


def conquest(world: World) -> Verdict | None:
    """M18.1-2, M18.1-3, M19.1-8 Whose Settlement is destroyed has lost, and its side with it."""
    fallen = fallen_sides(world.table)
    if not fallen:
        return None
    return last_standing(world.table, fallen, "the enemy's Settlement is destroyed")


def last_standing(table: Table, fallen: set[int], why: str) -> Verdict | None:
    """The one side that is left has won."""
    standing = [side for side in _sides(table) if side not in fallen]
    if len(standing) > 1:
        return None
    winners = tuple(seat for side in standing for seat in _seats_of(table, side))
    return Verdict(winners, why, "M18.1-2")


def fallen_sides(table: Table) -> set[int]:
    """Sides of which a seat has no Settlement."""
    holders = {b.seat for b in table.buildings.values() if b.is_settlement}
    return {table.side_of(seat) for seat in table.seats if seat not in holders}


def domination(world: World) -> Verdict | None:
    """M18.1-4, M19.1-10 Fortresses enough, complete and standing; a team's for a whole turn."""
    table = world.table
    late = table.rules.mode.dominates_late
    if late and not _turn_begins(table):
        return None
    turn = table.turn.number - late
    forts = [b for b in table.buildings.values() if b.kind == FORTRESS]
    if len(forts) < table.rules.mode.fortresses:
        return None
    standing = [
        table.side_of(building.seat)
        for building in forts
        if building.done_in <= turn and is_complete(table, building)
    ]
    for side in _sides(table):
        if standing.count(side) >= table.rules.mode.fortresses:
            return Verdict(_seats_of(table, side), "all Fortresses stand", "M18.1-4")
    return None


def _turn_begins(table: Table) -> bool:
    top = table.agenda[-1]
    return isinstance(top, Step) and top.name == "start of turn"


def portal(world: World) -> Verdict | None:
    """M18.1-1, M16.2-5, M19.1-7 Allies complete one and the same Portal."""
    table = world.table
    for side in _sides(table):
        aether = sum(table.players[seat].aether for seat in _seats_of(table, side))
        if table.rules.mine_places and aether >= aether_needed(table):
            return Verdict(_seats_of(table, side), "the Stone Portal is complete", "M18.1-1")
    return None


def military(world: World) -> Verdict | None:
    """M18.1-5, M19.1-13 Four different types of a side are Elite."""
    table = world.table
    for side in _sides(table):
        elite = {
            kind
            for seat in _seats_of(table, side)
            for kind in table.players[seat].tracks
            if is_elite(table, seat, kind)
        }
        if len(elite) >= ELITE_TYPES:
            return Verdict(_seats_of(table, side), "four unit types are Elite", "M18.1-5")
    return None


def archaeology(world: World) -> Verdict | None:
    """M18.1-6, M19.1-9 Scrolls enough, those of allies added."""
    table = world.table
    for side in _sides(table):
        scrolls = sum(table.players[seat].scrolls for seat in _seats_of(table, side))
        if scrolls >= scrolls_needed(len(table.rules.layout.territories)):
            return Verdict(_seats_of(table, side), f"{scrolls} scrolls are dug up", "M18.1-6")
    return None


def scrolls_needed(territories: int) -> int:
    """M18.1-6, M18.1-7"""
    few = FEWEST_SCROLLS if territories < min(SCROLLS) else MOST_SCROLLS
    return SCROLLS.get(territories, few)


def missions(world: World) -> Verdict | None:
    """M17.3-8 Who is first to have fulfilled all missions of the scenario."""
    table = world.table
    wanted = set(table.rules.scenario.missions)
    for seat in table.turn.order:
        if wanted and wanted <= set(table.players[seat].accomplished):
            seats = _seats_of(table, table.side_of(seat))
            return Verdict(seats, "all missions are fulfilled", "M17.3-8")
    return None


def secret_missions(world: World) -> Verdict | None:
    """M17.1-3, M17.1-4, M17.1-7, M18.1-10 All tasks at once; the earlier in player order wins."""
    table = world.table
    for seat in table.turn.order:
        if all_fulfilled(table, seat, world.secrets[seat]):
            seats = _seats_of(table, table.side_of(seat))
            return Verdict(seats, "all secret missions are fulfilled", "M18.1-10")
    return None


def turn_limit(world: World) -> Verdict | None:
    """M18.2-2, M18.2-3 Most VP after the last turn, or a hero of level 8; a tie is shared."""
    table = world.table
    limit = table.rules.scenario.turn_limit
    if not limit or table.turn.number <= limit:
        return None
    sides = _sides(table)
    legends = [side for side in sides if _has_legend(table, side)]
    points = {
        side: sum(final_points(world, seat) for seat in _seats_of(table, side))
        for side in legends or sides
    }
    most = max(points.values())
    best = [side for side, total in points.items() if total == most]
    if len(best) == len(sides):
        return Verdict((), f"the turns are over and all have {most} VP", "M18.2-3")
    winners = tuple(seat for side in best for seat in _seats_of(table, side))
    if legends:
        return Verdict(winners, "the turns are over, with a hero of level 8", "M18.3-12")
    return Verdict(winners, f"the turns are over, with {most} VP", "M18.2-3")


def _has_legend(table: Table, side: int) -> bool:
    """M18.3-12"""
    seats = _seats_of(table, side)
    return any(h.alive and h.level == HIGHEST and h.seat in seats for h in table.heroes.values())


def _sides(table: Table) -> list[int]:
    """The sides that are still in the war."""
    return [
        side
        for side in range(len(table.rules.mode.teams))
        if not any(table.players[seat].out for seat in _seats_of(table, side))
    ]


def _seats_of(table: Table, side: int) -> tuple[Seat, ...]:
    return tuple(table.seats[place] for place in table.rules.mode.teams[side])


VICTORIES: Mapping[str, Victory] = {
    CONQUEST: conquest,
    "domination": domination,
    "portal": portal,
    "military": military,
    "archaeology": archaeology,
    "missions": missions,
    SECRET: secret_missions,
    "turn limit": turn_limit,
}
