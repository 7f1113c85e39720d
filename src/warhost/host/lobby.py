"""Founding, finding, joining and leaving matches."""

from typing import Any

import msgspec
from sqlalchemy import Connection

from warhost.host.api import LobbyPage, MatchLine, NewMatch, NewSeat, SeatLine, TakeSeat
from warhost.host.library import bot_named, game_named, pack_named
from warhost.host.outside import Outside, digest_of, short_id
from warhost.host.playing import Playing
from warhost.host.refused import NotAllowed, NotFound, NotUnderstood, Refused, because
from warhost.host.rosters import Rosters
from warhost.host.store import matches as rows
from warhost.host.store.database import Database
from warhost.host.store.matches import MatchRow, SeatRow
from warhost.host.store.people import Person
from warhost.kernel.asks import Seat

MANY = 100
BOT = "bot:"


class Lobby:
    """The use cases around a match, before and after it is played."""

    def __init__(
        self, database: Database, outside: Outside, playing: Playing, rosters: Rosters
    ) -> None:
        self._database = database
        self._outside = outside
        self._playing = playing
        self._rosters = rosters

    def page(self, person: Person) -> LobbyPage:
        """My matches with what waits for me first, free seats, and what is over."""
        with self._database.reading() as connection:
            mine = rows.rows_of_person(connection, person.id, MANY)
            free = rows.open_rows(connection, MANY)
        lines = [self.line(row, person) for row in mine]
        running = [line for line in lines if line.state != "ended"]
        return LobbyPage(
            mine=tuple(sorted(running, key=lambda line: not line.your_turn)),
            open=tuple(self.line(row, person) for row in free if not row.seats_of(person.id)),
            finished=tuple(line for line in lines if line.state == "ended"),
        )

    def found(self, person: Person, new: NewMatch) -> MatchRow:
        """A new match; it begins at once if no seat is left open."""
        game_named(new.game)
        match = short_id(self._outside)
        options = {**new.options, **self._armies(person, new)}
        with self._database.writing() as connection:
            values = self._values(person, new, match, options)
            rows.add_match(connection, values, self._outside.seed())
            for place, seat in enumerate(new.seats):
                self._add_seat(connection, person, match, place, seat)
        return self._begin_if_full(match, {}, undo=lambda: self._forget(match))

    def take_seat(self, person: Person, match: str, wanted: TakeSeat) -> MatchRow:
        """Sit down at a free seat, or the one of an invitation."""
        row = self.row(match)
        free = self._free_seat(row, wanted)
        options = dict(row.options)
        if wanted.roster:
            body = self._rosters.body(person, row.game, row.pack, wanted.roster)
            options["armies"] = {**options.get("armies", {}), free.seat: body}
        with self._database.writing() as connection:
            rows.change_seat(connection, match, free.seat, person=person.id, invitation=None)
            rows.change_match(connection, match, options=_print(options))
        nonces: dict[str, str] = {free.seat: wanted.nonce} if wanted.nonce else {}
        return self._begin_if_full(match, nonces, undo=lambda: self._stand_up(row, free.seat))

    def invite(self, person: Person, match: str, seat: Seat) -> str:
        """A secret word with which somebody takes this seat."""
        row = self.row(match)
        if row.founder != person.id:
            raise NotAllowed(because("Only who founded the match invites to it."))
        self._free_seat(row, TakeSeat(seat))
        token = self._outside.token()
        with self._database.writing() as connection:
            rows.change_seat(connection, match, seat, invitation=digest_of(token))
        return token

    def rematch(self, person: Person, match: str) -> MatchRow:
        """The same once more with seats changed; other people are awaited at their seats."""
        row = self.row(match)
        if not row.seats_of(person.id):
            raise NotAllowed(because("Only who played asks for a rematch."))
        players = [_player(seat, person) for seat in row.seats]
        changed = (*players[1:], players[0])
        seats = tuple(
            NewSeat(seat.seat, player) for seat, player in zip(row.seats, changed, strict=True)
        )
        return self.found(person, NewMatch(row.game, row.scenario, seats, row.options, row.pack))

    def drop(self, person: Person, match: str) -> None:
        """Show an ended match no longer, or leave one that has not begun."""
        row = self.row(match)
        mine = row.seats_of(person.id)
        if not mine:
            raise NotFound(because("You do not sit in this match.", "match"))
        if row.state == "running":
            raise Refused(because("A running match is left by resigning from it."))
        if row.state == "open" and row.founder == person.id:
            self._forget(match)
            return
        with self._database.writing() as connection:
            for seat in mine:
                left: dict[str, Any] = (
                    {"person": None} if row.state == "open" else {"dropped": True}
                )
                rows.change_seat(connection, match, seat, **left)

    def row(self, match: str) -> MatchRow:
        with self._database.reading() as connection:
            row = rows.match_row(connection, match)
        if row is None:
            raise NotFound(because("There is no such match.", "match"))
        return row

    def line(self, row: MatchRow, person: Person | None) -> MatchLine:
        """A match in a list."""
        mine = row.seats_of(person.id) if person else []
        return MatchLine(
            id=row.id,
            game=row.game,
            title=row.title,
            seats=tuple(
                SeatLine(seat.seat, _name_of(seat), _army_of(row, seat.seat), seat.seat in mine)
                for seat in row.seats
            ),
            state=row.state,
            your_turn=any(seat.awaited and seat.seat in mine for seat in row.seats),
            changed=row.changed,
        )

    def _values(
        self, person: Person, new: NewMatch, match: str, options: dict[str, Any]
    ) -> dict[str, Any]:
        now = self._outside.now()
        return {
            "id": match,
            "game": new.game,
            "pack": new.pack,
            "scenario": new.scenario,
            "title": _title(new),
            "options": _print(options),
            "founder": person.id,
            "state": "open",
            "created": now,
            "changed": now,
        }

    def _add_seat(
        self, connection: Connection, person: Person, match: str, place: int, seat: NewSeat
    ) -> None:
        if seat.player not in ("me", "open") and not seat.player.startswith(BOT):
            raise NotUnderstood(because("A seat is for me, open, or for bot:NAME.", seat.seat))
        bot = seat.player.removeprefix(BOT) if seat.player.startswith(BOT) else ""
        mine = person.id if seat.player == "me" else None
        rows.add_seat(connection, match=match, place=place, seat=seat.seat, person=mine, bot=bot)

    def _armies(self, person: Person, new: NewMatch) -> dict[str, Any]:
        for seat in new.seats:
            if seat.player.startswith(BOT):
                bot_named(new.game, seat.player.removeprefix(BOT))
        chosen = {
            seat.seat: self._rosters.body(person, new.game, new.pack, seat.roster)
            for seat in new.seats
            if seat.roster
        }
        return {"armies": {**new.options.get("armies", {}), **chosen}} if chosen else {}

    def _free_seat(self, row: MatchRow, wanted: TakeSeat) -> SeatRow:
        seat = wanted.seat
        if wanted.invitation:
            with self._database.reading() as connection:
                found = rows.seat_of_invitation(connection, digest_of(wanted.invitation))
            if found is None or found[0] != row.id:
                raise NotFound(because("This invitation has been used or withdrawn.", "invitation"))
            seat = found[1]
        free = [one for one in row.seats if one.person is None and not one.bot]
        for one in free:
            if seat in ("", one.seat):
                return one
        raise Refused(because("This seat is taken.", "seat"))

    def _begin_if_full(self, match: str, nonces: dict[str, str], undo: Any) -> MatchRow:
        row = self.row(match)
        if all(seat.person or seat.bot for seat in row.seats):
            try:
                self._playing.begin(row, nonces)
            except Refused:
                undo()
                raise
        return self.row(match)

    def _stand_up(self, row: MatchRow, seat: Seat) -> None:
        with self._database.writing() as connection:
            rows.change_seat(connection, row.id, seat, person=None)
            rows.change_match(connection, row.id, options=_print(row.options))

    def _forget(self, match: str) -> None:
        self._playing.forget(match)
        with self._database.writing() as connection:
            rows.forget_match(connection, match)


def _print(options: Any) -> str:
    return msgspec.json.encode(options).decode()


def _title(new: NewMatch) -> str:
    scenario = pack_named(new.game, new.pack).tables["scenario"].get(new.scenario)
    if scenario is None:
        raise NotFound(because(f"There is no scenario {new.scenario!r}.", "scenario"))
    return str(scenario.title)


def _name_of(seat: SeatRow) -> str:
    return BOT + seat.bot if seat.bot else seat.name or "open"


def _player(seat: SeatRow, person: Person) -> str:
    if seat.bot:
        return BOT + seat.bot
    return "me" if seat.person == person.id else "open"


def _army_of(row: MatchRow, seat: Seat) -> str:
    army = row.options.get("armies", {}).get(seat, "")
    return army if isinstance(army, str) else str(army.get("title", ""))
