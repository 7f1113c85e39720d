"""What can be offered to somebody who writes, and how the nation's own things are offered."""

from collections.abc import Iterator

import msgspec

from warhost.games.cosmos.report.naming import named, plain
from warhost.games.cosmos.view import View


class Offer(msgspec.Struct, frozen=True):
    """Something that may be written."""

    text: str
    detail: str
    kind: str
    """order, unit, location, item, alias, type, position, nation, resource or word."""


def actors(view: View) -> Iterator[Offer]:
    """C3.1-13 Who can be given orders."""
    yield from units(view)
    yield from places(view)
    yield from aliases(view)


def units(view: View) -> Iterator[Offer]:
    for number in sorted(view.units):
        unit = view.units[number]
        kind = view.rules.units[unit.type].name
        where = f" in {unit.position}" if unit.position else ""
        yield Offer(str(number), f"{named(unit.name, kind)}{where}", "unit")


def places(view: View) -> Iterator[Offer]:
    for number in sorted(view.locations):
        place = view.locations[number]
        kind = plain(view.rules.locations[place.type].name)
        yield Offer(str(number), f"{named(place.name, kind)} in {place.position}", "location")


def items(view: View) -> Iterator[Offer]:
    for number in sorted(view.items):
        item = view.items[number]
        yield Offer(str(number), named(item.name, view.rules.items[item.type].name), "item")


def aliases(view: View) -> Iterator[Offer]:
    """C21.6"""
    assert view.nation is not None
    for name, number in sorted(view.nations[view.nation].aliases.items()):
        yield Offer(f"${name}", str(number), "alias")
