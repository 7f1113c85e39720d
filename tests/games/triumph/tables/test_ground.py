"""T4 The tables of terrain, homelands and layouts."""

import pytest

from tests.games.triumph.base import rules
from tests.rule import rule


def kinds(**wanted: object) -> set[str]:
    return {
        kind.name
        for kind in rules().terrain.values()
        if kind.at_most > 0
        and all(getattr(kind, field) == value for field, value in wanted.items())
    }


@rule("T4.3-1", "T4.3-2", "T4.3-3")
def test_kinds_of_terrain_are_difficult_open_or_impassable():
    assert kinds(going="difficult") == {
        "Woods", "Wooded Hills", "Steep Hills", "Marsh", "Rough", "Dunes", "Oasis", "Village",
        "Stream",
    }  # fmt: skip
    assert kinds(going="open") == {"Gentle Hills", "Ploughed Fields", "Road"}
    assert kinds(going="impassable") == {"Coast"}


@rule("T4.3-10")
def test_three_kinds_are_hills():
    assert kinds(hill=True) == {"Gentle Hills", "Steep Hills", "Wooded Hills"}


@rule("T10.2-9")
def test_low_ground_hides_nothing():
    tall = {"Woods", "Wooded Hills", "Village", "Oasis", "Dunes"}
    assert kinds(blocks_sight=True) == kinds(blocks_command=True) == tall
    assert not rules().terrain["defences"].blocks_sight


@rule("T4.1-20")
def test_stream_and_coast_exclude_each_other():
    terrain = rules().terrain
    assert terrain["stream"].excludes == ("coast",)
    assert terrain["coast"].excludes == ("stream",)


@rule("T4.1-21")
def test_a_table_holds_three_pieces_of_a_kind_or_one():
    assert kinds(at_most=1) == {"Stream", "Coast", "Village", "Oasis", "Road"}
    assert kinds(at_most=3) == kinds() - kinds(at_most=1)


HOMES = [
    (
        "T4.1-13",
        "Arable: Village; Stream, Steep Hills, Gentle Hills (1), Woods, Wooded Hills, Coast, "
        "Rough, Ploughed Fields",
    ),
    ("T4.1-14", "Forest: Woods; Stream, Marsh, Wooded Hills"),
    ("T4.1-15", "Hilly: Steep Hills; Stream, Woods, Wooded Hills"),
    ("T4.1-16", "Steppe: Gentle Hills; Stream, Rough, Woods (1)"),
    ("T4.1-17", "Dry: Rough; Dunes, Steep Hills, Oasis"),
    ("T4.1-18", "Marsh: Marsh; Woods, Stream, Coast"),
    ("T4.1-19", "Delta: Marsh; Stream, Coast, Ploughed Fields, Woods (1)"),
]


@pytest.mark.parametrize(
    ("clause", "printed"), [pytest.param(*home, marks=rule(home[0])) for home in HOMES]
)
def test_homelands_are_made_of_their_kinds_of_terrain(clause, printed):
    (home,) = (row for row in rules().topographies.values() if row.clause == clause)
    names = {kind: rules().terrain[kind].name for kind in (home.compulsory, *home.optional)}
    limits = {names[kind]: f" ({number})" for kind, number in home.at_most.items()}
    optional = [names[kind] for kind in home.optional if kind != "road"]
    listed = ", ".join(name + limits.get(name, "") for name in optional)
    assert f"{home.name}: {names[home.compulsory]}; {listed}" == printed


@rule("T4.1-23")
def test_every_homeland_may_have_a_road():
    assert all("road" in home.optional for home in rules().topographies.values())


@rule("T4.1-10")
@pytest.mark.parametrize(
    ("pieces", "scores"),
    [(3, range(2, 5)), (4, range(5, 8)), (5, range(8, 11)), (6, range(11, 13))],
)
def test_the_terrain_score_brings_three_to_six_pieces(pieces, scores):
    (row,) = (row for row in rules().abundance if row.pieces == pieces)
    assert range(row.lowest, row.highest + 1) == scores


@rule("T4.2-4")
@pytest.mark.parametrize(
    ("die", "rows"),
    [
        ("1", (1, 4, 2, 3, 1, 4)),
        ("2", (4, 1, 3, 2, 4, 1)),
        ("3", (2, 3, 4, 1, 2, 3)),
        ("4", (3, 2, 1, 4, 3, 2)),
        ("5", (2, 4, 3, 1, 4, 2)),
        ("6", (3, 1, 2, 4, 1, 3)),
    ],
)
def test_the_second_layout_die_gives_the_rows(die, rows):
    assert rules().layout[die].rows == rows


@rule("T4.2-3")
def test_columns_lie_beyond_the_one_of_the_first_layout_die():
    assert {layout.columns_beyond for layout in rules().layout.values()} == {(0, 3, 1, 4, 2, 5)}
