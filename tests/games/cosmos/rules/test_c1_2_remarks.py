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


APART = """
    nation 1 GE Gemland points 50 people shipwrights
    nation 2 RW Rowanmark
    pool   GE gold:40 men:120 arms:120 wood:10
    location 1501 GE city at 123 size 2
    unit   3101 GE noble at 1501
    unit   3102 GE captain at 124
    unit   3103 GE captain at 1501
    unit   4001 RW noble at 123
"""


def clauses(sheet: str) -> list[tuple[int, str]]:
    world = Scene(APART).world
    reading = advise(view_of(world, Seat("GE")), Read(sheet))
    return [(one.line, one.clause) for one in reading.remarks]


@rule("C1.2-25", "C8.1-1", "C8.1-8")
@pytest.mark.parametrize(
    ("lines", "clause"),
    [
        ("join 3102", "C8.1-1"),
        ("join 3103", ""),
        ("form 3103 3102", "C8.1-8"),
        ("include 3102", "C8.1-10"),
        ("merge 3102", "C7.2-2"),
        ("donate gold:1 3102", "C6.7-32"),
        ("give 3102 1601", "C10-19"),
        ("move 123 124\njoin 3102", ""),
        ("join 3102\n3102:\nmove 123 1501", ""),
        ("join $other", ""),
        ("join 4001", ""),
    ],
)
def test_units_that_are_not_together_are_warned_of(lines: str, clause: str) -> None:
    found = clauses(f"3101:\n{lines}")
    assert found == ([(2, clause)] if clause else [])


@rule("C1.2-25", "C6-2")
def test_resources_that_lack_are_warned_of_from_the_line_on_where_they_lack() -> None:
    """Two units of 15 gold and 50 men each can be paid; a third needs 5 and 30 more."""
    three = 'recruit "Medium Infantry"\n' * 3
    assert clauses(f"3101:\n{three}") == [(4, "C6-2")]
    assert clauses('3101:\nrecruit "Medium Infantry" 134') == [(2, "C6-2")]
    assert clauses('build "Castle" 123') == [(1, "C6-2")]
    assert clauses('3101:\nmake "Magic Sword"') == [(2, "C6-2")]
    assert clauses("launch transports 2") == [(1, "C6-2")]
