"""T7.3 How groups move: on, round an outer corner, and sideways only to line up."""

import pytest

from tests.games.triumph.base import pose
from tests.games.triumph.movement.moving import moved, moving, plan, pose_of
from tests.rule import rule
from warhost.games.triumph.events.movement import StandsMoved

THREE = "move red/1 red/2 red/3"
LINE = """
    red/1 HFT at 20,10
    red/2 HFT at 22,10
    red/3 HFT at 24,10
"""
KNIGHTS = "red/1 KNT at 20,10\nred/2 KNT at 22,10"
PAIR = "move red/1 red/2"


@rule("T7.3-2")
def test_part_of_a_group_moves_and_the_others_stay() -> None:
    battle = moving(LINE).order("red", "move red/1 red/2 ahead 2")
    assert [pose_of(battle, f"red/{n}") for n in (1, 2, 3)] == [
        pose(20, 12),
        pose(22, 12),
        pose(24, 10),
    ]
    assert moving(LINE).refused("red", "move red/1 red/3 ahead 2") == ["T7.3-1"]


@rule("T7.3-3")
def test_the_stands_keep_their_places() -> None:
    block = f"{LINE}\nred/4 HFT at 22,9.25"
    battle = moving(block).order("red", f"{THREE} red/4 wheel right 20, ahead 0.5")
    first, second, third, behind = (pose_of(battle, f"red/{n}") for n in (1, 2, 3, 4))
    assert {p.facing for p in (first, second, third, behind)} == {2000}
    assert second.x - first.x == pytest.approx(third.x - second.x, abs=2)
    assert first.y - second.y == pytest.approx(684, abs=2)
    assert (second.x - behind.x, second.y - behind.y) == pytest.approx((257, 705), abs=2)
    assert battle.happened(StandsMoved)[-1].points == 2


@rule("T7.3-3")
@pytest.mark.parametrize(
    ("ahead", "clauses"), [(3, []), (3.02, []), (3.03, ["T7.3-3"]), (5, ["T7.3-3"])]
)
def test_a_group_is_as_slow_as_its_slowest(ahead: float, clauses: list[str]) -> None:
    battle = moving("red/1 LFT at 20,10\nred/2 HFT at 22,10")
    assert battle.refused("red", f"{PAIR} ahead {ahead}") == clauses


@rule("T7.3-4", "T7.3-5")
@pytest.mark.parametrize(
    ("legs", "clause"),
    [
        ("back 1", "T7.3-4"),
        ("slide left 1", "T7.3-12"),
        ("ahead 1, back 0.5", "T7.3-4"),
        ("to 20,11 facing 0", "T7.3-5"),
        ("to 19,11 facing 0", "T7.3-5"),
        ("wheel right 91", "T7.3-7"),
    ],
)
def test_a_group_does_not_go_back_or_aside_or_at_a_slant(legs: str, clause: str) -> None:
    assert moving(LINE).refused("red", f"{THREE} {legs}") == [clause]
    assert moving("red/1 HFT at 20,10").refused("red", f"move red/1 {legs}") == []


@rule("T7.3-5")
def test_legs_come_in_any_order_and_number() -> None:
    mixed = f"{PAIR} ahead 1, wheel left 15, ahead 0.5, wheel right 15, ahead 1"
    assert moving(KNIGHTS).refused("red", mixed) == []


@rule("T7.3-6")
def test_an_advance_follows_the_facing_and_costs_its_length() -> None:
    battle = moving("red/1 HFT at 20,10 facing 90\nred/2 HFT at 20,8 facing 90")
    assert moved(battle, f"{PAIR} ahead 2.5").distance == 2500
    assert pose_of(battle, "red/1") == pose(22.5, 10, 90)
    assert pose_of(battle, "red/2") == pose(22.5, 8, 90)


@rule("T7.3-7")
@pytest.mark.parametrize(
    ("hand", "corner", "first"),
    [("left", (19, 10), (19, 11, 270)), ("right", (25, 10), (25, 15, 90))],
)
def test_a_wheel_turns_about_the_outer_front_corner(
    hand: str, corner: tuple[int, int], first: tuple[float, float, float]
) -> None:
    line = LINE.replace("HFT", "HBW")
    found = plan(moving(line), f"{THREE} wheel {hand} 90")
    assert found.ways[0].end == pose(*first)
    assert {(abs(way.end.x - corner[0] * 1000), way.end.facing % 18000) for way in found.ways} == {
        (0, 9000)
    }


@rule("T7.3-7")
@pytest.mark.parametrize(("hand", "end"), [("left", (19, 11, 270)), ("right", (23, 13, 90))])
def test_in_a_block_the_most_forward_outer_corner_is_the_pivot(
    hand: str, end: tuple[float, float, float]
) -> None:
    block = "red/3 LFT at 20,9\nred/1 LFT at 20,10\nred/4 LFT at 22,9\nred/2 LFT at 22,10"
    found = plan(moving(block), f"move red/3 red/1 red/4 red/2 wheel {hand} 90")
    assert next(way.end for way in found.ways if way.stand == "red/1") == pose(*end)


@rule("T7.3-7")
@pytest.mark.parametrize(
    ("angle", "clauses"), [("90", []), ("90.1", []), ("90.11", ["T7.3-7"]), ("180", ["T7.3-7"])]
)
def test_a_wheel_of_a_group_is_at_most_90_degrees(angle: str, clauses: list[str]) -> None:
    battle = moving("red/1 JCV at 20,10\nred/2 JCV at 22,10")
    assert battle.refused("red", f"{PAIR} wheel left {angle}") == clauses


@rule("T7.3-8")
@pytest.mark.parametrize(
    ("legs", "distance"),
    [
        ("wheel right 30", 3106),
        ("wheel left 30", 3106),
        ("wheel right 15", 1566),
        ("wheel right 15, wheel right 15", 3132),
        ("wheel right 15, wheel left 15", 3132),
        ("ahead 1, wheel right 15", 2566),
    ],
)
def test_a_wheel_costs_the_longest_way_of_a_front_corner(legs: str, distance: int) -> None:
    assert plan(moving(LINE), f"{THREE} {legs}").distance == distance


@rule("T7.3-14")
@pytest.mark.parametrize(("angle", "distance", "clauses"), [(30, 3106, ["T7.3-3"]), (28, 2903, [])])
def test_example_three_heavy_foot_wheel(angle: int, distance: int, clauses: list[str]) -> None:
    found = plan(moving(LINE), f"{THREE} wheel right {angle}")
    assert found.distance == distance
    assert [refusal.clause for refusal in found.refusals] == clauses
