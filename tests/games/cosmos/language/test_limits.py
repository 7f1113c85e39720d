"""Sheets without measure: a clear answer for a bounded amount of work."""

import sys
from collections.abc import Callable
from typing import Any

import pytest

from warhost.games.cosmos.sheets.reading import DEEPEST, LONGEST_SHEET, MOST_LINES, read_sheet
from warhost.games.cosmos.sheets.vocabulary import PLAIN

CALLS_A_CHARACTER = 5
CALLS_AN_ORDER = 120


def calls_of(work: Callable[[], Any]) -> int:
    """How many calls some work makes, on any machine the same."""
    count = 0

    def note(_: Any, kind: str, __: Any) -> None:
        nonlocal count
        count += kind.endswith("call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize(
    "text",
    [
        "move " + "125 " * (LONGEST_SHEET // 4 - 2),
        "recriut 3\n" * (LONGEST_SHEET // 10),
        "3101:\n" * (LONGEST_SHEET // 6),
        "repeat\norders:\n" * (LONGEST_SHEET // 15),
        "[M\n" + "#xx " * (LONGEST_SHEET // 4 - 2),
        "name 3101 " + "'" * (LONGEST_SHEET - 20),
        "3101: " + '"' * (LONGEST_SHEET - 20),
        "a" * LONGEST_SHEET,
        "\x00\x1b" * (LONGEST_SHEET // 2),
    ],
    ids=["path", "errors", "headers", "depth", "codes", "quotes", "double", "word", "control"],
)
def test_the_work_grows_with_the_length_of_a_sheet_and_no_faster(text: str) -> None:
    assert calls_of(lambda: read_sheet(text, PLAIN)) < CALLS_A_CHARACTER * len(text)


def test_orders_embedded_too_deep_are_told_and_the_others_kept() -> None:
    text = "3101:\n" + "repeat\norders:\n" * 1000 + "wait 1\n" + ".\n" * 1000 + "search\n"
    reading = read_sheet(text, PLAIN)
    assert [entry.order.word for entry in reading.blocks[-1].entries] == ["repeat", "search"]
    assert any("embedded at most" in one.text for one in reading.remarks)
    assert DEEPEST < 1000


def test_more_lines_than_anybody_writes_are_not_read() -> None:
    reading = read_sheet("3101:\n" + "wait 1\n" * (MOST_LINES + 5), PLAIN)
    assert len(reading.blocks[0].entries) == MOST_LINES - 1
    assert reading.remarks[-1].line == MOST_LINES + 1


def test_an_order_costs_the_same_in_a_long_sheet() -> None:
    text = "3101:\n" + "move 125 124 123\nwaitforone exact 3305\n" * 150
    assert calls_of(lambda: read_sheet(text, PLAIN)) < 300 * CALLS_AN_ORDER
