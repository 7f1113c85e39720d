"""New matches: from a scenario, or the same once more."""

from collections.abc import Mapping
from typing import Any

import msgspec

from warhost.host.api import NewMatch, NewSeat
from warhost.host.library import bot_named, game_named, setting_of
from warhost.host.outside import Outside, short_id
from warhost.host.playing import Playing
from warhost.host.refused import NotAllowed, NotFound, NotUnderstood, Refused, because
from warhost.host.rosters import Rosters
from warhost.host.store import matches as rows
from warhost.host.store.database import Database
from warhost.host.store.matches import MatchRow, SeatRow
from warhost.host.store.people import Person
from warhost.host.store.tables import LINK
from warhost.kernel.asks import Seat
from warhost.kernel.game import Setting

BOT = "bot:"
ME, OPEN, INVITED = "me", "open", "invited"


class Founding:
    """The use cases of founding; a match begins as soon as no seat is free."""

    def __init__(
        self, database: Database, outside: Outside, playing: Playing, rosters: Rosters
    ) -> None:
        self._database = database
        self._outside = outside
        self._playing = playing
        self._rosters = rosters

    def found(
        self, person: Person, new: NewMatch, kept_for: Mapping[Seat, str] | None = None
    ) -> MatchRow:
        """A new match; seats may be kept for certain people."""
        match = short_id(self._outside)
        _expect_players(new)
        values = self._values(person, new, match)
        seats = [
            _seat_values(match, place, seat, person, kept_for or {})
            for place, seat in enumerate(new.seats)
        ]
        with self._database.writing() as connection:
            rows.add_match(connection, values, self._outside.seed())
            for seat in seats:
                rows.add_seat(connection, **seat)
        return self.begin_if_full(match, {})

    def rematch(self, person: Person, row: MatchRow) -> MatchRow:
        """The same once more with seats changed; seats of other people are kept for them."""
        if not row.seats_of(person.id):
            raise NotAllowed(because("Only who played asks for a rematch."))
        sat = (*row.seats[1:], row.seats[0])
        pairs = list(zip(row.seats, sat, strict=True))
        seats = tuple(NewSeat(seat.seat, _player(before, person)) for seat, before in pairs)
        others = {seat.seat: before.person for seat, before in pairs if before.person}
        kept = {seat: other for seat, other in others.items() if other != person.id}
        new = NewMatch(row.game, row.scenario, seats, row.options, row.pack, row.watched)
        return self.found(person, new, kept)

    def begin_if_full(self, match: str, nonces: dict[str, str]) -> MatchRow:
        """Begin what has everybody; the match as it is then."""
        row = self._row(match)
        if any(seat.is_free for seat in row.seats):
            return row
        self._playing.begin(row, nonces)
        return self._row(match)

    def forget(self, match: str) -> None:
        """As if it had never been founded."""
        self._playing.forget(match)
        with self._database.writing() as connection:
            rows.forget_match(connection, match)

    def _row(self, match: str) -> MatchRow:
        with self._database.reading() as connection:
            row = rows.match_row(connection, match)
        assert row is not None, match
        return row

    def _values(self, person: Person, new: NewMatch, match: str) -> dict[str, Any]:
        now, options = self._outside.now(), self._options(person, new)
        setting = _playable(new, options)
        return {
            "id": match,
            "game": new.game,
            "pack": new.pack,
            "scenario": new.scenario,
            "title": setting.tables["scenario"][new.scenario].title,
            "options": printed(options),
            "founder": person.id,
            "state": "open",
            "created": now,
            "changed": now,
            "watched": new.watched,
        }

    def _options(self, person: Person, new: NewMatch) -> dict[str, Any]:
        """What seats bring of their own stands in the option `armies`."""
        brought = {
            seat.seat: self._rosters.body(person, new.game, new.pack, seat.roster)
            for seat in new.seats
            if seat.roster
        }
        return with_armies(new.options, brought)


def with_armies(options: dict[str, Any], brought: Mapping[Seat, Any]) -> dict[str, Any]:
    """Options in which these seats bring these armies."""
    if not brought:
        return options
    return {**options, "armies": {**armies_of(options), **brought}}


def armies_of(options: dict[str, Any]) -> dict[str, Any]:
    """What each seat brings; a client may have written anything there."""
    armies = options.get("armies")
    return armies if isinstance(armies, dict) else {}


def printed(options: Any) -> str:
    """Options as the database keeps them."""
    return msgspec.json.encode(options).decode()


def name_of(seat: SeatRow) -> str:
    """Who sits there, in a word."""
    if seat.bot:
        return BOT + seat.bot
    return seat.name or (INVITED if seat.kept_for else OPEN)


def _player(seat: SeatRow, person: Person) -> str:
    return ME if seat.person == person.id else name_of(seat) if seat.bot else OPEN


def _seat_values(
    match: str, place: int, seat: NewSeat, person: Person, kept_for: Mapping[Seat, str]
) -> dict[str, Any]:
    return {
        "match": match,
        "place": place,
        "seat": seat.seat,
        "person": person.id if seat.player == ME else None,
        "bot": seat.player.removeprefix(BOT) if seat.player.startswith(BOT) else "",
        "kept_for": kept_for.get(seat.seat, LINK if seat.player == INVITED else ""),
    }


def _expect_players(new: NewMatch) -> None:
    """Every seat is for somebody who can sit there."""
    for seat in new.seats:
        if seat.player.startswith(BOT):
            bot_named(new.game, seat.player.removeprefix(BOT))
        elif seat.player not in (ME, OPEN, INVITED):
            text = "A seat is for me, open, invited, or for bot:NAME."
            raise NotUnderstood(because(text, seat.seat))


def _playable(new: NewMatch, options: dict[str, Any]) -> Setting:
    """What the match begins from. Only what free seats will bring is not known yet."""
    seats = tuple(seat.seat for seat in new.seats)
    setting = setting_of(new.game, new.pack, new.scenario, seats, options)
    if new.scenario not in setting.tables["scenario"]:
        raise NotFound(because(f"There is no scenario {new.scenario!r}.", "scenario"))
    unknown = tuple(
        f"options.armies.{seat.seat}" for seat in new.seats if seat.player in (OPEN, INVITED)
    )
    refusals = game_named(new.game).prepare(setting)
    if found := [one for one in refusals if not one.place.startswith(unknown)]:
        raise Refused(*found)
    return setting
