"""T13.4 Panic. Red stands south of blue and wins; blue/1 runs north."""

import pytest

from tests.games.triumph.base import Battle, pose
from tests.games.triumph.fights import fight, lost, place
from tests.rule import rule
from warhost.games.triumph.events.outcomes import Destroyed, Retreated

RABBLE = "red/1 SPR at 10,{0}\nblue/1 RBL at 10,{0} facing 180\n"
RIDERS = "red/1 KNT at 10,10\nblue/1 HBW at 10,10 facing 180\n"
CAUGHT = "red/1 SPR at 10,10\nblue/1 HBW at 10,10 facing 180\n"


def rabble(text: str = "", at: float = 10) -> Battle:
    """Spear doubles rabble, which panics: 1 MU back, 4 MU on."""
    return fight(f"{RABBLE.format(at)}{text}", red=6, blue=1)


def riders(text: str = "") -> Battle:
    """Knights double horse bow in the open, which panic: 1 MU back, 8 MU on."""
    return fight(f"{RIDERS}{text}", red=6, blue=1)


def caught(woods: str) -> Battle:
    """Spear beats horse bow in woods, which panic too."""
    return fight(f"{CAUGHT}{woods}", red=2, blue=4)


def reason(battle: Battle) -> str:
    (event,) = battle.happened(Destroyed)
    assert event.stand == "blue/1"
    clause: str = event.clause
    return clause


@rule("T13.4-1", "T13.4-2")
def test_a_panicking_stand_falls_back_turns_in_its_place_and_runs():
    (event,) = rabble().happened(Retreated)
    assert event.path == (pose(10, 11, 180), pose(10, 12.5, 0), pose(10, 16.5, 0))


@pytest.mark.parametrize(
    ("winner", "loser", "end"),
    [("SPR", "RBL", 16.5), ("KNT", "HBW", 20.5), ("KNT", "ECV", 18.5), ("ELE", "SKM", 17)],
)
@rule("T13.4-3")
def test_it_runs_its_full_movement_distance(winner: str, loser: str, end: float):
    scene = f"red/1 {winner} at 10,10\nblue/1 {loser} at 10,10 facing 180"
    assert place(fight(scene, red=6, blue=1), "blue/1") == (10, end, 0)


@rule("T13.4-3")
def test_mounted_that_start_in_difficult_terrain_run_three_mu():
    assert place(caught("piece woods box 5,9.9 15,11.1"), "blue/1") == (10, 15.5, 0)
    assert place(riders("piece woods box 5,12.4 15,13"), "blue/1") == (10, 15.5, 0)


@rule("T13.4-3")
def test_foot_is_not_slowed_by_difficult_terrain():
    assert place(rabble("piece woods box 5,9 15,20"), "blue/1") == (10, 16.5, 0)


@pytest.mark.parametrize(
    ("woods_at", "end"), [(13, 15.5), (15.4, 15.5), (15.5, 15.5), (15.6, 15.6), (17.5, 17.5)]
)
@rule("T13.4-4")
def test_mounted_run_three_mu_into_terrain_that_is_near_and_stop_at_the_edge_of_far_one(
    woods_at: float, end: float
):
    battle = riders(f"piece woods box 5,{woods_at} 15,{woods_at + 1}")
    assert place(battle, "blue/1") == (10, end, 0)


@rule("T13.4-4")
def test_terrain_beside_the_path_stops_nobody():
    assert place(riders("piece woods box 11,11 15,30"), "blue/1") == (10, 20.5, 0)


@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        pytest.param("blue/2 HRD at 10,16 facing 90", "T13.4-5", marks=rule("T13.4-5")),
        pytest.param("red/2 SPR at 10,16 facing 90", "T13.4-6", marks=rule("T13.4-6")),
        pytest.param("blue camp at 10,15", "T13.4-7", marks=rule("T13.4-7")),
        pytest.param("red camp at 10,17", "T13.4-7", marks=rule("T13.4-7")),
        pytest.param("piece coast box 5,16 15,17", "T13.4-8", marks=rule("T13.4-8")),
    ],
)
def test_it_is_destroyed_by_what_it_meets(thing: str, clause: str):
    assert reason(rabble(thing)) == clause


@pytest.mark.parametrize(("start", "ends"), [(25.5, False), (25.52, False), (25.53, True)])
@rule("T13.4-9")
def test_the_board_edge_destroys_it(start: float, ends: bool):
    battle = rabble(at=start)
    assert lost(battle) == (["blue/1"] if ends else [])
    if ends:
        assert reason(battle) == "T13.4-9"


@rule("T13.4-5", "T13.4-6")
def test_the_first_thing_it_meets_is_named():
    both = "blue/2 HRD at 10,{} facing 90\nred/2 SPR at 10,{} facing 90"
    assert reason(rabble(both.format("14", "16.5"))) == "T13.4-5"
    assert reason(rabble(both.format("16.5", "14"))) == "T13.4-6"


@pytest.mark.parametrize("friend", ["LFT", "SKM"])
@rule("T13.4-10")
def test_friends_that_could_be_passed_count_and_are_unharmed(friend: str):
    battle = riders(f"blue/2 {friend} at 10,16 facing 180")
    assert lost(battle) == ["blue/1"]
    assert place(battle, "blue/2") == (10, 16, 180)


@rule("T13.4-10")
def test_touching_along_a_side_is_no_meeting():
    assert not lost(rabble("red/2 SPR at 12,14\nblue/2 HRD at 8.02,16 facing 180"))
    assert lost(rabble("red/2 SPR at 11.97,14")) == ["blue/1"]


@rule("T13.4-11")
def test_falling_back_follows_its_own_clauses():
    assert reason(rabble("red/2 SPR at 11,11 facing 270")) == "T13.1-2"
    assert reason(rabble("red/2 SPR at 10,12.7")) == "T13.1-14"
    beside = rabble("blue/2 HFT at 11.8,11.5 facing 180")
    assert lost(beside) == ["blue/1"]
    assert place(beside, "blue/2") == (11.8, 12.5, 180)


@rule("T13.4-11")
def test_zones_of_control_do_not_matter():
    assert place(rabble("red/2 SPR at 10,18 facing 180"), "blue/1") == (10, 16.5, 0)


@rule("T13.4-12")
def test_horse_bow_doubled_by_knights_ends_nine_mu_further_facing_home():
    assert place(riders(), "blue/1") == (10, 10 + 1 + 8 + 1.5, 0)


@rule("T13.4-13")
def test_rabble_with_horde_behind_is_destroyed_and_the_horde_is_not():
    battle = rabble("blue/2 HRD at 10,13.5 facing 180")
    assert reason(battle) == "T13.4-5"
    assert place(battle, "blue/2") == (10, 13.5, 180)


@rule("T13.4-14")
def test_the_ground_after_falling_back_counts_not_that_of_the_combat():
    assert place(caught("piece woods box 5,9.9 15,10.9"), "blue/1") == (10, 20.5, 0)
    assert place(riders("piece woods box 5,11.5 15,12"), "blue/1") == (10, 15.5, 0)
