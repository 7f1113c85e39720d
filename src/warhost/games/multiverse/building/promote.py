"""`promote red/3`: a unit in friendly territory becomes what its type grows into."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.building.item import ItemRule
from warhost.games.multiverse.building.makers import may_make, own_hexes
from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.events.units import Promoted
from warhost.games.multiverse.notation import NotUnderstood
from warhost.games.multiverse.world import Table, Unit, UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class Promote(msgspec.Struct, frozen=True, tag="promote"):
    """M9.2-8 The unit reaches its higher age."""

    unit: UnitId


def candidates(view: View) -> Iterator[Promote]:
    if view.table.turn.number > 1:
        for unit in view.table.units.values():
            if unit.seat == view.seat and _grown(view.table, unit):
                yield Promote(unit.id)


def price(view: View, item: Promote) -> int:
    """M9.2-8 What the two cards differ by, and never nothing."""
    units = view.table.rules.units
    unit = view.table.units.get(item.unit)
    grown = _grown(view.table, unit) if unit else ""
    return max(1, units[grown].side.cost - units[unit.kind].side.cost) if unit and grown else 0


def check(view: View, item: Promote) -> Refusal | None:
    """M3.4-2, M9.2-8"""
    table, unit = view.table, view.table.units.get(item.unit)
    if table.turn.number < 2:
        return Refusal("M3.4-2", "unit", "Nothing is upgraded in the first turn.")
    if unit is None or unit.seat != view.seat:
        return Refusal("M9.2-8", "unit", f"{item.unit} is no unit of yours.")
    if not _grown(table, unit):
        return Refusal("M9.2-8", "unit", f"{item.unit} has no higher age.")
    if not _has_maker(table, unit):
        return Refusal("M9.2-3", "unit", "None of your buildings makes such units.")
    if not _is_at_home(table, unit):
        return Refusal("M9.2-8", "unit", f"{item.unit} is not in or beside an own building.")
    return None


def _grown(table: Table, unit: Unit) -> str:
    """The kind that a unit grows into, if any."""
    kind = table.rules.units.get(unit.kind)
    return kind.card.grows_into if kind else ""


def _has_maker(table: Table, unit: Unit) -> bool:
    """M9.2-3 An own complete building makes what it becomes."""
    own = (b for b in table.buildings.values() if b.seat == unit.seat and is_complete(table, b))
    return any(may_make(table, building.hex, _grown(table, unit)) for building in own)


def _is_at_home(table: Table, unit: Unit) -> bool:
    """M9.2-8 In an own building or in the hex next to one."""
    home = set(own_hexes(table, unit.seat))
    return unit.hex in home or not home.isdisjoint(table.board.neighbours[unit.hex])


def resolve(world: World, _: Seat, item: Promote) -> Iterator[Any]:
    """M9.2-8 The same block, with the wounds it had."""
    unit = world.table.units[item.unit]
    yield Promoted(item.unit, _grown(world.table, unit))


def parse(words: list[str], _: View) -> Promote:
    if len(words) != 1:
        raise NotUnderstood("expected a unit, as in promote red/3")
    return Promote(UnitId(words[0]))


RULE = ItemRule(
    item=Promote,
    word="promote",
    candidates=candidates,
    price=price,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda item: item.unit,
)
