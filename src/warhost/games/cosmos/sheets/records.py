"""A sheet as it was read: the orders by who carries them out, messages, and what is wrong."""

from typing import Literal

import msgspec

from warhost.games.cosmos.ids import Ref
from warhost.games.cosmos.order import Order
from warhost.kernel.refusals import Refusal


class Sheet(msgspec.Struct, frozen=True, tag="sheet"):
    """C3.1 A nation's orders for a turn, as they were written."""

    text: str = ""


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something about a line: an error if it was not understood, else a warning."""

    line: int
    column: int
    kind: Literal["error", "warning"]
    clause: str
    text: str
    instead: str = ""
    """What may have been meant."""

    def as_refusal(self) -> Refusal:
        """As every game of the house tells what is wrong."""
        meant = f" Did you mean `{self.instead}`?" if self.instead else ""
        place = f"line {self.line}, column {self.column}"
        return Refusal(self.clause, place, f"{self.kind}: {self.text}{meant}")


class Entry(msgspec.Struct, frozen=True):
    """An order and where it stands in the sheet."""

    order: Order
    line: int
    column: int
    inner: tuple["Entry", ...] = ()


class Block(msgspec.Struct, frozen=True):
    """Orders under one header line; those of the nation may have none."""

    giver: Literal["nation", "actor"]
    who: Ref
    """The nation's number, 0 if it was not written; the unit or location."""
    line: int
    entries: tuple[Entry, ...] = ()


class Message(msgspec.Struct, frozen=True):
    """Words to other players, delivered with the reports."""

    to: tuple[Ref, ...]
    """Nobody named: to all."""
    text: str
    line: int = 0


class Reading(msgspec.Struct, frozen=True):
    """What a sheet says."""

    blocks: tuple[Block, ...] = ()
    messages: tuple[Message, ...] = ()
    remarks: tuple[Remark, ...] = ()
