"""`farsneak 47`: a far move in hiding."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.language.common import POSITIONS
from warhost.games.cosmos.movement.hiding import hidden
from warhost.games.cosmos.movement.holding import held
from warhost.games.cosmos.movement.steps import FAR, arrived, begun_step, rank_of_step
from warhost.games.cosmos.movement.waypoints import first_step
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C18.2-15 Every move cost is doubled; C18.2-16 whoever did not hide does so now."""
    world, leader = acting.world, UnitId(acting.actor)
    yield from hidden(world, leader)
    return begun_step(world, leader, order, FAR, acting.dice, sneaks=True)


def finish(acting: Acting, step: Pending) -> Iterator[Any]:
    """C18.2-17 The whole force has moved, and goes on hiding."""
    yield from arrived(acting.world, UnitId(acting.actor), Position(step.at))


RULE = OrderRule(
    word="farsneak",
    summary="Moves like farmove, hidden; every move cost is doubled.",
    syntax=(POSITIONS,),
    time="by the move costs, step by step",
    priority=Priority.MARCHING,
    clauses=("C18.2-14", "C18.2-15"),
    example="farsneak 47",
    rank=rank_of_step,
    split=first_step,
    hold=held,
    begin=begin,
    finish=finish,
)
