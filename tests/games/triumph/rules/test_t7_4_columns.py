"""T7.4-1 to T7.4-8, T7.4-12 Columns follow their first stand."""

import math

import pytest

from tests.games.triumph.base import Battle, pose
from tests.games.triumph.movement.moving import moved, moving, plan
from tests.rule import rule
from warhost.games.triumph.geometry import Pose, difference, length, rear_midpoint

FILE = """
    red/1 LFT at 20,10
    red/2 LFT at 20,9
    red/3 LFT at 20,8
"""
COLUMN = "column red/1 red/2 red/3"


def ends(battle: Battle, order: str) -> list[Pose]:
    found = plan(battle, order)
    assert not found.refusals, found.refusals
    return [way.end for way in found.ways]


@rule("T7.4-1")
def test_a_file_moves_as_a_column_for_one_point() -> None:
    event = moved(moving(f"{FILE}\nred/9 LFT at 30,10 general"), f"{COLUMN} ahead 3")
    assert (event.points, event.form) == (1, "column")
    assert [way.end for way in event.ways] == [pose(20, 13), pose(20, 12), pose(20, 11)]


@rule("T7.4-1", "T7.4-2")
def test_a_line_is_no_column() -> None:
    battle = moving("red/1 LFT at 20,10\nred/2 LFT at 22,10\nred/3 LFT at 20,9")
    assert battle.refused("red", "column red/1 red/2 ahead 1") == ["T7.4-2"]
    assert battle.refused("red", "column red/1 red/2 red/3 ahead 1") == ["T7.4-2"]
    assert battle.refused("red", "column red/1 red/3 ahead 1") == []


@rule("T7.4-3")
@pytest.mark.parametrize(
    ("legs", "clauses"),
    [
        ("ahead 2, wheel left 20, ahead 1", []),
        ("wheel right 90", []),
        ("back 1", ["T7.4-3"]),
        ("slide left 1", ["T7.4-3"]),
        ("to 20,11 facing 0", ["T7.4-3"]),
    ],
)
def test_the_first_stand_advances_or_wheels(legs: str, clauses: list[str]) -> None:
    assert moving(FILE).refused("red", f"{COLUMN} {legs}") == clauses


@rule("T7.4-3")
@pytest.mark.parametrize("names", ["red/1 red/2 red/3", "red/3 red/1 red/2"])
def test_only_the_front_corners_of_the_first_stand_are_measured(names: str) -> None:
    turn = 4 * math.sin(math.radians(20)) * 1000
    found = plan(moving(FILE), f"column {names} ahead 1, wheel left 40, ahead 1")
    assert found.distance == pytest.approx(2000 + turn, abs=2)
    assert found.ways[0].stand == "red/1"


@rule("T7.4-3")
@pytest.mark.parametrize(
    ("hand", "corner"), [("left", (19_000, 10_000)), ("right", (21_000, 10_000))]
)
def test_the_first_stand_wheels_about_one_of_its_front_corners(
    hand: str, corner: tuple[int, int]
) -> None:
    first = ends(moving(FILE), f"{COLUMN} wheel {hand} 30")[0]
    assert length(first.point, corner) == pytest.approx(1000, abs=1)


@rule("T7.4-4")
@pytest.mark.parametrize(("far", "clauses"), [("3.02", []), ("3.03", ["T7.4-4"])])
def test_a_column_is_as_slow_as_its_slowest(far: str, clauses: list[str]) -> None:
    mixed = FILE.replace("red/3 LFT", "red/3 ARC")
    assert moving(mixed).refused("red", f"{COLUMN} ahead {far}") == clauses


@rule("T7.4-5")
@pytest.mark.parametrize(
    ("legs", "steps"),
    [
        ("ahead 1", 4),
        ("ahead 1.01", 5),
        ("ahead 0.1", 1),
        ("wheel left 30", 6),
        ("wheel left 31", 7),
        ("ahead 1, wheel left 5", 5),
    ],
)
def test_the_legs_are_cut_into_small_equal_steps(legs: str, steps: int) -> None:
    way = plan(moving(FILE), f"{COLUMN} {legs}").ways[0]
    assert len(way.poses) == steps + 1


