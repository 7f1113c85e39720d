"""`order 3102` with embedded orders: orders passed on."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.forces import ForceChanged
from warhost.games.cosmos.events.orders import OrdersPassed
from warhost.games.cosmos.ids import ActorId, UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.appending import all_appended
from warhost.games.cosmos.orders.references import number
from warhost.games.cosmos.orders.rule import (
    BY_LOCATION,
    BY_UNIT,
    NO_TIME,
    Acting,
    Cannot,
    OrderRule,
    Priority,
    Takes,
)
from warhost.games.cosmos.world import owner_of


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C21.4-1 Behind what the other has to do already (C21.4-2)."""
    world, target = acting.world, ActorId(number(order.target))
    nation = owner_of(world, acting.actor)
    if nation is None or owner_of(world, target) != nation:
        return Cannot("C21.4-3", f"{order.target} does not belong to the nation.")
    unit = world.units.get(UnitId(target))
    if unit is not None and not unit.position:
        return Cannot("C21.4-4", f"{target} cannot be seen.")
    if unit is not None and unit.leader is not None:
        staying = tuple(one for one in world.forces[unit.leader] if one != unit.id)
        yield ForceChanged(nation, unit.leader, staying)
    queue, _ = all_appended(world.queues.get(target, ()), order.orders, acting.book)
    yield OrdersPassed(nation, target, queue)
    return NO_TIME


RULE = OrderRule(
    word="order",
    summary="Gives the embedded orders to another unit or location of the nation.",
    syntax=(Argument(field="target", kind=THING),),
    embeds="must",
    givers=BY_UNIT | BY_LOCATION,
    priority=Priority.PASSING_ON,
    clauses=("C21.4-1", "C21.4-2", "C21.4-4"),
    example="order 3102",
    begin=begin,
)
