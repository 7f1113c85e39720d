"""`flee`: the force flees home."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.morale.flight import fled
from warhost.games.cosmos.order import Pending
from warhost.games.cosmos.orders.rule import Acting, OrderRule, Priority, at_once
from warhost.games.cosmos.world import force_of


def finish(acting: Acting, _: Pending) -> Iterator[Any]:
    """C9-18 The unit and everybody in its force, the leader last."""
    force = force_of(acting.world, UnitId(acting.actor))
    yield from fled(acting.world, force[::-1])


RULE = OrderRule(
    word="flee",
    summary="The unit and its whole force flee at once.",
    priority=Priority.OTHER,
    clauses=("C9-18", "C9-14"),
    example="flee",
    begin=at_once,
    finish=finish,
)
