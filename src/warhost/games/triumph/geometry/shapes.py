"""Convex shapes: footprints, terrain, zones."""

import functools
import math
from collections.abc import Sequence
from typing import Literal

from warhost.games.triumph.geometry.angles import COSINE, SCALE, SINE
from warhost.games.triumph.geometry.poses import Pose, offset
from warhost.games.triumph.geometry.units import (
    STAND_WIDTH,
    TOLERANCE,
    TURN,
    Point,
    rounded,
    rounded_float,
)

Edge = Literal["front", "right", "rear", "left"]
EDGES: tuple[Edge, ...] = ("front", "right", "rear", "left")
ELLIPSE_CORNERS = 24

Plane = tuple[int, int, int]
"""A normal that points out, and its product with the points `TOLERANCE` inside the edge."""


class Shape:
    """A convex polygon, its corners clockwise, in a box of the two axes."""

    __slots__ = ("_planes", "bottom", "corners", "left", "right", "top")

    def __init__(self, corners: tuple[Point, ...]) -> None:
        xs = [x for x, _ in corners]
        ys = [y for _, y in corners]
        self.corners = corners
        self.left, self.right = min(xs), max(xs)
        self.bottom, self.top = min(ys), max(ys)
        self._planes: tuple[Plane, ...] | None = None

    @property
    def planes(self) -> tuple[Plane, ...]:
        """The edges as half planes, drawn in by the tolerance (T1.1-9)."""
        if self._planes is None:
            self._planes = _planes(self.corners)
        return self._planes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shape) and self.corners == other.corners

    def __hash__(self) -> int:
        return hash(self.corners)

    def __repr__(self) -> str:
        return f"Shape({self.corners})"


def _planes(corners: tuple[Point, ...]) -> tuple[Plane, ...]:
    planes = []
    x, y = corners[-1]
    for next_x, next_y in corners:
        out_x, out_y = y - next_y, next_x - x
        margin = math.isqrt(TOLERANCE * TOLERANCE * (out_x * out_x + out_y * out_y))
        planes.append((out_x, out_y, out_x * x + out_y * y - margin))
        x, y = next_x, next_y
    return tuple(planes)


@functools.lru_cache(maxsize=1 << 15)
def footprint(pose: Pose, depth: int, width: int = STAND_WIDTH) -> Shape:
    """T1.1-16, T1.2-1 Corners front left, front right, rear right, rear left."""
    x, y = pose.x, pose.y
    side_x, side_y = offset(pose.facing, width // 2, 0)
    back_x, back_y = offset(pose.facing, 0, -depth)
    right_x, right_y = x + side_x, y + side_y
    left_x, left_y = x - side_x, y - side_y
    return Shape(
        (
            (left_x, left_y),
            (right_x, right_y),
            (right_x + back_x, right_y + back_y),
            (left_x + back_x, left_y + back_y),
        )
    )


def front_left(pose: Pose, width: int = STAND_WIDTH) -> Point:
    """T1.1-16"""
    x, y = offset(pose.facing, width // 2, 0)
    return pose.x - x, pose.y - y


def front_right(pose: Pose, width: int = STAND_WIDTH) -> Point:
    """T1.1-16"""
    x, y = offset(pose.facing, width // 2, 0)
    return pose.x + x, pose.y + y


def edge_of(shape: Shape, edge: Edge) -> tuple[Point, Point]:
    """T1.2-1 An edge of a footprint, its ends clockwise."""
    first = EDGES.index(edge)
    return shape.corners[first], shape.corners[(first + 1) % len(EDGES)]


@functools.lru_cache(maxsize=1 << 12)
def shape_of(corners: Sequence[Point]) -> Shape:
    """The convex shape of corners given in either direction, some of them perhaps twice."""
    corners = tuple(dict.fromkeys(corners))
    doubled = sum(
        x * next_y - next_x * y
        for (x, y), (next_x, next_y) in zip(corners, (*corners[1:], corners[0]), strict=True)
    )
    assert doubled != 0, corners
    if doubled > 0:
        return Shape((corners[0], *reversed(corners[1:])))
    return Shape(corners)


def box(x0: int, y0: int, x1: int, y1: int) -> Shape:
    """A rectangle along the axes between two opposite corners."""
    left, right = sorted((x0, x1))
    bottom, top = sorted((y0, y1))
    return Shape(((left, top), (right, top), (right, bottom), (left, bottom)))


def band(a: Point, b: Point, width: int) -> Shape:
    """T4.2-9, T4.2-12 A strip of a width along a segment."""
    across, along = b[0] - a[0], b[1] - a[1]
    reach = 2 * math.sqrt(across * across + along * along)
    x, y = rounded_float(width * along / reach), rounded_float(width * across / reach)
    left_a, right_a = (a[0] - x, a[1] + y), (a[0] + x, a[1] - y)
    left_b, right_b = (b[0] - x, b[1] + y), (b[0] + x, b[1] - y)
    return Shape((left_b, right_b, right_a, left_a))


def ellipse(centre: Point, across: int, along: int, turn: int = 0) -> Shape:
    """T4.2-6 An ellipse as a polygon of 24 corners, turned clockwise; `across` lies along x."""
    step = TURN // ELLIPSE_CORNERS
    sine, cosine = SINE[turn % TURN], COSINE[turn % TURN]
    corners = []
    for angle in range(0, TURN, step):
        right, forward = across * SINE[angle], along * COSINE[angle]
        x = rounded(right * cosine + forward * sine, 2 * SCALE * SCALE)
        y = rounded(forward * cosine - right * sine, 2 * SCALE * SCALE)
        corners.append((centre[0] + x, centre[1] + y))
    return Shape(tuple(corners))


def on_board(shape: Shape, width: int, depth: int) -> bool:
    """T1.1-12 Wholly on the board, or out of it by no more than the tolerance."""
    return (
        shape.left >= -TOLERANCE
        and shape.bottom >= -TOLERANCE
        and shape.right <= width + TOLERANCE
        and shape.top <= depth + TOLERANCE
    )
