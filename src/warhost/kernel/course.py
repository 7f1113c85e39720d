"""The course of a match: an entry is written, and all that follows from it without anybody.

Live play and replay both go through here. A course works beside its match, on copies, so that
nothing has happened until the lines it wrote are kept.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from warhost.kernel import standing as fold
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.digests import canonical, digest, keyed
from warhost.kernel.entries import (
    Absence,
    AnyEntry,
    Begun,
    Close,
    Decision,
    Habit,
    Header,
    Joined,
    Message,
    Offer,
    Resignation,
    Retraction,
    Round,
    Undo,
    Wish,
)
from warhost.kernel.game import Event, World
from warhost.kernel.journal import NO_HEAD, Batch, Happening, Line, linked
from warhost.kernel.standing import Position, Standing
from warhost.kernel.terms import Terms

ROUNDS_UNASKED = 10_000
"""More rounds in a row that ask nobody are a rule that never ends."""

FOLDS: Mapping[type, Any] = {
    Header: lambda standing, _: standing,
    Message: lambda standing, _: standing,
    Joined: fold.joined,
    Decision: fold.answered,
    Absence: fold.answered,
    Habit: fold.answered,
    Wish: fold.wished,
    Offer: fold.offered,
    Retraction: fold.retracted,
    Resignation: fold.resigned,
    Undo: fold.undone,
}


class Course:
    """The lines that are being added to a match, and how it stands with them."""

    __slots__ = ("count", "happenings", "head", "lines", "standing", "terms")

    def __init__(
        self, terms: Terms, standing: Standing | None = None, head: str = NO_HEAD, count: int = 0
    ) -> None:
        self.terms = terms
        self.standing = standing or Standing(terms.setting.seats)
        self.head = head
        self.count = count
        self.lines: list[Line] = []
        self.happenings: list[Happening] = []

    def take(self, *entries: AnyEntry) -> Line:
        """Write what somebody did, then everything that follows from it."""
        lines = [self._take(entry) for entry in entries]
        settle(self)
        return lines[0]

    def write(self, entry: AnyEntry) -> Line:
        """Add a line that says `entry`."""
        self.count += 1
        line = linked(self.head, self.count, entry, self.terms.keys)
        self.head = line.hash
        self.lines.append(line)
        return line

    def batch(self) -> Batch:
        """What has to be kept."""
        return Batch(tuple(self.lines), tuple(self.happenings), self.standing.waiting())

    def _take(self, entry: AnyEntry) -> Line:
        line = self.write(entry)
        self.standing = FOLDS[type(entry)](self.standing, entry)
        return line


def settle(course: Course) -> None:
    """Go on until a seat has to decide something, or all is over."""
    for _ in range(ROUNDS_UNASKED):
        if not any(step(course) for step in STEPS):
            return
    raise AssertionError("the rounds go on without ever asking anybody")


def begin(course: Course) -> bool:
    """The world is set up once every seat is taken and has added to the dice."""
    standing, terms = course.standing, course.terms
    if standing.position or any(seat not in standing.nonces for seat in standing.seats):
        return False
    world = terms.game.begin(terms.setting, Dice(keyed(dice_key(course), b"begin")))
    mark = keyed(terms.keys.digests, b"b", terms.printed_world(world))
    line = course.write(Begun(mark.hex()))
    course.standing = replace(
        standing, position=position_of(terms, world, mark, line.number), round=1
    )
    return True


def leave(course: Course) -> bool:
    """What a resignation does to the world; answers to questions that stay open still count."""
    before, seat = course.standing.position, course.standing.leaving
    if before is None or seat is None:
        return False
    world = course.terms.game.copy(before.world)
    played = happen(course.terms, world, course.terms.game.resign(world, seat))
    kept = course.standing.answers
    arrive(course, before, world, played)
    answers = {seat: raw for seat, raw in kept.items() if still_fits(course, seat, raw, before)}
    course.standing = replace(course.standing, answers=answers, leaving=None)
    return True


def close(course: Course) -> bool:
    """The last line, once there is a verdict."""
    verdict = course.standing.verdict()
    if verdict is None or course.standing.closed:
        return False
    course.write(Close(course.count + 1, verdict, course.terms.keys.seed.hex()))
    course.standing = replace(course.standing, closed=True)
    return True


def answer_by_habit(course: Course) -> bool:
    """One seat's standing wish answers at once, so that nobody has to wait."""
    standing, terms = course.standing, course.terms
    ask = next((ask for ask in standing.waiting() if standing.does_by_itself(ask)), None)
    if ask is None or standing.position is None:
        return False
    view = terms.game.view(standing.position.world, ask.seat)
    order = terms.wished_answer(view, ask, standing.wishes[ask.seat])
    entry = Habit(ask.seat, standing.round, ask.kind, order)
    course.write(entry)
    course.standing = fold.answered(standing, entry)
    return True


