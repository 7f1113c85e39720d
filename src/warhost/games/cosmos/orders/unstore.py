"""`unstore food:200`: resources taken out of the pool."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.economy.handling import (
    drawn,
    is_on_own_ground,
    pool_of,
    put,
    unit_acting,
    unknown_in,
    wanted_of,
)
from warhost.games.cosmos.economy.stores import pool_source
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.language.common import RESOURCE_LIST
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C6.7-27 to C6.7-29"""
    yield from ()
    world, unit = acting.world, unit_acting(acting.world, acting.actor)
    if not is_on_own_ground(world, unit):
        return Cannot("C6.7-28", "The unit is in no hex of its nation.")
    if name := unknown_in(world, order):
        return Cannot("C6.7-27", f"{name} cannot be taken out of the pool.")
    if pool_source(world, unit.nation, unit.position).mana_only:
        return Cannot("C6-17", "A siege keeps it from the pool.")
    if not any(drawn(world, pool_of(unit.nation), wanted_of(world, order))):
        return Cannot("C6.7-27", "The pool holds nothing of it.")
    return Takes(1)


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C6.7-27 Without loss."""
    world, unit = acting.world, unit_acting(acting.world, acting.actor)
    taken = tuple(drawn(world, pool_of(unit.nation), wanted_of(world, pending.order)))
    if taken:
        shares = (*taken, *put(taken, "unit", unit.id))
        yield Booked(unit.nation, "unstored", shares, acting.actor)


RULE = OrderRule(
    word="unstore",
    summary="Takes resources out of the pool, without loss.",
    syntax=(RESOURCE_LIST,),
    time="1 phase",
    priority=Priority.HANDLING,
    clauses=("C6.7-27", "C6.7-28", "C6.7-29"),
    example="unstore food:200",
    begin=begin,
    finish=finish,
)
