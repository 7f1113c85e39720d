"""C17.1 What a siege cuts off; when it began stands with the location, and `siege/` sets it."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from warhost.games.cosmos.ids import NEVER, LocationId, Position, Tick
from warhost.games.cosmos.world import Clock, Location


class Lands(Protocol):
    """What is asked of a world, or of a nation's view of it."""

    @property
    def locations(self) -> Mapping[LocationId, Location]: ...
    @property
    def clock(self) -> Clock: ...


def around(known: Lands, position: Position) -> Iterator[Location]:
    """The locations a position is inside of, the innermost first."""
    while position.isdigit():
        place = known.locations.get(LocationId(int(position)))
        if place is None:
            return
        yield place
        position = place.position


def ground_of(known: Lands, position: Position) -> Position:
    """The hex position in which it all lies."""
    for place in around(known, position):
        position = place.position
    return position


def inside_of(place: Location) -> Position:
    """C2.2-3"""
    return Position(str(place.id))


def is_besieged(place: Location) -> bool:
    return place.sieged < NEVER


def is_under_siege(known: Lands, position: Position) -> bool:
    """C17.1-1 Whether a siege lies round the position, however deep inside it is."""
    return any(is_besieged(place) for place in around(known, position))


def is_cut_off(known: Lands, position: Position, phases: int) -> bool:
    """C17.1-4 Whether that siege has lasted since the turn began."""
    first = Tick(max(known.clock.turn - 1, 0) * phases + 1)
    return any(place.sieged <= first for place in around(known, position))
