"""Tasks begun and done: how a battle remembers what is unfinished."""

import msgspec

from warhost.games.triumph.events import writing
from warhost.games.triumph.tasks import Task
from warhost.games.triumph.world import World


class TaskBegun(msgspec.Struct, frozen=True, tag="task begun"):
    """Something is to be done before anything else goes on."""

    task: Task


class TaskDone(msgspec.Struct, frozen=True, tag="task done"):
    """The thing to be done next has been done."""

    task: Task


def apply_task_begun(world: World, event: TaskBegun) -> None:
    writing.push(world, event.task)


def apply_task_done(world: World, event: TaskDone) -> None:
    writing.pop(world, event.task)


APPLY = {TaskBegun: apply_task_begun, TaskDone: apply_task_done}
