"""Matches that are being played: each is in memory once, and on the disk before it answers."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import msgspec

from warhost.host.ledger import Addition, Ledger
from warhost.host.library import game_named, pack_named, setting_of
from warhost.host.outside import Outside
from warhost.host.refused import NotFound, Refused, because
from warhost.host.store import matches as rows
from warhost.host.store.database import Database
from warhost.host.store.matches import MatchRow
from warhost.kernel.asks import Seat
from warhost.kernel.game import Setting
from warhost.kernel.journal import Batch
from warhost.kernel.match import Keep, Match, open_match
from warhost.kernel.replay import resume
from warhost.kernel.terms import Terms

AT_ONCE = 200
"""Matches kept in memory; the others are read from the disk when they are wanted."""


class Held(msgspec.Struct):
    """A match in memory, and what lists of matches say of it."""

    row: MatchRow
    """Whose seats are taken for good."""
    match: Match | None = None
    awaited: dict[Seat, bool] = {}
    """Who was waited for when it was last written, as far as is known here."""

    def news(self, batch: Batch) -> dict[Seat, bool]:
        """Who is waited for from now on, and who no longer."""
        awaited = {ask.seat for ask in batch.waiting}
        seats = {seat.seat: seat.seat in awaited for seat in self.row.seats}
        return {seat: on for seat, on in seats.items() if self.awaited.get(seat) != on}


class Playing:
    """The running matches of a host. One thread uses it."""

    def __init__(self, database: Database, outside: Outside, ledger: Ledger) -> None:
        self._database = database
        self._outside = outside
        self._ledger = ledger
        self._held: OrderedDict[str, Held] = OrderedDict()

    def begin(self, row: MatchRow, nonces: dict[str, str]) -> Match:
        """The journal of a match whose seats are all taken."""
        with self._database.reading() as connection:
            seed = rows.seed_of(connection, row.id)
        assert seed is not None, row.id
        pack = pack_named(row.game, row.pack)
        packs = {row.pack: pack.digest}
        held = Held(row)
        match = open_match(game_named(row.game), _setting(row), packs, seed, self._keep(held))
        if isinstance(match, list):
            raise Refused(*match)
        return self._hold(held, match, nonces)

    def match(self, match: str) -> Match:
        """A match by its id, in memory or from its journal."""
        found = self._found(match).match
        assert found is not None, match
        return found

    def seats_of(self, match: str, person: str) -> list[Seat]:
        """Where a person sits in a match that has begun."""
        return self._found(match).row.seats_of(person)

    def head(self, match: str) -> str:
        """Where a match stands; nothing for one that has not begun."""
        with self._database.reading() as connection:
            return rows.head_of(connection, match)

    @contextmanager
    def gathering(self) -> Iterator[None]:
        """What is decided within is written at the end; if it cannot be, it never happened."""
        gathered: Sequence[Addition] = ()
        try:
            with self._ledger.gathering() as gathered:
                yield
        except Exception:
            for addition in gathered:
                self.forget(addition.match)
            raise

    def forget(self, match: str) -> None:
        self._held.pop(match, None)

    def _found(self, match: str) -> Held:
        if match not in self._held:
            self._load(match)
        self._held.move_to_end(match)
        return self._held[match]

    def _load(self, match: str) -> None:
        with self._database.reading() as connection:
            row = rows.match_row(connection, match)
            lines, happenings = rows.journal_of(connection, match)
            seed = rows.seed_of(connection, match)
        if row is None or not lines or seed is None:
            raise NotFound(because("There is no such match, or it has not begun.", "match"))
        held = Held(row)
        packs = {row.pack: pack_named(row.game, row.pack).digest}
        terms = Terms(game_named(row.game), _setting(row), packs, seed)
        self._hold(held, resume(terms, lines, happenings, self._keep(held)), {})

    def _hold(self, held: Held, match: Match, nonces: dict[str, str]) -> Match:
        """Every seat adds to the dice; where its player did not, the host does for it."""
        held.match = match
        self._held[held.row.id] = held
        for seat in match.terms.setting.seats:
            if seat not in match.standing.nonces:
                match.join(seat, nonces.get(seat) or self._outside.token())
        if len(self._held) > AT_ONCE:
            self._held.popitem(last=False)
        return match

    def _keep(self, held: Held) -> Keep:
        return partial(self._write, held)

    def _write(self, held: Held, batch: Batch) -> None:
        """Everything of the batch is on the disk, or it is forgotten with the match."""
        news = held.news(batch)
        self._ledger.add(Addition(held.row.id, batch, news))
        held.awaited = {**held.awaited, **news}


def _setting(row: MatchRow) -> Setting:
    seats = tuple(seat.seat for seat in row.seats)
    return setting_of(row.game, row.pack, row.scenario, seats, row.options)
