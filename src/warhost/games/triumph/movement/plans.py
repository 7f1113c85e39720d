"""T20-14 The plan of any tactical move."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.triumph.derived import lately
from warhost.games.triumph.movement.column_plans import plan_column, plan_forming
from warhost.games.triumph.movement.dismounting import plan_dismounting
from warhost.games.triumph.movement.field import Field, field_of
from warhost.games.triumph.movement.moves import ColumnMove, Dismount, FormColumn, Move
from warhost.games.triumph.movement.plan import Plan
from warhost.games.triumph.movement.planning import plan_move
from warhost.games.triumph.world import Secret, Table, View
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

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


def plan_for(view: View, move: TacticalMove) -> Plan:
    """The plan of an order: once it has been checked it need not be thought of again."""
    return _plan_for(view.table, view.seat, view.secret, move)


@lately
def _plan_for(table: Table, seat: Seat, secret: Secret, move: TacticalMove) -> Plan:
    return plan_of(field_of(View(seat, table, secret)), move)


def check_move(view: View, move: TacticalMove) -> list[Refusal]:
    """T20-14 What forbids the move, clause by clause."""
    return list(plan_for(view, move).refusals)
