"""The course of a match: what is being added to it, worked out beside it.

A course works on copies, so that nothing has happened until the lines it wrote are kept.
"""

from collections.abc import Mapping
from typing import Any

from warhost.kernel import entries
from warhost.kernel import standing as fold
from warhost.kernel.game import World
from warhost.kernel.journal import NO_HEAD, Batch, Happening, Line, linked
from warhost.kernel.standing import Standing
from warhost.kernel.terms import Terms

FOLDS: Mapping[type, Any] = {
    entries.Header: lambda standing, _: standing,
    entries.Message: lambda standing, _: standing,
    entries.Joined: fold.joined,
    entries.Decision: fold.answered,
    entries.Absence: fold.answered,
    entries.Habit: fold.answered,
    entries.Wish: fold.wished,
    entries.Offer: fold.offered,
    entries.Retraction: fold.retracted,
    entries.Resignation: fold.resigned,
    entries.Undo: fold.undone,
}
"""What an entry by itself does to the standing; what follows from it is worked out in steps."""


class Course:
    """The lines that are being added to a match, and how it stands with them."""

    __slots__ = ("count", "happenings", "head", "lines", "standing", "terms", "worlds")

    def __init__(
        self, terms: Terms, standing: Standing | None = None, head: str = NO_HEAD, count: int = 0
    ) -> None:
        self.terms = terms
        self.standing = standing or Standing(terms.setting.seats)
        self.head = head
        self.count = count
        self.lines: list[Line] = []
        self.happenings: list[Happening] = []
        self.worlds: dict[int, World] = {}
        """By the line that led to it: a replay has them all."""

    def note(self, entry: entries.AnyEntry) -> Line:
        """Write an entry and let it count."""
        line = self.write(entry)
        self.standing = FOLDS[type(entry)](self.standing, entry)
        return line

    def write(self, entry: entries.AnyEntry) -> Line:
        """Add a line that says `entry`."""
        self.count += 1
        line = linked(self.head, self.count, entry, self.terms.keys)
        self.head = line.hash
        self.lines.append(line)
        return line

    def batch(self) -> Batch:
        """What has to be kept."""
        return Batch(tuple(self.lines), tuple(self.happenings), self.standing.waiting())
