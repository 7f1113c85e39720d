"""Whole matches in memory, played by machines."""

import time
from typing import Any

from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Game, Setting
from warhost.kernel.match import Match, open_match
from warhost.players import answer_one, players_of
from warhost.shelf.packs import load_pack

SEED = bytes(range(32))


def begun(game: Game, scenario: str, seats: tuple[Seat, ...], **options: Any) -> Match:
    """A match at its first question, always the same."""
    tables = load_pack(game.name, "base", game.schema, game.audit).tables
    match = open_match(game, Setting(tables, scenario, seats, options), {}, SEED, lambda _: None)
    assert isinstance(match, Match), match
    for seat in seats:
        match.join(seat, "")
    return match


def played_by(game: Game, scenario: str, bot: str, **options: Any) -> tuple[Match, float]:
    """A match that a bot plays with all seats to its end, and its slowest decision in seconds."""
    seats = (Seat("red"), Seat("blue"))
    match = begun(game, scenario, seats, **options)
    players = dict.fromkeys(seats, players_of(game)[bot])
    dice = Dice(SEED)
    slowest = 0.0
    going = True
    while going:
        started = time.perf_counter()
        going = answer_one(match, players, dice)
        slowest = max(slowest, time.perf_counter() - started)
    return match, slowest


def events_of(match: Match) -> list[Any]:
    """All that happened in a match."""
    return [
        event
        for happening in match.happenings
        for event in match.terms.events_from(happening.events)
    ]
