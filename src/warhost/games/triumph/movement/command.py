"""T6 What a tactical move costs."""

from collections.abc import Iterable, Sequence

import msgspec

from warhost.games.triumph.geometry import MU, TOLERANCE, gap, squared
from warhost.games.triumph.ground import command_line_blocked
from warhost.games.triumph.stands import footprint_of, stands_of, type_of
from warhost.games.triumph.world import Stand, Table
from warhost.kernel.asks import Seat

COMMAND_DISTANCE = 16 * MU
COMMAND_DISTANCE_BLOCKED = 8 * MU
DISTANCE_SURCHARGE = 1


class CostLine(msgspec.Struct, frozen=True):
    """T6-18 One reason for which a move costs command points."""

    reason: str
    clause: str
    points: int


def cost_of(table: Table, stands: Sequence[Stand]) -> tuple[CostLine, ...]:
    """T6-1 to T6-5 The command points of one move, split by reason."""
    return (*cost_near_the_general(table, stands), *_surcharge_of_distance(table, stands))


def cost_near_the_general(table: Table, stands: Sequence[Stand]) -> tuple[CostLine, ...]:
    """T6-1, T6-2 What it costs wherever the general is."""
    return (CostLine("a move", "T6-1", 1), *_surcharge_of_type(table, stands))


def points_of(cost: Iterable[CostLine]) -> int:
    return sum(line.points for line in cost)


def _surcharge_of_type(table: Table, stands: Sequence[Stand]) -> list[CostLine]:
    """T6-2, T6-17"""
    lines = [type_of(table, stand) for stand in stands]
    points = max(line.command_surcharge for line in lines)
    if not points:
        return []
    slow = next(line for line in lines if line.command_surcharge == points)
    clause = (
        "T6-17" if slow.command_surcharge > table.rules.types[slow.id].command_surcharge else "T6-2"
    )
    return [CostLine(f"{slow.name} in the move", clause, points)]


def _surcharge_of_distance(table: Table, stands: Sequence[Stand]) -> list[CostLine]:
    """T6-3, T6-4, T6-6"""
    general = general_of(table, stands[0].seat)
    if general is None:
        return [CostLine("the army has no general on the table", "T6-4", DISTANCE_SURCHARGE)]
    if any(is_in_command(table, general, stand) for stand in stands):
        return []
    return [CostLine("out of the general's reach", "T6-3", DISTANCE_SURCHARGE)]


def general_of(table: Table, seat: Seat) -> Stand | None:
    """T6-4 The general's stand while it is on the table."""
    return next((stand for stand in stands_of(table, seat) if stand.general), None)


def is_in_command(table: Table, general: Stand, stand: Stand) -> bool:
    """T6-7, T6-11 Whether a stand starts within the command distance."""
    if stand.id == general.id:
        return True
    if _are_clearly_within(general, stand, COMMAND_DISTANCE_BLOCKED):
        return True
    own, other = footprint_of(table, general), footprint_of(table, stand)
    way = gap(own, other)
    if way > COMMAND_DISTANCE + TOLERANCE:
        return False
    near = way <= COMMAND_DISTANCE_BLOCKED + TOLERANCE
    return near or not command_line_blocked(table, own, other)


def _are_clearly_within(general: Stand, stand: Stand, distance: int) -> bool:
    """Cheap: a base is nowhere further from another than the midpoints of their fronts."""
    assert general.pose is not None
    assert stand.pose is not None
    return squared(general.pose.point, stand.pose.point) <= distance * distance
