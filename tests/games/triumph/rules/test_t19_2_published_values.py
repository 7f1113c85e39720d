"""T19.2 Published odds: one row an id."""

import pytest
from msgspec.structs import astuple

from tests.games.triumph.base import rules
from tests.rule import rule
from warhost.games.triumph.combat.matchups import matchup
from warhost.games.triumph.combat.odds import Odds, counts_of

FACTORS = range(-6, 13)


def row(clause: str, *values: object) -> object:
    """A parameter of a table test under its clause."""
    return pytest.param(*values, marks=rule(clause), id=clause)


@pytest.mark.parametrize(
    ("first", "second", "counts"),
    [
        row("T19.2-1", 4, 2, (9, 17, 4, 6, 0)),
        row("T19.2-3", 3, 3, (2, 13, 6, 13, 2)),
        row("T19.2-4", 3, 4, (0, 10, 5, 17, 4)),
        row("T19.2-15", 4, 4, (1, 14, 6, 14, 1)),
        row("T19.2-16", 5, 3, (6, 20, 4, 6, 0)),
        row("T19.2-17", 4, 3, (4, 17, 5, 10, 0)),
        row("T19.2-18", 3, 2, (6, 15, 5, 9, 1)),
        row("T19.2-19", 2, 2, (4, 11, 6, 11, 4)),
        row("T19.2-20", 5, 5, (0, 15, 6, 15, 0)),
        row("T19.2-21", 6, 3, (9, 21, 3, 3, 0)),
        row("T19.2-22", 5, 4, (2, 19, 5, 10, 0)),
    ],
)
def test_counts_of_two_factors(first: int, second: int, counts: tuple[int, ...]):
    assert astuple(counts_of(first, second)) == counts
    assert astuple(counts_of(second, first)) == counts[::-1]


@rule("T19.2-2")
def test_four_against_two_in_percent():
    assert counts_of(4, 2).in_percent() == (25, 47, 11, 17, 0)


@pytest.mark.parametrize(
    ("difference", "higher", "tie", "lower"),
    [
        row("T19.2-5", 0, 15, 6, 15),
        row("T19.2-6", 1, 21, 5, 10),
        row("T19.2-7", 2, 26, 4, 6),
        row("T19.2-8", 3, 30, 3, 3),
        row("T19.2-9", 4, 33, 2, 1),
        row("T19.2-10", 5, 35, 1, 0),
        row("T19.2-11", 6, 36, 0, 0),
    ],
)
def test_only_the_difference_decides_who_is_higher(
    difference: int, higher: int, tie: int, lower: int
):
    for factor in FACTORS:
        found = counts_of(factor + difference, factor)
        assert found.doubles + found.wins == higher
        assert (found.ties, found.loses + found.doubled) == (tie, lower)


@rule("T19.2-12")
def test_the_lowest_factor_that_can_double_each_defender():
    lowest = [
        next(factor for factor in FACTORS if counts_of(factor, defender).doubles)
        for defender in range(1, 7)
    ]
    assert lowest == [-2, 0, 2, 4, 6, 8]


@pytest.mark.parametrize(
    ("factor", "defenders", "doubles"),
    [
        row("T19.2-13", 5, (5, 4, 3, 2, 1), [0, 2, 6, 12, 18]),
        row("T19.2-14", 6, (6, 5, 4, 3, 2), [0, 1, 4, 9, 15]),
    ],
)
def test_how_often_a_factor_doubles(factor: int, defenders: tuple[int, ...], doubles: list[int]):
    assert [counts_of(factor, defender).doubles for defender in defenders] == doubles


@pytest.mark.parametrize(
    ("pair", "totals", "first", "second"),
    [
        row(
            "T19.2-23",
            ("Knights", "Heavy Foot"),
            (3, 3),
            {"fall back": 13, "destroyed": 2, "tie": 6, "wins": 15},
            {"destroyed": 15, "tie": 6, "wins": 15},
        ),
        row(
            "T19.2-24",
            ("Spear", "Spear"),
            (4, 4),
            {"destroyed": 1, "fall back": 14, "tie": 6, "wins": 15},
            {"destroyed": 1, "fall back": 14, "tie": 6, "wins": 15},
        ),
        row(
            "T19.2-25",
            ("Warband", "Spear"),
            (3, 4),
            {"fall back": 17, "destroyed": 4, "tie": 5, "wins": 10},
            {"destroyed": 10, "tie": 5, "wins": 21},
        ),
        row(
            "T19.2-26",
            ("Skirmishers", "Elephants"),
            (3, 5),
            {"fall back": 20, "panic": 6, "tie": 4, "wins": 6},
            {"destroyed": 6, "tie": 4, "wins": 26},
        ),
    ],
)
def test_published_combats(
    pair: tuple[str, str],
    totals: tuple[int, int],
    first: dict[str, int],
    second: dict[str, int],
):
    found = matchup(rules(), *pair)
    assert isinstance(found, Odds)
    assert (found.first.total, found.second.total) == totals
    assert found.first.outcomes() == first
    assert found.second.outcomes() == second
