"""T11.4-8 Enemies that overlap a stand's side edges."""

from collections.abc import Iterator
from typing import Literal

from warhost.games.triumph.contact import Base, base_of, beside, proper_touch
from warhost.games.triumph.geometry import (
    MU,
    TOLERANCE,
    Edge,
    Point,
    Shape,
    edge_of,
    gap_of_segments,
    is_near,
    rounded,
)
from warhost.games.triumph.stands import stands_of
from warhost.games.triumph.world import Stand, StandId, Table

SIDES: tuple[Literal["left", "right"], ...] = ("left", "right")
BEHIND_CORNER = MU // 10
"""How far behind a front corner an enemy must reach to be more than at that corner."""


def overlapped_edges(table: Table, stand: Stand, front: Stand) -> Iterator[tuple[Edge, StandId]]:
    """T11.4-8, T11.4-11 Side edges that an enemy overlaps, and which."""
    base = base_of(table, stand)
    guarded = guarded_corners(table, stand, base)
    for enemy in stands_of(table, table.enemy_of(stand.seat)):
        other = base_of(table, enemy)
        if enemy.id == front.id or not is_near(base.shape, other.shape):
            continue
        if _is_behind(other, base):
            continue
        for edge in SIDES:
            if overlaps_edge(base.shape, edge, other.shape, edge in guarded):
                yield edge, enemy.id


def _is_behind(enemy: Base, base: Base) -> bool:
    """T11.4-11 In rear contact."""
    touch = proper_touch(enemy, base)
    return touch is not None and touch.kind == "rear"


def guarded_corners(table: Table, stand: Stand, base: Base) -> set[str]:
    """T11.4-11 Front corners at which a friend stands side by side."""
    found = (
        beside(base, base_of(table, friend))
        for friend in stands_of(table, stand.seat)
        if friend.id != stand.id
    )
    return {side for side in found if side is not None}


def overlaps_edge(shape: Shape, edge: Edge, enemy: Shape, guarded: bool) -> bool:
    """T11.4-8, T11.4-13 Touched by a corner or side edge, elsewhere than at a guarded corner."""
    front, rear = _from_front(edge_of(shape, edge), edge)
    start = _towards(front, rear, BEHIND_CORNER) if guarded else front
    return any(gap_of_segments(start, rear, *edge_of(enemy, side)) <= TOLERANCE for side in SIDES)


def _from_front(ends: tuple[Point, Point], edge: Edge) -> tuple[Point, Point]:
    """The ends of a side edge, the front corner first."""
    return ends if edge == "right" else (ends[1], ends[0])


def _towards(a: Point, b: Point, distance: int) -> Point:
    whole = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
    return (
        a[0] + rounded((b[0] - a[0]) * distance, whole),
        a[1] + rounded((b[1] - a[1]) * distance, whole),
    )
