"""What leaves a match for one seat: the journal without others' secrets, checkable at the end."""

from collections.abc import Sequence

from warhost.kernel.asks import Seat
from warhost.kernel.entries import Answer, Message, RulesChanged, Wish
from warhost.kernel.journal import Batch, Break, Happening, Line, sealed
from warhost.kernel.match import Match

NOBODY = Seat("")


def seat_copy(match: Match, seat: Seat) -> Batch:
    """The journal as a seat may have it. Of an ended match everything is open."""
    if match.standing.closed:
        return Batch(tuple(match.lines), tuple(match.happenings))
    lines = tuple(_line_for(match, seat, line) for line in match.lines)
    happenings = tuple(happening_for(happening, seat) for happening in match.happenings)
    return Batch(lines, happenings)


def happening_for(happening: Happening, seat: Seat) -> Happening:
    """A round's events as one seat learnt of them."""
    return Happening(happening.line, happening.seen.get(seat, happening.events), {})


def broken_copy(copy: Sequence[Line], lines: Sequence[Line]) -> Break | None:
    """The first line in which a seat's copy and the whole journal tell different stories."""
    for mine, whole in zip(copy, lines, strict=False):
        if mine.hash != whole.hash:
            return Break(mine.number, "the copy and the journal differ from here on")
    if len(copy) > len(lines):
        return Break(len(lines) + 1, "the journal is shorter than the copy")
    return None


def _line_for(match: Match, seat: Seat, line: Line) -> Line:
    entry = line.entry
    if isinstance(entry, RulesChanged):
        return sealed(line, NOBODY, "rules changed")
    if isinstance(entry, Answer) and entry.seat != seat and _is_secret(match, entry):
        return sealed(line, entry.seat, entry.kind)
    if isinstance(entry, Wish) and entry.seat != seat:
        return sealed(line, entry.seat, "wish")
    if isinstance(entry, Message) and not _may_read(entry, seat):
        return sealed(line, entry.seat, "message")
    return line


def _is_secret(match: Match, entry: Answer) -> bool:
    """Answers of an open round, and those that the game hides to the end."""
    pending = entry.round >= match.standing.pending_since
    return pending or entry.kind in match.terms.game.secret


def _may_read(entry: Message, seat: Seat) -> bool:
    return not entry.to or seat == entry.seat or seat in entry.to
