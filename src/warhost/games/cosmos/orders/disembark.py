"""`disembark 125`: the force lands."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.references import number
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.ships.boarding import boarded, boarding_phases, why_not_ashore


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C12-24 It stays at sea until it is over."""
    yield from ()
    world, leader, target = acting.world, UnitId(acting.actor), number(order.target)
    refused = why_not_ashore(world, leader, target)
    return refused or Takes(boarding_phases(world, leader), at=Position(str(target)))


def finish(acting: Acting, step: Pending) -> Iterator[Any]:
    """C12-25 The force is ashore, and its room is free."""
    yield boarded(acting.world, UnitId(acting.actor), Position(step.at), is_aboard=False)


RULE = OrderRule(
    word="disembark",
    summary="Puts the force ashore in the coastal hex named.",
    syntax=(Argument(field="target", kind=THING, sign="hex"),),
    time="6 phases for most nations",
    priority=Priority.LANDING,
    clauses=("C12-23", "C12-25", "C12-26"),
    example="disembark 125",
    for_questing=False,
    begin=begin,
    finish=finish,
)
