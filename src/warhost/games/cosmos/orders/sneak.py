"""`sneak 124`: a move in hiding, at half the pace."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.language.common import POSITIONS
from warhost.games.cosmos.movement.hiding import hidden
from warhost.games.cosmos.movement.holding import held
from warhost.games.cosmos.movement.steps import NEAR, arrived, begun_step, rank_of_step
from warhost.games.cosmos.movement.waypoints import first_step
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C18.2-15 Every move cost is doubled; C18.2-16 whoever did not hide does so now."""
    world, leader = acting.world, UnitId(acting.actor)
    yield from hidden(world, leader)
    return begun_step(world, leader, order, NEAR, acting.dice, sneaks=True)


def finish(acting: Acting, step: Pending) -> Iterator[Any]:
    """C18.2-17 The whole force has moved, and goes on hiding."""
    yield from arrived(acting.world, UnitId(acting.actor), Position(step.at))


RULE = OrderRule(
    word="sneak",
    summary="Moves like move, hidden; every move cost is doubled.",
    syntax=(POSITIONS,),
    time="by the move costs, step by step",
    priority=Priority.MARCHING,
    clauses=("C18.2-13", "C18.2-15"),
    example="sneak 124",
    rank=rank_of_step,
    split=first_step,
    hold=held,
    begin=begin,
    finish=finish,
)
