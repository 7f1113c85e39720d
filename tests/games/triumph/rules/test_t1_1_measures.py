"""T1.1 Measures and board."""

from pathlib import Path

import pytest

import warhost.games.triumph
from tests.games.triumph.positions.position import position, shape
from tests.rule import rule
from warhost.games.triumph.board import DEPTH, WIDTH, home_band
from warhost.games.triumph.geometry import (
    MU,
    STAND_WIDTH,
    Pose,
    Shape,
    ahead,
    at_right_angles,
    box,
    edge_of,
    footprint,
    front_left,
    front_right,
    gap,
    holds,
    length,
    normal,
    on_board,
    opposite,
    overlaps,
    rounded,
    same_facing,
    touches,
    turned,
)
from warhost.kernel.asks import Seat


def north(x: int, y: int) -> Shape:
    return footprint(Pose(x, y, 0), 1000)


@rule("T1.1-1", "T1.1-2")
@pytest.mark.parametrize("kind", ["SPR", "ARC", "KNT", "ELE"])
def test_every_front_edge_is_two_mu_long(kind: str) -> None:
    table = position(f"red/1 {kind} at 10,10")
    assert length(*edge_of(shape(table, "red/1"), "front")) == STAND_WIDTH == 2 * MU


@rule("T1.1-3")
def test_no_rule_or_table_names_an_absolute_length() -> None:
    folder = Path(warhost.games.triumph.__file__).parent
    files = [*folder.rglob("*.py"), *folder.rglob("*.toml")]
    for absolute in ("millimet", "centimet", " mm", " cm", "inch"):
        assert not [file.name for file in files if absolute in file.read_text(encoding="utf-8")]


@rule("T1.1-4", "T1.1-5")
def test_the_board_is_24_by_16_bases_and_so_960_by_640_mm_with_bases_of_40_mm() -> None:
    assert (WIDTH, DEPTH) == (24 * STAND_WIDTH, 16 * STAND_WIDTH) == (48 * MU, 32 * MU)
    assert (WIDTH * 40 // STAND_WIDTH, DEPTH * 40 // STAND_WIDTH) == (960, 640)


@rule("T1.1-6")
def test_the_base_edges_are_the_long_edges_in_the_south_and_in_the_north() -> None:
    table = position("red base south \n blue base north")
    assert home_band(table, Seat("red"), MU) == box(0, 0, 48 * MU, MU)
    assert home_band(table, Seat("blue"), MU) == box(0, 31 * MU, 48 * MU, 32 * MU)


@rule("T1.1-7")
@pytest.mark.parametrize(
    ("facing", "ends_at"),
    [(0, (0, 1000)), (9000, (1000, 0)), (18000, (0, -1000)), (27000, (-1000, 0))],
)
def test_facings_grow_clockwise_from_growing_y(facing: int, ends_at: tuple[int, int]) -> None:
    assert ahead(Pose(0, 0, facing), MU).point == ends_at


@rule("T1.1-7")
def test_facings_stay_between_0_and_360_degrees() -> None:
    assert turned(Pose(0, 0, 35900), 200).facing == 100
    assert (normal(36000), normal(-1)) == (0, 35999)


@rule("T1.1-8")
def test_places_are_rounded_to_a_thousandth_and_halves_go_outward() -> None:
    assert ahead(Pose(0, 0, 4500), 1000) == Pose(707, 707, 4500)
    assert [rounded(half, 2) for half in (1, -1, 3, -3)] == [1, -1, 2, -2]


@rule("T1.1-9")
def test_bases_overlap_only_when_they_penetrate_by_more_than_the_tolerance() -> None:
    assert not overlaps(north(0, 0), north(0, 980))
    assert touches(north(0, 0), north(0, 980))
    assert overlaps(north(0, 0), north(0, 979))


@rule("T1.1-9")
def test_bases_touch_up_to_the_tolerance() -> None:
    assert touches(north(0, 0), north(0, 1020))
    assert not touches(north(0, 0), north(0, 1021))
    assert not touches(north(0, 0), north(0, 500))


@rule("T1.1-10")
def test_facings_are_equal_opposite_or_square_up_to_a_tenth_of_a_degree() -> None:
    assert same_facing(35995, 5)
    assert not same_facing(35995, 6)
    assert opposite(0, 18010)
    assert not opposite(0, 18011)
    assert at_right_angles(9000, 10)
    assert not at_right_angles(9000, 35989)


@rule("T1.1-11")
def test_the_distance_is_between_the_nearest_points() -> None:
    assert gap(north(0, 0), north(5000, 5000)) == 5000
    assert gap(north(0, 0), north(0, 500)) == gap(north(0, 0), north(0, 1000)) == 0


@rule("T1.1-12")
def test_a_stand_may_lie_on_the_board_edge_but_not_over_it() -> None:
    assert on_board(north(1000, 32000), WIDTH, DEPTH)
    assert on_board(north(47000, 1000), WIDTH, DEPTH)
    assert not on_board(north(979, 16000), WIDTH, DEPTH)
    assert not on_board(north(24000, 32021), WIDTH, DEPTH)


@rule("T1.1-15")
def test_the_border_of_a_polygon_is_outside() -> None:
    assert holds(box(0, 0, 4000, 4000), (1, 1))
    assert not holds(box(0, 0, 4000, 4000), (0, 2000))


@rule("T1.1-16", "T1.2-1")
def test_a_stand_is_a_rectangle_behind_its_front_edge() -> None:
    table = position("red/1 KNT at 10,10 facing 90")
    corners = shape(table, "red/1").corners
    assert corners == ((10000, 11000), (10000, 9000), (8500, 9000), (8500, 11000))
    pose = Pose(10000, 10000, 9000)
    assert (front_left(pose), front_right(pose)) == corners[:2]
