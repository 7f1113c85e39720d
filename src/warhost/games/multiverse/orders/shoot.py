"""`shoot red/3 C7 with red/4 using aimed-shot`: a shooter or siege weapon, and its partner."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.combat.fighting import Assault, announce
from warhost.games.multiverse.combat.shots import COST, refuse_shot
from warhost.games.multiverse.notation import assault_from, print_assault
from warhost.games.multiverse.orders.acting import IN_ACTION, activate, own_unit
from warhost.games.multiverse.orders.joining import (
    flaws_of_extras,
    helpers_of,
    label_of_extras,
)
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.world import Table, Unit, UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Shoot(msgspec.Struct, frozen=True, tag="shoot"):
    """M4.4-6 A shot at whatever holds the hex."""

    unit: UnitId
    hex: Hex
    partner: UnitId = UnitId("")
    """The other half of its formation, if both shoot (M22.2-2)."""
    ability: str = ""
    """What it announces with the shot (M11.3-5)."""


def shots_of(table: Table, unit: Unit) -> Iterator[Shoot]:
    """The hexes that the unit could shoot at now."""
    reach = table.type_of(unit).side.range
    if not reach or unit.ap < COST:
        return
    for target in table.board.within[reach][unit.hex]:
        if table.occupied[target] and refuse_shot(table, unit, target) is None:
            yield Shoot(unit.id, target)
            for partner, ability in helpers_of(table, unit, target, unit.ap - COST, shot=True):
                yield Shoot(unit.id, target, partner, ability)


def check(view: View, order: Shoot) -> list[Refusal]:
    """M4.4-6 to -8, M6.3-1"""
    unit = own_unit(view, order.unit)
    if isinstance(unit, list):
        return unit
    flaw = refuse_shot(view.table, unit, order.hex)
    return [flaw] if flaw else flaws_of_extras(view, order, unit, unit.ap - COST, shot=True)


def resolve(world: World, _: Seat, order: Shoot, __: Dice) -> Iterator[Any]:
    """M10.1-1"""
    yield from activate(world, order.unit, order.partner)
    yield from announce(world, assault_of(order, world.table.units[order.unit]))


def assault_of(order: Shoot, unit: Unit) -> Assault:
    """M4.4-6 The shot with what each shooter pays."""
    return Assault(unit, order.hex, "shot", COST, order.ability, order.partner, COST)


def parse(text: str, view: View) -> Shoot:
    return Shoot(*assault_from(text, view))


def print_order(order: Shoot) -> str:
    return print_assault(order.unit, order.hex, order.partner, order.ability)


def label(order: Shoot, view: View) -> str:
    return f"Shoot at {hex_name(order.hex)}{label_of_extras(order, view)}"


RULE = OrderRule(
    order=Shoot,
    word="shoot",
    asks=IN_ACTION,
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
    label=label,
)
