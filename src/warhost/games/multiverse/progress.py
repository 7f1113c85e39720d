"""How a war goes on between two decisions: the program works on the agenda until it must ask."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from warhost.games.multiverse.adventures.resolving import work_on_venture
from warhost.games.multiverse.combat.fighting import work_on_combat
from warhost.games.multiverse.events.agenda import TaskBegun, TaskChanged, TaskDone
from warhost.games.multiverse.events.units import ActivationEnded
from warhost.games.multiverse.listing import can_act, can_go_on
from warhost.games.multiverse.sequence import rule_of, step_after
from warhost.games.multiverse.tasks import Action, Activation, Combat, Step, Task, Venture
from warhost.games.multiverse.turn.acting import work_on_action
from warhost.games.multiverse.turn.victory import crown
from warhost.games.multiverse.world import Table, UnitId, World
from warhost.kernel.dice import Dice

BETWEEN_DEEDS = (Step, Action)
"""Before these questions, and after each deed of a unit, it is seen who has won (M18.1-12)."""

Work = Callable[[World, Any, Dice], Iterator[Any]]


def go_on(world: World, dice: Dice) -> Iterator[Any]:
    """Carry on until somebody has to decide or the war is over."""
    table = world.table
    yield from drop_those_who_are_done(world)
    while table.verdict is None:
        top = table.agenda[-1]
        if isinstance(top, Activation) or (top.seats and isinstance(top, BETWEEN_DEEDS)):
            yield from crown(world)
        if table.verdict is not None or table.agenda[-1].seats:
            return
        task = table.agenda[-1]
        yield from WORK[type(task)](world, task, dice)
        if table.verdict is None:
            yield from drop_those_who_are_done(world)


def drop_those_who_are_done(world: World) -> Iterator[Any]:
    """M4.2-3 A unit or seat that can do nothing more is asked no longer."""
    table = world.table
    task = table.agenda[-1]
    if task.seats and not _can_decide(table, task):
        yield TaskChanged(replace(task, seats=()))


def _can_decide(table: Table, task: Task) -> bool:
    if isinstance(task, Activation):
        return can_go_on(table, UnitId(task.unit))
    return not isinstance(task, Action) or can_act(table, task.seat)


def work_on_step(world: World, step: Step, dice: Dice) -> Iterator[Any]:
    """Begin the step and see who decides in it; when all have, end it and begin the next."""
    rule = rule_of(step)
    if not step.begun:
        yield TaskChanged(replace(step, begun=True, seats=rule.deciders(world.table)))
        yield from rule.begin(world, dice)
        return
    yield from rule.end(world, dice)
    if world.table.verdict is None:
        yield TaskDone(step)
        yield TaskBegun(step_after(step))


def work_on_activation(world: World, activation: Activation, _: Dice) -> Iterator[Any]:
    """M4.2-3 Ask its owner what the unit does next, or end its activation."""
    name = UnitId(activation.unit)
    unit = world.table.units.get(name)
    if can_go_on(world.table, name):
        assert unit is not None
        yield TaskChanged(replace(activation, seats=(unit.seat,)))
        return
    if unit is not None and not unit.done:
        yield ActivationEnded(name)
    yield TaskDone(activation)


WORK: Mapping[type[Task], Work] = {
    Step: work_on_step,
    Action: work_on_action,
    Activation: work_on_activation,
    Combat: work_on_combat,
    Venture: work_on_venture,
}
