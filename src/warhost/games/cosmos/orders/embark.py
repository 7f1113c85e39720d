"""`embark 131`: the force goes aboard."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.references import number
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.ships.boarding import (
    boarded,
    boarding_phases,
    can_carry,
    moved_out,
    why_not_aboard,
)


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C12-19, C12-20 Its room is kept from now on, and it stays in the coastal hex meanwhile."""
    world, leader, target = acting.world, UnitId(acting.actor), number(order.target)
    if (refused := why_not_aboard(world, leader, target)) is not None:
        return refused
    if not can_carry(world, leader):
        return Cannot("C10-8", "The force cannot carry what it has.")
    yield from moved_out(world, leader)
    return Takes(boarding_phases(world, leader), at=Position(str(target)))


def finish(acting: Acting, step: Pending) -> Iterator[Any]:
    """C12-8, C12-9 The force is in the ocean hex."""
    yield boarded(acting.world, UnitId(acting.actor), Position(step.at), is_aboard=True)


RULE = OrderRule(
    word="embark",
    summary="Takes the force aboard, into the ocean hex named.",
    syntax=(Argument(field="target", kind=THING, sign="hex"),),
    time="6 phases for most nations",
    priority=Priority.MARCHING,
    clauses=("C12-17", "C12-19", "C12-22"),
    example="embark 131",
    for_questing=False,
    begin=begin,
    finish=finish,
)
