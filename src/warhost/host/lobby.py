"""Finding, joining and leaving matches."""

from typing import Any

from warhost.host.api import LobbyPage, MatchLine, SeatLine, TakeSeat
from warhost.host.founding import Founding, armies_of, name_of, printed, with_armies
from warhost.host.outside import Outside, digest_of
from warhost.host.refused import NotAllowed, NotFound, Refused, because
from warhost.host.rosters import Rosters
from warhost.host.store import matches as rows
from warhost.host.store.database import Database
from warhost.host.store.matches import MatchRow, SeatRow
from warhost.host.store.people import Person
from warhost.kernel.asks import Seat

MANY = 100


class Lobby:
    """The use cases around a match, before and after it is played."""

    def __init__(
        self, database: Database, outside: Outside, founding: Founding, rosters: Rosters
    ) -> None:
        self._database = database
        self._outside = outside
        self._founding = founding
        self._rosters = rosters

    def page(self, person: Person) -> LobbyPage:
        """My matches with what waits for me first, free seats, and what is over."""
        with self._database.reading() as connection:
            mine = rows.rows_of_person(connection, person.id, MANY)
            free = rows.open_rows(connection, person.id, MANY)
        lines = [line_of(row, person) for row in mine]
        running = [line for line in lines if line.state != "ended"]
        return LobbyPage(
            mine=tuple(sorted(running, key=lambda line: not line.your_turn)),
            open=tuple(line_of(row, person) for row in free if not row.seats_of(person.id)),
            finished=tuple(line for line in lines if line.state == "ended"),
        )

    def row(self, match: str) -> MatchRow:
        with self._database.reading() as connection:
            row = rows.match_row(connection, match)
        if row is None:
            raise NotFound(because("There is no such match.", "match"))
        return row

    def row_for(self, person: Person | None, match: str) -> MatchRow:
        """A match that this person may look at."""
        row = self.row(match)
        is_there = person is not None and (row.founder == person.id or row.seats_of(person.id))
        if row.watched or is_there or row.state == "open":
            return row
        raise NotAllowed(because("Nobody else may watch this match.", "match"))

    def take_seat(self, person: Person, match: str, wanted: TakeSeat) -> MatchRow:
        """Sit down at a free seat, or the one of an invitation."""
        before = self.row(match)
        free = self._free_seat(before, wanted, person)
        options = before.options
        if wanted.roster:
            body = self._rosters.body(person, before.game, before.pack, wanted.roster)
            options = with_armies(options, {free.seat: body})
        with self._database.writing() as connection:
            rows.change_seat(connection, match, free.seat, person=person.id, invitation=None)
            rows.change_match(connection, match, options=printed(options))
        nonces: dict[str, str] = {free.seat: wanted.nonce} if wanted.nonce else {}
        try:
            return self._founding.begin_if_full(match, nonces)
        except Refused:
            self._stand_up(before, free.seat)
            raise

    def invite(self, person: Person, match: str, seat: Seat) -> str:
        """A secret word with which somebody takes this seat."""
        row = self.row(match)
        if row.founder != person.id:
            raise NotAllowed(because("Only who founded the match invites to it."))
        free = self._free_seat(row, TakeSeat(seat), person)
        token = self._outside.token()
        with self._database.writing() as connection:
            rows.change_seat(connection, match, free.seat, invitation=digest_of(token))
        return token

    def drop(self, person: Person, match: str) -> None:
        """Show an ended match no longer, or leave one that has not begun."""
        row = self.row(match)
        mine = row.seats_of(person.id)
        if row.state == "open" and row.founder == person.id:
            self._founding.forget(match)
            return
        if not mine:
            raise NotFound(because("You do not sit in this match.", "match"))
        if row.state == "running":
            raise Refused(because("A running match is left by resigning from it."))
        left: dict[str, Any] = {"person": None} if row.state == "open" else {"dropped": True}
        with self._database.writing() as connection:
            for seat in mine:
                rows.change_seat(connection, match, seat, **left)

    def _free_seat(self, row: MatchRow, wanted: TakeSeat, person: Person) -> SeatRow:
        """The seat of the invitation, the one that is wanted, or the first for this person."""
        seat = self._invited_to(row, wanted.invitation) if wanted.invitation else wanted.seat
        is_asked = row.founder == person.id or bool(wanted.invitation)
        free = [one for one in row.seats if one.is_free and seat in ("", one.seat)]
        if not free:
            raise Refused(because("This seat is taken.", "seat"))
        for one in free:
            if is_asked or one.kept_for in ("", person.id):
                return one
        raise NotAllowed(because("This seat is kept for somebody who was invited.", "seat"))

    def _invited_to(self, row: MatchRow, invitation: str) -> Seat:
        with self._database.reading() as connection:
            found = rows.seat_of_invitation(connection, digest_of(invitation))
        if found is None or found[0] != row.id:
            raise NotFound(because("This invitation has been used or withdrawn.", "invitation"))
        return found[1]

    def _stand_up(self, before: MatchRow, seat: Seat) -> None:
        with self._database.writing() as connection:
            rows.change_seat(connection, before.id, seat, person=None)
            rows.change_match(connection, before.id, options=printed(before.options))


def line_of(row: MatchRow, person: Person | None) -> MatchLine:
    """A match in a list."""
    mine = row.seats_of(person.id) if person else []
    return MatchLine(
        id=row.id,
        game=row.game,
        title=row.title,
        seats=tuple(
            SeatLine(seat.seat, name_of(seat), _army_of(row, seat.seat), seat.seat in mine)
            for seat in row.seats
        ),
        state=row.state,
        your_turn=any(seat.awaited and seat.seat in mine for seat in row.seats),
        changed=row.changed,
        watched=row.watched,
        hosted=person is not None and row.founder == person.id,
    )


def _army_of(row: MatchRow, seat: Seat) -> str:
    army = armies_of(row.options).get(seat, "")
    return str(army.get("title", "") if isinstance(army, dict) else army)
