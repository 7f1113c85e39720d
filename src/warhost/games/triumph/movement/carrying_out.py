"""T7.1-1 An allowed plan becomes events."""

from collections.abc import Iterator
from typing import Any

from warhost.games.triumph.events.movement import Conformed, ScreenLost, StandsMoved
from warhost.games.triumph.movement.plan import Plan
from warhost.games.triumph.world import Table, View, World
from warhost.kernel.asks import Seat


def mover_view(world: World, seat: Seat) -> View:
    """What the moving seat knows, without a copy of the table."""
    return View(seat, world.table, world.secrets[seat])


def carry_out(table: Table, seat: Seat, plan: Plan, card: str = "") -> Iterator[Any]:
    """T7.1-1 The move itself, what its mover loses by it, and who conforms."""
    assert not plan.refusals, plan.refusals
    yield StandsMoved(
        seat=seat,
        ways=plan.ways,
        distance=plan.distance,
        allowance=plan.allowance,
        cost=plan.cost,
        points=plan.points,
        zone=plan.zone,
        contacts=plan.contacts,
        card=card,
        form=plan.form,
    )
    yield from _lost_screens(table, plan)
    for found in plan.conforming:
        yield Conformed(
            found.stand, found.toucher, found.start, found.end, found.kind, found.clause
        )


def _lost_screens(table: Table, plan: Plan) -> Iterator[ScreenLost]:
    """T17.3-7 Only a move of a single stand loses the screen."""
    if len(plan.ways) == 1 and table.stands[plan.ways[0].stand].screened:
        yield ScreenLost(plan.ways[0].stand)
