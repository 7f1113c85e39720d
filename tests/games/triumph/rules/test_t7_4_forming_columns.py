"""T7.4-9 to T7.4-13 A group forms a column, and columns on roads."""

import pytest

from tests.games.triumph.base import pose
from tests.games.triumph.movement.moving import moved, moving, plan, pose_of
from tests.rule import rule

LINE = """
    red/1 LFT at 20,10
    red/2 LFT at 22,10
    red/3 LFT at 24,10
"""
FORM = "form column red/1 red/2 red/3"


@rule("T7.4-1", "T7.4-9")
def test_a_group_forms_a_column_behind_its_first_stand() -> None:
    battle = moving(f"{LINE}\nred/9 LFT at 40,4 general").order("red", f"{FORM} ahead 3")
    assert pose_of(battle, "red/1") == pose(20, 13)
    assert pose_of(battle, "red/2") == pose(20, 12)
    assert pose_of(battle, "red/3") == pose(20, 11)


@rule("T7.4-9")
def test_the_others_follow_in_the_order_in_which_they_are_named() -> None:
    ways = plan(moving(LINE), "form column red/2 red/3 red/1 ahead 3").ways
    assert [(way.stand, way.end) for way in ways] == [
        ("red/2", pose(22, 13)),
        ("red/3", pose(22, 12)),
        ("red/1", pose(22, 11)),
    ]


@rule("T7.4-9")
def test_the_others_face_as_the_first_does_after_a_wheel() -> None:
    ways = plan(moving(LINE), f"{FORM} ahead 2, wheel left 30").ways
    assert [way.end.facing for way in ways] == [33_000, 33_000, 33_000]


@rule("T7.4-9")
@pytest.mark.parametrize(("legs", "clause"), [("back 1", "T7.4-3"), ("slide left 1", "T7.4-3")])
def test_the_first_stand_goes_like_the_first_of_a_column(legs: str, clause: str) -> None:
    assert moving(LINE).refused("red", f"{FORM} {legs}") == [clause]


@rule("T7.4-9")
def test_stands_that_are_no_group_form_no_column() -> None:
    apart = LINE.replace("24,10", "24.5,10")
    assert moving(apart).refused("red", f"{FORM} ahead 3") == ["T7.3-1"]
    assert moving(apart).refused("red", "form column red/1 red/2 ahead 3") == []


@rule("T7.4-9", "T7.4-10")
@pytest.mark.parametrize(
    ("kinds", "behind"),
    [
        (("LFT", "LFT", "LFT"), ()),
        (("LFT", "HFT", "LFT"), ()),
        (("LFT", "LFT", "HFT"), ("red/3",)),
    ],
)
def test_each_goes_within_its_own_distance_or_stays(
    kinds: tuple[str, ...], behind: tuple[str, ...]
) -> None:
    line = "\n".join(f"red/{n} {kind} at {18 + 2 * n},10" for n, kind in enumerate(kinds, 1))
    battle = moving(line)
    assert plan(battle, f"{FORM} ahead 3").left_behind == behind
    battle.order("red", f"{FORM} ahead 3")
    for name in behind:
        assert not battle.stand(name).moved
        assert pose_of(battle, name).y == 10_000


@rule("T7.4-10")
def test_the_next_stand_closes_up_to_whoever_is_there() -> None:
    line = "red/2 ART at 18,10\nred/1 LFT at 20,10\nred/3 LFT at 22,10"
    found = plan(moving(line), f"{FORM} ahead 3")
    assert [(way.stand, way.end) for way in found.ways] == [
        ("red/1", pose(20, 13)),
        ("red/3", pose(20, 12)),
    ]


@rule("T7.4-10")
def test_a_column_of_one_is_none() -> None:
    line = "red/1 LFT at 20,10\nred/2 ART at 22,10"
    assert moving(line).refused("red", "form column red/1 red/2 ahead 4") == ["T7.4-10"]


@rule("T7.4-10")
def test_the_whole_costs_one_move_if_any_of_it_hears_the_general() -> None:
    line = "red/1 LFT at 25,10\nred/2 LFT at 23,10\nred/3 LFT at 21,10"
    battle = moving(f"{line}\nred/9 HBW at 3,10 general", points=1)
    assert battle.refused("red", "move red/1 ahead 2") == ["T6-12"]
    event = moved(battle, f"{FORM} ahead 3")
    assert (event.points, len(event.ways)) == (1, 3)


@rule("T7.4-10")
def test_the_whole_must_be_paid() -> None:
    line = "red/1 LFT at 27,10\nred/2 LFT at 25,10\nred/3 LFT at 23,10"
    battle = moving(f"{line}\nred/9 HBW at 3,10 general", points=1)
    assert battle.refused("red", f"{FORM} ahead 3") == ["T6-12"]


@rule("T7.4-11")
def test_a_column_becomes_a_line_by_single_moves_only() -> None:
    battle = moving("red/1 LFT at 20,10\nred/2 LFT at 20,9\nred/3 LFT at 20,8")
    for order in (
        "move red/1 red/2 red/3 to 22,10 facing 0",
        "column red/1 red/2 red/3 slide left 2",
        "form column red/1 red/2 red/3 to 22,10 facing 0",
    ):
        assert battle.refused("red", order) in (["T7.3-5"], ["T7.4-3"])
    battle.order("red", "move red/2 slide right 2, ahead 1")
    battle.order("red", "move red/3 slide left 2, ahead 2")
    assert {pose_of(battle, f"red/{n}").y for n in (1, 2, 3)} == {10_000}


WOODS = "piece woods box 14,12 26,20\npiece road band 20,0 20,32"


@rule("T7.4-13")
@pytest.mark.parametrize("kind", ["LFT", "KNT", "ART", "WWG"])
def test_a_column_goes_by_road_through_difficult_terrain(kind: str) -> None:
    depth = {"LFT": 1, "KNT": 1.5}.get(kind, 2)
    column = f"red/1 {kind} at 20,11.5\nred/2 {kind} at 20,{11.5 - depth}"
    assert moving(f"{WOODS}\n{column}").refused("red", "column red/1 red/2 ahead 2") == []
    off_road = f"piece woods box 14,12 26,20\n{column}"
    assert "T7.5-8" in moving(off_road).refused("red", "column red/1 red/2 ahead 2")


@rule("T7.4-13")
def test_a_column_by_road_keeps_its_full_distance() -> None:
    column = "red/1 KNT at 20,14\nred/2 KNT at 20,12.5"
    assert moving(f"{WOODS}\n{column}").refused("red", "column red/1 red/2 ahead 5") == []


@rule("T7.4-13")
@pytest.mark.parametrize(("x", "clauses"), [(20.52, []), (20.53, ["T7.5-8"])])
def test_every_stand_must_be_on_the_road(x: float, clauses: list[str]) -> None:
    column = f"red/1 LFT at {x},14\nred/2 LFT at {x},13"
    battle = moving(f"{WOODS}\n{column}")
    assert battle.refused("red", "column red/1 red/2 ahead 2") == clauses
