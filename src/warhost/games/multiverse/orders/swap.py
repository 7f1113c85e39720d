"""`swap red/3 red/4`: two neighbours exchange hexes."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.abilities.perks import ap_of
from warhost.games.multiverse.building.unfinished import lose_abandoned
from warhost.games.multiverse.economy.logistics import may_order
from warhost.games.multiverse.events.units import Swapped
from warhost.games.multiverse.movement.reach import steps_from
from warhost.games.multiverse.movement.standing import may_stand
from warhost.games.multiverse.notation import NotUnderstood, unit_and_rest
from warhost.games.multiverse.orders.acting import IN_ACTION, activate, own_unit
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.rules import FULL, SEAT_BITS
from warhost.games.multiverse.sight.spotting import look_around
from warhost.games.multiverse.world import Table, Unit, UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """M4.4-4 The unit and its neighbour change places, and both pay."""

    unit: UnitId
    other: UnitId


def swaps_of(table: Table, unit: Unit) -> Iterator[Swap]:
    """All neighbours with whom the unit could change places."""
    mine = table.mark_of(unit.seat)
    for near, cost in steps_from(table.ground, unit.hex):
        here = table.occupied[near]
        if cost <= unit.ap and here & FULL and not table.rules.foes[mine][here & SEAT_BITS]:
            for other in table.units_at(near):
                if not (other.done and other.seat == unit.seat) and not _flaws(table, unit, other):
                    yield Swap(unit.id, other.id)


def check(view: View, order: Swap) -> list[Refusal]:
    """M4.4-4, M4.4-5 Two own neighbours, both with AP enough, neither done."""
    table = view.table
    unit, other = own_unit(view, order.unit), _partner(view, order.other)
    if isinstance(unit, list):
        return unit
    if isinstance(other, list):
        return [Refusal("M4.4-5", "other", other[0].text)]
    if other.hex not in table.board.neighbours[unit.hex]:
        return [Refusal("M4.4-4", "other", f"{other.id} is not next to {unit.id}.")]
    return _flaws(table, unit, other)


def _partner(view: View, name: UnitId) -> Unit | list[Refusal]:
    """M4.4-4, M19.1-3, M19.1-4 An own unit, or one of an ally, who has agreed to it beforehand."""
    unit = view.table.units.get(name)
    if unit is not None and unit.seat != view.seat and view.table.are_allied(unit.seat, view.seat):
        return unit
    return own_unit(view, name)


def _points(table: Table, mover: Unit, seat: Seat) -> int:
    """M19.1-4 An ally's unit pays out of its next action phase."""
    return mover.ap if mover.seat == seat else ap_of(table, mover) - mover.owed


def _flaws(table: Table, unit: Unit, other: Unit) -> list[Refusal]:
    if unit.hex in table.tokens or other.hex in table.tokens:
        return [Refusal("M5.2-1", "other", "An adventure waits there.")]
    for mover, target, place in ((unit, other.hex, "unit"), (other, unit.hex, "other")):
        cost = table.ground.step_cost(mover.hex, target)
        left = _points(table, mover, unit.seat)
        if not 0 < cost <= left:
            text = f"{mover.id} needs {cost} AP and has {left}."
            return [Refusal("M4.4-5", place, text)]
    if not may_order(table, unit, other):
        return [Refusal("M21.2-12", "other", "A swap takes a logistics point for each unit.")]
    if len(table.blocks[unit.hex]) == len(table.blocks[other.hex]) == 1:
        return []
    return [
        Refusal("M4.3-2", place, f"There is no room for {mover.id}.")
        for mover, target, place in ((unit, other.hex, "unit"), (other, unit.hex, "other"))
        if not may_stand(table, mover, target, leaving=(unit.id, other.id))
    ]


def resolve(world: World, _: Seat, order: Swap, __: Dice) -> Iterator[Any]:
    """M4.4-4"""
    yield from activate(world, order.unit)
    table = world.table
    unit, other = table.units[order.unit], table.units[order.other]
    ground = table.ground
    costs = ground.step_cost(unit.hex, other.hex), ground.step_cost(other.hex, unit.hex)
    if other.seat == unit.seat:
        yield Swapped(order.unit, order.other, *costs)
    else:
        yield Swapped(order.unit, order.other, costs[0], 0, owed=costs[1])
    yield from lose_abandoned(world, (unit.hex, other.hex))
    yield from look_around(world, (unit.hex, other.hex))


def parse(text: str, _: View) -> Swap:
    unit, rest = unit_and_rest(text)
    if len(rest) != 1:
        raise NotUnderstood("expected two units, as in red/3 red/4")
    return Swap(unit, UnitId(rest[0]))


def print_order(order: Swap) -> str:
    return f"{order.unit} {order.other}"


def label(order: Swap, _: View) -> str:
    return f"Swap with {order.other}"


RULE = OrderRule(
    order=Swap,
    word="swap",
    asks=IN_ACTION,
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
    label=label,
)
