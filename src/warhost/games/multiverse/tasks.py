"""The agenda of a war: what is unfinished, as plain records, so that it can stop anywhere.

The top task (the last of the agenda) asks the seats it names; while it names none, the program
works on it. A reaction in mid-action is one more task above the action, which waits below.
"""

from typing import Literal

import msgspec

from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.kernel.asks import Seat

Sequence = Literal["set-up", "turn"]
Way = Literal["melee", "shot"]


class Step(msgspec.Struct, frozen=True, tag="step"):
    """A step of the set-up (M2.4) or of the turn (M3), by its place in the sequence."""

    sequence: Sequence
    place: int
    name: str
    begun: bool = False
    seats: tuple[Seat, ...] = ()
    """Who still has to decide in it."""


class Action(msgspec.Struct, frozen=True, tag="action"):
    """M3.3-1 One seat's own action phase, and those whose turn comes after it."""

    seat: Seat
    later: tuple[Seat, ...]
    begun: bool = False
    seats: tuple[Seat, ...] = ()


class Activation(msgspec.Struct, frozen=True, tag="activation"):
    """M4.1-6 A unit that is being activated and may do more."""

    unit: str
    seats: tuple[Seat, ...] = ()


class Combat(msgspec.Struct, frozen=True, tag="combat"):
    """M10.1 An attack or a shot on its way through the stages of the ruleset."""

    attacker: str
    way: Way
    origin: Hex
    battlefield: Hex
    defender: str = ""
    """The unit attacked, or the one inside the building."""
    building: Hex = NOWHERE
    strikers: tuple[str, ...] = ()
    """Who strikes, in the order of initiative (M10.2)."""
    stage: int = 0
    seats: tuple[Seat, ...] = ()


Task = Step | Action | Activation | Combat


def kind_of(task: Task) -> str:
    """The word for what the top task asks."""
    return task.name if isinstance(task, Step) else KINDS[type(task)]


KINDS: dict[type, str] = {Action: "action", Activation: "activation", Combat: "combat"}
