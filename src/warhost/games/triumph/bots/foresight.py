"""How a combat may end: the rules themselves, played on with each kind of fall of the dice."""

from collections.abc import Iterator
from itertools import product

import msgspec

from warhost.games.triumph.combat.engagements import Engagement
from warhost.games.triumph.combat.forecasts import forecast
from warhost.games.triumph.combat.results import loss_of
from warhost.games.triumph.combat.sequences import FACES, Loaded
from warhost.games.triumph.events import apply
from warhost.games.triumph.events.agenda import TaskBegun
from warhost.games.triumph.progress import WORK
from warhost.games.triumph.tasks import Combat, Pursuit
from warhost.games.triumph.view import copy_of_table
from warhost.games.triumph.world import Secret, Table, World

ALL = 36


class Outcome(msgspec.Struct, frozen=True):
    """A table after a combat, and how likely the dice are to bring it about."""

    table: Table
    chance: float


def outcomes_of(table: Table, engagement: Engagement) -> Iterator[Outcome]:
    """Won, tied and lost, doubled or not: one table each."""
    for faces, count in _kinds_of_fall(table, engagement).values():
        yield Outcome(_after(table, engagement, faces), count / ALL)


def _kinds_of_fall(
    table: Table, engagement: Engagement
) -> dict[tuple[int, str], tuple[tuple[int, int], int]]:
    """For each kind of result a pair of dice that brings it, and how many do."""
    odds = forecast(table, engagement)
    kinds: dict[tuple[int, str], tuple[tuple[int, int], int]] = {}
    for faces in product(FACES, FACES):
        totals = faces[0] + odds.first.total, faces[1] + odds.second.total
        kind = _kind(*totals)
        first, count = kinds.get(kind, (faces, 0))
        kinds[kind] = first, count + 1
    return kinds


def _kind(one: int, other: int) -> tuple[int, str]:
    if one == other:
        return 0, "tie"
    return (1 if one > other else -1), loss_of(min(one, other), max(one, other))


def _after(table: Table, engagement: Engagement, faces: tuple[int, int]) -> Table:
    """The table after the combat; where somebody would have to decide it stops."""
    world = World(copy_of_table(table), {seat: Secret() for seat in table.seats})
    apply(world, TaskBegun(Combat(engagement.stand, engagement.enemy, engagement.camp)))
    dice = Loaded(faces)
    while isinstance(task := world.table.agenda[-1], Combat | Pursuit) and not task.seats:
        for event in WORK[type(task)](world, task, dice):
            apply(world, event)
    return world.table
