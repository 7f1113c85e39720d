"""T7.3-9 to T7.3-16 Groups slide sideways to line up with an enemy that is near."""

import pytest

from tests.games.triumph.movement.moving import moved, moving, plan
from tests.rule import rule

KNIGHTS = "red/1 KNT at 20,10\nred/2 KNT at 22,10"
PAIR = "move red/1 red/2"
AHEAD = "blue/1 SPR at 21,12 facing 180"


@rule("T7.3-9")
def test_a_group_slides_into_line_with_a_near_enemy_and_pays_for_it() -> None:
    battle = moving(f"{KNIGHTS}\n{AHEAD}")
    assert plan(battle, f"{PAIR} slide left 1").distance == 1000
    assert battle.refused("red", f"{PAIR} slide left 1") == []
    assert battle.refused("red", f"{PAIR} slide right 1") == []
    assert moving(KNIGHTS).refused("red", f"{PAIR} slide left 1") == ["T7.3-12"]


@rule("T7.3-9")
def test_a_slide_is_any_part_of_a_move() -> None:
    battle = moving(f"{KNIGHTS}\n{AHEAD}")
    for legs in (
        "slide left 1, ahead 2",
        "ahead 1, slide left 1, ahead 1",
        "ahead 1, slide left 1",
    ):
        assert battle.refused("red", f"{PAIR} {legs}") == []


@rule("T7.3-9")
def test_a_slide_counts_against_the_allowance() -> None:
    battle = moving("red/1 HFT at 20,10\nred/2 HFT at 22,10\nblue/1 SPR at 21,13.25")
    assert battle.refused("red", f"{PAIR} ahead 1.5, slide left 1, ahead 0.5") == []
    assert battle.refused("red", f"{PAIR} ahead 1.5, slide left 1, ahead 0.55") == ["T7.3-3"]


@rule("T7.3-10")
@pytest.mark.parametrize(
    ("x", "legs", "clauses"),
    [
        (24, "slide right 2", []),
        (24.02, "slide right 2.02", []),
        (24.03, "slide right 2.03", ["T7.3-10"]),
        (23, "slide right 1, slide left 1", []),
        (23, "slide right 1, slide left 1, slide right 1", ["T7.3-10"]),
        (23, "slide right 1, ahead 0.5, slide left 1, ahead 0.5, slide right 1", ["T7.3-10"]),
    ],
)
def test_the_slides_of_a_move_are_2_mu_together(x: float, legs: str, clauses: list[str]) -> None:
    enemies = f"blue/1 SPR at {x},12.75\nblue/2 SPR at 20,12.75"
    assert moving(f"{KNIGHTS}\n{enemies}").refused("red", f"{PAIR} {legs}") == clauses


@rule("T7.3-11")
@pytest.mark.parametrize(
    ("enemy", "legs", "clauses"),
    [
        ("23,11 facing 180", "slide right 1", []),
        ("23,11 facing 180", "slide right 1.02", []),
        ("23,11 facing 180", "slide right 1.03", ["T7.3-11"]),
        ("23,11 facing 180", "slide right 0.5", ["T7.3-11"]),
        ("23,11 facing 180.2", "slide right 1", ["T7.3-11"]),
        ("23,11.75", "slide right 1", []),
        ("24,12 facing 90", "slide right 1", []),
        ("24,12 facing 90", "slide right 0.9", ["T7.3-11"]),
        ("22,12 facing 270", "slide right 1", []),
        ("22,12 facing 270", "slide right 1.1", ["T7.3-11"]),
        ("23,8", "slide right 1", ["T7.3-11"]),
    ],
)
def test_a_slide_ends_straight_before_an_edge_of_the_enemy(
    enemy: str, legs: str, clauses: list[str]
) -> None:
    battle = moving(f"{KNIGHTS}\nblue/1 SPR at {enemy}")
    assert battle.refused("red", f"{PAIR} {legs}") == clauses


@rule("T7.3-11", "T7.3-12")
@pytest.mark.parametrize(
    ("y", "before", "clauses"),
    [
        (12.75, "", []),
        (12.77, "", []),
        (12.78, "", ["T7.3-12"]),
        (14.75, "ahead 1.97, ", ["T7.3-12"]),
        (14.75, "ahead 1.98, ", []),
    ],
)
def test_the_enemy_is_within_2_mu_when_the_slide_begins(
    y: float, before: str, clauses: list[str]
) -> None:
    battle = moving(f"{KNIGHTS}\nblue/1 SPR at 21,{y}")
    assert battle.refused("red", f"{PAIR} {before}slide left 1") == clauses


@rule("T7.3-12")
def test_the_enemy_lined_up_with_is_the_one_that_is_near() -> None:
    others = "blue/1 SPR at 21,13.75\nblue/2 SPR at 25,11.75"
    battle = moving(f"{KNIGHTS}\n{others}")
    assert battle.refused("red", f"{PAIR} slide left 1") == ["T7.3-11"]


@rule("T7.3-13")
def test_example_knights_advance_slide_and_meet_the_enemy() -> None:
    battle = moving(f"{KNIGHTS}\nblue/1 SPR at 21,14 facing 180")
    event = moved(battle, f"{PAIR} ahead 3, slide left 1, ahead 1")
    assert (event.distance, event.allowance) == (5000, 5000)
    assert [(met.toucher, met.touched, met.kind) for met in event.contacts] == [
        ("red/2", "blue/1", "front")
    ]


@rule("T7.3-15")
@pytest.mark.parametrize(("far", "clauses"), [(5, []), (5.03, ["T7.2-1"])])
def test_a_single_stand_shifts_sideways_as_it_likes(far: float, clauses: list[str]) -> None:
    assert moving("red/1 KNT at 20,10").refused("red", f"move red/1 slide left {far}") == clauses


@rule("T7.3-16")
@pytest.mark.parametrize(("x", "clauses"), [(25, []), (24.98, []), (24.97, ["T7.6-3"])])
def test_a_slide_needs_free_ground_and_may_end_beside_friends(x: float, clauses: list[str]) -> None:
    battle = moving(f"{KNIGHTS}\nred/3 KNT at {x},10\nblue/1 SPR at 23,12.75")
    assert battle.refused("red", f"{PAIR} slide right 1") == clauses
