"""A report as text, 78 columns wide."""

import textwrap
from collections.abc import Iterable, Iterator

from warhost.games.cosmos.report.record import EventLine, Note, Report, UnitStatus

WIDTH = 78
INDENT = 2


def text_of(report: Report) -> str:
    """All parts that have something to say."""
    return "\n".join(_lines(report)).rstrip() + "\n"


def _lines(report: Report) -> Iterator[str]:
    yield f"{report.name}: turn {report.turn}".center(WIDTH).rstrip()
    yield "=" * WIDTH
    for title, lines in (
        ("MAP NOTES", [line for note in report.notes for line in _note(note, 0)]),
        ("STATUS", list(_flow(report.general))),
        ("UNITS", [line for unit in report.units for line in _unit(unit, 0)]),
        ("EVENTS", list(_events(report.events))),
        ("NOTES & MESSAGES", list(_flow(report.messages))),
    ):
        if lines:
            yield from ("", title, "-" * len(title), *lines)


def _flow(sentences: Iterable[str], depth: int = 0) -> Iterator[str]:
    """Sentences in the width of the page; what runs on is indented."""
    for sentence in sentences:
        if len(sentence) + depth <= WIDTH:
            yield " " * depth + sentence
            continue
        yield from textwrap.wrap(
            sentence,
            WIDTH,
            initial_indent=" " * depth,
            subsequent_indent=" " * (depth + 2 * INDENT),
            break_on_hyphens=False,
        )


def _note(note: Note, depth: int) -> Iterator[str]:
    """C18-29 What lies inside follows, indented."""
    yield from _flow([note.text], depth)
    yield from _flow(note.details, depth + 2 * INDENT)
    for inner in note.inside:
        yield from _note(inner, depth + INDENT)


def _unit(unit: UnitStatus, depth: int) -> Iterator[str]:
    where = f", in {unit.position}" if depth == 0 else ""
    yield from _flow([f"{unit.text}{where}"], depth)
    for member in unit.force:
        yield from _unit(member, depth + INDENT)
    if unit.orders:
        yield f"{' ' * depth}    Orders:"
        yield from (f"{' ' * depth}    {line}" for line in unit.orders)


def _events(events: Iterable[EventLine]) -> Iterator[str]:
    phase = -1
    for event in events:
        if event.phase != phase:
            phase = event.phase
            yield f"Phase {phase}" if phase else "Before the first phase"
        clause = f" ({event.clause})" if event.clause else ""
        yield from _flow([f"{event.text}{clause}"], INDENT)
