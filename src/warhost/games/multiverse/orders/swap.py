"""`swap red/3 red/4`: two neighbours exchange hexes."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.building.unfinished import lose_abandoned
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
        if cost <= unit.ap and here & FULL and here & SEAT_BITS == mine:
            for other in table.units_at(near):
                if not other.done and not _flaws(table, unit, other):
                    yield Swap(unit.id, other.id)


def check(view: View, order: Swap) -> list[Refusal]:
    """M4.4-4, M4.4-5 Two own neighbours, both with AP enough, neither done."""
    table = view.table
    unit, other = own_unit(view, order.unit), own_unit(view, order.other)
    if isinstance(unit, list):
        return unit
    if isinstance(other, list):
        return [Refusal("M4.4-5", "other", other[0].text)]
    if other.hex not in table.board.neighbours[unit.hex]:
        return [Refusal("M4.4-4", "other", f"{other.id} is not next to {unit.id}.")]
    return _flaws(table, unit, other)


def _flaws(table: Table, unit: Unit, other: Unit) -> list[Refusal]:
    if unit.hex in table.tokens or other.hex in table.tokens:
        return [Refusal("M5.2-1", "other", "An adventure waits there.")]
    for mover, target, place in ((unit, other.hex, "unit"), (other, unit.hex, "other")):
        cost = table.ground.step_cost(mover.hex, target)
        if not 0 < cost <= mover.ap:
            text = f"{mover.id} needs {cost} AP and has {mover.ap}."
            return [Refusal("M4.4-5", place, text)]
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
    yield Swapped(order.unit, order.other, *costs)
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
