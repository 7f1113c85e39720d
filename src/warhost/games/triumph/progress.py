"""How a battle goes on between two decisions: the program works on the agenda until it must ask."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from warhost.games.triumph.combat.fighting import work_on_combat
from warhost.games.triumph.combat.winning import work_on_pursuit
from warhost.games.triumph.events.agenda import Decided, TaskBegun, TaskDone, TaskOpened
from warhost.games.triumph.sequence import rule_of, step_after
from warhost.games.triumph.setup.guises import reveal_met
from warhost.games.triumph.tasks import Combat, Pursuit, Step, Task
from warhost.games.triumph.world import World
from warhost.kernel.dice import Dice

Work = Callable[[World, Any, Dice], Iterator[Any]]


def go_on(world: World, dice: Dice) -> Iterator[Any]:
    """Carry on until somebody has to decide or the battle is over."""
    yield from reveal_met(world)
    yield from drop_those_who_are_done(world)
    while world.table.verdict is None and not world.table.agenda[-1].seats:
        task = world.table.agenda[-1]
        yield from WORK[type(task)](world, task, dice)
        yield from reveal_met(world)
        yield from drop_those_who_are_done(world)


def drop_those_who_are_done(world: World) -> Iterator[Decided]:
    """T5-9 Whoever can do nothing more in the step at hand is asked no longer."""
    task = world.table.agenda[-1]
    if isinstance(task, Step) and task.seats:
        still = rule_of(task).deciders(world.table)
        for seat in task.seats:
            if seat not in still:
                yield Decided(seat)


def work_on_step(world: World, step: Step, dice: Dice) -> Iterator[Any]:
    """Begin the step and see who decides in it; when all have, end it and begin the next."""
    rule = rule_of(step)
    if not step.begun:
        yield from rule.begin(world, dice)
        yield TaskOpened(replace(step, begun=True, seats=rule.deciders(world.table)))
    else:
        yield from rule.end(world, dice)
        yield TaskDone(step)
        yield TaskBegun(step_after(step))


WORK: Mapping[type[Task], Work] = {
    Step: work_on_step,
    Combat: work_on_combat,
    Pursuit: work_on_pursuit,
}
