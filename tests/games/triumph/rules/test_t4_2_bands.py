"""T4.2 Streams, roads and coasts."""

from itertools import pairwise

import pytest

from tests.games.triumph.laying import box_of, laying, piece, refused
from tests.rule import rule
from warhost.games.triumph.geometry import MU, overlaps
from warhost.games.triumph.ground import shapes_of
from warhost.games.triumph.setup.layout import coast_strip


@rule("T4.2-9", "T4.2-12")
@pytest.mark.parametrize("kind", ["stream", "road"])
def test_a_band_1_mu_wide_goes_through_the_middle_of_its_cell(kind: str) -> None:
    band = piece(kind, "1 from 0,12 to 48,12")
    assert band.line == ((0, 12 * MU), (12 * MU, 12 * MU), (48 * MU, 12 * MU))
    shapes = shapes_of(band)
    assert [(s.bottom, s.top) for s in shapes] == [(11500, 12500)] * 2
    assert [(one[0], other[0]) for one, other in pairwise(band.line)] == [
        (s.left, s.right) for s in shapes
    ]


@rule("T4.2-9", "T4.2-12")
@pytest.mark.parametrize(("kind", "clause"), [("stream", "T4.2-9"), ("road", "T4.2-12")])
@pytest.mark.parametrize(
    ("course", "is_allowed"),
    [
        ("from 12,0 to 12,32", True),
        ("from 0,0 to 48,0", True),
        ("from 2,0 to 40,0", False),
        ("from 0,10 to 0,30", False),
        ("from 3,10 to 48,10", False),
        ("from -1,10 to 48,10", False),
        ("from 0,10 to 49,10", False),
    ],
)
def test_a_band_runs_between_two_edges_of_the_table(
    kind: str, clause: str, course: str, is_allowed: bool
) -> None:
    assert refused(kind, f"1 {course}") == ([] if is_allowed else [clause])


@rule("T4.2-10")
@pytest.mark.parametrize(
    ("dice", "course", "broken"),
    [
        ((1, 1), "from 0,4 to 4,0", ["T4.2-10"]),
        ((1, 1), "from 0,4 to 15.2,0", ["T4.2-10"]),
        ((1, 1), "from 0,4 to 15.4,0", []),
        ((1, 3), "from 0,12 to 4,0", []),
    ],
)
def test_a_stream_is_at_least_16_mu_long_and_a_road_may_be_shorter(
    dice: tuple[int, int], course: str, broken: list[str]
) -> None:
    assert refused("stream", f"1 {course}", dice) == broken
    assert refused("road", f"1 {course}", dice) == []


@rule("T4.2-10")
@pytest.mark.parametrize("kind", ["stream", "road"])
@pytest.mark.parametrize(
    ("course", "broken"),
    [
        ("from 0,23.9 to 12,32", []),
        ("from 0,24 to 12,32", []),
        ("from 0,24.1 to 12,32", ["T4.2-10"]),
        ("from 0.5,32 to 0,31", ["T4.2-10"]),
    ],
)
def test_the_two_segments_meet_at_45_degrees_or_more(
    kind: str, course: str, broken: list[str]
) -> None:
    assert refused(kind, f"1 {course}") == broken


@rule("T4.2-11")
@pytest.mark.parametrize(
    ("first", "strip"),
    [(1, (0, 0, 4, 32)), (3, (0, 0, 4, 32)), (4, (44, 0, 48, 32)), (6, (44, 0, 48, 32))],
)
def test_a_coast_is_a_strip_along_the_short_edge_on_its_side(
    first: int, strip: tuple[int, ...]
) -> None:
    assert box_of(piece("coast marsh", "2 4x4", 1, (first, 1))) == strip


@rule("T4.2-14")
@pytest.mark.parametrize(
    ("first", "number", "size", "box"),
    [
        (3, 4, "8x4", (4, 18, 12, 22)),
        (3, 4, "4x8", (4, 16, 8, 24)),
        (3, 2, "8x4", (40, 26, 48, 30)),
        (4, 5, "8x4", (36, 2, 44, 6)),
        (4, 5, "4x4", (40, 2, 44, 6)),
    ],
)
def test_a_piece_in_a_coast_strip_gives_way_by_the_least_distance(
    first: int, number: int, size: str, box: tuple[int, ...]
) -> None:
    shapes = [f"{n} {size if n == number else '4x4'}" for n in (2, 3, 4, 5)]
    kinds = "coast marsh marsh woods woods"
    assert box_of(piece(kinds, "; ".join(shapes), number, (first, 1))) == box


@rule("T4.2-14")
@pytest.mark.parametrize(
    ("course", "broken"),
    [
        ("from 12,0 to 12,32", []),
        ("from 0,12 to 43,0", []),
        ("from 0,12 to 44,0", ["T4.2-14"]),
        ("from 0,12 to 48,12", ["T4.2-14"]),
    ],
)
def test_a_road_keeps_out_of_the_coast(course: str, broken: list[str]) -> None:
    kinds = "road coast"
    battle = laying(kinds, 2, 3)
    coast = coast_strip(battle.world.table)
    assert coast is not None
    assert battle.refused("blue", f"layout 1 {course}") == broken
    if not broken:
        assert not any(overlaps(coast, s) for s in shapes_of(piece(kinds, f"1 {course}")))
