"""T13.3 Evading. Red spear stands south of blue and doubles blue/1, which flees north."""

import pytest

from tests.games.triumph.base import Battle
from tests.games.triumph.fights import fight, lost, place
from tests.rule import rule
from warhost.games.triumph.events.outcomes import Destroyed

EVADERS = ("SKM", "ECV", "JCV", "HBW", "BTX", "CHT")


def doubled(text: str = "", code: str = "SKM", at: float = 10) -> Battle:
    """Spear doubles a stand that evades from it."""
    pair = f"red/1 SPR at 10,{at}\nblue/1 {code} at 10,{at} facing 180\n"
    return fight(f"{pair}{text}", red=6, blue=1)


def reasons(battle: Battle) -> list[str]:
    return [event.clause for event in battle.happened(Destroyed)]


@rule("T13.3-1", "T13.3-9")
def test_an_evader_goes_five_mu_to_its_rear_without_turning():
    battle = doubled()
    assert place(battle, "blue/1") == (10, 15, 180)
    slanting = fight("red/1 SPR at 10,10 facing 30\nblue/1 SKM at 10,10 facing 210", red=6, blue=1)
    assert place(slanting, "blue/1") == (12.5, 14.33, 210)


@pytest.mark.parametrize(
    "obstacle",
    [
        "red/2 SPR at 10,14.75",
        "blue camp at 10,14",
        "red camp at 10,16",
        "piece coast box 5,14 15,16",
    ],
)
@rule("T13.3-2", "T13.3-3")
def test_it_stops_at_the_last_clear_place_before_what_it_avoids(obstacle: str):
    battle = doubled(obstacle)
    assert not lost(battle)
    assert place(battle, "blue/1") == (10, 13, 180)


@rule("T13.3-2")
def test_it_stops_before_a_friend_that_it_cannot_pass():
    behind = "blue/2 KNT at 10,14 facing 90"
    assert place(doubled(behind, "JCV"), "blue/1") == (10, 11.5, 180)
    assert place(doubled(behind, "SKM"), "blue/1") == (10, 15, 180)


@rule("T13.3-2")
def test_what_its_path_only_touches_does_not_stop_it():
    assert place(doubled("red/2 SPR at 12,13"), "blue/1") == (10, 15, 180)
    assert place(doubled("red/2 SPR at 11.97,13"), "blue/1") == (10, 11.25, 180)


@rule("T13.3-3")
def test_it_may_stop_right_after_falling_back():
    assert place(doubled("red/2 SPR at 10,12.75"), "blue/1") == (10, 11, 180)


@rule("T13.3-4")
def test_its_falling_back_can_destroy_it():
    assert reasons(doubled("red/2 SPR at 11,11 facing 270")) == ["T13.1-2"]
    assert reasons(doubled("red/2 SPR at 10,12.7")) == ["T13.1-14"]
    assert reasons(doubled("blue/2 KNT at 10.5,12.5 facing 90", "JCV")) == []
    assert reasons(doubled("blue/2 CAT at 10.5,12.5 facing 90", "JCV")) == ["T13.1-7", "T13.1-7"]


@rule("T13.3-4")
def test_it_pushes_friends_that_it_cannot_pass_and_stops_before_them():
    battle = doubled("blue/2 KNT at 10,11.5 facing 180", "JCV")
    assert place(battle, "blue/1") == (10, 11, 180)
    assert place(battle, "blue/2") == (10, 12.5, 180)


@pytest.mark.parametrize(("code", "friend"), [("SKM", "WWG"), ("SKM", "KNT"), ("JCV", "LFT")])
@rule("T13.3-5")
def test_friends_it_may_pass_are_passed_in_both_parts_and_not_pushed(code: str, friend: str):
    near = "11.5" if code == "JCV" else "11"
    battle = doubled(f"blue/2 {friend} at 10,{near} facing 180", code)
    assert place(battle, "blue/1") == (10, 15, 180)
    assert place(battle, "blue/2") == (10, float(near), 180)


@pytest.mark.parametrize(
    ("start", "end"), [("15.2", 14.2), ("16", 15), ("15.98", 15), ("14.3", 13.3), ("14.25", 15)]
)
@rule("T13.3-6")
def test_it_does_not_end_inside_a_friend(start: str, end: float):
    battle = doubled(f"blue/2 SPR at 10,{start} facing 180")
    assert place(battle, "blue/1") == (10, end, 180)


@rule("T13.3-6")
def test_it_ends_clear_of_several_friends():
    column = "blue/2 SPR at 10,15.2 facing 180\nblue/3 SPR at 10,14 facing 180"
    assert place(doubled(column), "blue/1") == (10, 13, 180)


@pytest.mark.parametrize(("start", "fate"), [(26, []), (26.02, []), (26.03, ["T13.3-7"])])
@rule("T13.3-7")
def test_the_board_edge_destroys_it(start: float, fate: list[str]):
    assert reasons(doubled(at=start)) == fate


@rule("T13.3-7")
def test_it_may_be_stopped_before_the_edge():
    assert place(doubled("red/2 SPR at 10,30.75", at=28), "blue/1") == (10, 29, 180)


@pytest.mark.parametrize("code", EVADERS)
@rule("T13.3-8")
def test_every_type_goes_the_same_distance(code: str):
    assert place(doubled(code=code), "blue/1") == (10, 15, 180)


@rule("T13.3-8")
def test_terrain_does_not_matter():
    woods = "piece woods box 5,11.9 15,20"
    assert place(doubled(woods), "blue/1") == (10, 15, 180)
    assert place(doubled(woods, "JCV"), "blue/1") == (10, 15, 180)


@rule("T13.3-10")
def test_chariots_need_four_mu_behind_them_after_falling_back():
    assert reasons(doubled(code="CHT", at=26)) == ["T13.3-7"]
    assert place(doubled(code="CHT", at=25), "blue/1") == (10, 30, 180)
