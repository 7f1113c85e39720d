"""Whole matches between bots, watched."""

import functools
from collections.abc import Iterator
from typing import Any

from tests.conformance.subjects import chance
from tests.games.triumph.matches import begun, begun_from, setting_of
from warhost.games.triumph.game import GAME
from warhost.kernel.asks import Seat
from warhost.kernel.entries import Decision
from warhost.kernel.match import Match
from warhost.players import answer_one, players_of

RED, BLUE = Seat("red"), Seat("blue")
SCENARIOS = tuple(setting_of().tables["scenario"])
FULL_ARMIES = tuple(
    name for name, row in setting_of().tables["roster"].items() if row.format == "standard"
)


def played(match: Match, red: str, blue: str, number: int = 0) -> Match:
    """The match to its end; an order that the rules refuse is an error."""
    known = players_of(GAME)
    players = {RED: known[red], BLUE: known[blue]}
    dice = chance("bots", number)
    while answer_one(match, players, dice):
        pass
    return match


@functools.cache
def finished(scenario: str, red: str = "steady", blue: str = "steady") -> Match:
    """A shipped scenario, played to its end once for all tests that look at it."""
    return played(begun(scenario, turn_limit=8), red, blue)


def between(red_army: str, blue_army: str, **options: Any) -> Match:
    """A field battle of two ready armies, at its first question."""
    armies = {"red": red_army, "blue": blue_army}
    return begun_from(setting_of("battle", armies=armies, **options))


def decisions_of(match: Match) -> Iterator[tuple[str, Any]]:
    """The kind of each question, and its answer."""
    for line in match.lines:
        if isinstance(line.entry, Decision):
            yield line.entry.kind, match.terms.order_from(line.entry.order)
