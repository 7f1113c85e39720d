"""What a sentence of the event report is made of."""

import msgspec

from warhost.games.cosmos.ids import ItemId, LocationId, UnitId
from warhost.games.cosmos.report.naming import item_named, place_named, unit_named
from warhost.games.cosmos.report.places import place_at
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Item


class Said(msgspec.Struct, frozen=True):
    """A sentence, whom it is about, and the clause where one matters."""

    who: int
    text: str
    clause: str = ""


def actor_named(view: View, number: int) -> str:
    """A unit, location or item by name and number; one that is not known only by number."""
    unit = view.units.get(UnitId(number)) or view.mind.units.get(UnitId(number))
    if unit is not None:
        return unit_named(view, unit)
    place = place_at(view, LocationId(number))
    if place is not None:
        return place_named(view, place)
    item = view.items.get(ItemId(number)) or _known_item(view, ItemId(number))
    return item_named(view, item) if item is not None else str(number)


def _known_item(view: View, number: ItemId) -> Item | None:
    known = view.mind.items.get(number)
    return None if known is None else known.item
