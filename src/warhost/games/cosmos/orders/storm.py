"""`storm`: walls are stormed."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.events.sieges import StormPrepared
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.world import force_of


def begin(_: Acting, __: Order) -> Generator[Any, None, Takes | Cannot]:
    """C15.6.1-4, C15.6.1-8 A phase of preparation, whatever comes of it."""
    yield from ()
    return Takes(1)


def finish(acting: Acting, _: Pending) -> Iterator[Any]:
    """C15.6.1-5, C15.6.1-7 For the battle of this phase and no other."""
    leader = UnitId(acting.actor)
    unit = acting.world.units[leader]
    yield StormPrepared(unit.nation, force_of(acting.world, leader), unit.position)


RULE = OrderRule(
    word="storm",
    summary="Attacks into the enemy's walled locations at the end of the phase.",
    time="1 phase",
    priority=Priority.OTHER,
    clauses=("C15.6.1-4", "C15.6.1-5"),
    example="storm",
    for_questing=False,
    begin=begin,
    finish=finish,
)
