"""T4.6 A flank march comes in."""

import pytest

from tests.games.triumph.base import Battle, pose
from tests.games.triumph.fights import combats
from tests.rule import rule
from warhost.games.triumph.events.flank import FlankMarchEntered

AWAY = "red flank left 1 \n red/1 HFT flank march"
IN = "enter red/1 at 3,12 facing 90"


def entering(scene: str = AWAY, number: int = 3, points: int = 6) -> Battle:
    """Red moves; the general and somebody else wait far away."""
    rest = "red/9 HFT at 40,4 general \n red/8 HFT at 30,4 \n blue/9 HFT at 40,30 facing 180"
    return Battle(f"{scene} \n {rest} \n turn {number} red {points} movement", command=[6] * 9)


def refused(order: str, scene: str = AWAY) -> list[str]:
    return entering(scene).refused("red", f"enter {order}")


@rule("T4.6-4")
@pytest.mark.parametrize(
    ("number", "broken"), [(1, ["T4.6-4"]), (2, ["T4.6-4"]), (3, []), (4, []), (9, [])]
)
def test_a_march_comes_in_from_the_owners_second_turn_on(number: int, broken: list[str]) -> None:
    assert entering(number=number).refused("red", IN) == broken


@rule("T4.6-4")
def test_the_whole_march_comes_in_with_one_move() -> None:
    pair = "red flank left 1 2 \n red/1 HFT flank march \n red/2 HFT flank march"
    assert refused("red/1 at 3,12 facing 90", pair) == ["T4.6-4"]
    assert refused("red/1 at 3,12 facing 90; red/2 at 3,14 facing 90", pair) == []
    assert refused("red/1 at 3,12 facing 90; red/8 at 3,14 facing 90", pair) == ["T4.6-4"]
    battle = entering(pair).order("red", "enter red/1 at 3,12 facing 90; red/2 at 3,14 facing 90")
    assert battle.stand("red/1").pose == pose(3, 12, 90)
    assert (battle.stand("red/1").place, battle.stand("red/2").place) == ("table", "table")


@rule("T4.6-5")
@pytest.mark.parametrize(
    ("points", "kind", "broken"),
    [
        (2, "HFT", []),
        (1, "HFT", ["T6-12"]),
        (3, "BAD cards CH", []),
        (2, "BAD cards CH", ["T6-12"]),
    ],
)
def test_an_entry_costs_two_points_and_one_more_for_chained_riders(
    points: int, kind: str, broken: list[str]
) -> None:
    scene = AWAY.replace("HFT", kind)
    battle = entering(f"{scene} \n red/7 HFT at 40,8", points=points)
    assert battle.refused("red", IN) == broken
    if not broken:
        assert battle.order("red", IN).happened(FlankMarchEntered)[0].cost == points


@rule("T4.6-6")
@pytest.mark.parametrize(
    ("place", "broken"),
    [
        ("3,12 facing 90", []),
        ("3.02,12 facing 90", []),
        ("3.03,12 facing 90", ["T4.6-6"]),
        ("0.75,12 facing 90", []),
        ("0.7,12 facing 90", ["T4.6-6"]),
        ("2.2,12 facing 45", []),
        ("2.4,12 facing 45", ["T4.6-6"]),
    ],
)
def test_each_front_corner_is_at_most_its_move_from_the_side_edge(
    place: str, broken: list[str]
) -> None:
    assert refused(f"red/1 at {place}") == broken


@rule("T4.6-6", "T4.5-6")
def test_left_and_right_are_seen_from_the_own_base_edge() -> None:
    right = AWAY.replace("left", "right")
    assert refused("red/1 at 45,12 facing 270", right) == []
    assert refused("red/1 at 3,12 facing 90", right) != []
    north = f"red base north \n blue base south \n {AWAY}"
    assert refused("red/1 at 45,12 facing 270", north) == []


@rule("T4.6-7")
@pytest.mark.parametrize(
    ("place", "broken"),
    [
        ("2,12 facing 45", []),
        ("2,12 facing 44.9", []),
        ("2,12 facing 44.8", ["T4.6-7"]),
        ("2,12 facing 135.1", []),
        ("2,12 facing 135.2", ["T4.6-7"]),
        ("2,12 facing 270", ["T4.6-7"]),
        ("3,9 facing 90", []),
        ("3,8.98 facing 90", []),
        ("3,8.97 facing 90", ["T4.6-7"]),
        ("3,23.02 facing 90", []),
        ("3,23.03 facing 90", ["T4.6-7"]),
    ],
)
def test_they_look_in_and_keep_to_the_middle_of_the_side(place: str, broken: list[str]) -> None:
    assert refused(f"red/1 at {place}") == broken


