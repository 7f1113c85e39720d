"""T9.1 Which enemies line up with a group that touched them."""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from warhost.games.triumph.board import DEPTH, WIDTH
from warhost.games.triumph.combat.falling_back import fall_back
from warhost.games.triumph.combat.results import would_shatter
from warhost.games.triumph.contact import base_of, is_in_combat, touch
from warhost.games.triumph.geometry import (
    DEGREE,
    HALF_TURN,
    MU,
    RIGHT_ANGLE,
    TOLERANCE,
    TURN,
    Edge,
    Pose,
    ahead,
    edge_of,
    footprint,
    front_left,
    front_right,
    gap_of_segments,
    offset,
    on_board,
    overlaps,
    same_within,
    sides,
    squared,
)
from warhost.games.triumph.ground import in_impassable
from warhost.games.triumph.groups import group_of
from warhost.games.triumph.movement.afterwards import table_after
from warhost.games.triumph.movement.courses import pose_of
from warhost.games.triumph.movement.plan import Conforming, Plan
from warhost.games.triumph.movement.travel import travel_of
from warhost.games.triumph.stands import (
    camp_footprint,
    camps_on_table,
    depth_of,
    footprint_of,
    on_table,
    stands_of,
)
from warhost.games.triumph.view import copy_of_table
from warhost.games.triumph.world import Stand, Table

FURTHEST = 2 * MU
WIDEST = 45 * DEGREE

Kind = Literal["front", "flank", "rear"]
KINDS: dict[Edge, Kind] = {"front": "front", "right": "flank", "rear": "rear", "left": "flank"}


def with_conforming(table: Table, plan: Plan) -> Plan:
    """T9.1-1 The plan of a group with all that follows from touching single enemies."""
    if plan.refusals or len(plan.ways) < 2:
        return plan
    after = table_after(table, plan)
    movers = sorted((after.stands[way.stand] for way in plan.ways), key=lambda one: one.number)
    return replace(plan, conforming=tuple(_conforming(after, movers)))


def _conforming(after: Table, movers: Sequence[Stand]) -> Iterator[Conforming]:
    """T9.1-1 One enemy after the other, each as the last one left the table."""
    for enemy in list(stands_of(after, after.enemy_of(movers[0].seat))):
        found = conforming(after, movers, enemy)
        if found is not None:
            after.stands[enemy.id] = replace(enemy, pose=found.end)
            yield found


def conforming(table: Table, movers: Sequence[Stand], enemy: Stand) -> Conforming | None:
    """T9.1-2 to T9.1-7 How a touched enemy lines up with the group, if it does."""
    edge = _touched_edge(table, movers, enemy)
    if edge is None or not _is_single(table, enemy):
        return None
    toucher = _toucher(table, movers, enemy, edge)
    end = conformed(pose_of(toucher), edge, depth_of(table, enemy))
    if not _may_stand(table, enemy, end):
        return None
    clause = _reason(table, enemy, toucher, edge, end)
    if clause is None:
        return None
    return Conforming(enemy.id, toucher.id, pose_of(enemy), end, KINDS[edge], clause)


def _touched_edge(table: Table, movers: Sequence[Stand], enemy: Stand) -> Edge | None:
    """T9.1-8, T9.1-10 The edge that the front of a stand of the group touches improperly."""
    base = base_of(table, enemy)
    for mover in movers:
        found = touch(base_of(table, mover), base)
        if found is not None and found.kind == "improper" and _fronts(table, mover, enemy):
            return found.edge
    return None


def _fronts(table: Table, mover: Stand, enemy: Stand) -> bool:
    """T9.1-8 Whether the front edge or a front corner touches, not just a side."""
    front = edge_of(footprint_of(table, mover), "front")
    edges = sides(footprint_of(table, enemy))
    return any(gap_of_segments(*front, *edge) <= TOLERANCE for edge in edges)


def _is_single(table: Table, enemy: Stand) -> bool:
    """T9.1-7"""
    return len(group_of(table, enemy)) == 1 and not is_in_combat(table, enemy)


def _toucher(table: Table, movers: Sequence[Stand], enemy: Stand, edge: Edge) -> Stand:
    """T9.1-11 Twice the distance is compared, for a middle may lie between two points."""
    (x0, y0), (x1, y1) = edge_of(footprint_of(table, enemy), edge)

    def way(mover: Stand) -> tuple[int, int]:
        x, y = pose_of(mover).point
        return squared((2 * x, 2 * y), (x0 + x1, y0 + y1)), mover.number

    return min(movers, key=way)


def conformed(toucher: Pose, edge: Edge, depth: int) -> Pose:
    """T9.1-12 The pose in which that edge of a stand is in proper contact with the toucher."""
    match edge:
        case "front":
            return Pose(toucher.x, toucher.y, (toucher.facing + HALF_TURN) % TURN)
        case "rear":
            return ahead(toucher, depth)
        case "left":
            return _beside_corner(front_left(toucher), toucher.facing - RIGHT_ANGLE, MU)
        case "right":
            return _beside_corner(front_right(toucher), toucher.facing + RIGHT_ANGLE, -MU)


def _beside_corner(corner: tuple[int, int], facing: int, right: int) -> Pose:
    """The pose whose front midpoint lies that far to the right of one of its front corners."""
    x, y = offset(facing, right, 0)
    return Pose(corner[0] + x, corner[1] + y, facing % TURN)


def _may_stand(table: Table, enemy: Stand, end: Pose) -> bool:
    """T9.1-13"""
    start, shape = pose_of(enemy), footprint(end, depth_of(table, enemy))
    near = travel_of(start, end).distance <= FURTHEST + TOLERANCE
    if not near or not same_within(start.facing, end.facing, WIDEST):
        return False
    others = [footprint_of(table, other) for other in on_table(table) if other.id != enemy.id]
    others += [camp_footprint(camp) for camp in camps_on_table(table)]
    if any(overlaps(shape, other) for other in others):
        return False
    return on_board(shape, WIDTH, DEPTH) and not in_impassable(table, shape)


def _reason(table: Table, enemy: Stand, toucher: Stand, edge: Edge, end: Pose) -> str | None:
    """T9.1-2 to T9.1-5 Why the touched stand conforms, or nothing."""
    if not fall_back(table, enemy).is_free:
        return "T9.1-2"
    if would_shatter(table, toucher, enemy, edge):
        return "T9.1-3"
    after = copy_of_table(table)
    after.stands[enemy.id] = replace(enemy, pose=end)
    return "T9.1-4" if fall_back(after, after.stands[enemy.id]).is_free else None
