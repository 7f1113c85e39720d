"""T7.1 What holds for all tactical moves."""

import pytest

from tests.games.triumph.base import pose
from tests.games.triumph.matches import begun_from, puzzle
from tests.games.triumph.movement.moving import moving, plan, pose_of
from tests.rule import rule
from warhost.games.triumph.movement.legs import Advance
from warhost.games.triumph.movement.moves import Move
from warhost.games.triumph.orders.end_step import EndStep
from warhost.games.triumph.world import StandId
from warhost.kernel.asks import Seat

RED = Seat("red")
LINE = """
    red/1 HFT at 20,10
    red/2 HFT at 22,10
    red/3 HFT at 20,9.25
"""


@rule("T7.1-1")
def test_moves_are_made_one_after_the_other_in_any_order() -> None:
    battle = moving(LINE)
    assert battle.refused("red", "move red/3 ahead 1") == ["T7.6-3"]
    battle.order("red", "move red/2 ahead 1").order("red", "move red/1 ahead 3")
    assert battle.refused("red", "move red/3 ahead 1") == []
    assert battle.world.table.turn.points == 2


@rule("T7.1-2")
@pytest.mark.parametrize(
    ("order", "clauses"),
    [
        ("move red/1 ahead 1", []),
        ("move red/1 red/2 ahead 1", []),
        ("column red/1 red/3 ahead 1", []),
        ("dismount red/1", ["T17.4-3"]),
        ("move red/1 red/1 ahead 1", ["T7.1-2"]),
        ("move red/8 ahead 1", ["T7.1-2"]),
        ("move blue/1 ahead 1", ["T7.1-2"]),
        ("column blue/1 ahead 1", ["T7.1-2"]),
    ],
)
def test_a_move_is_by_an_own_stand_a_group_or_a_column(order: str, clauses: list[str]) -> None:
    assert moving(f"{LINE}\nblue/1 SPR at 20,30").refused("red", order) == clauses


@rule("T7.1-2")
@pytest.mark.parametrize("place", ["muster", "lost", "gone", "set aside", "flank march"])
def test_who_is_not_on_the_table_does_not_move(place: str) -> None:
    battle = moving(f"{LINE}\nred/4 HFT {place}")
    assert battle.refused("red", "move red/4 ahead 1") == ["T7.1-2"]


@rule("T7.1-3")
def test_nobody_has_to_move_or_suffers_from_staying() -> None:
    battle = moving(f"{LINE}\nblue/1 SPR at 40,30 facing 180 general").order("red", "done")
    assert [pose_of(battle, f"red/{number}") for number in (1, 2, 3)] == [
        pose(20, 10),
        pose(22, 10),
        pose(20, 9.25),
    ]
    assert battle.world.table.turn.active == "blue"


@rule("T7.1-4")
@pytest.mark.parametrize(
    ("enemy", "clauses"),
    [
        ("at 20,10 facing 180", ["T7.1-4"]),
        ("at 19,9 facing 90", ["T7.1-4"]),
        ("at 20,9.25", ["T7.1-4"]),
        ("at 20.1,10 facing 180", []),
        ("at 18,10 facing 180", []),
        ("at 20,10.03 facing 180", []),
    ],
)
def test_only_proper_contact_holds_a_stand(enemy: str, clauses: list[str]) -> None:
    battle = moving(f"red/1 HFT at 20,10\nred/2 HFT at 40,10\nblue/1 SPR {enemy}")
    assert battle.refused("red", "move red/1 slide right 0.5") == clauses


@rule("T7.1-4")
def test_one_stand_in_combat_holds_its_group() -> None:
    battle = moving(f"{LINE}\nblue/1 SPR at 22,10 facing 180")
    assert battle.refused("red", "move red/1 red/2 ahead 1") == ["T7.1-4"]
    assert battle.refused("red", "column red/1 red/3 ahead 1") == []


@rule("T7.1-5")
@pytest.mark.parametrize(("legs", "clauses"), [(1, []), (8, []), (9, ["T7.1-5"])])
def test_a_move_has_one_to_eight_legs(legs: int, clauses: list[str]) -> None:
    way = ", ".join(["ahead 0.25"] * legs)
    battle = moving(LINE)
    for order in (f"move red/1 {way}", f"move red/1 red/2 {way}", f"column red/1 red/3 {way}"):
        assert battle.refused("red", order) == clauses


@rule("T7.1-5", "T7.2-2")
def test_distances_are_summed_over_the_legs() -> None:
    battle = moving("red/1 HFT at 20,10")
    assert plan(battle, "move red/1 ahead 1, back 0.5, slide right 1.5").distance == 3000
    assert battle.refused("red", "move red/1 ahead 1, back 0.5, slide right 1.5") == []
    assert battle.refused("red", "move red/1 ahead 1, back 1, slide right 1.5") == ["T7.2-1"]


INSIDE_THE_ARC = "blue/1 SPR at 7.963,10.623 facing 315"