@rule("T4.6-8")
@pytest.mark.parametrize(
    ("other", "broken"),
    [
        ("blue/1 SPR at 3.1,12 facing 90", ["T4.6-8"]),
        ("blue/1 SPR at 3.9,12 facing 90", []),
        ("blue/1 SPR at 3,14 facing 90", ["T4.6-8"]),
        ("blue/1 SPR at 3,14.03 facing 90", []),
        ("blue/1 SPR at 4.5,12 facing 270", ["T4.6-8"]),
        ("blue/1 SPR at 5.1,12 facing 270", []),
        ("red/2 SPR at 3.5,13 facing 90", ["T4.6-8"]),
        ("red/2 SPR at 3,14 facing 90", []),
        ("piece impassable box 0,12.5 6,14", ["T4.6-8"]),
        ("blue camp at 4,12", ["T1.2-9"]),
    ],
)
def test_they_come_in_clear_of_enemies_their_zones_and_impassable_ground(
    other: str, broken: list[str]
) -> None:
    assert refused("red/1 at 3,12 facing 90", f"{AWAY} \n {other}") == broken


@rule("T4.6-9")
@pytest.mark.parametrize(
    ("kind", "x", "ground", "broken"),
    [
        ("KNT", 5, "", []),
        ("KNT", 5, "piece rough box 0,10 1,14", ["T4.6-9"]),
        ("KNT", 5, "piece rough box 4,10 8,14", ["T4.6-9"]),
        ("KNT", 5, "piece rough box 0,13 4,16", []),
        ("KNT", 3.02, "piece rough box 0,10 1,14", []),
        ("KNT", 3.03, "piece rough box 0,10 1,14", ["T4.6-9"]),
        ("LFT", 5, "piece rough box 0,10 1,14", []),
    ],
)
def test_mounted_come_in_3_mu_over_difficult_terrain(
    kind: str, x: float, ground: str, broken: list[str]
) -> None:
    scene = f"{AWAY.replace('HFT', kind)} \n {ground}"
    assert refused(f"red/1 at {x},12 facing 90", scene) == broken


@rule("T4.6-10")
def test_who_finds_no_place_stays_off_and_comes_later() -> None:
    pair = "red flank left 1 2 \n red/1 SKM flank march \n red/2 KNT flank march"
    narrow = "piece impassable box 0,11 8,24 \n piece impassable box 3.2,8 8,24"
    first = "red/1 at 2,10 facing 90"
    assert refused(first, pair) == ["T4.6-4"]
    battle = entering(f"{pair} \n {narrow}").order("red", f"enter {first}")
    assert battle.stand("red/2").place == "flank march"
    assert battle.refused("red", "enter red/2 at 3,10 facing 90") == ["T4.6-8"]
    later = f"red flank left 2 \n red/2 KNT flank march \n red/1 SKM at 9,20 \n {narrow}"
    assert refused("red/2 at 3,10 facing 90", later) == []


@rule("T4.6-10")
def test_a_place_at_the_very_edge_is_a_place() -> None:
    pair = "red flank left 1 2 \n red/1 SKM flank march \n red/2 HFT flank march"
    zones = "\n".join(f"blue/{n} SPR at 3.5,{7 + 2 * n} facing 270" for n in range(1, 9))
    assert refused("red/1 at 1,9 facing 90", f"{pair} \n {zones}") == ["T4.6-4"]


@rule("T4.6-11")
def test_who_has_come_in_moves_no_more_but_shoots() -> None:
    archers = AWAY.replace("HFT", "ARC")
    battle = entering(f"{archers} \n blue/1 ARC at 6,12 facing 90").order("red", IN)
    assert battle.refused("red", "move red/1 ahead 1") == ["T6-13"]
    assert battle.order("red", "done").asked() == [("red", "shooting")]
    assert battle.refused("red", "shoot red/1 at blue/1") == []


@rule("T4.6-11")
def test_who_has_come_in_fights_normally() -> None:
    scene = "red/1 HFT at 10,10 moved \n blue/1 HFT at 10,10 facing 180 \n turn red 4 close combat"
    assert entering().order("red", IN).stand("red/1").moved
    assert combats(scene) == [("red/1", "blue/1")]
