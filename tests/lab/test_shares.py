"""Shares and how sure they are."""

import pytest

from warhost.kernel.asks import Seat
from warhost.lab.playing import Played, Thinking
from warhost.lab.series import Series
from warhost.lab.shares import report_of, share_of

RED, BLUE = Seat("red"), Seat("blue")
SERIES = Series(game="g", pack="base", scenario="s", seats=(RED, BLUE), players=("one", "other"))


@pytest.mark.parametrize(
    ("won", "matches", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (65, 100, 0.5525, 0.7364),
    ],
)
def test_the_interval_of_wilson(won: int, matches: int, low: float, high: float) -> None:
    found = share_of(won, matches)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_nothing_is_known_before_the_first_match() -> None:
    assert (share_of(0, 0).low, share_of(0, 0).high) == (0.0, 1.0)


def played(number: int, *winners: Seat, trouble: str = "") -> Played:
    seats = (RED, BLUE) if number % 2 == 0 else (BLUE, RED)
    players = dict(zip(seats, SERIES.players, strict=True))
    thinking = {RED: Thinking(3, 1.0, 5.0, 9.0), BLUE: Thinking(3, 2.0, 4.0, 8.0)}
    return Played(number, players, seats[0], winners, "over", thinking, trouble)


def test_players_and_seats_are_counted_apart() -> None:
    report = report_of(SERIES, [played(0, RED), played(1, BLUE), played(2, BLUE), played(3)])
    one, other = report.players
    assert (one.wins.won, one.draws, one.losses) == (2, 1, 1)
    assert (other.wins.won, other.draws, other.losses) == (1, 1, 2)
    assert [seat.wins.won for seat in report.seats] == [1, 2]
    assert report.endings == {"over": 4}


def test_times_are_those_of_the_seat_where_the_player_sat() -> None:
    one, other = report_of(SERIES, [played(0, RED)]).players
    assert (one.median_ms, one.longest_ms, one.seconds_a_match) == (1.0, 5.0, 0.009)
    assert (other.median_ms, other.longest_ms) == (2.0, 4.0)


def test_a_match_that_was_ended_by_an_illegal_order_counts_for_nobody() -> None:
    report = report_of(SERIES, [played(0, RED), played(1, trouble="moved twice")])
    assert report.matches == 1
    assert report.troubles == ("match 1: moved twice",)
