"""`attack red/3 C7 with red/4 using charge`: a melee unit goes for the enemy in the next hex."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.combat.fighting import Assault, announce
from warhost.games.multiverse.combat.targets import is_enemy_at, refuse_breach
from warhost.games.multiverse.movement.sharing import stands_alone
from warhost.games.multiverse.notation import assault_from, print_assault
from warhost.games.multiverse.orders.acting import IN_ACTION, activate, own_unit
from warhost.games.multiverse.orders.joining import (
    flaws_of_extras,
    helpers_of,
    label_of_extras,
    partner_cost,
)
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.world import Table, Unit, UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Attack(msgspec.Struct, frozen=True, tag="attack"):
    """M4.4-1 An attack move into the hex of an enemy unit, building or Settlement."""

    unit: UnitId
    hex: Hex
    partner: UnitId = UnitId("")
    """The other half of its formation, if both attack (M22.2-2)."""
    ability: str = ""
    """What it announces with the attack (M11.3-5)."""


def attacks_of(table: Table, unit: Unit) -> Iterator[Attack]:
    """The neighbours that the unit could attack now."""
    for near in table.board.neighbours[unit.hex]:
        if table.occupied[near] and _flaw(table, unit, near) is None:
            yield Attack(unit.id, near)
            spare = unit.ap - table.ground.step_cost(unit.hex, near)
            for partner, ability in helpers_of(table, unit, near, spare, shot=False):
                yield Attack(unit.id, near, partner, ability)


def check(view: View, order: Attack) -> list[Refusal]:
    """M4.4-1, M4.4-2, M4.3-4"""
    unit = own_unit(view, order.unit)
    if isinstance(unit, list):
        return unit
    flaw = _flaw(view.table, unit, order.hex)
    if flaw is None:
        spare = unit.ap - view.table.ground.step_cost(unit.hex, order.hex)
        return flaws_of_extras(view, order, unit, spare, shot=False)
    return [flaw]


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
    return refuse_breach(table, unit.seat, target)


def resolve(world: World, _: Seat, order: Attack, __: Dice) -> Iterator[Any]:
    """M10.1-1"""
    yield from activate(world, order.unit, order.partner)
    table = world.table
    unit = table.units[order.unit]
    cost = table.ground.step_cost(unit.hex, order.hex)
    yield from announce(world, assault_of(table, order, unit, cost))


def assault_of(table: Table, order: Attack, unit: Unit, cost: int) -> Assault:
    """M4.4-2, M22.2-2 The attack with what each attacker pays."""
    partner = partner_cost(table, order.partner, order.hex)
    return Assault(unit, order.hex, "melee", cost, order.ability, order.partner, partner)


def parse(text: str, view: View) -> Attack:
    return Attack(*assault_from(text, view))


def print_order(order: Attack) -> str:
    return print_assault(order.unit, order.hex, order.partner, order.ability)


def label(order: Attack, view: View) -> str:
    return f"Attack {hex_name(order.hex)}{label_of_extras(order, view)}"


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