@rule("T7.4-5")
def test_a_step_of_a_leg_is_as_long_as_the_others() -> None:
    first = plan(moving(FILE), f"{COLUMN} ahead 1.1").ways[0]
    assert [p.y for p in first.poses] == [10_000, 10_220, 10_440, 10_660, 10_880, 11_100]


@rule("T7.4-6")
def test_a_follower_turns_towards_the_rear_of_the_stand_ahead() -> None:
    way = plan(moving(FILE), f"{COLUMN} wheel left 5").ways[1]
    ahead = plan(moving(FILE), f"{COLUMN} wheel left 5").ways[0].end
    x, y = rear_midpoint(ahead, 1000)
    turn = math.degrees(math.atan2(x - 20_000, y - 8_000))
    assert difference(way.end.facing, round(turn * 100) % 36_000) == 0


@rule("T7.4-6")
@pytest.mark.parametrize("angle", [0.4, 0.49])
def test_a_bend_under_half_a_degree_is_straightened(angle: float) -> None:
    bent = f"red/1 LFT at 20,10\nred/2 LFT at 20,9 facing {angle}"
    first, second = ends(moving(bent), "column red/1 red/2 ahead 0.05")
    assert (first.facing, second.facing) == (0, 0)


@rule("T7.4-7")
@pytest.mark.parametrize(("hand", "corner"), [("left", -1), ("right", 1)])
def test_a_follower_joins_the_corner_on_the_side_of_the_bend(hand: str, corner: int) -> None:
    first, second, third = ends(moving(FILE), f"{COLUMN} wheel {hand} 30, ahead 1")
    for ahead, behind in ((first, second), (second, third)):
        assert corner * difference(behind.facing, ahead.facing) > 0
        assert length(corner_of(ahead, corner, 1000), corner_of(behind, corner, 0)) <= 2


def corner_of(at: Pose, side: int, behind: int) -> tuple[int, int]:
    """The left (-1) or right (1) corner, in front or that far behind it."""
    angle = math.radians(at.facing / 100)
    return (
        round(at.x + 1000 * side * math.cos(angle) - behind * math.sin(angle)),
        round(at.y - 1000 * side * math.sin(angle) - behind * math.cos(angle)),
    )


@rule("T7.4-7")
def test_a_straight_column_joins_both_corners() -> None:
    assert ends(moving(FILE), f"{COLUMN} ahead 2") == [pose(20, 12), pose(20, 11), pose(20, 10)]


@rule("T7.4-7")
def test_a_column_straightens_out_again_in_the_end() -> None:
    battle = moving(
        FILE.replace("LFT", "JCV").replace("20,9", "20,8.5").replace("20,8\n", "20,7\n")
    )
    first, second, third = ends(battle, f"{COLUMN} wheel right 20, ahead 7")
    bends = [difference(b.facing, a.facing) for a, b in ((first, second), (second, third))]
    assert first.facing == 2000
    assert all(0 <= bend < 1000 for bend in bends)


@rule("T7.4-8")
@pytest.mark.parametrize(("angle", "clauses"), [(60, []), (90, ["T7.4-8"])])
def test_no_joint_bends_by_more_than_45_degrees(angle: int, clauses: list[str]) -> None:
    battle = moving("red/1 BTX at 20,10\nred/2 BTX at 20,8")
    assert battle.refused("red", f"column red/1 red/2 wheel left {angle}") == clauses


@rule("T7.4-8")
@pytest.mark.parametrize(("x", "clauses"), [(22.7, []), (22.5, ["T7.6-3"])])
def test_no_follower_overlaps_a_friend(x: float, clauses: list[str]) -> None:
    battle = moving(f"{FILE}\nred/4 HFT at {x},8.5")
    found = battle.refused("red", f"{COLUMN} wheel left 35")
    assert list(dict.fromkeys(found)) == clauses


BENT = "red/1 LFT at 19.866,10.5 facing 330\nred/2 LFT at 20.5,9.129 facing 0.29"


@rule("T7.4-12")
def test_a_bent_column_moves_as_a_column_only() -> None:
    battle = moving(BENT)
    assert battle.refused("red", "move red/1 red/2 ahead 1") == ["T7.3-1"]
    assert battle.refused("red", "form column red/1 red/2 ahead 1") == ["T7.3-1"]
    assert battle.refused("red", "column red/1 red/2 ahead 1") == []
