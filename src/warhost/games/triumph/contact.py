"""T1.3 How two bases meet: proper and improper contact, side by side, directly behind."""

import math
from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from warhost.games.triumph.derived import once
from warhost.games.triumph.geometry import (
    EDGES,
    LONGEST_SIDE,
    MU,
    RIGHT_ANGLE,
    TOLERANCE,
    Edge,
    Point,
    Pose,
    Shape,
    at_right_angles,
    difference,
    edge_of,
    footprint,
    gap_of_segments,
    is_near,
    nearest_points,
    opposite,
    same_facing,
    squared,
    to_segment,
    touches,
)
from warhost.games.triumph.stands import camp_footprint, footprint_of, on_table, stands_near
from warhost.games.triumph.world import Camp, Stand, StandId, Table

ContactKind = Literal["front", "flank", "rear", "improper"]
Flank = Literal["left", "right"]

CAMP_STRETCH = 1 * MU
CORNERS = {"front left": 0, "front right": 1, "rear right": 2, "rear left": 3}
TOUCHED_FIRST: tuple[Edge, ...] = ("front", "right", "left", "rear")


class Base(NamedTuple):
    """A base where it is or might be."""

    pose: Pose
    shape: Shape


class Touch(NamedTuple):
    """How one base meets another, and which edge of the other it meets."""

    kind: ContactKind
    edge: Edge


class Contact(msgspec.Struct, frozen=True):
    """T1.3-4 A stand's front properly on an edge of an enemy."""

    toucher: StandId
    touched: StandId
    kind: ContactKind
    edge: Edge
    """The edge of the touched stand."""


def base_at(pose: Pose, depth: int) -> Base:
    """A base of a stand of this depth."""
    return Base(pose, footprint(pose, depth))


def base_of(table: Table, stand: Stand) -> Base:
    """The base of a stand on the table."""
    assert stand.pose is not None, stand.id
    return Base(stand.pose, footprint_of(table, stand))


def proper_touch(toucher: Base, touched: Base) -> Touch | None:
    """T1.3-1 to T1.3-3 The edge of `touched` on which the front of `toucher` properly stands."""
    if not is_near(toucher.shape, touched.shape):
        return None
    turn = difference(touched.pose.facing, toucher.pose.facing)
    if opposite(0, turn):
        return Touch("front", "front") if _is_in_front(toucher.shape, touched.shape) else None
    if same_facing(0, turn):
        return Touch("rear", "rear") if _is_behind(toucher.shape, touched.shape) else None
    if at_right_angles(0, turn):
        return _flank_touch(toucher.shape, touched.shape, "left" if turn > 0 else "right")
    return None


def touch(toucher: Base, touched: Base) -> Touch | None:
    """T1.3-4 How `toucher` meets `touched`; nothing where the proper contact is the other's."""
    found = proper_touch(toucher, touched)
    if found is not None:
        return found
    if proper_touch(touched, toucher) or not touches(toucher.shape, touched.shape):
        return None
    return Touch("improper", touched_edge(toucher.shape, touched.shape))


def _is_in_front(a: Shape, b: Shape) -> bool:
    """T1.3-1"""
    return _corners_meet(a, "front left", b, "front right") and _corners_meet(
        a, "front right", b, "front left"
    )


def _is_behind(behind: Shape, ahead: Shape) -> bool:
    """T1.3-3, T1.3-9"""
    return _corners_meet(behind, "front left", ahead, "rear left") and _corners_meet(
        behind, "front right", ahead, "rear right"
    )


def _flank_touch(a: Shape, b: Shape, flank: Flank) -> Touch | None:
    """T1.3-2"""
    corner = f"front {flank}"
    return Touch("flank", flank) if _corners_meet(a, corner, b, corner) else None


def _corners_meet(a: Shape, corner: str, b: Shape, other: str) -> bool:
    return points_meet(a.corners[CORNERS[corner]], b.corners[CORNERS[other]])


def points_meet(p: Point, q: Point) -> bool:
    """T1.1-9"""
    return squared(p, q) <= TOLERANCE * TOLERANCE


