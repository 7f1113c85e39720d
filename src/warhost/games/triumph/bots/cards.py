"""When scythed chariots or a stampede are let loose, and on whom."""

from typing import Any

from warhost.games.triumph.bots.reach import approaches
from warhost.games.triumph.contact import base_of
from warhost.games.triumph.orders.end_step import EndStep
from warhost.games.triumph.orders.mark import Mark
from warhost.games.triumph.stands import depth_of, stands_of, type_of
from warhost.games.triumph.turn.marking import markings
from warhost.games.triumph.world import StandId, Table, View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice

HUNTERS = ("KNT", "CAT", "HBW", "JCV", "ECV")
"""Who gains by the disorder (T17.2-17)."""
ENOUGH = 2


def strike_when_near(view: View, _: Ask, __: Dice) -> Any:
    """On the pair that most of the own riders can reach this turn."""
    table = view.table
    marks = markings(table, view.seat)
    best = max(marks, key=lambda names: _hunted(table, names), default=())
    return Mark(best) if _hunted(table, best) >= ENOUGH else EndStep()


def _hunted(table: Table, names: tuple[StandId, ...]) -> int:
    """How many riders can come at each of them, added up."""
    return sum(_reached_by(table, name) for name in names)


def _reached_by(table: Table, name: StandId) -> int:
    target = table.stands[name]
    base, depth = base_of(table, target), depth_of(table, target)
    riders = [s for s in stands_of(table, table.enemy_of(target.seat)) if s.type in HUNTERS]
    return sum(
        any(approaches(base_of(table, rider), base, depth, type_of(table, rider).move))
        for rider in riders
    )
