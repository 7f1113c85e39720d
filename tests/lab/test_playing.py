"""Matches of a series are real matches, and the same each time."""

import pytest

from warhost.games.triumph.orders.choose_edge import ChooseEdge
from warhost.kernel.asks import Seat
from warhost.lab.playing import play
from warhost.lab.pool import pack_of, play_all
from warhost.lab.series import Series

SERIES = Series(
    game="triumph",
    pack="base",
    scenario="clash",
    seats=(Seat("red"), Seat("blue")),
    players=("random", "random"),
    options={"turn_limit": 3},
)
PACK = pack_of(SERIES)


def test_a_match_ends_and_is_the_same_each_time() -> None:
    one, other = play(SERIES, PACK, 4), play(SERIES, PACK, 4)
    assert one.why
    assert (one.winners, one.why) == (other.winners, other.why)
    assert [one.thinking[seat].decisions for seat in SERIES.seats] == [
        other.thinking[seat].decisions for seat in SERIES.seats
    ]


def test_matches_on_several_cores_are_those_of_one() -> None:
    alone = {played.number: played.winners for played in play_all(SERIES, range(4), jobs=1)}
    together = {played.number: played.winners for played in play_all(SERIES, range(4), jobs=2)}
    assert alone == together


def test_an_order_that_is_refused_ends_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    cheats = {"random": lambda *_: ChooseEdge("south")}
    monkeypatch.setattr("warhost.lab.playing.players_of", lambda _: cheats)
    played = play(SERIES, PACK, 0)
    assert "the player at red, asked for movement" in played.trouble
    assert played.winners == ()