def touched_edge(toucher: Shape, touched: Shape) -> Edge:
    """T9.1-10 A corner belongs to the front edge first, then to the side edge."""
    _, point = nearest_points(toucher, touched)
    ways = {edge: to_segment(point, *edge_of(touched, edge)) for edge in EDGES}
    least = min(ways.values())
    return next(edge for edge in TOUCHED_FIRST if ways[edge] <= least + TOLERANCE)


def proper_contact(table: Table, toucher: Stand, touched: Stand) -> Contact | None:
    """T1.3-4 Front, flank or rear contact of a stand with an enemy."""
    found = proper_touch(base_of(table, toucher), base_of(table, touched))
    return found and Contact(toucher.id, touched.id, found.kind, found.edge)


def contacts_of(table: Table, stand: Stand) -> Iterator[Contact]:
    """T1.3-6 The proper contacts of a stand, one for each enemy, as toucher or as touched."""
    for enemy in stands_near(table, stand, LONGEST_SIDE + 2 * TOLERANCE):
        if enemy.seat != stand.seat:
            found = proper_contact(table, stand, enemy) or proper_contact(table, enemy, stand)
            if found is not None:
                yield found


def is_in_combat(table: Table, stand: Stand) -> bool:
    """T1.3-6"""
    return any(contacts_of(table, stand))


@once
def fighting(table: Table) -> frozenset[StandId]:
    """T1.3-6 All stands in combat, of both armies."""
    first = [stand for stand in on_table(table) if stand.seat == table.seats[0]]
    contacts = [contact for stand in first for contact in contacts_of(table, stand)]
    return frozenset(name for found in contacts for name in (found.toucher, found.touched))


def beside(a: Base, b: Base) -> Flank | None:
    """T1.3-8 On which side of `a` a friend stands side by side with it."""
    if not is_near(a.shape, b.shape) or not same_facing(a.pose.facing, b.pose.facing):
        return None
    if _corners_meet(a.shape, "front right", b.shape, "front left"):
        return "right"
    return "left" if _corners_meet(a.shape, "front left", b.shape, "front right") else None


def is_directly_behind(behind: Base, ahead: Base) -> bool:
    """T1.3-9"""
    return (
        is_near(behind.shape, ahead.shape)
        and same_facing(behind.pose.facing, ahead.pose.facing)
        and _is_behind(behind.shape, ahead.shape)
    )


def side_by_side(table: Table, one: Stand, other: Stand) -> bool:
    """T1.3-8"""
    return one.seat == other.seat and beside(base_of(table, one), base_of(table, other)) is not None


def directly_behind(table: Table, behind: Stand, ahead: Stand) -> bool:
    """T1.3-9"""
    return behind.seat == ahead.seat and is_directly_behind(
        base_of(table, behind), base_of(table, ahead)
    )


def touches_camp(base: Base, camp: Camp) -> bool:
    """T1.3-7 The front edge along at least 1 MU of a camp edge, facing it squarely."""
    walls = camp_footprint(camp)
    if not is_near(base.shape, walls):
        return False
    front = edge_of(base.shape, "front")
    return any(
        shared_stretch(front, edge_of(walls, edge)) >= CAMP_STRETCH - TOLERANCE
        for edge in _squared_edges(base, camp)
    )


def _squared_edges(base: Base, camp: Camp) -> Iterator[Edge]:
    """The camp edges the base faces squarely."""
    assert camp.pose is not None, camp.seat
    for quarter, edge in enumerate(EDGES):
        out = camp.pose.facing + quarter * RIGHT_ANGLE
        if opposite(out, base.pose.facing):
            yield edge


def shared_stretch(a: tuple[Point, Point], b: tuple[Point, Point]) -> float:
    """How long an edge runs along another that is parallel to it; 0 if they do not touch."""
    if gap_of_segments(*a, *b) > TOLERANCE:
        return 0.0
    (x0, y0), (x1, y1) = b
    across, along = x1 - x0, y1 - y0
    whole = math.sqrt(across * across + along * along)
    runs = [((x - x0) * across + (y - y0) * along) / whole for x, y in a]
    return max(0.0, min(max(runs), whole) - max(min(runs), 0.0))
