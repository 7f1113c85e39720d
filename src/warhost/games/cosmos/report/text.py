"""A report as text, 78 columns wide."""

import textwrap
from collections.abc import Iterable, Iterator

from warhost.games.cosmos.economy.table import HEADINGS, Row
from warhost.games.cosmos.report.battle_record import BattleTold
from warhost.games.cosmos.report.battle_text import battle_lines
from warhost.games.cosmos.report.grouping import by_actor, when
from warhost.games.cosmos.report.messages import Laid, laid_out
from warhost.games.cosmos.report.record import (
    Blurb,
    EventLine,
    Message,
    Note,
    PlaceStatus,
    Report,
    UnitStatus,
)

WIDTH = 78
INDENT = 2
DEEP = 4


def text_of(report: Report, *, is_detailed: bool = False) -> str:
    """All parts that have something to say; battles segment by segment only if asked for."""
    return "\n".join(_lines(report, is_detailed)).rstrip() + "\n"


def title_of(report: Report) -> str:
    """C1.2-3 The set-up report is that of turn 0."""
    when = f"turn {report.turn}" if report.turn else "set-up"
    code = f" ({report.code})" if report.code else ""
    where = f"{report.scenario}: " if report.scenario else ""
    return f"{where}{report.name}{code}, {when}"


def _lines(report: Report, is_detailed: bool) -> Iterator[str]:
    yield title_of(report).center(WIDTH).rstrip()
    yield "=" * WIDTH
    for title, lines in (
        ("MAP NOTES", [line for note in report.notes for line in _note(note, 0)]),
        ("STATUS", list(_flow(report.general))),
        ("LAND", list(_land(report.land))),
        ("LOCATIONS", [line for place in report.locations for line in _place(place)]),
        ("UNITS", [line for unit in report.units for line in _unit(unit, 0)]),
        ("RESOURCES", list(_table(report.resources))),
        ("EVENTS", list(_events(report))),
        ("BATTLES", [line for one in report.battles for line in _battle(one, is_detailed)]),
        ("BLURBS", [line for blurb in report.blurbs for line in _blurb(blurb)]),
        ("NOTES & MESSAGES", [line for one in report.messages for line in _message(one)]),
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
            subsequent_indent=" " * (depth + DEEP),
            break_on_hyphens=False,
        )


def _note(note: Note, depth: int) -> Iterator[str]:
    """C18-29 What lies inside follows, indented."""
    yield from _flow([note.text], depth)
    yield from _flow(note.details, depth + DEEP)
    for inner in note.inside:
        yield from _note(inner, depth + INDENT)


def _land(land: tuple[Note, ...]) -> Iterator[str]:
    """Hexes in which nothing is stored in one line together."""
    bare = [note.text for note in land if not note.details]
    if bare:
        yield from _flow(["; ".join(bare)])
    for note in land:
        if note.details:
            yield from _flow([f"{note.text}: {', '.join(note.details)}"])


def _place(place: PlaceStatus) -> Iterator[str]:
    yield from _flow([f"{place.text}, in {place.position}"])
    yield from _flow(place.details, DEEP)
    yield from _orders(place.orders, 0)


def _unit(unit: UnitStatus, depth: int) -> Iterator[str]:
    where = f", in {unit.position}" if depth == 0 and unit.position else ""
    yield from _flow([f"{unit.text}{where}"], depth)
    yield from _flow(unit.details, depth + DEEP)
    for member in unit.force:
        yield from _unit(member, depth + INDENT)
    yield from _orders(unit.orders, depth)


def _orders(orders: tuple[str, ...], depth: int) -> Iterator[str]:
    if orders:
        margin = " " * (depth + DEEP)
        yield f"{margin}Orders:"
        yield from (f"{margin}{line}" for line in orders)


def _table(rows: tuple[Row, ...]) -> Iterator[str]:
    """C6.1-2"""
    if not rows:
        return
    yield f"{HEADINGS[0]:<18}" + "".join(f"{name:>8}" for name in HEADINGS[1:])
    for row in rows:
        numbers = (getattr(row, name) for name in row.__struct_fields__[1:])
        yield f"{row.resource:<18}" + "".join(f"{number:>8}" for number in numbers)


def _events(report: Report) -> Iterator[str]:
    """C1.2-11 Unit by unit, each with the phases in which something happened."""
    for group in by_actor(report):
        yield from _flow([group.title])
        yield from (line for event in group.events for line in _event(event))


def _event(event: EventLine) -> list[str]:
    clause = f" ({event.clause})" if event.clause else ""
    line = f"{when(event):>5}  {event.text}{clause}"
    if len(line) <= WIDTH:
        return [line]
    return textwrap.wrap(
        line,
        WIDTH,
        subsequent_indent=" " * 9,
        break_on_hyphens=False,
        drop_whitespace=True,
    )


def _battle(battle: BattleTold, is_detailed: bool) -> Iterator[str]:
    """C15-4"""
    for line in battle_lines(battle, is_detailed=is_detailed):
        yield from _flow([line.lstrip()], len(line) - len(line.lstrip()))


def _blurb(blurb: Blurb) -> Iterator[str]:
    yield from _flow([f"{blurb.name} ({blurb.kind})"])
    yield from _flow(blurb.lines, DEEP)


def _message(message: Message) -> Iterator[str]:
    yield from _flow([f"From {message.sender}:"])
    for line in laid_out(message.text):
        yield from _aligned(line)


def _aligned(line: Laid) -> Iterator[str]:
    if line.align == "left" or len(line.text) > WIDTH - DEEP:
        yield from _flow([line.text], DEEP)
    else:
        placed = line.text.center if line.align == "center" else line.text.rjust
        yield " " * DEEP + placed(WIDTH - DEEP).rstrip()
