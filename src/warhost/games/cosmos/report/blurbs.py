"""C1.2-12 Descriptions of the kinds of things that are newly known; of all in the set-up report."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from warhost.games.cosmos.report.naming import goods_named, plain
from warhost.games.cosmos.report.of_spells import powers_of, skills_of
from warhost.games.cosmos.report.record import Blurb
from warhost.games.cosmos.rows.peoples import People
from warhost.games.cosmos.rows.places import LocationType
from warhost.games.cosmos.rows.things import ItemType
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.sight.kinds import kinds_known
from warhost.games.cosmos.view import View


def blurbs_of(view: View) -> Iterator[Blurb]:
    """C1.2-5 One for each kind that was not told of before."""
    assert view.nation is not None
    own = view.nations[view.nation]
    things = (view.units.values(), view.locations.values(), view.items.values())
    for known in kinds_known(view.rules, own, *things, view.mind):
        if known not in view.mind.kinds:
            kind, _, name = known.partition(" ")
            yield blurb_of(view.rules, kind, name)


def blurb_of(rules: Rules, kind: str, name: str) -> Blurb:
    """What is said of one kind of thing."""
    table, tell = TABLES[kind](rules), TELL[kind]
    row = table[name]
    told = (row.blurb,) if row.blurb else ()
    return Blurb(kind, row.name, (*told, *tell(rules, row)))


def _of_people(_: Rules, row: People) -> Iterator[str]:
    """C6.6-3 The nation's production details."""
    if row.efficiency:
        yield f"Production in parts of a hundred: {goods_named(row.efficiency)}."
    yield f"Taxes {row.tax}, villeinage {row.villeinage}, trade {row.trade} in a hundred."
    if row.arms:
        yield f"One arms is made of {goods_named(row.arms)}."
    if row.points:
        yield f"Victory points besides: {goods_named(row.points)}."
    if row.builds:
        yield f"The nation builds by itself: {', '.join(map(plain, row.builds))}."


def _of_unit(rules: Rules, row: UnitType) -> Iterator[str]:
    """C2.3-5"""
    yield _numbers(row)
    if row.rating:
        yield f"Combat rating {row.rating}."
    for word, goods in (("Costs", row.cost), ("Upkeep", row.upkeep), ("Produces", row.production)):
        if goods:
            yield f"{word} {goods_named(goods)}{' a turn' if word != 'Costs' else ''}."
    if row.order_allowance:
        yield f"{row.order_allowance} orders a turn."
    yield from _powers(rules, row)


def _numbers(row: UnitType) -> str:
    """C2.3.1-2, C2.3.1-5"""
    head = f"{row.category}, {row.wound_points} w.p., size {row.size}"
    if row.is_mass:
        head += f"; {row.standard} individuals ({row.minimum} to {row.maximum})"
    words = sorted(row.abilities)
    return f"{head}{'; ' if words else ''}{', '.join(map(plain, words))}."


def _powers(rules: Rules, row: UnitType) -> Iterator[str]:
    """C7.1-24, C9.2.2-2, C14.2 What only this type can do."""
    if (leads := row.leads) is not None:
        whom = _listed(rules, leads.types)
        bonus = f"bonus {leads.bonus}, {leads.units} units, {leads.individuals} individuals"
        yield f"Leads {whom}: {bonus}."
    if (controls := row.controls) is not None:
        times = f"base {controls.base}, shared {controls.shared} times its move cost"
        needs = " beside own land" if controls.needs_neighbour else ""
        yield f"Controls{needs}: {times}."
    for one in row.recruits:
        times = f"{one.base} + {one.variable} phases"
        yield f"Creates {rules.units[one.type].name}: {times}."
    if row.builds:
        yield f"Builds {', '.join(rules.locations[one].name for one in row.builds)}."
    if row.makes:
        yield f"Makes {', '.join(rules.items[one].name for one in row.makes)}."
    for power in row.charms:
        yield f"Can {power.word} {_listed(rules, power.types)}, {power.phases} phases."
    if row.bribes is not None:
        yield f"Bribes within {row.bribes.range} hexes, {row.bribes.phases} phases."
    yield from skills_of(rules, row)


def _listed(rules: Rules, types: tuple[str, ...]) -> str:
    return ", ".join(rules.units[one].name for one in types if one in rules.units) or "all"


def _of_place(_: Rules, row: LocationType) -> Iterator[str]:
    size = f", room for {row.interior}" if row.interior else ""
    yield f"Inside: {plain(row.terrain or 'as around it')}{size}."
    for word, goods in (("Costs", row.cost), ("Upkeep", row.upkeep), ("Produces", row.production)):
        if goods:
            each = " for each size" if row.is_city else ""
            yield f"{word} {goods_named(goods)}{each}."
    if row.points:
        yield f"Victory points: {row.points}{' for each size' if row.is_city else ''}."


def _of_item(_: Rules, row: ItemType) -> Iterator[str]:
    yield f"Size {row.size}, weight {row.weight}."
    if row.cost:
        yield f"Costs {goods_named(row.cost)}, {row.phases} phases."
    if row.production:
        yield f"Produces {goods_named(row.production)} a turn."
    yield from powers_of(row)


TABLES: Mapping[str, Callable[[Rules], Mapping[str, Any]]] = {
    "people": lambda rules: rules.peoples,
    "unit": lambda rules: rules.units,
    "location": lambda rules: rules.locations,
    "item": lambda rules: rules.items,
}
TELL: Mapping[str, Callable[[Rules, Any], Iterator[str]]] = {
    "people": _of_people,
    "unit": _of_unit,
    "location": _of_place,
    "item": _of_item,
}
