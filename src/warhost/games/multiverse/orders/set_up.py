"""`setup red/3`: a siege weapon makes ready to shoot."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.events.units import PointsSpent, SetUp
from warhost.games.multiverse.notation import NotUnderstood, unit_and_rest
from warhost.games.multiverse.orders.acting import IN_ACTION, activate, own_unit
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.world import Table, Unit, UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

COST = 1


class MakeReady(msgspec.Struct, frozen=True, tag="set up weapon"):
    """M4.4-7, M10.8-6 The weapon can shoot until it moves."""

    unit: UnitId


def can_set_up(table: Table, unit: Unit) -> bool:
    return not _flaws(table, unit)


def check(view: View, order: MakeReady) -> list[Refusal]:
    """M4.4-7"""
    unit = own_unit(view, order.unit)
    return unit if isinstance(unit, list) else _flaws(view.table, unit)


def _flaws(table: Table, unit: Unit) -> list[Refusal]:
    if not table.type_of(unit).side.sets_up:
        return [Refusal("M4.4-7", "unit", f"{unit.id} need not set up.")]
    if unit.set_up:
        return [Refusal("M4.4-7", "unit", f"{unit.id} is set up already.")]
    if unit.ap < COST:
        return [Refusal("M4.4-7", "unit", f"Setting up costs {COST} AP, {unit.id} has none.")]
    return []


def resolve(world: World, _: Seat, order: MakeReady, __: Dice) -> Iterator[Any]:
    """M4.4-7"""
    yield from activate(world, order.unit)
    yield PointsSpent(order.unit, COST)
    yield SetUp(order.unit)


def parse(text: str, _: View) -> MakeReady:
    unit, rest = unit_and_rest(text)
    if rest:
        raise NotUnderstood("expected only a unit, as in red/3")
    return MakeReady(unit)


RULE = OrderRule(
    order=MakeReady,
    word="setup",
    asks=IN_ACTION,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda order: order.unit,
    label=lambda _, __: "Set up the weapon",
)
