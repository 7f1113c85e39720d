"""`store gold:100 iron:50`: resources brought into the pool."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.economy.handling import (
    KEPT,
    drawn,
    force_stores,
    is_on_own_ground,
    local_stores,
    put,
    unit_acting,
    unknown_in,
    wanted_of,
)
from warhost.games.cosmos.economy.stores import pool_source
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.language.common import RESOURCES_IF_ANY
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import NO_TIME, Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C6.7-21 to C6.7-25 A phase, and no time if there is nothing to store."""
    yield from ()
    world, unit = acting.world, unit_acting(acting.world, acting.actor)
    if not is_on_own_ground(world, unit):
        return Cannot("C6.7-22", "The force is in no hex of its nation.")
    if name := unknown_in(world, order):
        return Cannot("C6.7-23", f"{name} cannot be stored.")
    if pool_source(world, unit.nation, unit.position).mana_only:
        return Cannot("C6-16", "A siege keeps it from the pool.")
    sources = [*force_stores(world, unit), *local_stores(world, unit)]
    return Takes(1) if any(drawn(world, sources, wanted_of(world, order))) else NO_TIME


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C6.7-24"""
    world, unit = acting.world, unit_acting(acting.world, acting.actor)
    sources = [*force_stores(world, unit), *local_stores(world, unit)]
    taken = tuple(drawn(world, sources, wanted_of(world, pending.order)))
    if taken:
        shares = (*taken, *put(taken, "pool", unit.nation, KEPT))
        yield Booked(unit.nation, "stored", shares, acting.actor)


RULE = OrderRule(
    word="store",
    summary="Puts carried or local resources into the pool; a tenth is lost.",
    syntax=(RESOURCES_IF_ANY,),
    time="1 phase",
    priority=Priority.HANDLING,
    clauses=("C6.7-21", "C6.7-22", "C6.7-24"),
    example="store gold:100 iron:50",
    begin=begin,
    finish=finish,
)