@rule("T7.1-6")
def test_a_wheel_swings_out_where_a_straight_leg_does_not() -> None:
    battle = moving(f"red/1 HFT at 10,10\n{INSIDE_THE_ARC}")
    assert battle.refused("red", "move red/1 wheel right 90") == ["T7.1-8"]
    assert battle.refused("red", "move red/1 to 11,11 facing 90") == []
    assert plan(battle, "move red/1 to 11,11 facing 90").ways[0].end == pose(11, 11, 90)


@rule("T7.1-8")
@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        ("blue/1 SPR at 20,13 facing 0", "T7.1-8"),
        ("piece coast box 18,12 22,12.5", "T7.1-8"),
        ("red/2 SPR at 20,13 facing 0", "T7.6-3"),
        ("blue camp at 20,14", "T7.6-9"),
        ("red camp at 20,14", "T7.6-9"),
    ],
)
def test_a_path_overlaps_nothing(thing: str, clause: str) -> None:
    battle = moving(f"red/1 LFT at 20,10\n{thing}")
    assert battle.refused("red", "move red/1 ahead 2") == []
    assert battle.refused("red", "move red/1 ahead 5") == [clause]


@rule("T7.1-8")
@pytest.mark.parametrize(("ahead", "clauses"), [(2, []), (2.02, []), (2.03, ["T7.1-8"])])
def test_touching_and_the_tolerance_are_no_overlap(ahead: float, clauses: list[str]) -> None:
    battle = moving("red/1 LFT at 20,10\nblue/1 SPR at 20.5,12.75 facing 0")
    assert battle.refused("red", f"move red/1 ahead {ahead}") == clauses


@rule("T7.1-9")
@pytest.mark.parametrize(("gap", "clauses"), [(2, []), (1.97, []), (1.95, ["T7.1-8"])])
def test_a_stand_slips_through_a_gap_as_wide_as_itself(gap: float, clauses: list[str]) -> None:
    left, right = 19.25 - gap / 2, 20.75 + gap / 2
    gate = f"blue/1 SPR at {left},14 facing 270\nblue/2 SPR at {right},14 facing 90"
    found = moving(f"red/1 JCV at 20,10\n{gate}").refused("red", "move red/1 ahead 7")
    assert list(dict.fromkeys(found)) == clauses


@rule("T7.1-10")
def test_a_moved_stand_keeps_the_facing_of_its_last_pose() -> None:
    battle = moving("red/1 SKM at 20,10 facing 30")
    battle.order("red", "move red/1 to 20,12 facing 300, ahead 0.5")
    assert pose_of(battle, "red/1").facing == 300 * 100


@rule("T7.1-10")
def test_corners_are_measured_from_end_to_end_not_along_the_arc() -> None:
    found = plan(moving("red/1 ELE at 20,10"), "move red/1 wheel right 90")
    assert found.distance == 2828


@rule("T7.1-11")
def test_a_plan_can_be_changed_but_no_move_taken_back() -> None:
    battle = moving("red/1 SKM at 20,10\nred/2 SKM at 30,10")
    assert not plan(battle, "move red/1 ahead 5").refusals
    assert not plan(battle, "move red/1 ahead 2").refusals
    assert pose_of(battle, "red/1") == pose(20, 10)
    battle.order("red", "move red/1 ahead 2")
    assert battle.refused("red", "move red/1 back 2") == ["T6-13"]


@rule("T7.1-11")
def test_a_move_is_undone_only_while_nothing_new_has_been_learnt() -> None:
    stands = "red/1 SKM at 20,10 \n red/2 SKM at 30,10 \n blue/1 SKM at 20,30"
    match = begun_from(puzzle(f"{stands} \n turn red 4 movement"))
    match.submit(RED, match.round, Move((StandId("red/1"),), (Advance(2000),)))
    assert match.view(RED).table.stands["red/1"].pose == pose(20, 12)
    match.undo(RED)
    assert match.view(RED).table.stands["red/1"].pose == pose(20, 10)
    match.submit(RED, match.round, EndStep())
    assert match.view(RED).table.turn.active == "blue"
    assert isinstance(match.undo(RED), list)


@rule("T7.1-12")
@pytest.mark.parametrize(
    ("order", "clauses"),
    [
        ("move red/1 slide left 1", []),
        ("move red/1 slide left 1.02", []),
        ("move red/1 slide left 1.03", ["T7.1-12"]),
        ("move red/1 back 0.5", []),
        ("move red/1 back 0.53", ["T7.1-12"]),
        ("move red/1 to 1.2,1.5 facing 45", ["T7.1-12"]),
        ("move red/1 slide left 2, slide right 2", ["T7.1-12", "T7.1-12"]),
    ],
)
def test_nobody_leaves_the_board(order: str, clauses: list[str]) -> None:
    assert moving("red/1 SKM at 2,1.5").refused("red", order) == clauses
