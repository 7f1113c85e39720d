"""`shoot red/3 C7`: a ranged unit or siege weapon shoots at the enemy in a hex."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.combat.fighting import announce
from warhost.games.multiverse.combat.targets import is_enemy_at
from warhost.games.multiverse.movement.sharing import stands_alone
from warhost.games.multiverse.notation import unit_and_hex
from warhost.games.multiverse.orders.acting import IN_ACTION, activate, own_unit
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.sight.lines import is_clear
from warhost.games.multiverse.sight.spotting import identified_by
from warhost.games.multiverse.world import Table, Unit, UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

COST = 1


class Shoot(msgspec.Struct, frozen=True, tag="shoot"):
    """M4.4-6 A shot at whatever holds the hex."""

    unit: UnitId
    hex: Hex


def shots_of(table: Table, unit: Unit) -> Iterator[Shoot]:
    """The hexes that the unit could shoot at now."""
    reach = table.type_of(unit).side.range
    if not reach or unit.ap < COST:
        return
    for target in table.board.within[reach][unit.hex]:
        if table.occupied[target] and _flaw(table, unit, target) is None:
            yield Shoot(unit.id, target)


def check(view: View, order: Shoot) -> list[Refusal]:
    """M4.4-6 to -8, M6.3-1"""
    unit = own_unit(view, order.unit)
    if isinstance(unit, list):
        return unit
    flaw = _flaw(view.table, unit, order.hex)
    return [flaw] if flaw else []


def _flaw(table: Table, unit: Unit, target: Hex) -> Refusal | None:
    return _flaw_of_shooter(table, unit) or _flaw_of_shot(table, unit, target)


def _flaw_of_shooter(table: Table, unit: Unit) -> Refusal | None:
    side = table.type_of(unit).side
    if not side.range:
        return Refusal("M4.4-8", "unit", f"{unit.id} cannot shoot.")
    if unit.ap < COST:
        return Refusal("M4.4-6", "unit", f"A shot costs {COST} AP, {unit.id} has none left.")
    if side.sets_up and not unit.set_up:
        return Refusal("M4.4-7", "unit", f"{unit.id} has to set up first.")
    if not stands_alone(table, unit):
        return Refusal("M4.3-4", "unit", f"{unit.id} shares its hex.")
    return None


def _flaw_of_shot(table: Table, unit: Unit, target: Hex) -> Refusal | None:
    reach = table.type_of(unit).side.range
    if target not in table.board.within[reach][unit.hex]:
        return Refusal("M4.4-8", "hex", f"{unit.id} shoots {reach} hexes far.")
    if not is_enemy_at(table, unit.seat, target):
        return Refusal("M6.3-1", "hex", f"No enemy is in {hex_name(target)}.")
    if not is_clear(table.ground, unit.hex, target):
        return Refusal("M6.3-1", "hex", f"Something blocks the view to {hex_name(target)}.")
    if target not in table.sites and not identified_by(table, unit.seat, target):
        return Refusal("M6.3-6", "hex", f"None of yours knows who stands in {hex_name(target)}.")
    return None


def resolve(world: World, _: Seat, order: Shoot, __: Dice) -> Iterator[Any]:
    """M10.1-1"""
    yield from activate(world, order.unit)
    yield from announce(world, world.table.units[order.unit], order.hex, "shot", COST)


def parse(text: str, view: View) -> Shoot:
    return Shoot(*unit_and_hex(text, view))


def print_order(order: Shoot) -> str:
    return f"{order.unit} {hex_name(order.hex)}"


def label(order: Shoot, _: View) -> str:
    return f"Shoot at {hex_name(order.hex)}"


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
