"""Two games small enough to read at a glance, on which the kernel is proved."""

from collections.abc import Callable
from typing import Any

from tests.miniatures import daggers, lanterns
from warhost.kernel.asks import Seat
from warhost.kernel.game import Game, Setting
from warhost.kernel.journal import Batch
from warhost.kernel.match import Match, open_match

RED, BLUE = Seat("red"), Seat("blue")
SEED = bytes(range(32))
TABLES: dict[str, dict[str, dict[str, Any]]] = {
    "lanterns": {"ring": {"small": lanterns.Ring(size=9, sight=1, turns=6, scouts=3)}},
    "daggers": {"track": {"small": daggers.Track(length=9, dark=(1, 4, 7), cards=6, hand=3)}},
}
MINIATURES = (lanterns.LANTERNS, daggers.DAGGERS)


def setting_of(game: Game, *seats: Seat) -> Setting:
    """The small scenario of a miniature."""
    return Setting(TABLES[game.name], "small", seats or (RED, BLUE))


def opened(game: Game, keep: Callable[[Batch], None] = lambda _: None, seed: bytes = SEED) -> Match:
    """A match of red against blue that waits for both to join."""
    match = open_match(game, setting_of(game), {game.name: "00"}, seed, keep)
    assert isinstance(match, Match)
    return match


def started(
    game: Game, keep: Callable[[Batch], None] = lambda _: None, seed: bytes = SEED
) -> Match:
    """A match of red against blue at its first question."""
    match = opened(game, keep, seed)
    for seat in match.standing.seats:
        match.join(seat, f"nonce of {seat}")
    return match
