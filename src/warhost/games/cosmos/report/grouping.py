"""C1.2-11 The event report unit by unit: the nation first, its own, then all the others."""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from warhost.games.cosmos.report.record import EventLine, Report, UnitStatus

NATION = "The nation"
OTHERS = "Others"


class Group(msgspec.Struct, frozen=True):
    """Whom the events are about."""

    who: int
    title: str
    events: tuple[EventLine, ...]


def by_actor(report: Report) -> tuple[Group, ...]:
    """Each group by phase; of others all together."""
    own = dict(_own(report))
    lines: dict[int, list[EventLine]] = {}
    for event in report.events:
        lines.setdefault(event.who if event.who in own else -1, []).append(event)
    keys = [who for who in own if who in lines]
    groups = [Group(who, own[who], tuple(_folded(lines[who]))) for who in keys]
    if -1 in lines:
        groups.append(Group(-1, OTHERS, tuple(_folded(lines[-1]))))
    return tuple(groups)


def when(event: EventLine) -> str:
    """`7`, or `7-9` of what went on; nothing before the first phase."""
    if not event.phase:
        return ""
    return f"{event.phase}-{event.until}" if event.until else str(event.phase)


def _folded(lines: Iterable[EventLine]) -> list[EventLine]:
    """What happens again in the next phase is told once."""
    found: list[EventLine] = []
    for line in lines:
        last = found[-1] if found else None
        if last and last.text == line.text and line.phase == (last.until or last.phase) + 1:
            found[-1] = replace(last, until=line.phase)
        else:
            found.append(line)
    return found


def _own(report: Report) -> Iterator[tuple[int, str]]:
    yield 0, NATION
    for place in report.locations:
        yield place.id, place.text
    for unit in report.units:
        yield from _units(unit)


def _units(unit: UnitStatus) -> Iterator[tuple[int, str]]:
    yield unit.id, unit.text.partition(": ")[0]
    for member in unit.force:
        yield from _units(member)
