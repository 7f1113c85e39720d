"""The journal: lines of which each carries the hash of all before it."""

from collections.abc import Sequence

import msgspec

from warhost.kernel.asks import Ask, Seat
from warhost.kernel.digests import Digest, Keys, Salt, canonical, digest
from warhost.kernel.entries import AnyEntry, Sealed

NO_HEAD = "0" * 64


class Line(msgspec.Struct, frozen=True, tag="line", forbid_unknown_fields=True, omit_defaults=True):
    """One line. Its hash covers the line before and a salted digest of its entry."""

    number: int
    hash: Digest
    entry: AnyEntry
    salt: Salt = ""


class Happening(msgspec.Struct, frozen=True, tag="happening", forbid_unknown_fields=True):
    """The events of the round that line `line` tells of, kept beside the journal.

    `seen` holds them as each seat learnt of them; a seat that is not named saw them all.
    """

    line: int
    events: msgspec.Raw
    seen: dict[Seat, msgspec.Raw]


class Batch(msgspec.Struct, frozen=True):
    """What one use of a match adds to its files, all of it or nothing."""

    lines: tuple[Line, ...]
    happenings: tuple[Happening, ...]
    waiting: tuple[Ask, ...] = ()
    """Who is waited for after it: derived, for lists of matches."""


class Receipt(msgspec.Struct, frozen=True):
    """Proof that a line was accepted: no other journal has this head at this line."""

    line: int
    head: Digest


class Break(msgspec.Struct, frozen=True):
    """The first line at which a journal is not what it claims to be."""

    line: int
    why: str


def linked(head: str, number: int, entry: AnyEntry, keys: Keys) -> Line:
    """The line that says `entry` after the line whose hash is `head`."""
    salt = keys.salt(number)
    return Line(number, _hash(head, _content(entry, salt)), entry, salt)


def sealed(line: Line, seat: Seat, kind: str) -> Line:
    """The same link of the chain without its content."""
    closed = Sealed(seat, kind, _content(line.entry, line.salt).hex())
    return Line(line.number, line.hash, closed)


def broken_link(lines: Sequence[Line]) -> Break | None:
    """The first line that does not follow from the one before."""
    head = NO_HEAD
    for number, line in enumerate(lines, start=1):
        if line.number != number:
            return Break(number, f"line {line.number} stands where line {number} belongs")
        if line.hash != _hash(head, _content(line.entry, line.salt)):
            return Break(number, "its hash does not fit its content and the line before")
        head = line.hash
    return None


def broken_receipt(lines: Sequence[Line], receipt: Receipt) -> Break | None:
    """Whether a journal still holds the line that a receipt was given for."""
    if receipt.line > len(lines) or receipt.line < 1:
        return Break(receipt.line, "the journal was shortened: the receipt's line is missing")
    if lines[receipt.line - 1].hash != receipt.head:
        return Break(receipt.line, "the journal was rewritten at or before the receipt's line")
    return None


def broken_chain(lines: Sequence[Line], receipts: Sequence[Receipt]) -> Break | None:
    """The first line that breaks the chain, or else the first receipt that does not fit it."""
    found = (broken_receipt(lines, receipt) for receipt in receipts)
    return broken_link(lines) or next(filter(None, found), None)


def _content(entry: AnyEntry, salt: str) -> bytes:
    if isinstance(entry, Sealed):
        return bytes.fromhex(entry.digest)
    return digest(bytes.fromhex(salt), canonical(entry))


def _hash(head: str, content: bytes) -> str:
    return digest(bytes.fromhex(head), content).hex()
