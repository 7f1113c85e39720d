"""T4.2 Terrain layout: numbers, cells, the shapes of area pieces, and the base edge after it."""

import pytest

from tests.games.triumph.laying import box_of, laying, piece, refused
from tests.rule import rule
from warhost.games.triumph.geometry import MU, shape_of
from warhost.games.triumph.setup.layout import cell_of, cell_shape

TURNS = ("", " turn 45", " turn 90", " turn 135")


@rule("T4.2-1")
@pytest.mark.parametrize("order", ["1 4x4", "1 4x4; 3 4x4", "1 4x4; 2 4x4; 2 4x4", "1 4x4; 1 4x4"])
def test_every_piece_is_shaped_once(order: str) -> None:
    assert refused("marsh woods", "1 4x4; 2 4x4") == []
    assert refused("marsh woods", order) == ["T4.2-1"]


@rule("T4.2-2")
@pytest.mark.parametrize(
    ("first", "second", "cell"),
    [(1, 1, (0, 0, 8, 8)), (6, 2, (40, 24, 48, 32)), (3, 3, (16, 8, 24, 16))],
)
def test_cells_are_squares_of_8_mu_in_six_columns_and_four_rows(
    first: int, second: int, cell: tuple[int, ...]
) -> None:
    shape = cell_shape(laying("marsh", first, second).world.table, 1)
    assert (shape.left, shape.bottom, shape.right, shape.top) == tuple(x * MU for x in cell)


@rule("T4.2-3", "T4.2-4", "T4.2-5")
def test_example_first_die_2_and_second_die_3() -> None:
    table = laying("marsh marsh marsh woods", 2, 3).world.table
    assert [cell_of(table, number) for number in (1, 2, 3, 4)] == [(2, 2), (5, 3), (3, 4), (6, 1)]


@rule("T4.2-6")
def test_an_area_piece_is_an_ellipse_of_24_corners_in_the_middle_of_its_cell() -> None:
    marsh = piece("marsh", "1 6x4")
    assert len(marsh.polygons) == 1
    assert len(marsh.polygons[0]) == 24
    assert box_of(marsh) == (9, 10, 15, 14)


@rule("T4.2-6")
@pytest.mark.parametrize(
    ("size", "broken"),
    [("4x8", []), ("8x4", []), ("3.99x4", ["T4.2-6"]), ("4x8.01", ["T4.2-6"]), ("9x6", ["T4.2-6"])],
)
def test_both_diameters_lie_between_4_and_8_mu(size: str, broken: list[str]) -> None:
    assert refused("marsh", f"1 {size}") == broken


@rule("T4.2-6")
def test_each_piece_has_the_form_of_its_kind() -> None:
    assert refused("stream", "1 4x4") == ["T4.2-6"]
    assert refused("marsh", "1 from 0,10 to 48,10") == ["T4.2-6"]


@rule("T4.2-7")
@pytest.mark.parametrize("turn", TURNS)
def test_an_ellipse_is_turned_in_eighths_and_stays_in_its_cell(turn: str) -> None:
    battle = laying("marsh")
    cell = cell_shape(battle.world.table, 1)
    shape = shape_of(piece("marsh", f"1 8x5{turn}").polygons[0])
    assert cell.left <= shape.left < shape.right <= cell.right
    assert cell.bottom <= shape.bottom < shape.top <= cell.top


@rule("T4.2-7")
def test_a_turned_ellipse_lies_the_other_way() -> None:
    assert box_of(piece("marsh", "1 8x4")) == (8, 10, 16, 14)
    assert box_of(piece("marsh", "1 8x4 turn 90")) == (10, 8, 14, 16)
    assert refused("marsh", "1 8x4 turn 30") == ["T4.2-7"]
    assert refused("marsh", "1 8x4 turn 180") == ["T4.2-7"]


@rule("T4.2-8")
@pytest.mark.parametrize(
    ("shape", "crest"),
    [
        ("8x4", ((10, 12), (14, 12))),
        ("4x6", ((12, 10.5), (12, 13.5))),
        ("6x6", ((10.5, 12), (13.5, 12))),
        ("6x6 turn 90", ((12, 10.5), (12, 13.5))),
        ("8x4 turn 90", ((12, 10), (12, 14))),
    ],
)
def test_a_crest_is_half_as_long_as_the_longer_diameter_and_lies_along_it(
    shape: str, crest: tuple[tuple[float, float], ...]
) -> None:
    found = piece("steep_hill", f"1 {shape}").crest
    assert found is not None
    assert sorted((x / MU, y / MU) for x, y in found) == sorted(crest)


@rule("T4.2-8")
def test_only_hills_have_a_crest() -> None:
    assert piece("marsh", "1 6x6").crest is None
    assert piece("gentle_hill", "1 6x6").crest is not None


@rule("T4.2-15")
@pytest.mark.parametrize(("edge", "other"), [("south", "north"), ("north", "south")])
def test_the_disadvantaged_player_chooses_a_long_edge_after_the_layout(
    edge: str, other: str
) -> None:
    battle = laying("marsh").order("blue", "layout 1 4x4")
    assert battle.asked() == [("red", "base edge")]
    assert battle.refused("red", "edge west") == ["T5-9"]
    battle.order("red", f"edge {edge}")
    armies = battle.world.table.armies.values()
    assert [army.base_edge for army in armies] == [edge, other]
