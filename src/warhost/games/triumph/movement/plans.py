"""T20-14 The plan of any tactical move."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.triumph.movement.column_plans import plan_column, plan_forming
from warhost.games.triumph.movement.dismounting import plan_dismounting
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.movement.moves import ColumnMove, Dismount, FormColumn, Move
from warhost.games.triumph.movement.plan import Plan
from warhost.games.triumph.movement.planning import plan_move

TacticalMove = Move | ColumnMove | FormColumn | Dismount

PLANS: Mapping[type[TacticalMove], Callable[[Field, Any], Plan]] = {
    Move: plan_move,
    ColumnMove: plan_column,
    FormColumn: plan_forming,
    Dismount: plan_dismounting,
}


def plan_of(field: Field, move: TacticalMove) -> Plan:
    """What the move would bring about, and every clause it breaks."""
    return PLANS[type(move)](field, move)
