"""Whole matches in memory, played by machines."""

import time
from typing import Any

from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.match import Match
from warhost.lab.opening import new_match
from warhost.players import answer_one, players_of

SEED = bytes(range(32))


def played_by(game: str, scenario: str, bot: str, **options: Any) -> tuple[Match, float]:
    """A match that a bot plays with all seats to its end, and its slowest decision in seconds."""
    seats = ("red", "blue")
    match = new_match(game, scenario, seats, options=options)
    decide = players_of(match.terms.game)[bot]
    dice = Dice(SEED)
    slowest = 0.0
    going = True
    while going:
        started = time.perf_counter()
        going = answer_one(match, {Seat(seat): decide for seat in seats}, dice)
        slowest = max(slowest, time.perf_counter() - started)
    return match, slowest


def events_of(match: Match) -> list[Any]:
    """All that happened in a match."""
    return [
        event
        for happening in match.happenings
        for event in match.terms.events_from(happening.events)
    ]
