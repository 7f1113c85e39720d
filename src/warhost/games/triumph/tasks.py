"""The agenda of a battle: what is unfinished, as plain records, so that it can stop anywhere.

The top task (the last of the agenda) is either worked on by the program or asks its seat.
"""

from typing import Literal

import msgspec

from warhost.kernel.asks import Seat

SetupStep = Literal["terrain", "layout", "edge", "flank march", "camp", "centre", "rest"]


class SetUp(msgspec.Struct, frozen=True, tag="set up"):
    """A step of the set-up that waits for its seat (T4.1-1, T4.5)."""

    seat: Seat
    step: SetupStep


class Phase(msgspec.Struct, frozen=True, tag="phase"):
    """A step of the turn sequence that goes on until its seat ends it (T5)."""

    seat: Seat
    name: Literal["cards", "command", "movement", "shooting", "close combat", "victory"]


class Facing(msgspec.Struct, frozen=True, tag="facing"):
    """Seat chooses which of several touchers the stand turns to face (T9.2-4)."""

    seat: Seat
    stand: str
    touchers: tuple[str, ...]


class Combat(msgspec.Struct, frozen=True, tag="combat"):
    """A combat that has been chosen and goes through its steps (T11)."""

    seat: Seat
    stand: str
    enemy: str
    """A stand of the other seat, or the seat itself when its camp is attacked."""


class Pursuit(msgspec.Struct, frozen=True, tag="pursuit"):
    """A pursuit that is due and may be cancelled by its owner's card (T17.3-11)."""

    seat: Seat
    stand: str
    supporters: tuple[str, ...] = ()


Task = SetUp | Phase | Facing | Combat | Pursuit
