"""T13.5, T17.3-7 What follows a combat once the loser is dealt with."""

from collections.abc import Iterator
from typing import Any

from warhost.games.triumph.combat.pursuing import pursuit
from warhost.games.triumph.combat.sides import Side
from warhost.games.triumph.events.agenda import TaskBegun, TaskDone
from warhost.games.triumph.events.movement import ScreenLost
from warhost.games.triumph.events.outcomes import Displaced, Pursued
from warhost.games.triumph.tasks import Combat, Pursuit
from warhost.games.triumph.world import StandId, World
from warhost.kernel.dice import Dice

HOLD_THE_LINE = "HL"


def after_fighting(world: World, combat: Combat, sides: tuple[Side, Side]) -> Iterator[ScreenLost]:
    """T17.3-7 A screen does not outlast a fight against close order troops."""
    one, other = sides
    for name, enemy in ((combat.stand, other), (combat.enemy, one)):
        stand = world.table.stands[StandId(name)]
        if stand.screened and stand.place == "table" and enemy.line.is_close_order:
            yield ScreenLost(stand.id)


def go_after(world: World, stand: StandId, supporters: tuple[StandId, ...]) -> Iterator[Any]:
    """T13.5-6, T17.3-11 The pursuit, unless its owner first has to say if he cancels it."""
    winner = world.table.stands[stand]
    if winner.place != "table" or not pursuit(world.table, winner, supporters):
        return
    if world.table.armies[winner.seat].cards.get(HOLD_THE_LINE, 0):
        yield TaskBegun(Pursuit(stand, supporters, seats=(winner.seat,)))
    else:
        yield from pursue(world, stand, supporters)


def work_on_pursuit(world: World, task: Pursuit, _: Dice) -> Iterator[Any]:
    """T13.5-1 The pursuit that nobody cancelled."""
    yield TaskDone(task)
    supporters = tuple(StandId(name) for name in task.supporters)
    yield from pursue(world, StandId(task.stand), supporters)


def pursue(world: World, stand: StandId, supporters: tuple[StandId, ...]) -> Iterator[Any]:
    """T13.5-1, T17.3-7"""
    winner = world.table.stands[stand]
    first, *followers = pursuit(world.table, winner, supporters)
    assert winner.pose is not None, stand
    yield Pursued(stand, winner.pose, first.end, tuple(followers))
    if followers:
        yield Displaced(tuple(shift.stand for shift in followers))
    if winner.screened:
        yield ScreenLost(stand)
