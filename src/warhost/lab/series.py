"""A series: the same battle many times, its players changing seats from match to match."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from warhost.kernel.asks import Seat
from warhost.kernel.digests import canonical, digest, keyed


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """All that its matches follow from. `players` stand in the order of `seats`."""

    game: str
    pack: str
    scenario: str
    seats: tuple[Seat, ...]
    players: tuple[str, ...]
    options: Mapping[str, Any] = {}
    matches: int = 100
    seed: str = "1"


class Fixture(msgspec.Struct, frozen=True):
    """One match of a series: who sits where, and what its dice come from."""

    number: int
    players: Mapping[Seat, str]
    seed: bytes
    seat_of_first: Seat
    """Where the first player of the series sits."""


def fixture_of(series: Series, number: int) -> Fixture:
    """The players move on by one seat each match; matches of one round have the same seed."""
    count = len(series.seats)
    turn = number % count
    seats = [*series.seats[turn:], *series.seats[:turn]]
    players = dict(zip(seats, series.players, strict=True))
    in_order = {seat: players[seat] for seat in series.seats}
    return Fixture(number, in_order, _seed_of(series, number // count), seats[0])


def _seed_of(series: Series, turn: int) -> bytes:
    return keyed(digest(series.seed.encode()), str(turn).encode())


def name_of(series: Series) -> str:
    """A digest that tells series apart whose matches must not be mixed; its length does not."""
    return digest(canonical(msgspec.structs.replace(series, matches=0))).hex()[:16]


def players_apart(players: Sequence[str]) -> tuple[str, ...]:
    """Names under which players are counted: those that play themselves get a number."""
    if len(set(players)) == len(players):
        return tuple(players)
    return tuple(f"{player} ({place})" for place, player in enumerate(players, start=1))
