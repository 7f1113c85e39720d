"""What may stand for an argument of an order, by the kind of the argument."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from warhost.games.cosmos.editor.offers import Offer, actors, aliases, items, places, units
from warhost.games.cosmos.geography import DIRECTIONS
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import (
    NATIONS,
    PLACE,
    RESOURCES,
    THING,
    THING_OR_DASH,
    TYPES,
    WAYPOINTS,
    Kind,
)
from warhost.games.cosmos.report.naming import plain
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Unit

CHOICES = "one of "


def offers_for(view: View, unit: Unit | None, argument: Argument) -> Iterator[Offer]:
    """The names that fit; nothing where any number or name does."""
    if argument.kind is TYPES:
        yield from _types(view, unit, argument.sign)
    elif argument.kind in (THING, THING_OR_DASH):
        yield from THINGS.get(argument.sign, actors)(view)
    elif argument.kind in BY_KIND:
        yield from BY_KIND[argument.kind](view)
    elif argument.kind.expected.startswith(CHOICES):
        words = argument.kind.expected.removeprefix(CHOICES).split(", ")
        yield from (Offer(word, "", "word") for word in words)


def _types(view: View, unit: Unit | None, sign: str) -> Iterator[Offer]:
    """C7.1-4, C13-8, C10-2 What this unit can create; for the nation and for others every type."""
    table: Mapping[str, Any] = TABLES[sign](view)
    able: Sequence[str] = ABLE[sign](view, unit) if unit is not None else ()
    for name in able or table:
        row = table[name]
        yield Offer(f'"{plain(row.name)}"', f"{sign.replace('-', ' ')} {row.number}", "type")


def _recruits(view: View, unit: Unit) -> tuple[str, ...]:
    return tuple(one.type for one in view.rules.units[unit.type].recruits)


def _positions(view: View) -> Iterator[Offer]:
    yield from (Offer(way, "the neighbour there", "position") for way in DIRECTIONS)
    yield from places(view)
    yield from aliases(view)


def _nations(view: View) -> Iterator[Offer]:
    for number, nation in sorted(view.nations.items()):
        if number != view.nation:
            yield Offer(nation.code, f"{nation.name}, {number}", "nation")


def _resources(view: View) -> Iterator[Offer]:
    assert view.nation is not None
    pool = view.nations[view.nation].pool
    for name in view.rules.resources:
        text = f'"{name}":' if " " in name else f"{name}:"
        yield Offer(text, f"{pool.get(name, 0)} in the pool", "resource")


THINGS: Mapping[str, Callable[[View], Iterator[Offer]]] = {
    "unit": units, "item": items, "location": places, "hex": _positions,
}  # fmt: skip
BY_KIND: Mapping[Kind, Callable[[View], Iterator[Offer]]] = {
    WAYPOINTS: _positions, PLACE: _positions, NATIONS: _nations, RESOURCES: _resources,
}  # fmt: skip
TABLES: Mapping[str, Callable[[View], Mapping[str, Any]]] = {
    "unit-type": lambda view: view.rules.units,
    "location-type": lambda view: view.rules.locations,
    "item-type": lambda view: view.rules.items,
}
ABLE: Mapping[str, Callable[[View, Unit], tuple[str, ...]]] = {
    "unit-type": _recruits,
    "location-type": lambda view, unit: view.rules.units[unit.type].builds,
    "item-type": lambda view, unit: view.rules.units[unit.type].makes,
}
"""By how the syntax line calls the argument."""
