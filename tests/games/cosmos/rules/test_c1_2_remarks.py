"""C1.2 What is told of a sheet before the turn runs."""

import pytest

from tests.games.cosmos.base import Scene
from tests.rule import rule
from warhost.games.cosmos.questions import Read, advise
from warhost.games.cosmos.view import view_of
from warhost.kernel.asks import Seat

SCENE = """
    nation 1 GE Gemland points 3
    nation 2 RW Rowanmark
    location 1501 GE fort at 123
    unit   3101 GE captain at 123
    unit   3102 GE cattle at 123
    unit   4001 RW noble at 123
"""


def remarks(sheet: str) -> list[tuple[int, str, str]]:
    """Line, kind and clause of all that is told of a sheet of GE."""
    world = Scene(SCENE).world
    reading = advise(view_of(world, Seat("GE")), Read(sheet))
    return [(one.line, one.kind, one.clause) for one in reading.remarks]


@rule("C1.2-25", "C11-2")
def test_gaps_in_a_path_are_warned_of() -> None:
    assert remarks("3101:\nmove 122 121 118 117") == [(2, "warning", "C11-2")]
    assert remarks("3101:\nmove 122 120 118") == []
    assert remarks("3101:\nfarmove 122 118") == []


@rule("C3.2-19", "C3.2-18")
def test_orders_that_cannot_be_paid_are_warned_of() -> None:
    five = "search 1\n" * 5
    assert remarks(f"3101:\n{five}") == []
    assert remarks(f"3101:\n{five}search 2\nmytactics flee") == [(7, "warning", "C3.2-19")]


@rule("C3.1-24", "C3.1-13")
@pytest.mark.parametrize(
    ("sheet", "clause"),
    [
        ("3102:\nsearch 1", "C3.1-24"),
        ("3102:\nmove 122", "C3.1-24"),
        ("4001:\nsearch 1", "C3.1-13"),
        ("9999:\nsearch 1", "C3.1-13"),
    ],
)
def test_orders_to_the_stupid_and_to_strangers_are_warned_of(sheet: str, clause: str) -> None:
    assert [found[2] for found in remarks(sheet)] == [clause]


@rule("C3.1-24")
@pytest.mark.parametrize(
    "line", ["mytactics flee", "join 3101", 'myname "Red Cow"', "myalias $cow", "clear", "break"]
)
def test_what_the_stupid_can_do(line: str) -> None:
    assert remarks(f"3102:\n{line}") == []


@rule("C3-2", "C3-3", "C13-6")
def test_orders_of_units_and_of_locations_are_told_apart() -> None:
    assert remarks("1501:\nmove 123")[0][2] == "C3-2"
    assert remarks("3101:\nexpand 1")[0][2] == "C3-3"
    assert remarks("1501:\nexpand 1")[0][2] == "C13-6"
    assert remarks("1501:\nimprove rating 1") == []


@rule("C1.2-26")
def test_every_error_is_told_and_warnings_among_them() -> None:
    found = remarks("3101:\nrecriut 2\nmove 122 118\nbogus")
    assert found == [(2, "error", "C3.1-1"), (3, "warning", "C11-2"), (4, "error", "C3.1-1")]
