"""T6 Command points: what tactical moves cost."""

import pytest

from tests.games.triumph.base import pose
from tests.games.triumph.movement.moving import cost, moved, moving, plan, pose_of
from tests.rule import rule
from warhost.games.triumph.view import view_of
from warhost.kernel.asks import Seat

GENERAL = "red/9 HFT at 20,4 general"
LINE = """
    red/1 HFT at 20,10
    red/2 HFT at 22,10
    red/3 HFT at 24,10
"""


@rule("T6-1")
@pytest.mark.parametrize(
    "order",
    [
        "move red/1 ahead 2",
        "move red/1 red/2 red/3 ahead 2",
        "column red/4 red/5 ahead 2",
    ],
)
def test_a_stand_a_group_and_a_column_cost_one_point_each(order: str) -> None:
    file = "red/4 SPR at 30,10\nred/5 SPR at 30,9.25"
    assert cost(f"{GENERAL}{LINE}{file}", order) == 1


@rule("T6-2")
@pytest.mark.parametrize("slow", ["ART", "ELE", "WWG"])
def test_artillery_elephants_and_war_wagons_cost_one_more(slow: str) -> None:
    assert cost(f"{GENERAL}\nred/1 {slow} at 20,10", "move red/1 ahead 1") == 2


@rule("T6-2")
def test_several_slow_stands_cost_only_one_more() -> None:
    herd = "red/1 ELE at 20,10\nred/2 WWG at 22,10\nred/3 ART at 24,10"
    assert cost(f"{GENERAL}\n{herd}", "move red/1 red/2 red/3 ahead 1") == 2


@rule("T6-3", "T6-7")
@pytest.mark.parametrize(("far", "points"), [(16, 1), (16.02, 1), (16.03, 2), (20, 2)])
def test_a_stand_out_of_the_generals_reach_costs_one_more(far: float, points: int) -> None:
    scene = f"red/9 KNT at 4,20 facing 90 general\nred/1 HFT at {4 + far + 0.75},20 facing 90"
    assert cost(scene, "move red/1 ahead 1") == points


@rule("T6-4")
@pytest.mark.parametrize("lost", ["", "red/9 KNT lost general"])
def test_without_a_general_on_the_table_every_move_costs_one_more(lost: str) -> None:
    assert cost(f"{lost}\nred/1 HFT at 40,30", "move red/1 back 1") == 2


@rule("T6-5")
def test_both_surcharges_together_make_three_points() -> None:
    far = plan(moving("red/9 HFT at 2,2 general\nred/1 ELE at 40,2"), "move red/1 ahead 1")
    assert [line.clause for line in far.cost] == ["T6-1", "T6-2", "T6-3"]
    assert far.points == 3


@rule("T6-6")
def test_one_stand_in_reach_is_enough_for_its_group() -> None:
    scene = "red/9 HFT at 2,10 general\nred/1 HFT at 19,10\nred/2 HFT at 21,10"
    assert cost(scene, "move red/2 ahead 1") == 2
    assert cost(scene, "move red/1 red/2 ahead 1") == 1


@rule("T6-7", "T6-8")
@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("woods", 2),
        ("village", 2),
        ("oasis", 2),
        ("dunes", 2),
        ("wooded_hill", 2),
        ("gentle_hill", 1),
        ("steep_hill", 1),
        ("marsh", 1),
        ("rough", 1),
        ("ploughed_field", 1),
    ],
)
def test_what_shortens_the_command_distance_to_8_mu(kind: str, points: int) -> None:
    piece = f"piece {kind} box 18,12 30,16"
    scene = f"{piece}\nred/9 HFT at 20,10 general\nred/1 HFT at 20,23"
    assert cost(scene.replace("18,12 30,16", "19.5,12 40,16"), "move red/1 ahead 1") == points


@rule("T6-7", "T6-8")
@pytest.mark.parametrize(("depth", "points"), [(8, 1), (8.02, 1), (8.03, 2)])
def test_across_a_crest_command_reaches_8_mu(depth: float, points: int) -> None:
    hill = "piece gentle_hill box 10,12 30,16"
    scene = f"{hill}\nred/9 HFT at 20,10 general\nred/1 HFT at 20,{10 + depth + 0.75}"
    assert cost(scene, "move red/1 ahead 1") == points


