"""What a series tells: shares of matches won, and between which shares the truth may lie."""

import math
import statistics
from collections.abc import Sequence

import msgspec

from warhost.kernel.asks import Seat
from warhost.lab.playing import Played, Thinking
from warhost.lab.series import Series, players_apart

SURE = 1.959963984540054
"""Standard deviations on each side that hold 95 of 100."""


class Share(msgspec.Struct, frozen=True):
    """How many of a number of matches, and the 95 % interval of Wilson."""

    won: int
    matches: int
    share: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """What one player, or whoever sat at one seat, made of a series."""

    name: str
    wins: Share
    draws: int
    losses: int
    median_ms: float = 0.0
    longest_ms: float = 0.0
    seconds_a_match: float = 0.0


class Report(msgspec.Struct, frozen=True):
    """A series told in numbers."""

    series: Series
    matches: int
    players: tuple[Standing, ...]
    seats: tuple[Standing, ...]
    endings: dict[str, int]
    troubles: tuple[str, ...] = ()


def share_of(won: int, matches: int) -> Share:
    """Wilson's interval holds for small numbers and for shares near none and all."""
    if not matches:
        return Share(0, 0, 0.0, 0.0, 1.0)
    share = won / matches
    spread = SURE * SURE / matches
    middle = (share + spread / 2) / (1 + spread)
    reach = SURE * math.sqrt(share * (1 - share) / matches + spread / (4 * matches)) / (1 + spread)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Share(won, matches, round(share, 4), round(low, 4), round(high, 4))


def report_of(series: Series, results: Sequence[Played]) -> Report:
    """All matches taken together. A match that somebody's illegal order ended counts for nobody."""
    ended = sorted((one for one in results if not one.trouble), key=lambda one: one.number)
    endings: dict[str, int] = {}
    for played in ended:
        endings[played.why] = endings.get(played.why, 0) + 1
    return Report(
        series=series,
        matches=len(ended),
        players=tuple(_of_player(series, ended, place) for place in range(len(series.seats))),
        seats=tuple(_of_seat(ended, seat) for seat in series.seats),
        endings=dict(sorted(endings.items(), key=lambda item: -item[1])),
        troubles=tuple(f"match {one.number}: {one.trouble}" for one in results if one.trouble),
    )


def _of_player(series: Series, results: Sequence[Played], place: int) -> Standing:
    name = players_apart(series.players)[place]
    seats = [_seat_of(series, played, place) for played in results]
    standing = _counted(name, results, seats)
    pairs = zip(results, seats, strict=True)
    thinking = [played.thinking[seat] for played, seat in pairs]
    return _with_times(standing, thinking)


def _seat_of(series: Series, played: Played, place: int) -> Seat:
    """Where the player of this place in the series sat."""
    first = series.seats.index(played.seat_of_first)
    return series.seats[(first + place) % len(series.seats)]


def _of_seat(results: Sequence[Played], seat: Seat) -> Standing:
    return _counted(seat, results, [seat] * len(results))


def _counted(name: str, results: Sequence[Played], seats: Sequence[Seat]) -> Standing:
    pairs = list(zip(results, seats, strict=True))
    won = sum(seat in played.winners for played, seat in pairs)
    draws = sum(not played.winners for played in results)
    return Standing(name, share_of(won, len(pairs)), draws, len(pairs) - won - draws)


def _with_times(standing: Standing, thinking: Sequence[Thinking]) -> Standing:
    if not thinking:
        return standing
    return msgspec.structs.replace(
        standing,
        median_ms=round(statistics.median(one.median for one in thinking), 2),
        longest_ms=round(max(one.longest for one in thinking), 2),
        seconds_a_match=round(statistics.mean(one.whole for one in thinking) / 1000, 3),
    )
