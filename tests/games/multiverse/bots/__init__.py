"""Wars between bots."""

import functools
from typing import Any

from tests.games.multiverse.scenes.reading import tables
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.modes import MODES
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.digests import keyed
from warhost.kernel.game import Setting
from warhost.kernel.match import Match, open_match
from warhost.players import answer_one, players_of

SCENARIOS = tuple(tables()["scenario"])
COLOURS = ("red", "blue", "green", "gold")


def seats_of(scenario: str) -> tuple[Seat, ...]:
    """As many seats as the scenario is for."""
    mode = MODES[tables()["scenario"][scenario].mode]
    return tuple(Seat(name) for name in COLOURS[: sum(len(team) for team in mode.teams)])


def begun(scenario: str, seed: int = 0, **options: Any) -> Match:
    """A match at its first question."""
    setting = Setting(tables(), scenario, seats_of(scenario), options)
    match = open_match(GAME, setting, {"base": "00"}, bytes([seed]) * 32, lambda _: None)
    assert isinstance(match, Match), match
    for seat in setting.seats:
        match.join(seat, "")
    return match


def played(match: Match, *bots: str, seed: int = 0) -> Match:
    """The match to its end; an order that the rules refuse is an error."""
    known = players_of(GAME)
    seats = match.terms.setting.seats
    players = {seat: known[bots[n % len(bots)]] for n, seat in enumerate(seats)}
    dice = Dice(keyed(bytes([seed]) * 32, b"bots"))
    while answer_one(match, players, dice):
        pass
    return match


@functools.cache
def finished(scenario: str, seed: int = 0) -> Match:
    """A short war of a scenario between stewards, played once for all tests that look at it."""
    return played(begun(scenario, seed, turn_limit=5), "steward", seed=seed)
