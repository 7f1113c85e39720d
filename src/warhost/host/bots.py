"""Bots at the seats of matches: they see a view, think beside the host, and answer like people."""

import asyncio
import logging
from typing import NamedTuple

import msgspec

from warhost.host.outside import Outside
from warhost.host.playing import Playing
from warhost.host.refused import Refused
from warhost.host.store import matches as rows
from warhost.host.store.database import Database
from warhost.host.store.matches import MatchRow
from warhost.host.thinkers import Thinkers
from warhost.host.thinking import Question
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.digests import canonical
from warhost.kernel.journal import Receipt
from warhost.kernel.match import Match

LOGGER = logging.getLogger(__name__)


class Bots(NamedTuple):
    """Who of a match is a bot, by its name."""

    row: MatchRow
    seats: dict[Seat, str]


class BotSeats:
    """Answers for every seat that a bot has; matches do not wait for one another."""

    def __init__(self, database: Database, playing: Playing, outside: Outside) -> None:
        self._database = database
        self._playing = playing
        self._outside = outside
        self.thinkers = Thinkers()
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._at_work: set[str] = set()
        self._bots: dict[str, Bots] = {}

    def look_at(self, match: str) -> None:
        """A match has changed: perhaps a bot is asked."""
        if match not in self._at_work and self._of(match).seats:
            self._at_work.add(match)
            self._waiting.put_nowait(match)

    async def work(self) -> None:
        """Answer for ever; matches that waited for a bot when the host stopped come first."""
        with self._database.reading() as connection:
            unfinished = rows.rows_of_bots(connection)
        for row in unfinished:
            self.look_at(row.id)
        async with asyncio.TaskGroup() as matches:
            while True:
                matches.create_task(self._play(await self._waiting.get()))

    def stop(self) -> None:
        self.thinkers.stop()

    async def _play(self, name: str) -> None:
        """Until no bot of the match is asked any more."""
        try:
            while await self._answer(name):
                pass
        except Refused:
            self._bots.pop(name, None)
        except Exception:
            LOGGER.exception("a bot could not answer in match %s", name)
        finally:
            self._at_work.discard(name)

    async def _answer(self, name: str) -> bool:
        """One decision; whether another may be due. The match may have gone on meanwhile."""
        match, bots = self._playing.match(name), self._of(name)
        ask = next((ask for ask in match.asks() if ask.seat in bots.seats), None)
        if ask is None:
            return False
        number = match.round
        line = await self.thinkers.answer(self._question(match, bots, ask))
        match = self._playing.match(name)
        if match.round != number:
            return True
        return _submit(match, ask, number, line)

    def _question(self, match: Match, bots: Bots, ask: Ask) -> bytes:
        """What the bot's seat may know, as a world that fits its view."""
        game, row, key = match.terms.game, bots.row, self._outside.seed()
        seats = match.terms.setting.seats
        world = canonical(game.dump(game.imagine(match.view(ask.seat), Dice(key))))
        asked = Question(
            row.game, row.pack, row.scenario, seats, row.options,
            ask, bots.seats[ask.seat], msgspec.Raw(world), key.hex(),
        )  # fmt: skip
        return msgspec.json.encode(asked)

    def _of(self, match: str) -> Bots:
        if match not in self._bots:
            with self._database.reading() as connection:
                row = rows.match_row(connection, match)
            assert row is not None, match
            self._bots[match] = Bots(row, {seat.seat: seat.bot for seat in row.seats if seat.bot})
        return self._bots[match]


def _submit(match: Match, ask: Ask, number: int, line: bytes) -> bool:
    """The bot's answer, or what is done for a seat that gives none."""
    if line:
        said = match.submit(ask.seat, number, match.terms.order_from(msgspec.Raw(line)))
        if isinstance(said, Receipt):
            return True
        LOGGER.error("the bot at %s was refused: %s", ask.seat, said)
    fallback = match.terms.game.fallback(match.view(ask.seat), ask, {})
    return isinstance(match.submit(ask.seat, number, fallback), Receipt)