def resolve(course: Course) -> bool:
    """A round is played when nobody is waited for."""
    standing, terms = course.standing, course.terms
    before = standing.position
    if before is None or standing.closed or standing.waiting():
        return False
    answers = [
        (seat, standing.answers[seat]) for seat in standing.seats if seat in standing.answers
    ]
    dice = Dice(keyed(dice_key(course), before.digest, canonical(answers)))
    world = terms.game.copy(before.world)
    orders = {seat: terms.order_from(raw) for seat, raw in answers}
    played = happen(terms, world, terms.game.resolve(world, orders, dice))
    arrive(course, before, world, played)
    if not dice.drawn and len(answers) == 1 and not played.reveals:
        link(course, before, answers[0][0])
    return True


STEPS = (begin, leave, close, answer_by_habit, resolve)
"""What may follow by itself, in the order in which it is looked for."""


class Played(msgspec.Struct, frozen=True):
    """What happened, and as whom it was seen by where that differs."""

    events: list[Event]
    seen: dict[Seat, list[Event]]
    reveals: bool


def happen(terms: Terms, world: World, stream: Iterable[Event]) -> Played:
    """Apply each event before the rule that yields them goes on, and let the seats see it."""
    game, events = terms.game, []
    seen: dict[Seat, list[Event]] = {seat: [] for seat in terms.watchers}
    differs = set()
    for event in stream:
        game.apply(world, event)
        events.append(event)
        for seat in terms.watchers:
            learnt = game.seen(event, world, seat)
            if learnt is not event:
                differs.add(seat)
            if learnt is not None:
                seen[seat].append(learnt)
    reveals = any(type(event) in game.reveals for event in events)
    return Played(events, {seat: seen[seat] for seat in terms.watchers if seat in differs}, reveals)


def arrive(course: Course, before: Position, world: World, played: Played) -> None:
    """Write down what a round did; its position is open."""
    terms, number = course.terms, course.standing.round
    events = canonical(played.events)
    marks = (
        keyed(terms.keys.digests, b"e", before.digest, events),
        keyed(terms.keys.digests, b"w", before.digest, terms.printed_world(world)),
    )
    line = course.write(Round(number, marks[0].hex(), marks[1].hex()))
    seen = {seat: msgspec.Raw(canonical(learnt)) for seat, learnt in played.seen.items()}
    course.happenings.append(Happening(line.number, msgspec.Raw(events), seen))
    position = position_of(terms, world, digest(before.digest, *marks), line.number)
    course.standing = replace(course.standing, position=position, round=number + 1, answers={})


def link(course: Course, earlier: Position, decider: Seat) -> None:
    """Let `decider` take back what it did on the way from `earlier`."""
    position = course.standing.position
    assert position is not None
    linked_position = replace(position, earlier=earlier, decider=decider)
    course.standing = replace(course.standing, position=linked_position)


def position_of(terms: Terms, world: World, mark: bytes, line: int) -> Position:
    """The position that a line of the journal leads to."""
    game = terms.game
    verdict = game.verdict(world)
    return Position(world, () if verdict else game.asks(world), verdict, mark, line)


def dice_key(course: Course) -> bytes:
    """The key of all dice of the match."""
    nonces = [course.standing.nonces[seat] for seat in course.standing.seats]
    return course.terms.keys.dice(nonces)


def still_fits(course: Course, seat: Seat, raw: msgspec.Raw, before: Position) -> bool:
    """Whether an answer given before somebody left still answers the same open question."""
    game, ask = course.terms.game, course.standing.ask_of(seat)
    position = course.standing.position
    if ask is None or ask not in before.asks or position is None:
        return False
    view = game.view(position.world, seat)
    return not game.check(view, ask, course.terms.order_from(raw))
