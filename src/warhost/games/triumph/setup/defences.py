"""T17.2-13 Prepared defences: little strips of difficult ground before the centre."""

from collections.abc import Iterator, Sequence

import msgspec

from warhost.games.triumph.board import CENTRE_LEFT, CENTRE_RIGHT, home_box, within
from warhost.games.triumph.geometry import (
    MU,
    TOLERANCE,
    Point,
    Pose,
    Shape,
    ahead,
    footprint,
    gap,
    overlaps,
    sideways,
    squared,
)
from warhost.games.triumph.ground import in_difficult, in_impassable
from warhost.games.triumph.stands import camp_footprint, camps_on_table
from warhost.games.triumph.world import Piece, PieceId, Table
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

KIND = "defences"
CARD = "PD"
LENGTH, THICKNESS = 2 * MU, 1 * MU
REACH = 12 * MU
SPACING = 4 * MU


class Obstacle(msgspec.Struct, frozen=True):
    """The middle of an obstacle, and the way it looks; it is 2 MU long across that."""

    x: int
    y: int
    facing: int = 0


def obstacle_shape(obstacle: Obstacle) -> Shape:
    middle = Pose(obstacle.x, obstacle.y, obstacle.facing)
    return footprint(ahead(middle, THICKNESS // 2), THICKNESS, LENGTH)


def obstacle_pieces(seat: Seat, obstacles: Sequence[Obstacle]) -> tuple[Piece, ...]:
    """The obstacles as pieces of terrain."""
    return tuple(
        Piece(PieceId(f"{seat} {number}"), KIND, (obstacle_shape(one).corners,), owner=seat)
        for number, one in enumerate(obstacles, start=1)
    )


def obstacles_in_hand(table: Table, seat: Seat) -> int:
    """How many obstacles an army has bought."""
    return table.armies[seat].cards.get(CARD, 0)


def defences_refusals(
    table: Table, seat: Seat, obstacles: Sequence[Obstacle], camp: Shape | None
) -> Iterator[Refusal]:
    """T17.2-14, T17.2-15"""
    bought = obstacles_in_hand(table, seat)
    if len(obstacles) > bought:
        yield Refusal("T17.2-15", "defences", f"The army has {bought} obstacles.")
    shapes = [obstacle_shape(one) for one in obstacles]
    zone = home_box(table, seat, CENTRE_LEFT, CENTRE_RIGHT, REACH)
    standing = [camp_footprint(other) for other in camps_on_table(table)]
    camps = standing + ([camp] if camp else [])
    for place, shape in enumerate(shapes):
        yield from _obstacle_refusals(table, shape, zone, camps, f"defences[{place}]")
    yield from _spacing_refusals(obstacles, shapes)


def _obstacle_refusals(
    table: Table, shape: Shape, zone: Shape, camps: Sequence[Shape], place: str
) -> Iterator[Refusal]:
    if not within(shape, zone):
        text = "Obstacles lie in the centre third, within 12 MU of the base edge."
        yield Refusal("T17.2-14", place, text)
    if in_difficult(table, shape) or in_impassable(table, shape):
        yield Refusal("T17.2-14", place, "Obstacles lie in open terrain.")
    if any(overlaps(shape, camp) for camp in camps):
        yield Refusal("T17.2-14", place, "An obstacle may not lie in a camp.")


def _spacing_refusals(obstacles: Sequence[Obstacle], shapes: Sequence[Shape]) -> Iterator[Refusal]:
    """T17.2-15 Those that touch end to end make one row; rows keep their distance."""
    rows = _rows(obstacles)
    for one in range(len(obstacles)):
        for other in range(one):
            apart = gap(shapes[one], shapes[other])
            if rows[one] != rows[other] and apart < SPACING - TOLERANCE:
                text = "Obstacles touch end to end or lie at least 4 MU apart."
                yield Refusal("T17.2-15", f"defences[{one}]", text)
            elif overlaps(shapes[one], shapes[other]):
                yield Refusal("T17.2-15", f"defences[{one}]", "Obstacles may not overlap.")


def _rows(obstacles: Sequence[Obstacle]) -> list[int]:
    """For each obstacle the first one of its row."""
    rows = list(range(len(obstacles)))
    for one in range(len(obstacles)):
        for other in range(one):
            if _meet_at_ends(obstacles[one], obstacles[other]):
                old, new = rows[one], rows[other]
                rows = [new if row == old else row for row in rows]
    return rows


def _meet_at_ends(one: Obstacle, other: Obstacle) -> bool:
    return any(squared(p, q) <= TOLERANCE * TOLERANCE for p in _ends(one) for q in _ends(other))


def _ends(obstacle: Obstacle) -> tuple[Point, Point]:
    middle = Pose(obstacle.x, obstacle.y, obstacle.facing)
    return sideways(middle, -LENGTH // 2).point, sideways(middle, LENGTH // 2).point
