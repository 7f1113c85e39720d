"""T4.2 What is wrong with a layout."""

from collections.abc import Iterator

from warhost.games.triumph.board import DEPTH, WIDTH
from warhost.games.triumph.geometry import (
    DEGREE,
    MU,
    Point,
    bearing,
    difference,
    length,
    overlaps,
    shape_of,
)
from warhost.games.triumph.setup.layout import (
    LARGEST,
    SMALLEST,
    TURNS,
    Area,
    Course,
    Laid,
    coast_strip,
    course_line,
    course_piece,
    form_of,
    kind_of_number,
    legs_of,
    numbers_to_lay,
)
from warhost.games.triumph.world import Table
from warhost.kernel.refusals import Refusal

SHORTEST_STREAM = 16 * MU
SHARPEST_BEND = 45 * DEGREE


def layout_refusals(table: Table, pieces: tuple[Laid, ...]) -> Iterator[Refusal]:
    """Everything that is wrong, piece by piece."""
    wanted, given = numbers_to_lay(table), tuple(sorted(laid.number for laid in pieces))
    if given != wanted:
        text = f"Shape each of the pieces {', '.join(map(str, wanted))} once."
        yield Refusal("T4.2-1", "pieces", text)
        return
    for laid in pieces:
        yield from piece_refusals(table, laid)


def piece_refusals(table: Table, laid: Laid) -> Iterator[Refusal]:
    place = f"pieces[{laid.number}]"
    form = form_of(table, kind_of_number(table.setup, laid.number))
    if isinstance(laid, Area) and form == "area":
        yield from _area_refusals(laid, place)
    elif isinstance(laid, Course) and form == "stream":
        yield from _course_refusals(table, laid, "T4.2-9", place)
        yield from _stream_refusals(table, laid, place)
    elif isinstance(laid, Course) and form == "road":
        yield from _course_refusals(table, laid, "T4.2-12", place)
    else:
        yield Refusal("T4.2-6", place, f"Piece {laid.number} is of another form: {form}.")


def _area_refusals(laid: Area, place: str) -> Iterator[Refusal]:
    if not (SMALLEST <= laid.across <= LARGEST and SMALLEST <= laid.along <= LARGEST):
        yield Refusal("T4.2-6", place, "Both diameters lie between 4 and 8 MU.")
    if laid.turn not in TURNS:
        yield Refusal("T4.2-7", place, "A piece is turned by 0, 45, 90 or 135 degrees.")


def _course_refusals(table: Table, laid: Course, clause: str, place: str) -> Iterator[Refusal]:
    starts, ends = edges_at(laid.start), edges_at(laid.end)
    if not starts or not ends or len(starts | ends) < 2:
        text = "It runs from a point on one table edge to a point on another."
        yield Refusal(clause, place, text)
        return
    if _bend(table, laid) < SHARPEST_BEND:
        yield Refusal("T4.2-10", place, "Its two segments meet at 45 degrees or more.")
    coast = coast_strip(table)
    shapes = (shape_of(corners) for corners in course_piece(table, laid, "").polygons)
    if coast is not None and any(overlaps(coast, shape) for shape in shapes):
        yield Refusal("T4.2-14", place, "It stays clear of the coast.")


def edges_at(point: Point) -> set[str]:
    """The table edges a point lies on; a corner of the table lies on two."""
    x, y = point
    if not (0 <= x <= WIDTH and 0 <= y <= DEPTH):
        return set()
    meets = {"west": x == 0, "east": x == WIDTH, "south": y == 0, "north": y == DEPTH}
    return {edge for edge, met in meets.items() if met}


def _bend(table: Table, laid: Course) -> int:
    """The angle between the two segments where they meet."""
    start, middle, end = course_line(table, laid)
    return abs(difference(bearing(middle, start), bearing(middle, end)))


def _stream_refusals(table: Table, laid: Course, place: str) -> Iterator[Refusal]:
    if sum(length(a, b) for a, b in legs_of(course_line(table, laid))) < SHORTEST_STREAM:
        yield Refusal("T4.2-10", place, "A stream is at least 16 MU long.")
