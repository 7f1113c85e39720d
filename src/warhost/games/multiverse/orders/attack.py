"""`attack red/3 C7`: a melee unit goes for the enemy in a neighbouring hex."""

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
from warhost.games.multiverse.world import Table, Unit, UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Attack(msgspec.Struct, frozen=True, tag="attack"):
    """M4.4-1 An attack move into the hex of an enemy unit, building or Settlement."""

    unit: UnitId
    hex: Hex


def attacks_of(table: Table, unit: Unit) -> Iterator[Attack]:
    """The neighbours that the unit could attack now."""
    for near in table.board.neighbours[unit.hex]:
        if table.occupied[near] and _flaw(table, unit, near) is None:
            yield Attack(unit.id, near)


def check(view: View, order: Attack) -> list[Refusal]:
    """M4.4-1, M4.4-2, M4.3-4"""
    unit = own_unit(view, order.unit)
    if isinstance(unit, list):
        return unit
    flaw = _flaw(view.table, unit, order.hex)
    return [flaw] if flaw else []


def _flaw(table: Table, unit: Unit, target: Hex) -> Refusal | None:
    if target not in table.board.neighbours[unit.hex]:
        return Refusal("M4.4-1", "hex", f"That hex is not next to {unit.id}.")
    if not is_enemy_at(table, unit.seat, target):
        return Refusal("M4.4-1", "hex", f"No enemy is in {hex_name(target)}.")
    kind = table.type_of(unit)
    if kind.is_ranged or not kind.unit_class.fights:
        return Refusal("M4.4-1", "unit", f"{unit.id} is no melee unit.")
    cost = table.ground.step_cost(unit.hex, target)
    if not 0 < cost <= unit.ap:
        text = f"{unit.id} has {unit.ap} AP and would need {cost} to enter {hex_name(target)}."
        return Refusal("M4.4-2", "unit", text)
    if not stands_alone(table, unit):
        return Refusal("M4.3-4", "unit", f"{unit.id} shares its hex.")
    return None


def resolve(world: World, _: Seat, order: Attack, __: Dice) -> Iterator[Any]:
    """M10.1-1"""
    yield from activate(world, order.unit)
    unit = world.table.units[order.unit]
    cost = world.table.ground.step_cost(unit.hex, order.hex)
    yield from announce(world, unit, order.hex, "melee", cost)


def parse(text: str, view: View) -> Attack:
    return Attack(*unit_and_hex(text, view))


def print_order(order: Attack) -> str:
    return f"{order.unit} {hex_name(order.hex)}"


def label(order: Attack, _: View) -> str:
    return f"Attack {hex_name(order.hex)}"


RULE = OrderRule(
    order=Attack,
    word="attack",
    asks=IN_ACTION,
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
    label=label,
)
