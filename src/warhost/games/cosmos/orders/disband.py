"""`disband 3110`: units sent home."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.economy.costs import people_of, unit_cost
from warhost.games.cosmos.economy.handling import is_on_own_ground
from warhost.games.cosmos.events.economy import Booked, Share
from warhost.games.cosmos.forces.losses import removed
from warhost.games.cosmos.ids import ActorId, NationId, UnitId
from warhost.games.cosmos.language.common import UNITS
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import numbers
from warhost.games.cosmos.orders.rule import (
    BY_NATION,
    BY_UNIT,
    NO_TIME,
    Acting,
    Cannot,
    OrderRule,
    Priority,
    Takes,
)
from warhost.games.cosmos.recruiting.refunds import DISBANDED, refund
from warhost.games.cosmos.world import Unit, World

PAID_FOR = ("bribed", "hired")
Outcome = Generator[Any, None, Cannot | None]


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C7.3-1"""
    unit = acting.world.units[UnitId(acting.actor)]
    trouble = yield from carry_out(acting.world, unit.nation, order)
    return trouble or NO_TIME


def carry_out(world: World, nation: NationId, order: Order) -> Outcome:
    """C7.3-1, C7.3-2, C4.1-25"""
    listed = (world.units.get(UnitId(one)) for one in dict.fromkeys(numbers(order.ids)))
    own = [one for one in listed if one is not None and one.nation == nation]
    fit = [one for one in own if is_on_own_ground(world, one)]
    if not fit:
        return Cannot("C7.3-1", "None of them is a unit of the nation in a hex of its own.")
    for one in fit:
        yield from _disbanded(world, one)
    return None


def _disbanded(world: World, unit: Unit) -> Iterator[Any]:
    """C7.3-3 to C7.3-5, C7.1-27"""
    people = people_of(world.rules, world.nations[unit.nation])
    cost = unit_cost(people, world.rules.units[unit.type], unit.individuals)
    is_bought = unit.taken is not None and unit.taken.how in PAID_FOR
    back = {} if is_bought else refund(world.rules, cost, DISBANDED)
    yield from removed(world, unit.id, "disbanded")
    if back:
        shares = tuple(Share("pool", unit.nation, name, amount) for name, amount in back.items())
        yield Booked(unit.nation, "recovered", shares, ActorId(unit.id))


RULE = OrderRule(
    word="disband",
    aliases=("dismiss", "release"),
    summary="Dissolves units in the nation's own hexes for part of their cost.",
    syntax=(UNITS,),
    givers=BY_UNIT | BY_NATION,
    priority=Priority.SETTING,
    clauses=("C7.3-1", "C7.3-3", "C7.3-4"),
    example="disband 3110",
    begin=begin,
    carry_out=carry_out,
)
