"""What a sentence of the event report is made of."""

import msgspec

from warhost.games.cosmos.ids import LocationId, UnitId
from warhost.games.cosmos.report.naming import place_named, unit_named
from warhost.games.cosmos.view import View


class Said(msgspec.Struct, frozen=True):
    """A sentence, whom it is about, and the clause where one matters."""

    who: int
    text: str
    clause: str = ""


def actor_named(view: View, number: int) -> str:
    """A unit or location by number; one that is not known only by that."""
    unit = view.units.get(UnitId(number)) or view.mind.units.get(UnitId(number))
    if unit is not None:
        return unit_named(view, unit)
    place = view.locations.get(LocationId(number))
    return place_named(view, place) if place is not None else str(number)
