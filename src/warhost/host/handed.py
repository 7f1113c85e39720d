"""What a seat has handed in for the open round."""

from typing import Any

from warhost.host.api import HandedLine
from warhost.kernel.asks import Seat
from warhost.kernel.entries import Decision, Wish
from warhost.kernel.journal import Line
from warhost.kernel.match import Match
from warhost.kernel.standing import DRAFT


def handed_of(match: Match, seat: Seat) -> HandedLine | None:
    """The seat's answer, else what it has handed in without being done; none if neither."""
    standing = match.standing
    answer, draft = standing.answers.get(seat), standing.draft_of(seat)
    given = draft if answer is None else answer
    line = _last_line(match, seat)
    if given is None or line is None:
        return None
    order = match.terms.understood(bytes(given))
    text = "" if isinstance(order, list) else match.terms.game.words.print(order)
    at = _moment(standing.wishes.get(seat, {}).get(DRAFT)) if draft is not None else 0
    return HandedLine(text, answer is not None, line.number, line.hash, at)


def _last_line(match: Match, seat: Seat) -> Line | None:
    """The line that holds it."""
    for line in reversed(match.lines):
        if isinstance(line.entry, Decision | Wish) and line.entry.seat == seat:
            return line
    return None


def _moment(draft: Any) -> int:
    """Wishes come from outside, in whatever form."""
    at = draft.get("at") if isinstance(draft, dict) else 0
    return int(at) if isinstance(at, int) else 0
