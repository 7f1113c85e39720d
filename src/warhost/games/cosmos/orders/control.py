"""`control -1`: the force takes the place over where it is."""

from collections.abc import Generator, Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.control.claims import Obstruction, flaw_of, obstruction_of
from warhost.games.cosmos.control.times import control_phases
from warhost.games.cosmos.economy.halting import owner_at
from warhost.games.cosmos.events.orders import OrderFailed, OrdersUnfolded
from warhost.games.cosmos.events.places import ControlPrevented, OwnerChanged
from warhost.games.cosmos.ids import LocationId, UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import NUMBER_KIND
from warhost.games.cosmos.movement.hiding import unhidden
from warhost.games.cosmos.nations.factions import declared_enemy
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.world import Unit, tick_of

FOREVER = -1
A_PHASE = Order(word="wait", amount=1)
BY_FORCES = ("C14-6", "C14-34")
"""C14-27 What a force that has just come may try again against."""


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C14-26; C14-43 a try that is prevented takes no time, and the waiting uses up the phase."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    flaw, row = flaw_of(world, unit), world.rules.units[unit.type].controls
    if flaw is not None or row is None:
        return Cannot(flaw.clause, flaw.why) if flaw else Cannot("C14-7", "It cannot.")
    yield from unhidden(world, unit.id)
    yield from declared_enemy(world, owner_at(world, unit.position), unit.nation)
    found = obstruction_of(world, unit)
    if found is None:
        return Takes(control_phases(world, unit, row))
    yield _prevented(unit, acting, found)
    again = _again(acting, unit, order, found)
    if again is None:
        return Cannot(found.clause, "The attempt is obstructed.")
    yield _with_next(acting, unit, again)
    return Takes(1, step=A_PHASE)


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """A8 What obstructs it now, or makes it invalid, is asked once more."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    flaw, found = flaw_of(world, unit), obstruction_of(world, unit)
    if flaw is not None:
        yield OrderFailed(unit.nation, acting.actor, pending.order, flaw.clause, flaw.why)
    elif found is not None:
        yield _prevented(unit, acting, found)
        again = _less(pending.order)
        if again is not None:
            yield _with_next(acting, unit, again)
    else:
        yield _taken(acting, unit)


def _taken(acting: Acting, unit: Unit) -> OwnerChanged:
    """C14-1"""
    before, number = owner_at(acting.world, unit.position), int(unit.position)
    place = acting.world.locations.get(LocationId(number))
    where = place.position if place is not None else unit.position
    return OwnerChanged(number, where, before, unit.nation, "controlled")


def _prevented(unit: Unit, acting: Acting, found: Obstruction) -> ControlPrevented:
    place = int(unit.position)
    return ControlPrevented(unit.nation, acting.actor, place, found.by, found.clause)


def _again(acting: Acting, unit: Unit, order: Order, found: Obstruction) -> Order | None:
    """C14-27 to C14-31 What is left to try after this."""
    if order.amount:
        return _less(order)
    has_come = unit.arrived == tick_of(acting.world)
    return replace(order, amount=1) if has_come and found.clause in BY_FORCES else None


def _less(order: Order) -> Order | None:
    """C14-29, C14-30"""
    tries = order.amount or 0
    if tries == FOREVER:
        return order
    return replace(order, amount=tries - 1) if tries > 1 else None


def _with_next(acting: Acting, unit: Unit, again: Order) -> OrdersUnfolded:
    """The try that follows stands right behind this one."""
    queue = acting.world.queues[acting.actor]
    return OrdersUnfolded(unit.nation, acting.actor, (queue[0], Pending(again), *queue[1:]))


RULE = OrderRule(
    word="control",
    summary="Gains ownership of the hex or location where the force is.",
    syntax=(Argument(field="amount", kind=NUMBER_KIND, sign="tries", is_optional=True),),
    time="by move cost, helpers and neighbours",
    priority=Priority.CONTROL,
    clauses=("C14-26", "C14-27", "C14-30"),
    example="control -1",
    for_questing=False,
    begin=begin,
    finish=finish,
)
