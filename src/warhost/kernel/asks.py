"""Seats, and the questions that a match puts to them."""

from typing import Any, NewType

import msgspec

Seat = NewType("Seat", str)
"""A place in the match: who plays it, a person or a machine, the games never learn."""

SPECTATOR = Seat("")
"""The seat that knows only what all know."""


class Ask(msgspec.Struct, frozen=True):
    """An open question to one seat.

    `kind` is the game's word for what is to be decided; what the question is about stands
    in the view. Asks that are open together are answered together, in any order.
    """

    seat: Seat
    kind: str


class Choices(msgspec.Struct, frozen=True, tag="choices"):
    """Every answer there is."""

    orders: tuple[Any, ...]


class Form(msgspec.Struct, frozen=True, tag="form"):
    """Answers too many to list: what a client needs to compose one and have it checked."""

    kind: str
    fields: dict[str, Any] = {}


Options = Choices | Form


class Verdict(msgspec.Struct, frozen=True):
    """How a match ended. No winners is a draw."""

    winners: tuple[Seat, ...]
    why: str
    clause: str
