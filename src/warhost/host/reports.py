"""What a seat reads after its rounds, where a game writes reports: the last one and all before."""

from collections.abc import Iterator
from typing import Any

from warhost.host.desk import looking_at
from warhost.host.history import Known, known_of
from warhost.host.lobby import Lobby
from warhost.host.log import events_for, rounds_of
from warhost.host.playing import Playing
from warhost.host.refused import NotFound, because
from warhost.host.store.people import Person
from warhost.kernel.asks import Seat
from warhost.kernel.match import Match

LAST = -1
TEXT = "txt"


class Reports:
    """The use cases of reading."""

    def __init__(self, lobby: Lobby, playing: Playing) -> None:
        self._lobby = lobby
        self._playing = playing

    def record(
        self, person: Person | None, match: str, wanted: Seat, number: int, game: str
    ) -> Any:
        """The report of a round as the game's record; the set-up report is that of round 0."""
        played, seat = self._at(person, match, wanted)
        write = played.terms.game.words.record
        if write is None or played.terms.game.name != game:
            raise _unwritten(played)
        known = _known(played, seat, number)
        return write(known.view, known.events)

    def page(self, person: Person | None, match: str, wanted: Seat, number: int, form: str) -> str:
        """The same as text, or in another form that the game makes."""
        played, seat = self._at(person, match, wanted)
        words = played.terms.game.words
        write = words.report if form == TEXT else words.pages.get(form)
        if write is None:
            raise _unwritten(played)
        known = _known(played, seat, number)
        return write(known.view, known.events)

    def rounds(self, match: str) -> tuple[int, ...]:
        """The rounds after which there is a report."""
        return (0, *rounds_of(self._playing.match(match).lines).numbers)

    def all_known(
        self, person: Person | None, match: str, wanted: Seat, game: str
    ) -> Iterator[Known]:
        """What the seat knew at the beginning and after each round."""
        played, seat = self._at(person, match, wanted)
        if played.terms.game.name != game:
            raise _unwritten(played)
        return known_of(played, seat)

    def _at(self, person: Person | None, match: str, wanted: Seat) -> tuple[Match, Seat]:
        """A match, and through whose eyes this person reads of it."""
        row = self._lobby.row_for(person, match)
        played = self._playing.match(match)
        mine = row.seats_of(person.id) if person else []
        return played, looking_at(played, mine, wanted)


def _known(match: Match, seat: Seat, number: int) -> Known:
    """The last is at hand; for an earlier one the match is gone through once more."""
    rounds = rounds_of(match.lines)
    last = rounds.numbers[-1] if rounds.numbers else 0
    if number in (LAST, last):
        happened = [one for one in match.happenings if one.line in rounds.lines[-1:]]
        events = [event for one in happened for event in events_for(match, one, seat)]
        return Known(last, match.view(seat), events)
    for known in known_of(match, seat):
        if known.round == number:
            return known
    raise NotFound(because(f"There is no report of round {number}.", "round"))


def _unwritten(match: Match) -> NotFound:
    text = f"{match.terms.game.title} writes no such reports."
    return NotFound(because(text, "form"))
