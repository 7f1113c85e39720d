"""`venture red/3 C7`: a unit enters a neighbouring hex where an adventure waits."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.events.agenda import TaskBegun
from warhost.games.multiverse.movement.sharing import is_barred, stands_alone
from warhost.games.multiverse.movement.stepping import step
from warhost.games.multiverse.notation import unit_and_hex
from warhost.games.multiverse.orders.acting import IN_ACTION, activate, own_unit
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.rules import FULL, TOKEN
from warhost.games.multiverse.tasks import Venture
from warhost.games.multiverse.world import DECOY, Table, Unit, UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Enter(msgspec.Struct, frozen=True, tag="venture"):
    """M5.2-1 The unit explores the adventure in this hex."""

    unit: UnitId
    hex: Hex


def ventures_of(table: Table, unit: Unit) -> Iterator[Enter]:
    """The adventures that the unit could explore now."""
    for near in table.board.neighbours[unit.hex]:
        if table.occupied[near] & TOKEN and _flaw(table, unit, near) is None:
            yield Enter(unit.id, near)


def check(view: View, order: Enter) -> list[Refusal]:
    """M5.2-1, M5.2-2, M14.1-5"""
    unit = own_unit(view, order.unit)
    if isinstance(unit, list):
        return unit
    flaw = _flaw(view.table, unit, order.hex)
    return [flaw] if flaw else []


def _flaw(table: Table, unit: Unit, target: Hex) -> Refusal | None:
    if target not in table.board.neighbours[unit.hex] or target not in table.tokens:
        return Refusal("M5.2-1", "hex", f"No adventure waits next to {unit.id} there.")
    if unit.kind == DECOY:
        return Refusal("M14.1-5", "unit", "A decoy explores no adventures.")
    if is_barred(table, unit, target) or table.occupied[target] & FULL:
        return Refusal("M4.3-5", "hex", f"{hex_name(target)} is occupied.")
    cost = table.ground.step_cost(unit.hex, target)
    if not 0 < cost <= unit.ap:
        text = f"{hex_name(target)} costs {cost} AP, {unit.id} has {unit.ap} left."
        return Refusal("M5.2-2", "unit", text)
    if not stands_alone(table, unit):
        return Refusal("M5.2-2", "unit", f"{unit.id} shares its hex.")
    return None


def resolve(world: World, _: Seat, order: Enter, __: Dice) -> Iterator[Any]:
    """M5.2-1, M15.1-1"""
    yield from activate(world, order.unit)
    origin = world.table.units[order.unit].hex
    yield from step(world, order.unit, order.hex)
    yield TaskBegun(Venture(order.unit, origin))


def parse(text: str, view: View) -> Enter:
    return Enter(*unit_and_hex(text, view))


def print_order(order: Enter) -> str:
    return f"{order.unit} {hex_name(order.hex)}"


RULE = OrderRule(
    order=Enter,
    word="venture",
    asks=IN_ACTION,
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
    label=lambda order, _: f"Explore the adventure in {hex_name(order.hex)}",
)
