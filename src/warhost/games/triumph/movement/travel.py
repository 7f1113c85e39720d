"""T7.1-6, T7.1-7 Legs carried out: where each base begins and ends, and the poses between."""

import math
from typing import Literal, NamedTuple

import msgspec

from warhost.games.triumph.geometry import (
    DEGREE,
    MU,
    STAND_WIDTH,
    TURN,
    Point,
    Pose,
    difference,
    front_left,
    front_right,
    length,
    point_turned_about,
    rounded,
    steps_of,
    turned_about,
    wheel_steps,
)

Form = Literal["stand", "group", "column"]
"""How the stands of a move go."""
Formation = tuple[Pose, ...]
"""The poses of all stands of a move at one moment."""


class Travel(NamedTuple):
    """T7.2-2 How far the front left and the front right corner have gone."""

    left: int = 0
    right: int = 0

    @property
    def distance(self) -> int:
        """T7.2-2 The greater sum counts."""
        return max(self)


class Stretch(msgspec.Struct, frozen=True):
    """A leg, or a piece of one, carried out by all stands of a move together."""

    leg: int
    starts: Formation
    ends: Formation
    travel: Travel
    pivot: Point | None = None
    angle: int = 0

    def poses(self) -> list[Formation]:
        """T7.1-7 So close that no corner travels more than 0.1 MU between neighbours."""
        if self.pivot is not None:
            return _wheeling(self.starts, self.pivot, self.angle)
        return _straight(self.starts, self.ends)

    @property
    def turns(self) -> bool:
        """Whether any base faces another way at its end."""
        return any(a.facing != b.facing for a, b in zip(self.starts, self.ends, strict=True))


def _wheeling(starts: Formation, pivot: Point, angle: int) -> list[Formation]:
    steps = wheel_steps(list(starts), pivot, angle)
    turns = [rounded(angle * step, steps) for step in range(steps + 1)]
    return [tuple(turned_about(pose, pivot, turn) for pose in starts) for turn in turns]


def _straight(starts: Formation, ends: Formation) -> list[Formation]:
    ways = list(zip(starts, ends, strict=True))
    steps = steps_of(max(_longest_way(start, end) for start, end in ways))
    return [
        tuple(_between(start, end, step, steps) for start, end in ways) for step in range(steps + 1)
    ]


def halfway(first: Formation, second: Formation) -> Formation:
    """The middle of a short way."""
    return tuple(_between(start, end, 1, 2) for start, end in zip(first, second, strict=True))


def _between(start: Pose, end: Pose, step: int, steps: int) -> Pose:
    turn = difference(start.facing, end.facing)
    return Pose(
        start.x + rounded((end.x - start.x) * step, steps),
        start.y + rounded((end.y - start.y) * step, steps),
        (start.facing + rounded(turn * step, steps)) % TURN,
    )


def _longest_way(start: Pose, end: Pose) -> float:
    """No corner of a base goes further than this."""
    turn = difference(start.facing, end.facing)
    way = math.hypot(end.x - start.x, end.y - start.y)
    return way + reach_of(2 * MU) * math.radians(abs(turn) / DEGREE)


def reach_of(depth: int) -> int:
    """No corner of a base lies further from its front midpoint."""
    return math.isqrt((STAND_WIDTH // 2) ** 2 + depth**2) + 1


def travel_of(start: Pose, end: Pose) -> Travel:
    """T7.2-2 The straight distances of the two front corners."""
    return Travel(
        length(front_left(start), front_left(end)),
        length(front_right(start), front_right(end)),
    )


def longest_travel(starts: Formation, ends: Formation) -> Travel:
    """T7.3-8 The largest straight distance of any front corner counts for the whole group."""
    way = max(travel_of(a, b).distance for a, b in zip(starts, ends, strict=True))
    return Travel(way, way)


def wheel_travel(starts: Formation, pivot: Point, angle: int) -> Travel:
    """T7.3-8 From the corners themselves, not from poses that were rounded on the way."""
    corners = (corner for pose in starts for corner in (front_left(pose), front_right(pose)))
    way = max(length(corner, point_turned_about(corner, pivot, angle)) for corner in corners)
    return Travel(way, way)


def together(first: Travel, second: Travel) -> Travel:
    return Travel(first.left + second.left, first.right + second.right)
