"""Sheets read for the clause tests of the order language."""

from warhost.games.cosmos.order import Order
from warhost.games.cosmos.sheets.printing import print_orders
from warhost.games.cosmos.sheets.reading import read_sheet
from warhost.games.cosmos.sheets.records import Reading
from warhost.games.cosmos.sheets.vocabulary import vocabulary_of

VOCABULARY = vocabulary_of(["firestrike"])


def read(text: str) -> Reading:
    return read_sheet(text, VOCABULARY)


def understood(text: str) -> str:
    """The orders of all blocks, tidied up; the sheet must have no errors."""
    reading = read(text)
    assert not reading.remarks, reading.remarks
    return " | ".join(f"{block.who}: {_joined(block_orders(reading, n))}"
                      for n, block in enumerate(reading.blocks))  # fmt: skip


def order(line: str, who: str = "3101:") -> Order:
    """The one order of a line that has no errors."""
    reading = read(f"{who}\n{line}")
    assert not reading.remarks, reading.remarks
    return reading.blocks[-1].entries[0].order


def errors(text: str) -> list[tuple[int, int, str]]:
    """Line, column and clause of everything that is wrong."""
    return [(one.line, one.column, one.clause) for one in read(text).remarks]


def block_orders(reading: Reading, number: int) -> tuple[Order, ...]:
    return tuple(entry.order for entry in reading.blocks[number].entries)


def _joined(orders: tuple[Order, ...]) -> str:
    return "; ".join(line.strip() for line in print_orders(orders))
