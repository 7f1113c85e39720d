"""Sheets without measure: a clear answer, in a bounded time."""

import time

import pytest

from warhost.games.cosmos.sheets.reading import DEEPEST, LONGEST_SHEET, MOST_LINES, read_sheet
from warhost.games.cosmos.sheets.vocabulary import PLAIN

BOUND = 3.0
"""Seconds, on a machine that is busy with other things; it takes a tenth of that."""
CHECK_BOUND = 0.1


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
def test_the_longest_sheets_are_read_in_time(text: str) -> None:
    begun = time.perf_counter()
    read_sheet(text, PLAIN)
    assert time.perf_counter() - begun < BOUND


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


def test_a_sheet_of_300_orders_is_read_at_once() -> None:
    text = "3101:\n" + "move 125 124 123\nwaitforone exact 3305\n" * 150
    begun = time.perf_counter()
    read_sheet(text, PLAIN)
    assert time.perf_counter() - begun < CHECK_BOUND
