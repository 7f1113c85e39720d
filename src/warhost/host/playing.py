"""Matches that are being played: each is in memory once, and on the disk before it answers."""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from warhost.host.api import Pulse
from warhost.host.hub import Hub
from warhost.host.library import game_named, pack_named, setting_of
from warhost.host.outside import Outside
from warhost.host.refused import NotFound, Refused, because
from warhost.host.store import matches as rows
from warhost.host.store.database import Database
from warhost.host.store.matches import MatchRow
from warhost.kernel.entries import Close
from warhost.kernel.game import Setting
from warhost.kernel.journal import Batch
from warhost.kernel.match import Keep, Match, open_match
from warhost.kernel.replay import resume
from warhost.kernel.terms import Terms

AT_ONCE = 200
"""Matches kept in memory; the others are read from the disk when they are wanted."""


class Playing:
    """The running matches of a host. One thread uses it."""

    def __init__(self, database: Database, outside: Outside, hub: Hub) -> None:
        self._database = database
        self._outside = outside
        self._hub = hub
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self.when_changed: list[Callable[[str], None]] = []

    def begin(self, row: MatchRow, nonces: dict[str, str]) -> Match:
        """The journal of a match whose seats are all taken."""
        with self._database.reading() as connection:
            seed = rows.seed_of(connection, row.id)
        assert seed is not None, row.id
        pack = pack_named(row.game, row.pack)
        packs = {row.pack: pack.digest}
        match = open_match(game_named(row.game), _setting(row), packs, seed, self._keep(row.id))
        if isinstance(match, list):
            raise Refused(*match)
        self._join(match, nonces)
        self._remember(row.id, match)
        return match

    def match(self, match: str) -> Match:
        """A match by its id, in memory or from its journal."""
        if match in self._matches:
            self._matches.move_to_end(match)
            return self._matches[match]
        found = self._load(match)
        self._remember(match, found)
        return found

    def head(self, match: str) -> str:
        """Where a match stands; nothing for one that has not begun."""
        with self._database.reading() as connection:
            return rows.head_of(connection, match)

    def forget(self, match: str) -> None:
        self._matches.pop(match, None)

    def _load(self, match: str) -> Match:
        with self._database.reading() as connection:
            row = rows.match_row(connection, match)
            lines, happenings = rows.journal_of(connection, match)
            seed = rows.seed_of(connection, match)
        if row is None or not lines or seed is None:
            raise NotFound(because("There is no such match, or it has not begun.", "match"))
        game, setting = game_named(row.game), _setting(row)
        packs = {row.pack: pack_named(row.game, row.pack).digest}
        terms = Terms(game, setting, packs, seed)
        found = resume(terms, lines, happenings, self._keep(match))
        self._join(found, {})
        return found

    def _join(self, match: Match, nonces: dict[str, str]) -> None:
        """Every seat adds to the dice; where its player did not, the host does for it."""
        for seat in match.terms.setting.seats:
            if seat not in match.standing.nonces:
                match.join(seat, nonces.get(seat) or self._outside.token())

    def _remember(self, match: str, found: Match) -> None:
        self._matches[match] = found
        if len(self._matches) > AT_ONCE:
            self._matches.popitem(last=False)

    def _keep(self, match: str) -> Keep:
        return partial(self._write, match)

    def _write(self, match: str, batch: Batch) -> None:
        """Everything of the batch is on the disk, or nothing of it and an error is raised."""
        waiting = {ask.seat for ask in batch.waiting}
        over = any(isinstance(line.entry, Close) for line in batch.lines)
        state = "ended" if over else "running"
        with self._database.writing() as connection:
            rows.append(connection, match, batch)
            rows.change_match(connection, match, state=state, changed=self._outside.now())
            rows.change_awaited(connection, match, waiting)
        self._hub.publish(Pulse(match, batch.lines[-1].hash))
        for listener in self.when_changed:
            listener(match)


def _setting(row: MatchRow) -> Setting:
    seats = tuple(seat.seat for seat in row.seats)
    return setting_of(row.game, row.pack, row.scenario, seats, row.options)