@rule("T6-10")
def test_command_is_measured_from_where_the_general_is_when_a_move_starts() -> None:
    battle = moving("red/9 HBW at 4,10 facing 90 general\nred/1 HFT at 24,10")
    assert plan(battle, "move red/1 ahead 1").points == 2
    battle.order("red", "move red/9 ahead 8")
    assert plan(battle, "move red/1 ahead 1").points == 1


@rule("T6-11")
def test_the_general_commands_himself_and_his_group() -> None:
    scene = "red/9 HFT at 40,28 general\nred/1 HFT at 42,28"
    assert cost(scene, "move red/9 ahead 1") == 1
    assert cost(scene, "move red/9 red/1 ahead 1") == 1


@rule("T6-12")
def test_a_move_that_costs_more_than_the_points_left_is_refused() -> None:
    scene = f"{GENERAL}\nred/1 ELE at 20,10\nred/2 HFT at 30,10"
    assert moving(scene, points=2).refused("red", "move red/1 ahead 1") == []
    assert moving(scene, points=1).refused("red", "move red/1 ahead 1") == ["T6-12"]


@rule("T6-12")
def test_paid_points_are_gone() -> None:
    battle = moving(f"{GENERAL}{LINE}", points=2).order("red", "move red/1 ahead 1")
    assert battle.world.table.turn.points == 1


@rule("T6-13")
def test_a_stand_moves_once_a_turn_alone_or_in_a_group() -> None:
    battle = moving(f"{GENERAL}{LINE}").order("red", "move red/1 red/2 ahead 1")
    assert battle.refused("red", "move red/1 ahead 1") == ["T6-13"]
    assert battle.refused("red", "move red/3 ahead 1") == []


@rule("T6-14")
@pytest.mark.parametrize(("far", "points"), [(17, 3), (16, 2)])
def test_example_elephants_far_from_the_general(far: int, points: int) -> None:
    scene = f"red/9 HFT at 20,4 general\nred/1 ELE at 20,{4 + far + 2}"
    assert cost(scene, "move red/1 ahead 1") == points


@rule("T6-15")
@pytest.mark.parametrize(("village", "points"), [("piece village box 16,6 28,9", 2), ("", 1)])
def test_example_three_heavy_foot_beyond_a_village(village: str, points: int) -> None:
    line = "red/1 HFT at 20,13.75\nred/2 HFT at 22,13.75\nred/3 HFT at 24,13.75"
    scene = f"{village}\n{GENERAL}\n{line}"
    assert cost(scene, "move red/1 red/2 red/3 ahead 1") == points


@rule("T6-16")
@pytest.mark.parametrize(("kind", "points"), [("ART", 3), ("SKM", 2)])
def test_example_moves_after_the_general_was_destroyed(kind: str, points: int) -> None:
    scene = f"red/9 HFT lost general\nred/1 {kind} at 20,10"
    assert cost(scene, "move red/1 ahead 1") == points


@rule("T6-17")
def test_chained_riders_cost_one_more_like_elephants() -> None:
    chained = plan(moving(f"{GENERAL}\nred/1 BAD at 20,10 cards CH"), "move red/1 ahead 1")
    assert (chained.points, chained.cost[-1].clause) == (2, "T6-17")
    assert cost(f"{GENERAL}\nred/1 BAD at 20,10", "move red/1 ahead 1") == 1


@rule("T6-18")
def test_a_plan_shows_its_cost_by_reason_and_the_points_left() -> None:
    found = plan(moving("red/9 HFT at 2,2 general\nred/1 ART at 40,2", 4), "move red/1 ahead 1")
    assert [(line.clause, line.points) for line in found.cost] == [
        ("T6-1", 1),
        ("T6-2", 1),
        ("T6-3", 1),
    ]
    assert (found.points, found.points_left) == (3, 4)


@rule("T6-18")
def test_asking_for_a_plan_moves_and_pays_nothing() -> None:
    battle = moving(f"{GENERAL}{LINE}")
    before = view_of(battle.world, Seat("red"))
    plan(battle, "move red/1 ahead 2")
    assert view_of(battle.world, Seat("red")) == before


@rule("T6-19")
def test_a_group_split_in_two_pays_for_its_far_part() -> None:
    scene = "red/9 HFT at 2,10 general\nred/1 HFT at 19,10\nred/2 HFT at 21,10"
    battle = moving(scene)
    assert moved(battle, "move red/1 ahead 1").points == 1
    assert moved(battle, "move red/2 ahead 1").points == 2
    assert pose_of(battle, "red/2") == pose(21, 11)
