"""T4.2 Where the numbered pieces lie and what shape they may have."""

from collections.abc import Iterator
from itertools import pairwise

import msgspec

from warhost.games.triumph.board import DEPTH, WIDTH
from warhost.games.triumph.geometry import (
    DEGREE,
    MU,
    RIGHT_ANGLE,
    Point,
    Shape,
    band,
    box,
    ellipse,
    offset,
)
from warhost.games.triumph.world import Piece, PieceId, Setup, Table

CELL = 8 * MU
COLUMNS = WIDTH // CELL
BAND_WIDTH = 1 * MU
COAST_DEPTH = 4 * MU
SMALLEST, LARGEST = 4 * MU, 8 * MU
TURNS = (0, 45 * DEGREE, 90 * DEGREE, 135 * DEGREE)


class Area(msgspec.Struct, frozen=True, tag="area"):
    """T4.2-7 The size and turn of an area piece."""

    number: int
    across: int
    along: int
    turn: int = 0


class Course(msgspec.Struct, frozen=True, tag="course"):
    """T4.2-9, T4.2-12 Where a Stream or Road enters and leaves the table."""

    number: int
    start: Point
    end: Point


Laid = Area | Course


def cell_of(table: Table, number: int) -> tuple[int, int]:
    """T4.2-3, T4.2-4 Column and row of a numbered piece, both counted from 1."""
    first, second = table.setup.layout
    row = table.rules.layout[str(second)]
    column = (first - 1 + row.columns_beyond[number - 1]) % COLUMNS + 1
    return column, row.rows[number - 1]


def cell_shape(table: Table, number: int) -> Shape:
    """T4.2-2 The square of a numbered piece."""
    column, row = cell_of(table, number)
    return box((column - 1) * CELL, (row - 1) * CELL, column * CELL, row * CELL)


def coast_strip(table: Table) -> Shape | None:
    """T4.2-11 The strip along the short edge on the side of the Coast's cell."""
    for number, kind in enumerate(table.setup.kinds, start=1):
        if form_of(table, kind) == "coast":
            column, _ = cell_of(table, number)
            left = 0 if column <= COLUMNS // 2 else WIDTH - COAST_DEPTH
            return box(left, 0, left + COAST_DEPTH, DEPTH)
    return None


def form_of(table: Table, kind: str) -> str:
    return table.rules.terrain[kind].form


def centre_for(table: Table, number: int, reach: int) -> Point:
    """T4.2-6, T4.2-14 The middle of the cell, moved clear of a Coast by a piece that wide."""
    column, row = cell_of(table, number)
    x, y = (column - 1) * CELL + CELL // 2, (row - 1) * CELL + CELL // 2
    coast = coast_strip(table)
    if coast is None:
        return x, y
    if coast.left == 0:
        return max(x, coast.right + reach), y
    return min(x, coast.left - reach), y


def unmoved_area(table: Table, laid: Area) -> Shape:
    """T4.2-6 The ellipse in the middle of its cell."""
    cell = cell_shape(table, laid.number)
    middle = ((cell.left + cell.right) // 2, (cell.bottom + cell.top) // 2)
    return ellipse(middle, laid.across, laid.along, laid.turn)


def area_piece(table: Table, laid: Area, kind: str) -> Piece:
    """An area piece on its place, with its crest if it is a hill."""
    shape = unmoved_area(table, laid)
    centre = centre_for(table, laid.number, (shape.right - shape.left) // 2)
    crest = crest_of(centre, laid) if table.rules.terrain[kind].hill else None
    moved = ellipse(centre, laid.across, laid.along, laid.turn)
    return Piece(name_of(laid.number), kind, (moved.corners,), crest=crest)


def crest_of(centre: Point, laid: Area) -> tuple[Point, Point]:
    """T4.2-8 Along the longer diameter and half as long; of equal ones along x before turning."""
    longer, turn = laid.across, laid.turn + RIGHT_ANGLE
    if laid.along > laid.across:
        longer, turn = laid.along, laid.turn
    x, y = offset(turn, 0, longer // 4)
    return (centre[0] - x, centre[1] - y), (centre[0] + x, centre[1] + y)


def course_piece(table: Table, laid: Course, kind: str) -> Piece:
    """T4.2-9, T4.2-12 A band along two segments through the middle of its cell."""
    line = course_line(table, laid)
    bands = tuple(band(a, b, BAND_WIDTH).corners for a, b in legs_of(line))
    return Piece(name_of(laid.number), kind, bands, line=line)


def course_line(table: Table, laid: Course) -> tuple[Point, Point, Point]:
    return laid.start, centre_for(table, laid.number, BAND_WIDTH // 2), laid.end


def legs_of(line: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return list(pairwise(line))


def coast_pieces(table: Table) -> Iterator[Piece]:
    """T4.2-11 A Coast has its place by the dice alone."""
    for number, kind in enumerate(table.setup.kinds, start=1):
        strip = coast_strip(table)
        if form_of(table, kind) == "coast" and strip is not None:
            yield Piece(name_of(number), kind, (strip.corners,))


def name_of(number: int) -> PieceId:
    return PieceId(f"T{number}")


def numbers_to_lay(table: Table) -> tuple[int, ...]:
    """The pieces whose shape is the player's choice."""
    return tuple(
        number
        for number, kind in enumerate(table.setup.kinds, start=1)
        if form_of(table, kind) != "coast"
    )


def kind_of_number(setup: Setup, number: int) -> str:
    return setup.kinds[number - 1]


def piece_for(table: Table, laid: Laid) -> Piece:
    """The piece as it will lie."""
    kind = kind_of_number(table.setup, laid.number)
    if isinstance(laid, Area):
        return area_piece(table, laid, kind)
    return course_piece(table, laid, kind)
