"""C18-26 The map notes: what is known to be where, the contents of each thing indented below it."""

from collections.abc import Iterator

from warhost.games.cosmos.ids import ActorId, HexNumber, Position
from warhost.games.cosmos.places.sieges import is_besieged
from warhost.games.cosmos.places.walls import effective_rating
from warhost.games.cosmos.report.naming import (
    code_of,
    item_named,
    marks_of,
    place_named,
    plain,
    strength_of,
    unit_named,
)
from warhost.games.cosmos.report.of_quests import quest_told, routes_of
from warhost.games.cosmos.report.places import Places, is_in_view, last_seen
from warhost.games.cosmos.report.record import Note
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Connection, Location, Sighting, Unit, clock_of

LEVELS = {"o": "over the hex", "u": "under the hex"}
HUNDRED = 100


def notes_of(view: View, places: Places) -> Iterator[Note]:
    """C18-29 By number; only hexes in which something is known to be, or that are owned."""
    for number in sorted(view.mind.hexes):
        inside = tuple(_in_hex(view, places, number))
        ways = tuple(_ways(view, Position(str(number))))
        if inside or ways or view.mind.hexes[number].hex.owner:
            yield Note(number, hex_named(view, number), ways, inside)


def hex_named(view: View, number: HexNumber) -> str:
    """C18-31 `123 farmlands (GE)`"""
    known = view.hexes.get(number) or view.mind.hexes[number].hex
    code = code_of(view, known.owner)
    seeming = f", an illusion of {plain(known.seeming)}" if known.seeming else ""
    return f"{number} {plain(known.terrain)}{seeming}{f' ({code})' if code else ''}"


def details_of(view: View, place: Location) -> Iterator[str]:
    """C18-32, C18-33 What shows of a location."""
    kind = view.rules.locations[place.type]
    if place.size:
        most = place.maximum or kind.maximum
        yield f"size {place.size}{f' of {most}' if most else ''}"
    yield f"interior terrain: {plain(kind.terrain or _ground(view, place))}"
    if trade := place.trade or kind.trade:
        yield f"city trade rating: {trade}"
    if place.rating or place.strength:
        yield _walls(place, "city walls" if kind.is_city else "fortification")
    if place.quest:
        yield from quest_told(view, place.quest)
    if is_besieged(place):
        since = clock_of(place.sieged, view.rules.phases)
        yield f"under siege since turn {since.turn} phase {since.phase}"


def _walls(place: Location, what: str) -> str:
    """C16-22"""
    damage = f" damage:{place.damage}" if place.damage else ""
    fallen = f" effective rating:{effective_rating(place)}" if place.damage else ""
    return f"{what}{':' if what == 'city walls' else ''} rating:{place.rating} " + (
        f"strength:{place.strength}{damage}{fallen}"
    )


def _ground(view: View, place: Location) -> str:
    digits = place.position.lstrip("ou")
    known = view.mind.hexes.get(HexNumber(int(digits)))
    return known.hex.terrain if known is not None else "unknown"


def _in_hex(view: View, places: Places, number: HexNumber) -> Iterator[Note]:
    yield from _inside(view, places, Position(str(number)))
    for level, where in LEVELS.items():
        inside = tuple(_inside(view, places, Position(f"{level}{number}")))
        if inside:
            yield Note(number, where, inside=inside)


def _inside(view: View, places: Places, position: Position) -> Iterator[Note]:
    """C18-29 Locations with their contents and items by number, then units."""
    things = [*places.locations.get(position, ()), *places.items.get(position, ())]
    for thing in sorted(things, key=lambda one: one.id):
        if isinstance(thing, Location):
            yield _place_note(view, places, thing)
        else:
            price = f", {thing.price} gold" if thing.price else ""
            yield Note(thing.id, f"{item_named(view, thing)}{price}")
    units = [*places.units.get(position, ()), *places.strangers.get(position, ())]
    for unit in sorted(units, key=lambda one: one.id):
        yield _own(view, unit) if isinstance(unit, Unit) else _stranger(view, unit)


def _place_note(view: View, places: Places, place: Location) -> Note:
    within = Position(str(place.id))
    details = (*details_of(view, place), *_ways(view, within))
    inside = tuple(_inside(view, places, within))
    return Note(place.id, place_named(view, place), details, inside)


def _own(view: View, unit: Unit) -> Note:
    text = f"{unit_named(view, unit, marks_of(view, unit))}: {strength_of(view, unit)}"
    hidden = ", hidden" if unit.is_hidden else ""
    hidden += ", questing" if unit.quests else ""
    return Note(unit.id, f"{text}{hidden}{_heading(view, unit)}")


def _heading(view: View, unit: Unit) -> str:
    """C19.1.2-4 Where it goes, as far as it has begun to."""
    for pending in view.queues.get(ActorId(unit.leader or unit.id), ())[:1]:
        if pending.has_begun and pending.at and pending.order.path:
            when = clock_of(pending.until, view.rules.phases)
            return f", moving towards {pending.at} (arrives phase {when.phase})"
    return ""


def _stranger(view: View, sighting: Sighting) -> Note:
    """C18-27 Whoever is out of sight by now, with the phase in which it was last seen."""
    text = f"{unit_named(view, sighting, sighting.marks)}: {strength_of(view, sighting)}"
    text += ", questing" if sighting.quests else ""
    if not is_in_view(view, sighting):
        text += last_seen_text(view, last_seen(view, sighting))
        return Note(sighting.id, text)
    if sighting.came_from:
        text += f", came from {sighting.came_from}"
    if sighting.heading:
        when = clock_of(sighting.arrives, view.rules.phases)
        text += f", moving towards {sighting.heading} (arrives phase {when.phase})"
    return Note(sighting.id, text)


def last_seen_text(view: View, tick: int) -> str:
    if tick <= 0:
        return ", last seen before the first turn"
    when = clock_of(tick, view.rules.phases)  # type: ignore[arg-type]
    return f", last seen in phase {when.phase}"


def _ways(view: View, position: Position) -> Iterator[str]:
    """C11.4-2"""
    for way in view.mind.connections.get(position, ()):
        yield _way(way)
    yield from routes_of(view, position)


def _way(way: Connection) -> str:
    length = f"{way.length / HUNDRED:g}"
    return f"connection to {way.end}: {length} hexes of {plain(way.terrain)}"
