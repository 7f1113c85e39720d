"""M4.1-5 Where a unit could go, and what it costs."""

import msgspec

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.movement.reach import moves_of
from warhost.games.multiverse.world import Table, Unit, UnitId, View


class Reach(msgspec.Struct, frozen=True, tag="reach"):
    """Where could this unit of mine go?"""

    unit: UnitId


class End(msgspec.Struct, frozen=True):
    """A hex in reach: the way there, and its AP."""

    hex: Hex
    path: tuple[Hex, ...]
    cost: int


def answer(view: View, question: Reach) -> tuple[End, ...]:
    """All ends of moves of an own unit."""
    unit = view.table.units.get(question.unit)
    if unit is None or unit.seat != view.seat or unit.done:
        return ()
    moves = moves_of(view.table, unit)
    return tuple(End(m.path[-1], m.path, cost_of(view.table, unit, m.path)) for m in moves)


def cost_of(table: Table, unit: Unit, path: tuple[Hex, ...]) -> int:
    """M4.1-3 AP for a path."""
    steps = zip((unit.hex, *path), path, strict=False)
    return sum(table.ground.step_cost(origin, target) for origin, target in steps)
