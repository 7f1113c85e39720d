"""The few ways in which an event changes the table; nothing else writes."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from warhost.games.triumph.combat.retreats import Shift
from warhost.games.triumph.tasks import Task
from warhost.games.triumph.world import Place, StandId, World
from warhost.kernel.asks import Seat


def change_stand(world: World, stand: StandId, **changes: Any) -> None:
    """Replace a stand's record."""
    stands = world.table.stands
    stands[stand] = replace(stands[stand], **changes)


def shift_stands(world: World, shifts: Iterable[Shift]) -> None:
    """Put stands where they have been pushed or led to."""
    for shift in shifts:
        change_stand(world, shift.stand, pose=shift.end)


def remove_stand(world: World, stand: StandId, place: Place) -> None:
    """Take a stand off the table."""
    change_stand(world, stand, place=place, pose=None)


def change_camp(world: World, seat: Seat, **changes: Any) -> None:
    """Replace a camp's record."""
    world.table.camps[seat] = replace(world.table.camps[seat], **changes)


def change_army(world: World, seat: Seat, **changes: Any) -> None:
    """Replace an army's record."""
    world.table.armies[seat] = replace(world.table.armies[seat], **changes)


def change_turn(world: World, **changes: Any) -> None:
    """Replace the record of the turn."""
    world.table.turn = replace(world.table.turn, **changes)


def change_setup(world: World, **changes: Any) -> None:
    """Replace the record of the set-up."""
    world.table.setup = replace(world.table.setup, **changes)


def change_secret(world: World, seat: Seat, **changes: Any) -> None:
    """Replace what a seat hides."""
    world.secrets[seat] = replace(world.secrets[seat], **changes)


def push(world: World, task: Task) -> None:
    """Put a task on top of the agenda."""
    world.table.agenda = (*world.table.agenda, task)


def change_top(world: World, task: Task) -> None:
    """Replace the task on top of the agenda."""
    world.table.agenda = (*world.table.agenda[:-1], task)


def pop(world: World, task: Task) -> None:
    """Take the finished task off the agenda."""
    assert world.table.agenda[-1] == task
    world.table.agenda = world.table.agenda[:-1]
