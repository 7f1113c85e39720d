"""T7.3-1 and T7.4-2: which stands are a group, which a column."""

import math

import pytest

from tests.games.triumph.positions.position import position, stand
from tests.rule import rule
from warhost.games.triumph.groups import column_order, group_of, is_group

LINE = """
    red/1 SPR at 10,10
    red/2 SPR at 12,10
    red/3 SPR at 12,9.25
    red/4 SPR at 16,10
"""


@rule("T7.3-1")
def test_a_group_hangs_together_side_by_side_and_behind() -> None:
    table = position(LINE)
    assert group_of(table, stand(table, "red/1")) == ("red/1", "red/2", "red/3")
    assert group_of(table, stand(table, "red/4")) == ("red/4",)


@rule("T7.3-1")
def test_an_enemy_or_another_facing_joins_no_group() -> None:
    table = position("red/1 SPR at 10,10 \n blue/1 SPR at 12,10 \n red/2 SPR at 8,10 facing 0.2")
    assert group_of(table, stand(table, "red/1")) == ("red/1",)


@rule("T7.3-1", "T7.3-2")
@pytest.mark.parametrize(
    ("numbers", "together"),
    [((1, 2, 3), True), ((2, 3), True), ((1, 3), False), ((1, 2, 4), False), ((1,), False)],
)
def test_a_group_is_two_or_more_connected_stands(numbers: tuple[int, ...], together: bool) -> None:
    table = position(LINE)
    assert is_group(table, [stand(table, f"red/{number}") for number in numbers]) == together


def column(places: str) -> tuple[str, ...] | None:
    table = position(places)
    return column_order(table, list(table.stands.values()))


def bent(turn: float) -> tuple[str, ...] | None:
    """A column of two, the second turned and joined at its outer front corner."""
    side = -1 if turn < 180 else 1
    x = 10 + side * (1 - math.cos(math.radians(turn)))
    y = 9 + side * math.sin(math.radians(turn))
    return column(f"red/1 ARC at 10,10 \n red/2 ARC at {x:.3f},{y:.3f} facing {turn}")


@rule("T7.4-2")
def test_a_straight_column_runs_from_front_to_rear() -> None:
    assert column("red/1 ARC at 10,8 \n red/2 ARC at 10,10 \n red/3 ARC at 10,9") == (
        "red/2",
        "red/3",
        "red/1",
    )


@rule("T7.4-2")
@pytest.mark.parametrize(
    ("turn", "order"),
    [
        (30, ("red/1", "red/2")),
        (45.1, ("red/1", "red/2")),
        (45.2, None),
        (314.9, ("red/1", "red/2")),
        (314.8, None),
    ],
)
def test_a_column_bends_by_at_most_45_degrees(turn: float, order: tuple[str, ...] | None) -> None:
    assert bent(turn) == order


@rule("T7.4-2")
def test_a_line_or_a_gap_is_no_column() -> None:
    assert column("red/1 ARC at 10,10 \n red/2 ARC at 12,10") is None
    assert column("red/1 ARC at 10,10 \n red/2 ARC at 10,8.97") is None
    assert column("red/1 ARC at 10,10 \n blue/1 ARC at 10,9") is None
    assert column("red/1 ARC at 10,10") is None
