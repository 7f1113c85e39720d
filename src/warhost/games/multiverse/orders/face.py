"""`face red/3 2`: a unit that guards its front turns to a side and ends its activation."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.abilities.perks import passive_of
from warhost.games.multiverse.events.abilities import Faced
from warhost.games.multiverse.events.units import ActivationEnded
from warhost.games.multiverse.notation import NotUnderstood, unit_and_rest
from warhost.games.multiverse.orders.acting import IN_ACTION, end_activation, own_unit
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.tasks import Activation
from warhost.games.multiverse.world import Table, Unit, UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

GUARD = "front"
SIDES = 6


class Face(msgspec.Struct, frozen=True, tag="face"):
    """M11.4-15 It costs nothing, is no action (M4.5-1), and nothing comes after it."""

    unit: UnitId
    side: int


def turns_of(table: Table, unit: Unit) -> Iterator[Face]:
    """The sides to which it could turn."""
    if _guards(table, unit):
        for side in range(SIDES):
            if side != unit.heading:
                yield Face(unit.id, side)


def _guards(table: Table, unit: Unit) -> bool:
    passive = passive_of(table, unit)
    return passive is not None and passive.special == GUARD


def check(view: View, order: Face) -> list[Refusal]:
    """M11.4-15"""
    unit = own_unit(view, order.unit)
    if isinstance(unit, list):
        return unit
    if not _guards(view.table, unit):
        return [Refusal("M11.4-15", "unit", f"{unit.id} has no front to turn.")]
    if not 0 <= order.side < SIDES:
        return [Refusal("M11.4-15", "side", "A hex has sides 1 to 6.")]
    return []


def resolve(world: World, _: Seat, order: Face, __: Dice) -> Iterator[Any]:
    """M11.4-15 Without AP, at the end of its activation."""
    yield Faced(order.unit, order.side)
    if isinstance(world.table.agenda[-1], Activation):
        yield from end_activation(world)
    if not world.table.units[order.unit].done:
        yield ActivationEnded(order.unit)


def parse(text: str, _: View) -> Face:
    unit, rest = unit_and_rest(text)
    if len(rest) != 1 or not rest[0].isdecimal():
        raise NotUnderstood("expected a unit and a side, as in red/3 2")
    return Face(unit, int(rest[0]) - 1)


RULE = OrderRule(
    order=Face,
    word="face",
    asks=IN_ACTION,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda order: f"{order.unit} {order.side + 1}",
    label=lambda order, _: f"Turn to side {order.side + 1}",
)
