"""`bribe desert 425 4319`: gold for foreign units."""

from collections.abc import Callable, Generator, Iterator, Mapping
from typing import Any

from warhost.games.cosmos.economy.stores import Till, unit_sources
from warhost.games.cosmos.events.economy import Booked, Share
from warhost.games.cosmos.events.forces import TacticsSet
from warhost.games.cosmos.events.units import BribeAccepted, BribeFailed
from warhost.games.cosmos.forces.losses import removed, taken_over
from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import UNITS
from warhost.games.cosmos.language.kinds import COUNT, one_of
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.references import numbers
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.recruiting.bribing import chance_of_owner, targets_of, threshold
from warhost.games.cosmos.world import Taken, Unit, World

HUNDRED = 100


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C7.4.2-1, C7.4.2-18 The gold offered is laid on the table."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    row = world.rules.units[unit.type].bribes
    if row is None:
        return Cannot("C7.4-1", "It cannot bribe.")
    if not targets_of(world, unit, numbers(order.ids), row.range):
        return Cannot("C7.4.2-3", "None of them can be bribed from here.")
    till = Till(world)
    if not order.amount or not till.pay(unit_sources(world, unit), {"gold": order.amount}):
        return Cannot("C7.4.2-1", "It has no such amount of gold to offer.")
    yield Booked(unit.nation, "paid", till.shares(), acting.actor)
    return Takes(row.phases)


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C7.4.2-4, C7.4.2-15 All of them take it, or none."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    order, row = pending.order, world.rules.units[unit.type].bribes
    targets = targets_of(world, unit, numbers(order.ids), row.range if row else 0)
    if targets:
        low, high = threshold(world, order.choice, targets)
        asked = low - 1 + acting.dice.roll(high - low + 1, f"bribe of {acting.actor}")
        if (order.amount or 0) >= asked:
            yield from _accepted(acting, unit, order, targets)
            return
    yield from _failed(acting, unit, order, targets)


def _accepted(acting: Acting, unit: Unit, order: Order, targets: list[Unit]) -> Iterator[Any]:
    ids = tuple(one.id for one in targets)
    yield BribeAccepted(unit.nation, unit.id, ids, order.choice)
    for one in targets:
        yield from EFFECTS[order.choice](acting.world, one, unit.nation)


def _failed(acting: Acting, unit: Unit, order: Order, targets: list[Unit]) -> Iterator[Any]:
    """C7.4.2-16, C7.4.2-17 Half of the gold is lost, perhaps to the owner of the first."""
    lost = (order.amount or 0) - (order.amount or 0) // 2
    back = (Share("pool", unit.nation, "gold", (order.amount or 0) // 2),)
    yield Booked(unit.nation, "recovered", back, acting.actor)
    yield BribeFailed(unit.nation, unit.id, tuple(one.id for one in targets), lost)
    owner = targets[0].nation if targets else NationId(0)
    if owner in acting.world.nations:
        luck = acting.dice.roll(HUNDRED, f"lost gold of {acting.actor}")
        if luck <= chance_of_owner(targets):
            yield Booked(owner, "came", (Share("pool", owner, "gold", lost),))


def _defect(world: World, unit: Unit, briber: NationId) -> Iterator[Any]:
    """C7.4.2-7"""
    return taken_over(world, unit.id, briber, Taken("bribed", unit.nation))


def _desert(world: World, unit: Unit, _: NationId) -> Iterator[Any]:
    """C7.4.2-9"""
    return removed(world, unit.id, "deserted")


def _with_tactics(tactics: str) -> Callable[[World, Unit, NationId], Iterator[Any]]:
    """C7.4.2-10, C7.4.2-11"""
    return lambda _, unit, __: iter((TacticsSet(unit.nation, (unit.id,), tactics),))


EFFECTS: Mapping[str, Callable[[World, Unit, NationId], Iterator[Any]]] = {
    "defect": _defect,
    "desert": _desert,
    "flee": _with_tactics("flee"),
    "defend": _with_tactics("defend"),
}

RULE = OrderRule(
    word="bribe",
    summary="Offers gold that foreign units defect, desert, flee or defend.",
    syntax=(
        Argument(field="choice", kind=one_of("defect", "desert", "flee", "defend", sign="effect")),
        Argument(field="amount", kind=COUNT, sign="gold"),
        UNITS,
    ),
    time="depends on the unit type",
    priority=Priority.OTHER,
    clauses=("C7.4.2-1", "C7.4.2-4", "C7.4.2-15"),
    example="bribe desert 425 4319",
    begin=begin,
    finish=finish,
)
