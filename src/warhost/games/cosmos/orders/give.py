"""`give 3104 1234`: items handed over."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.items.handling import given, held_by
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import UNIT
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import number, numbers
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.world import force_of


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C10-19, C10-20 To any unit at the same position, also of others or of the own force."""
    world, leader = acting.world, UnitId(acting.actor)
    one, to = world.units[leader], world.units.get(UnitId(number(order.target)))
    if to is None or not one.position or to.position != one.position:
        return Cannot("C10-19", f"{order.target} is not at the same position.")
    if to.nation != one.nation and to.is_hidden:
        return Cannot("C10-19", f"{order.target} is not at the same position.")
    held = held_by(world, force_of(world, leader))
    items = tuple(item for item in held if item in numbers(order.ids))
    if not items:
        return Cannot("C10-19", "The force has no such item.")
    yield from given(world, leader, items, to.id)
    return NO_TIME


RULE = OrderRule(
    word="give",
    summary="Hands items over to a unit at the same position.",
    syntax=(UNIT, Argument(field="ids", kind=THING, sign="item", is_list=True)),
    priority=Priority.HANDLING,
    clauses=("C10-19", "C10-20", "C10-22"),
    example="give 3104 1234",
    begin=begin,
)
