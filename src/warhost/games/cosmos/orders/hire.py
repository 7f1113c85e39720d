"""`hire 4400`: mercenaries."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.economy.stores import Till, unit_sources
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.events.orders import OrderFailed
from warhost.games.cosmos.forces.losses import taken_over
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.common import UNITS
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.references import numbers
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.places.walls import together
from warhost.games.cosmos.recruiting.hiring import see_each_other
from warhost.games.cosmos.world import Taken, Unit, World


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C7.4.3-4 The price of all that can be hired is paid as it begins."""
    world, hirer = acting.world, acting.world.units[UnitId(acting.actor)]
    if not world.rules.units[hirer.type].hires:
        return Cannot("C7.4.3-4", "It cannot hire.")
    wanted = _for_hire(world, hirer, order)
    if not wanted:
        return Cannot("C7.4.3-4", "None of them is for hire in sight of it.")
    till = Till(world)
    if not till.pay(unit_sources(world, hirer), together(*(one.price for one in wanted))):
        return Cannot("C7.4.3-4", "There is not enough to pay the price.")
    yield Booked(hirer.nation, "paid", till.shares(), acting.actor)
    return Takes(1)


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C7.4.3-4 They are the nation's now."""
    world, hirer = acting.world, acting.world.units[UnitId(acting.actor)]
    hired = _for_hire(world, hirer, pending.order)
    for one in hired:
        yield from taken_over(world, one.id, hirer.nation, Taken("hired", one.nation))
    if not hired:
        why = "They are gone."
        yield OrderFailed(hirer.nation, acting.actor, pending.order, "C7.4.3-4", why)


def _for_hire(world: World, hirer: Unit, order: Order) -> list[Unit]:
    listed = (world.units.get(UnitId(one)) for one in dict.fromkeys(numbers(order.ids)))
    found = [one for one in listed if one is not None and one.price and one.nation != hirer.nation]
    return [one for one in found if see_each_other(world, hirer, one)]


RULE = OrderRule(
    word="hire",
    summary="Pays the price of units for hire; they become the nation's.",
    syntax=(UNITS,),
    time="1 phase",
    priority=Priority.OTHER,
    clauses=("C7.4.3-4",),
    example="hire 4400",
    begin=begin,
    finish=finish,
)
