"""How a match stands: what its journal adds up to."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from warhost.kernel import entries
from warhost.kernel.asks import Ask, Seat, Verdict
from warhost.kernel.digests import canonical
from warhost.kernel.game import World

BY_ITSELF = "by itself"
"""The wish that lists the kinds of question which are answered without waiting."""
DRAFT = "draft"
"""The wish that holds an answer to one round, for when it is closed without another."""
HABITS_IN_A_ROW = 100
"""After so many answers by wishes alone somebody is asked again: no match plays itself."""


class Position(msgspec.Struct, frozen=True, eq=False):
    """A world at a question. Nothing writes to this world any more."""

    world: World
    asks: tuple[Ask, ...]
    verdict: Verdict | None
    digest: bytes
    """Of everything that has happened so far, decisions taken back excepted."""
    line: int
    earlier: "Position | None" = None
    """Where an undo leads to: nothing new has been learnt since."""
    decider: Seat | None = None
    """Who alone decided on the way from there."""


class Standing(msgspec.Struct, frozen=True, eq=False):
    """What a match knows beside its game's rules."""

    seats: tuple[Seat, ...]
    position: Position | None = None
    round: int = 0
    """The number of the open round. Numbers are never used again, not even after an undo."""
    pending_since: int = 0
    """The first round whose answers may still wait to be resolved."""
    answers: Mapping[Seat, msgspec.Raw] = {}
    nonces: Mapping[Seat, str] = {}
    wishes: Mapping[Seat, Mapping[str, object]] = {}
    offers: frozenset[Seat] = frozenset()
    resigned: frozenset[Seat] = frozenset()
    leaving: Seat | None = None
    closed: bool = False
    habits: int = 0
    """Answers that wishes have given since somebody answered or wished."""

    def asks(self) -> tuple[Ask, ...]:
        """The open questions, answered or not."""
        return self.position.asks if self.position and not self.closed else ()

    def ask_of(self, seat: Seat) -> Ask | None:
        """The question that is open for a seat."""
        return next((ask for ask in self.asks() if ask.seat == seat), None)

    def waiting(self) -> tuple[Ask, ...]:
        """The questions that nobody has answered yet."""
        return tuple(ask for ask in self.asks() if ask.seat not in self.answers)

    def verdict(self) -> Verdict | None:
        """How the match ended, by the rules or because all would end it."""
        if self.position is None or self.position.verdict:
            return self.position.verdict if self.position else None
        playing = frozenset(self.seats) - self.resigned
        return Verdict((), "all agreed to end it", "") if playing <= self.offers else None

    def draft_of(self, seat: Seat) -> msgspec.Raw | None:
        """What the seat has handed in for the open round without being done."""
        draft = self.wishes.get(seat, {}).get(DRAFT)
        if not isinstance(draft, dict) or draft.get("round") != self.round:
            return None
        return msgspec.Raw(canonical(draft.get("order")))

    def does_by_itself(self, ask: Ask) -> bool:
        """Whether the seat's wish answers such a question at once."""
        kinds = self.wishes.get(ask.seat, {}).get(BY_ITSELF, ())
        is_wished = isinstance(kinds, list | tuple) and ask.kind in kinds
        return is_wished and self.habits < HABITS_IN_A_ROW


def joined(standing: Standing, entry: entries.Joined) -> Standing:
    """A seat is taken."""
    return replace(standing, nonces={**standing.nonces, entry.seat: entry.nonce})


def answered(standing: Standing, entry: entries.Answer) -> Standing:
    """A seat's answer counts in place of its earlier one."""
    habits = standing.habits + 1 if isinstance(entry, entries.Habit) else 0
    answers = {**standing.answers, entry.seat: entry.order}
    return replace(standing, answers=answers, habits=habits)


def wished(standing: Standing, entry: entries.Wish) -> Standing:
    """A seat's new wishes take the place of all it had."""
    return replace(standing, wishes={**standing.wishes, entry.seat: entry.wishes}, habits=0)


def offered(standing: Standing, entry: entries.Offer) -> Standing:
    """An offer stands until it is taken back."""
    return replace(standing, offers=standing.offers | {entry.seat})


def retracted(standing: Standing, entry: entries.Retraction) -> Standing:
    """An offer is taken back."""
    return replace(standing, offers=standing.offers - {entry.seat})


def resigned(standing: Standing, entry: entries.Resignation) -> Standing:
    """A seat gives up; what that does to the world is still due."""
    return replace(standing, resigned=standing.resigned | {entry.seat}, leaving=entry.seat)


def undone(standing: Standing, entry: entries.Undo) -> Standing:
    """The position of an earlier line is open again, under a new number."""
    position = standing.position
    while position is not None and position.line != entry.line:
        position = position.earlier
    assert position is not None, f"line {entry.line} is out of an undo's reach"
    number = standing.round + 1
    return replace(standing, position=position, round=number, pending_since=number, answers={})
