"""`farmove 47 1216`: a move without limit to the distance."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.language.common import POSITIONS
from warhost.games.cosmos.movement.hiding import unhidden
from warhost.games.cosmos.movement.holding import held
from warhost.games.cosmos.movement.steps import FAR, arrived, begun_step, rank_of_step
from warhost.games.cosmos.movement.waypoints import first_step
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C11.2-2 As long as the step takes; C18.2-3 nobody goes on hiding."""
    yield from unhidden(acting.world, UnitId(acting.actor))
    return begun_step(acting.world, UnitId(acting.actor), order, FAR, acting.dice)


def finish(acting: Acting, step: Pending) -> Iterator[Any]:
    """C8-5 The whole force has moved."""
    yield from arrived(acting.world, UnitId(acting.actor), Position(step.at))


RULE = OrderRule(
    word="farmove",
    summary="Moves the force to each position in turn, however far apart.",
    syntax=(POSITIONS,),
    time="by the move costs, step by step",
    priority=Priority.MARCHING,
    clauses=("C11-4", "C11-5"),
    example="farmove 47 1216",
    rank=rank_of_step,
    split=first_step,
    hold=held,
    begin=begin,
    finish=finish,
)
