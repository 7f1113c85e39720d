"""One match of a series, played to its end without being kept."""

import statistics
import time
from collections.abc import Mapping

import msgspec

from warhost.games import BY_NAME
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.digests import keyed
from warhost.kernel.game import Game, Order, Setting, View
from warhost.kernel.match import Match, open_match
from warhost.lab.series import Fixture, Series, fixture_of
from warhost.players import Decide, PlayerRefused, answer_one, players_of
from warhost.shelf.packs import Pack

MOST_DECISIONS = 20_000


class Thinking(msgspec.Struct, frozen=True):
    """How long a player's decisions took, in milliseconds of the processor."""

    decisions: int
    median: float
    longest: float
    whole: float


class Played(msgspec.Struct, frozen=True):
    """How a match of a series ended."""

    number: int
    players: Mapping[Seat, str]
    seat_of_first: Seat
    winners: tuple[Seat, ...]
    why: str
    thinking: Mapping[Seat, Thinking]
    trouble: str = ""
    """What a player did that the rules refuse."""


class Timed:
    """A player whose thinking is timed."""

    def __init__(self, decide: Decide) -> None:
        self._decide = decide
        self._took: list[float] = []

    def __call__(self, view: View, ask: Ask, dice: Dice) -> Order:
        begun = time.process_time()
        order = self._decide(view, ask, dice)
        self._took.append((time.process_time() - begun) * 1000)
        return order

    def thinking(self) -> Thinking:
        """What was measured."""
        took = self._took or [0.0]
        return Thinking(
            len(self._took),
            round(statistics.median(took), 3),
            round(max(took), 3),
            round(sum(took), 3),
        )


def game_of(series: Series) -> Game:
    """The game of a series."""
    return BY_NAME[series.game]


def setting_of(series: Series, pack: Pack) -> Setting:
    """What each of its matches is begun from."""
    return Setting(pack.tables, series.scenario, series.seats, dict(series.options))


def play(series: Series, pack: Pack, number: int) -> Played:
    """A match of the series from its first question to its end."""
    fixture, game = fixture_of(series, number), game_of(series)
    match = _opened(series, pack, fixture)
    known = players_of(game)
    players = {seat: Timed(known[name]) for seat, name in fixture.players.items()}
    trouble = _played(match, players, Dice(keyed(fixture.seed, b"players")))
    verdict = match.verdict
    return Played(
        number=number,
        players=fixture.players,
        seat_of_first=fixture.seat_of_first,
        winners=verdict.winners if verdict else (),
        why=verdict.why if verdict else trouble,
        thinking={seat: timed.thinking() for seat, timed in players.items()},
        trouble=trouble,
    )


def _opened(series: Series, pack: Pack, fixture: Fixture) -> Match:
    packs = {pack.name: pack.digest}
    match = open_match(
        game_of(series), setting_of(series, pack), packs, fixture.seed, lambda _: None
    )
    assert isinstance(match, Match), match
    for seat in series.seats:
        match.join(seat, f"lab {seat}", fixture.players[seat])
    return match


def _played(match: Match, players: Mapping[Seat, Decide], dice: Dice) -> str:
    """Play on; an order that is refused ends the match, and so do far too many decisions."""
    try:
        for _ in range(MOST_DECISIONS):
            if not answer_one(match, players, dice):
                return ""
    except PlayerRefused as refused:
        return str(refused)
    return f"no end after {MOST_DECISIONS} decisions"
