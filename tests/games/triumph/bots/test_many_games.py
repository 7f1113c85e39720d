"""Long series: no illegal state, the stronger bot is stronger, and everything occurs."""

import itertools
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from tests.conformance.subjects import chance
from tests.games.triumph.bots.playing import (
    BLUE,
    FULL_ARMIES,
    RED,
    SCENARIOS,
    between,
    decisions_of,
)
from tests.games.triumph.bots.soundness import flaws_of
from tests.games.triumph.matches import begun, begun_from, puzzle, setting_of
from tests.rule import rule
from warhost.games.triumph.events import Event
from warhost.games.triumph.events.turn import Resigned
from warhost.games.triumph.game import GAME
from warhost.games.triumph.orders import BY_TYPE
from warhost.kernel.match import Match
from warhost.lab.pool import play_all
from warhost.lab.series import Series
from warhost.lab.shares import report_of
from warhost.players import answer_one, players_of

ROWS = setting_of().tables
MOST_MATCHES = 400


def watched(match: Match, red: str, blue: str, number: int) -> Match:
    """The match to its end, every table between two decisions looked at."""
    known = players_of(GAME)
    players, dice = {RED: known[red], BLUE: known[blue]}, chance("watched", number)
    while answer_one(match, players, dice):
        assert flaws_of(match.view(RED).table) == [], (number, match.round)
    return match


@rule("T20-10")
def test_a_game_passes_no_illegal_state():
    match = watched(between("gurrim-ford", "aurey-lances", turn_limit=6), "steady", "steady", 0)
    assert match.verdict is not None


@pytest.mark.slow
@rule("T20-10")
def test_a_hundred_games_in_a_row_end_without_an_illegal_state():
    armies = itertools.product(FULL_ARMIES, FULL_ARMIES[::3])
    players = itertools.cycle([("steady", "steady"), ("steady", "captain"), ("random", "steady")])
    for number, (pair, seats) in enumerate(
        zip(itertools.islice(armies, 100), players, strict=False)
    ):
        match = watched(between(*pair, turn_limit=20), *seats, number)
        assert match.verdict is not None, (number, pair, seats)


@pytest.mark.slow
@rule("T20-11")
def test_the_captain_wins_65_of_100_games_with_equal_armies_and_sides_changed():
    equal = {"red": "marrun-consuls", "blue": "marrun-consuls"}
    series = Series(
        game="triumph",
        pack="base",
        scenario="battle",
        seats=(RED, BLUE),
        players=("captain", "steady"),
        options={"armies": equal, "turn_limit": 30},
        matches=100,
        seed="hundred",
    )
    report = report_of(series, list(play_all(series, range(100), jobs=2)))
    captain = report.players[0]
    assert not report.troubles
    assert captain.wins.won >= 65, captain
    assert captain.median_ms < 1000, captain


CORNERS = (
    """
    red/1 SPR at 25,17 facing 270
    red/2 SPR at 23,17 facing 90
    red/3 SPR at 5,5 facing 0 general
    blue/1 SPR at 24,16 facing 180
    blue/2 SPR at 40,28 facing 180 general
    turn blue 0 close combat
    """,
    """
    piece impassable box 24.3,17.2 24.8,17.9
    red/1 SPR at 25,17 facing 270
    red/2 SPR at 5,5 facing 0 general
    blue/1 SPR at 24,16 facing 180
    blue/2 SPR at 40,28 facing 180 general
    turn red 0 close combat
    """,
    """
    red/1 KNT at 24,4 facing 0 general cards MD on foot EFT
    red/2 LSP at 20,4 facing 0 cards MI transports
    blue/1 SPR at 24,28 facing 180 general
    turn red 6 movement
    """,
    """
    red/1 KNT at 24,4 facing 0 general
    red/2 JCV flank march
    red flank drawn 2
    blue/1 SPR at 24,28 facing 180 general
    turn 3 red 6 cards
    """,
)
"""Moments that are rare: two who may be faced, nowhere to turn, leaving horses and transports."""


def matches() -> Iterator[Match]:
    """Rare moments and shipped scenarios first, then armies of every list."""
    for number, scene in enumerate(CORNERS * 5):
        match = begun_from(replace(puzzle(scene), options={"turn_limit": 12}))
        yield watched(match, "random", "random", number)
    names = [name for name in SCENARIOS if name != "battle"]
    for number, name in enumerate(names * 2):
        seats = ("captain", "random") if number < len(names) else ("steady", "captain")
        yield watched(begun(name, turn_limit=12), *seats, number)
    kinds = itertools.cycle(itertools.product(("random", "steady"), ("random", "steady")))
    for number, seats in zip(range(MOST_MATCHES), kinds, strict=False):
        armies = FULL_ARMIES[number % 20], FULL_ARMIES[(7 * number + 3) % 20]
        yield watched(between(*armies, turn_limit=8), *seats, number)


def occurring_in(match: Match) -> Iterator[Any]:
    """Orders, events, types that fought on the table, cards in play."""
    yield from (type(order) for _, order in decisions_of(match))
    for happening in match.happenings:
        yield from (type(event) for event in match.terms.events_from(happening.events))
    table = match.view(RED).table
    for stand in table.stands.values():
        yield stand.type
        yield from stand.cards
    for army in table.armies.values():
        yield from army.cards


@pytest.mark.slow
def test_every_order_event_type_and_card_occurs():
    missing = {*BY_TYPE, *get_args(Event), *ROWS["type"], *ROWS["card"]} - {Resigned}
    for match in matches():
        missing -= set(occurring_in(match))
        if not missing:
            return
    raise AssertionError(missing)
