"""C18-23 Who was seen during the turn, beside those of whom an event tells."""

from collections.abc import Iterator

from warhost.games.cosmos.report.naming import unit_named
from warhost.games.cosmos.report.record import EventLine
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Sighting, clock_of


def with_glimpses(view: View, lines: tuple[EventLine, ...]) -> tuple[EventLine, ...]:
    """The lines with those of first sights, by phase."""
    told = {(line.phase, line.who) for line in lines}
    glimpses = [line for line in _glimpses(view) if (line.phase, line.who) not in told]
    return tuple(sorted((*lines, *glimpses), key=lambda line: line.phase))


def _glimpses(view: View) -> Iterator[EventLine]:
    before = (view.clock.turn - 1) * view.rules.phases
    for unit in sorted(view.mind.units):
        sighting = view.mind.units[unit]
        if sighting.seen > before and not sighting.lost:
            yield _glimpse(view, sighting)


def _glimpse(view: View, sighting: Sighting) -> EventLine:
    phase = clock_of(sighting.seen, view.rules.phases).phase
    text = f"{unit_named(view, sighting, sighting.marks)} was seen at {sighting.position}."
    return EventLine(phase, sighting.id, text)
