"""`demolish red/3 C7`: a melee unit or siege weapon hits a bridge."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.combat.shots import COST, refuse_shooter
from warhost.games.multiverse.events.combat import BridgeHit, BridgeLost
from warhost.games.multiverse.events.units import ActivationEnded, PointsSpent
from warhost.games.multiverse.ground import Ground
from warhost.games.multiverse.movement.sharing import stands_alone
from warhost.games.multiverse.notation import unit_and_hex
from warhost.games.multiverse.orders.acting import IN_ACTION, activate, own_unit
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.sight.lines import is_clear
from warhost.games.multiverse.world import Table, Unit, UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

SIEGE = "siege"


class Demolish(msgspec.Struct, frozen=True, tag="demolish"):
    """M8.3-3 A blow at a bridge; a bridge does not dodge, so every blow hits."""

    unit: UnitId
    hex: Hex


def demolitions_of(table: Table, unit: Unit) -> Iterator[Demolish]:
    """The bridges that the unit could hit now."""
    for bridge in bridges_on(table.ground):
        if _flaw(table, unit, bridge) is None:
            yield Demolish(unit.id, bridge)


def bridges_on(ground: Ground) -> tuple[Hex, ...]:
    """M8.3-6 Water hexes that carry a way."""
    found: tuple[Hex, ...] | None = ground.kept.get("bridges")
    if found is None:
        ways = zip(ground.roads, ground.cost, strict=True)
        bridges = tuple(Hex(n) for n, (road, cost) in enumerate(ways) if road and not cost)
        found = ground.keep("bridges", bridges)
    return found


def check(view: View, order: Demolish) -> list[Refusal]:
    """M8.3-3, M8.3-4, M8.3-6"""
    unit = own_unit(view, order.unit)
    if isinstance(unit, list):
        return unit
    flaw = _flaw(view.table, unit, order.hex)
    return [flaw] if flaw else []


def _flaw(table: Table, unit: Unit, target: Hex) -> Refusal | None:
    ground, kind = table.ground, table.type_of(unit)
    if ground.is_face_down(target) or ground.cost[target] or not ground.roads[target]:
        return Refusal("M8.3-3", "hex", f"There is no bridge in {hex_name(target)}.")
    if kind.card.unit_class == SIEGE:
        return _flaw_of_engine(table, unit, target)
    if kind.is_ranged or not kind.unit_class.fights:
        return Refusal("M8.3-6", "unit", f"{unit.id} cannot harm a bridge.")
    if not _stands_at_entrance(table, unit, target):
        return Refusal("M8.3-4", "unit", f"{unit.id} stands at no end of that bridge.")
    if unit.ap < COST or not stands_alone(table, unit):
        return Refusal("M4.4-2", "unit", f"{unit.id} has no AP left for it.")
    return None


def _flaw_of_engine(table: Table, unit: Unit, target: Hex) -> Refusal | None:
    if flaw := refuse_shooter(table, unit):
        return flaw
    reach = table.type_of(unit).side.range
    if target not in table.board.within[reach][unit.hex]:
        return Refusal("M4.4-8", "hex", f"{unit.id} shoots {reach} hexes far.")
    if not is_clear(table.ground, unit.hex, target):
        return Refusal("M6.3-1", "hex", f"Something blocks the view to {hex_name(target)}.")
    return None


def _stands_at_entrance(table: Table, unit: Unit, bridge: Hex) -> bool:
    """M8.3-4 The bridge's way leads into the unit's hex."""
    if bridge not in table.board.neighbours[unit.hex]:
        return False
    side = table.board.direction(bridge, unit.hex)
    return bool(table.ground.roads[bridge] >> side & 1)


def resolve(world: World, _: Seat, order: Demolish, __: Dice) -> Iterator[Any]:
    """M8.3-3, M4.2-4 The second hit brings it down; whoever hit it is done."""
    yield from activate(world, order.unit)
    table = world.table
    yield PointsSpent(order.unit, COST)
    yield BridgeHit(order.hex, order.unit)
    if table.bridges[order.hex] >= table.rules.numbers.bridge_hits:
        yield BridgeLost(order.hex)
    yield ActivationEnded(order.unit)


def parse(text: str, view: View) -> Demolish:
    return Demolish(*unit_and_hex(text, view))


RULE = OrderRule(
    order=Demolish,
    word="demolish",
    asks=IN_ACTION,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda order: f"{order.unit} {hex_name(order.hex)}",
    label=lambda order, _: f"Hit the bridge in {hex_name(order.hex)}",
)
