"""What has happened in a match, in words, as one seat may know it."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from warhost.host.api import LogLine, LogRound, MessageLine
from warhost.kernel.asks import Seat
from warhost.kernel.entries import Absence, Decision, Habit, Message, Round, Undo
from warhost.kernel.game import Event, Told, View
from warhost.kernel.journal import Happening, Line
from warhost.kernel.match import Match

Answered = Decision | Absence | Habit


class Rounds(msgspec.Struct):
    """The rounds that still stand, each with what was answered in it and the line it lies in."""

    numbers: list[int] = []
    lines: list[int] = []
    answers: list[tuple[Answered, ...]] = []


def rounds_of(lines: Iterable[Line]) -> Rounds:
    """What was decided round by round; what was taken back is left out."""
    rounds = Rounds([], [], [])
    pending: list[Answered] = []
    for line in lines:
        entry = line.entry
        if isinstance(entry, Answered):
            pending = [one for one in pending if one.seat != entry.seat] + [entry]
        elif isinstance(entry, Round):
            rounds.numbers.append(entry.number)
            rounds.lines.append(line.number)
            rounds.answers.append(tuple(pending))
            pending = []
        elif isinstance(entry, Undo):
            _take_back(rounds, entry.line)
            pending = []
    return rounds


def log_of(match: Match, seat: Seat, after: int = 0) -> Iterator[LogRound]:
    """The rounds after a number, told to a seat."""
    view = match.view(seat)
    happenings = {happening.line: happening for happening in match.happenings}
    rounds = rounds_of(match.lines)
    for number, line, answers in zip(rounds.numbers, rounds.lines, rounds.answers, strict=True):
        if number > after:
            told = told_lines(match, happenings[line], view, seat)
            title = title_of(match, answers, seat)
            if told or title.text:
                yield LogRound(number, title.kind, title.text, title.seat, tuple(told))


def told_lines(match: Match, happening: Happening, view: View, seat: Seat) -> list[LogLine]:
    """The events of a round that tell a reader something."""
    tell = match.terms.game.words.tell
    told = (tell(event, view) for event in events_for(match, happening, seat))
    return [_line(one) for one in told if one is not None]


def events_for(match: Match, happening: Happening, seat: Seat) -> list[Event]:
    """The events as the seat learnt of them."""
    return match.terms.events_from(happening.seen.get(seat, happening.events))


class Title(NamedTuple):
    """What heads a round: who answered which question, and how."""

    kind: str = ""
    text: str = ""
    seat: str = ""


def title_of(match: Match, answers: tuple[Answered, ...], seat: Seat) -> Title:
    """Who decided what; sealed answers of others stay sealed."""
    terms = match.terms
    open_to_all = [a for a in answers if a.kind not in terms.game.secret and len(answers) == 1]
    told = open_to_all or [answer for answer in answers if answer.seat == seat]
    if not told:
        return Title()
    order = terms.order_from(told[0].order)
    return Title(told[0].kind, terms.game.words.print(order), told[0].seat)


def messages_of(match: Match, seat: Seat) -> Iterator[MessageLine]:
    """Words that were said to all, to this seat, or by it."""
    for line in match.lines:
        entry = line.entry
        if isinstance(entry, Message) and (not entry.to or seat in (*entry.to, entry.seat)):
            yield MessageLine(entry.seat, entry.text)


def _take_back(rounds: Rounds, line: int) -> None:
    """An undo leads back to the end of line `line`."""
    while rounds.lines and rounds.lines[-1] > line:
        rounds.numbers.pop()
        rounds.lines.pop()
        rounds.answers.pop()


def _line(told: Told) -> LogLine:
    return LogLine(told.text, told.clauses, told.details, told.dice, told.about, told.sheet)
