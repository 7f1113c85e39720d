"""T5-4, T5-9 Whether the active player can still move at all."""

from warhost.games.triumph.contact import fighting
from warhost.games.triumph.derived import once
from warhost.games.triumph.movement.command import (
    DISTANCE_SURCHARGE,
    cost_near_the_general,
    cost_of,
    points_of,
)
from warhost.games.triumph.setup.flank_march import entry_cost, marchers, own_turn
from warhost.games.triumph.stands import stands_of
from warhost.games.triumph.world import Stand, Table

FIRST_ENTRY = 2


@once
def can_move(table: Table) -> bool:
    """T6-12, T6-13, T7.1-4 Some stand is free to move and its move can be paid."""
    in_combat = fighting(table)
    return can_enter(table) or any(
        not stand.moved and stand.id not in in_combat and _is_payable(table, stand)
        for stand in stands_of(table, table.turn.active)
    )


def _is_payable(table: Table, stand: Stand) -> bool:
    """T6-12 How far off the general is matters only if what is left hangs on it."""
    left = table.turn.points - points_of(cost_near_the_general(table, [stand]))
    if left < 0 or left >= DISTANCE_SURCHARGE:
        return left >= 0
    return points_of(cost_of(table, [stand])) <= table.turn.points


def can_enter(table: Table) -> bool:
    """T4.6-4, T4.6-5 Troops on a flank march could come in."""
    away = [stand.id for stand in marchers(table, table.turn.active)]
    if not away or own_turn(table) < FIRST_ENTRY:
        return False
    return entry_cost(table, away) <= table.turn.points
