"""Bots at the seats of matches: they see a view, think beside the host, and answer like people."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from warhost.host.library import game_named
from warhost.host.outside import Outside
from warhost.host.playing import Playing
from warhost.host.refused import NotFound, because
from warhost.host.store import matches as rows
from warhost.host.store.database import Database
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Order, View
from warhost.kernel.journal import Receipt

LOGGER = logging.getLogger(__name__)


Decide = Callable[[View, Ask, Dice], Order]


def bots_of(game: str) -> dict[str, Decide]:
    """The machine players of a game; the simplest answers at random."""
    played = game_named(game)
    return {"random": played.sample, **played.bots}


def bot_named(game: str, name: str) -> Decide:
    """A bot that plays this game."""
    bots = bots_of(game)
    if name not in bots:
        known = ", ".join(bots)
        raise NotFound(because(f"No bot is called {name!r}; there are {known}.", "player"))
    return bots[name]


class BotSeats:
    """Answers for every seat that a bot has, one match after the other."""

    def __init__(self, database: Database, playing: Playing, outside: Outside) -> None:
        self._database = database
        self._playing = playing
        self._outside = outside
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._queued: set[str] = set()
        self._thinking = ThreadPoolExecutor(1, "bot")
        self._bots: dict[str, dict[Seat, Decide]] = {}
        playing.when_changed.append(self.look_at)

    def look_at(self, match: str) -> None:
        """A match has changed: perhaps a bot is asked."""
        if match not in self._queued and self._seats(match):
            self._queued.add(match)
            self._waiting.put_nowait(match)

    async def work(self) -> None:
        """Answer for ever; matches that waited for a bot when the host stopped come first."""
        with self._database.reading() as connection:
            unfinished = rows.rows_of_bots(connection)
        for row in unfinished:
            self.look_at(row.id)
        while True:
            match = await self._waiting.get()
            self._queued.discard(match)
            try:
                await self._answer(match)
            except Exception:
                LOGGER.exception("a bot could not answer in match %s", match)

    def stop(self) -> None:
        self._thinking.shutdown(wait=False, cancel_futures=True)

    async def _answer(self, name: str) -> None:
        """One decision; the match comes round again if a bot is still asked."""
        match, seats = self._playing.match(name), self._seats(name)
        ask = next((ask for ask in match.asks() if ask.seat in seats), None)
        if ask is None:
            return
        view, number = match.view(ask.seat), match.round
        loop = asyncio.get_running_loop()
        dice = Dice(self._outside.seed())
        order = await loop.run_in_executor(self._thinking, seats[ask.seat], view, ask, dice)
        said = match.submit(ask.seat, number, order)
        if not isinstance(said, Receipt) and match.round == number:
            LOGGER.error("the bot at %s was refused in %s: %s", ask.seat, name, said)
            match.submit(ask.seat, number, match.terms.game.fallback(view, ask, {}))

    def _seats(self, match: str) -> dict[Seat, Decide]:
        if match not in self._bots:
            with self._database.reading() as connection:
                row = rows.match_row(connection, match)
            assert row is not None, match
            self._bots[match] = {
                seat.seat: bot_named(row.game, seat.bot) for seat in row.seats if seat.bot
            }
        return self._bots[match]
