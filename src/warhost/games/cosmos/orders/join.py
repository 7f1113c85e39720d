"""`join 3120`: the force joins another."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.events.forces import ForceChanged
from warhost.games.cosmos.events.orders import OrdersUnfolded
from warhost.games.cosmos.forces.gathering import is_moving
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.common import UNIT
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.references import number
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.world import force_of, owner_of


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C8.1-1 Behind all who are in the force already (C9.2.2-7)."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    other = world.units.get(UnitId(number(order.target)))
    if other is None or other.nation != unit.nation or other.id == unit.id:
        return Cannot("C8-1", f"{order.target} is no other unit of the nation.")
    if other.position != unit.position or not unit.position:
        return Cannot("C8.1-1", f"{other.id} is not at the same position.")
    leader = other.leader or other.id
    if leader == unit.id:
        return Cannot("C8.1-1", f"{other.id} is in the force already.")
    if is_moving(world, leader):
        return Cannot("C8.1-1", f"The force of {other.id} is on the way.")
    members = (*force_of(world, leader), *force_of(world, unit.id))
    if len(force_of(world, unit.id)) > 1:
        yield ForceChanged(unit.nation, unit.id, (unit.id,))
    yield ForceChanged(unit.nation, leader, members)
    return NO_TIME


def finish(acting: Acting, _: Pending) -> Iterator[Any]:
    """C8-8 Whoever joins forgets what it still had to do."""
    nation = owner_of(acting.world, acting.actor)
    assert nation is not None
    yield OrdersUnfolded(nation, acting.actor, acting.world.queues[acting.actor][:1])


RULE = OrderRule(
    word="join",
    summary="Joins the force of another leader at the same position.",
    syntax=(UNIT,),
    priority=Priority.JOINING,
    clauses=("C8.1-1", "C8.1-2", "C8-8"),
    example="join 3120",
    for_stupid=True,
    begin=begin,
    finish=finish,
)
