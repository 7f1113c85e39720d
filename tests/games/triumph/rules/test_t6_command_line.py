"""T6 The command line: when only 8 MU of command distance hold. The general stands at 10,10."""

import pytest

from tests.games.triumph.positions.position import position, shape
from tests.rule import rule
from warhost.games.triumph.geometry import nearest_points
from warhost.games.triumph.ground import command_line_blocked

NORTH = "red/2 SPR at 10,20"


def is_blocked(piece: str, mover: str = "red/2 SPR at 20,10") -> bool:
    table = position(f"{piece} \n red/1 SPR at 10,10 general \n {mover}")
    return command_line_blocked(table, shape(table, "red/1"), shape(table, "red/2"))


@rule("T6-7")
@pytest.mark.parametrize("kind", ["woods", "wooded_hill", "village", "oasis", "dunes"])
def test_tall_terrain_on_the_line_halves_the_distance(kind: str) -> None:
    assert is_blocked(f"piece {kind} box 14,8 16,12")


@rule("T6-7")
@pytest.mark.parametrize("kind", ["marsh", "rough", "stream", "ploughed_field", "coast", "road"])
def test_flat_terrain_on_the_line_does_not(kind: str) -> None:
    assert not is_blocked(f"piece {kind} box 14,8 16,12")


@rule("T6-7", "T6-8")
@pytest.mark.parametrize("kind", ["gentle_hill", "steep_hill"])
def test_hills_limit_the_line_only_at_their_crest(kind: str) -> None:
    assert is_blocked(f"piece {kind} ellipse 10,15 6x4", NORTH)
    assert not is_blocked(f"piece {kind} ellipse 12,15 6x4", NORTH)


@rule("T6-8")
def test_wooded_hills_limit_the_line_with_their_woods_too() -> None:
    assert is_blocked("piece wooded_hill ellipse 12,15 6x4", NORTH)


@rule("T6-9")
def test_touching_a_single_point_of_a_piece_is_enough() -> None:
    assert is_blocked("piece woods box 6,12 10,14", NORTH)
    assert not is_blocked("piece woods box 6,12 9.9,14", NORTH)


@rule("T6-20")
def test_of_facing_stretches_the_line_joins_the_midpoints() -> None:
    table = position("red/1 SPR at 10,10 \n red/2 SPR at 11,20")
    points = nearest_points(shape(table, "red/1"), shape(table, "red/2"))
    assert points == ((10500, 10000), (10500, 19250))


@rule("T6-20")
def test_terrain_beside_the_line_does_not_count() -> None:
    assert not is_blocked("piece woods box 10.6,12 14,14", "red/2 SPR at 11,20")
    assert is_blocked("piece woods box 10.4,12 14,14", "red/2 SPR at 11,20")
