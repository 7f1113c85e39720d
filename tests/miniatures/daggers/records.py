"""The records of Daggers."""

from typing import Literal

import msgspec

from warhost.kernel.asks import Seat

BACK = 0
"""The back of a card: what others see of a hand."""


class Track(msgspec.Struct, frozen=True):
    length: int
    dark: tuple[int, ...]
    cards: int
    hand: int


class Run(msgspec.Struct, frozen=True, tag="run", forbid_unknown_fields=True):
    card: int


class Brace(msgspec.Struct, frozen=True, tag="brace", forbid_unknown_fields=True):
    """Tighten the cloak: one off the dagger this turn. The run is still to come."""


class Strike(msgspec.Struct, frozen=True, tag="strike", forbid_unknown_fields=True):
    card: int


class Wait(msgspec.Struct, frozen=True, tag="wait", forbid_unknown_fields=True):
    pass


class Path(msgspec.Struct, frozen=True):
    """A run that is not over: the agenda of this game."""

    steps: int
    struck: bool = False


class Braced(msgspec.Struct, frozen=True, tag="braced"):
    seat: Seat


class CardPlayed(msgspec.Struct, frozen=True, tag="card played"):
    seat: Seat
    card: int
    use: Literal["run", "strike"]


class Stepped(msgspec.Struct, frozen=True, tag="stepped"):
    seat: Seat
    steps_left: int


class Struck(msgspec.Struct, frozen=True, tag="struck"):
    rolls: tuple[int, int]
    stopped: bool


class Waited(msgspec.Struct, frozen=True, tag="waited"):
    seat: Seat


class TurnEnded(msgspec.Struct, frozen=True, tag="turn ended"):
    seat: Seat
    drawn: tuple[int, ...]


class Fell(msgspec.Struct, frozen=True, tag="fell"):
    seat: Seat


class World(msgspec.Struct):
    track: Track
    seats: tuple[Seat, ...]
    active: Seat
    deck: tuple[int, ...] = ()
    hands: dict[Seat, tuple[int, ...]] = {}
    places: dict[Seat, int] = {}
    path: Path | None = None
    braced: bool = False
    fallen: tuple[Seat, ...] = ()

    def other(self) -> Seat:
        return next(seat for seat in self.seats if seat != self.active)


class View(msgspec.Struct, frozen=True):
    """The world with the backs of all cards that the seat may not see."""

    seat: Seat
    world: World
