"""The agenda of a battle: what is unfinished, as plain records, so that it can stop anywhere.

The top task (the last of the agenda) asks the seats it names; while it names none, the program
works on it.
"""

from typing import Literal

import msgspec

from warhost.games.triumph.geometry import Edge
from warhost.kernel.asks import Seat

Sequence = Literal["set-up", "turn"]


class Step(msgspec.Struct, frozen=True, tag="step"):
    """A step of the set-up (T4.1-1, T4.5) or of the turn (T5), by its place in the sequence."""

    sequence: Sequence
    place: int
    name: str
    begun: bool = False
    seats: tuple[Seat, ...] = ()
    """Who still has to decide in it."""


class Combat(msgspec.Struct, frozen=True, tag="combat"):
    """A close combat that has been chosen and goes through its stages (T11)."""

    stand: str
    """The stand of the active player, or whoever attacks a camp."""
    enemy: str
    """Its opponent, or the seat whose camp is attacked; nothing while that is to be chosen."""
    camp: bool = False
    faced: bool = False
    """Turning to face is done."""
    turned: str = ""
    """Which of the two turned to face the other (T9.2-1)."""
    edges: tuple[Edge, ...] = ()
    """Its edges that enemies were in contact with before (T9.2-2)."""
    seats: tuple[Seat, ...] = ()


class Facing(msgspec.Struct, frozen=True, tag="facing"):
    """A seat chooses which of several touchers the enemy's stand turns to face (T9.2-4)."""

    stand: str
    touchers: tuple[str, ...]
    seats: tuple[Seat, ...] = ()


class Pursuit(msgspec.Struct, frozen=True, tag="pursuit"):
    """A pursuit that is due and may be cancelled by its owner's card (T17.3-11)."""

    stand: str
    supporters: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()


Task = Step | Combat | Facing | Pursuit


def kind_of(task: Task) -> str:
    """The word by which a task asks its seats."""
    return task.name if isinstance(task, Step) else KINDS[type(task)]


KINDS: dict[type, str] = {Combat: "combat", Facing: "facing", Pursuit: "pursuit"}
