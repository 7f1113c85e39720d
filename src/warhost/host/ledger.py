"""What matches add to their journals, on the disk: each at once, or several in one writing."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from warhost.host.api import Pulse
from warhost.host.hub import Hub
from warhost.host.outside import Outside
from warhost.host.store import matches as rows
from warhost.host.store.database import Database
from warhost.kernel.asks import Seat
from warhost.kernel.entries import Close
from warhost.kernel.journal import Batch


class Addition(NamedTuple):
    """A batch of one match, and who is waited for from then on, and who no longer."""

    match: str
    batch: Batch
    news: dict[Seat, bool]

    @property
    def state(self) -> rows.State:
        return "ended" if any(isinstance(e.entry, Close) for e in self.batch.lines) else "running"


class Ledger:
    """Nobody hears of an addition before it is on the disk."""

    def __init__(self, database: Database, outside: Outside, hub: Hub) -> None:
        self._database = database
        self._outside = outside
        self._hub = hub
        self._gathered: list[Addition] | None = None
        self.when_written: list[Callable[[str], None]] = []

    def add(self, addition: Addition) -> None:
        """It is written now, or with all others that are gathered."""
        if self._gathered is None:
            self._write([addition])
        else:
            self._gathered.append(addition)

    @contextmanager
    def gathering(self) -> Iterator[Sequence[Addition]]:
        """What is added within is written at the end: all of it, or nothing and it raises."""
        gathered = self._gathered = []
        try:
            yield gathered
        finally:
            self._gathered = None
        if gathered:
            self._write(gathered)

    def _write(self, additions: Sequence[Addition]) -> None:
        now = self._outside.now()
        with self._database.writing() as connection:
            rows.append(connection, [(one.match, one.batch) for one in additions])
            rows.note_changes(connection, {one.match: one.state for one in additions}, now)
            rows.note_awaited(connection, [(one.match, one.news) for one in additions])
        for match, batch, _ in additions:
            self._hub.publish(Pulse(match, batch.lines[-1].hash))
            for listener in self.when_written:
                listener(match)
