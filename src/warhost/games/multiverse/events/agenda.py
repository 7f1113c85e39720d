"""Tasks begun, changed and done: how a war remembers what is unfinished."""

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.events import writing
from warhost.games.multiverse.tasks import Task
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Seat


class TaskBegun(msgspec.Struct, frozen=True, tag="task begun"):
    """Something is to be done before anything else goes on."""

    task: Task


class TaskChanged(msgspec.Struct, frozen=True, tag="task changed"):
    """The task to be done next goes on as this one: begun, waiting for seats, a stage further."""

    task: Task


class TaskDone(msgspec.Struct, frozen=True, tag="task done"):
    """The thing to be done next has been done."""

    task: Task


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """A seat has nothing more to decide in the task at hand."""

    seat: Seat


def apply_task_begun(world: World, event: TaskBegun) -> None:
    writing.push(world, event.task)


def apply_task_changed(world: World, event: TaskChanged) -> None:
    writing.change_top(world, event.task)


def apply_task_done(world: World, event: TaskDone) -> None:
    writing.pop(world, event.task)


def apply_decided(world: World, event: Decided) -> None:
    top = world.table.agenda[-1]
    writing.change_top(world, replace(top, seats=tuple(s for s in top.seats if s != event.seat)))


APPLY = {
    TaskBegun: apply_task_begun,
    TaskChanged: apply_task_changed,
    TaskDone: apply_task_done,
    Decided: apply_decided,
}
