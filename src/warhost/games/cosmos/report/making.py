"""From what a nation knows to its report."""

from collections.abc import Iterable, Iterator
from typing import Any

from warhost.games.cosmos.events.nations import MessageSent
from warhost.games.cosmos.events.turn import PhaseBegan
from warhost.games.cosmos.ids import ActorId, HexNumber, Position, UnitId
from warhost.games.cosmos.report.naming import code_of, place_named, strength_of, unit_named
from warhost.games.cosmos.report.record import EventLine, Note, Report, UnitStatus
from warhost.games.cosmos.report.sentences import sentence_of
from warhost.games.cosmos.sheets.template import pending_line
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Location, Sighting, Unit, clock_of


def report_of(view: View, events: Iterable[Any]) -> Report:
    """C1.2-6 The events are those of the turn, as the nation learnt of them."""
    if view.nation is None:
        return Report(0, "Nobody", view.clock.turn)
    told = list(events)
    return Report(
        nation=view.nation,
        name=view.nations[view.nation].name,
        turn=view.clock.turn,
        notes=tuple(_notes(view)),
        general=tuple(_general(view)),
        units=tuple(_units(view)),
        events=tuple(_events(view, told)),
        messages=tuple(_message(view, one) for one in told if isinstance(one, MessageSent)),
    )


def _events(view: View, events: Iterable[Any]) -> Iterator[EventLine]:
    phase = 0
    for event in events:
        if isinstance(event, PhaseBegan):
            phase = event.phase
        said = sentence_of(event, view)
        if said is not None:
            yield EventLine(phase, said.who, said.text, said.clause)


def _message(view: View, event: MessageSent) -> str:
    return f"{view.nations[event.nation].name}: {event.text}"


def _general(view: View) -> Iterator[str]:
    assert view.nation is not None
    own = view.nations[view.nation]
    yield f"POINTS: {own.points}"
    if own.home:
        yield f"Home: {own.home}"
    for number, other in sorted(view.nations.items()):
        if number != view.nation:
            yield f"{other.name} ({other.code}, {number}): {own.policies.get(number, 'neutral')}"


def _units(view: View) -> Iterator[UnitStatus]:
    """C9.2.2-23 Each force with its leader first."""
    for unit in sorted(view.units):
        if view.units[unit].leader is None:
            members = view.forces.get(unit, (unit,))[1:]
            force = tuple(_status(view, view.units[UnitId(one)]) for one in members)
            yield _status(view, view.units[unit], force)


def _status(view: View, unit: Unit, force: tuple[UnitStatus, ...] = ()) -> UnitStatus:
    text = f"{unit_named(view, unit, _marks(view, unit))}: {strength_of(view, unit)}"
    orders = tuple(
        line
        for pending in view.queues.get(ActorId(unit.id), ())
        for line in pending_line(pending, view.clock, view.rules.phases)
    )
    return UnitStatus(unit.id, text, unit.position, orders, force)


def _marks(view: View, unit: Unit) -> str:
    own = view.nations[unit.nation]
    if own.ruler == unit.id:
        return "*"
    return "+" if unit.type == own.ruler_type else ""


class _Places:
    """What is known to be at each position, sorted once for the whole report."""

    def __init__(self, view: View) -> None:
        self.locations: dict[Position, list[Location]] = {}
        self.units: dict[Position, list[Unit]] = {}
        self.strangers: dict[Position, list[Sighting]] = {}
        known = {i: one.location for i, one in view.mind.locations.items()} | view.locations
        for number in sorted(known):
            self.locations.setdefault(known[number].position, []).append(known[number])
        for unit in sorted(view.units):
            self.units.setdefault(view.units[unit].position, []).append(view.units[unit])
        for unit in sorted(view.mind.units):
            sighting = view.mind.units[unit]
            self.strangers.setdefault(sighting.position, []).append(sighting)


def _notes(view: View) -> Iterator[Note]:
    """C18-29 By number; only hexes in which something is known to be."""
    places = _Places(view)
    for number in sorted(view.mind.hexes):
        inside = tuple(_inside(view, places, Position(str(number))))
        if inside or view.mind.hexes[number].hex.owner:
            yield _hex_note(view, number, inside)


def _hex_note(view: View, number: HexNumber, inside: tuple[Note, ...]) -> Note:
    known = view.mind.hexes[number].hex
    terrain = known.terrain.replace("_", " ")
    code = code_of(view, known.owner)
    owner = f" ({code})" if code else ""
    return Note(number, f"{number} {terrain}{owner}", inside=inside)


def _inside(view: View, places: _Places, position: Position) -> Iterator[Note]:
    """C18-29 Locations with their contents first, then units."""
    for place in places.locations.get(position, ()):
        inside = tuple(_inside(view, places, Position(str(place.id))))
        yield Note(place.id, place_named(view, place), inside=inside)
    for own in places.units.get(position, ()):
        text = f"{unit_named(view, own, _marks(view, own))}: {strength_of(view, own)}"
        yield Note(own.id, text)
    for sighting in places.strangers.get(position, ()):
        yield _stranger(view, sighting)


def _stranger(view: View, sighting: Sighting) -> Note:
    """C18-27 Whoever is out of sight by now, with the phase in which it was last seen."""
    text = f"{unit_named(view, sighting, sighting.marks)}: {sighting.individuals}"
    number = HexNumber(int(sighting.position.lstrip("ou")))
    if number not in view.in_sight and sighting.seen:
        when = clock_of(sighting.seen, view.rules.phases)
        text += f", last seen in turn {when.turn}, phase {when.phase}"
    return Note(sighting.id, text)
