"""C2.1 Hexes in columns: numbers, neighbours and distances. Pure geometry, no rule looks it up.

Numbers run down each column from the north, then on to the next column to the east. Every second
column stands half a hex farther south.
"""

import functools
from collections.abc import Mapping

import msgspec

from warhost.games.cosmos.ids import HexNumber, Position

DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")
"""C2.1.1-1"""
OPPOSITE: Mapping[str, str] = dict(zip(DIRECTIONS, (*DIRECTIONS[3:], *DIRECTIONS[:3]), strict=True))
LEVELS = ("o", "u")
FARTHEST_SIGHT = 3


class Board(msgspec.Struct, frozen=True):
    """The shape of a map."""

    columns: int
    height: int

    @property
    def size(self) -> int:
        return self.columns * self.height


def column_and_row(board: Board, number: HexNumber) -> tuple[int, int]:
    """Where a hex lies, counted from the north-west."""
    return divmod(number - 1, board.height)


def axial(board: Board, number: HexNumber) -> tuple[int, int]:
    """Coordinates in which distances are easy."""
    column, row = column_and_row(board, number)
    return column, row - (column - (column & 1)) // 2


@functools.lru_cache(maxsize=16)
def coordinates(board: Board) -> Mapping[HexNumber, tuple[int, int]]:
    """The axial coordinates of every hex."""
    return {HexNumber(n): axial(board, HexNumber(n)) for n in range(1, board.size + 1)}


@functools.lru_cache(maxsize=16)
def neighbours(board: Board) -> Mapping[HexNumber, Mapping[str, HexNumber]]:
    """C2.1.1-1 For each hex those next to it, by direction."""
    return {
        HexNumber(n): _neighbours_of(board, HexNumber(n)) for n in range(1, board.size + 1)
    }  # fmt: skip


def direction_to(board: Board, start: HexNumber, end: HexNumber) -> str | None:
    """The side across which a hex lies; none if it is not next to the other."""
    near = neighbours(board)[start]
    return next((name for name, number in near.items() if number == end), None)


def distance(board: Board, one: HexNumber, other: HexNumber) -> int:
    """Hexes from one to the other, the first not counted."""
    (q1, r1), (q2, r2) = axial(board, one), axial(board, other)
    q, r = q1 - q2, r1 - r2
    return max(abs(q), abs(r), abs(q + r))


@functools.lru_cache(maxsize=16)
def rings(board: Board) -> Mapping[HexNumber, tuple[tuple[HexNumber, ...], ...]]:
    """For each hex those at distance 0, 1, 2 and 3."""
    near = neighbours(board)
    return {number: _rings_of(near, number) for number in near}


def hex_of(position: Position) -> HexNumber:
    """C2.1.2-3 The number of a hex position, whatever its level."""
    return HexNumber(int(position[1:] if position[0] in LEVELS else position))


def level_of(position: Position) -> str:
    """`o`, `u`, or nothing for the surface."""
    return position[0] if position[0] in LEVELS else ""


def _neighbours_of(board: Board, number: HexNumber) -> dict[str, HexNumber]:
    column, row = column_and_row(board, number)
    south = column & 1
    found = {
        "n": (column, row - 1),
        "ne": (column + 1, row - 1 + south),
        "se": (column + 1, row + south),
        "s": (column, row + 1),
        "sw": (column - 1, row + south),
        "nw": (column - 1, row - 1 + south),
    }
    return {
        name: HexNumber(1 + c * board.height + r)
        for name, (c, r) in found.items()
        if 0 <= c < board.columns and 0 <= r < board.height
    }


def _rings_of(
    near: Mapping[HexNumber, Mapping[str, HexNumber]], number: HexNumber
) -> tuple[tuple[HexNumber, ...], ...]:
    known, ring = {number}, [number]
    found: list[tuple[HexNumber, ...]] = [(number,)]
    for _ in range(FARTHEST_SIGHT):
        ring = sorted({n for h in ring for n in near[h].values()} - known)
        known |= set(ring)
        found.append(tuple(ring))
    return tuple(found)
