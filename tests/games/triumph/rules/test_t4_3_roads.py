"""T4.3 Difficult terrain and roads, for those who move and deploy."""

import pytest

from tests.games.triumph.base import Battle, pose
from tests.games.triumph.fights import clauses, targets
from tests.games.triumph.movement.moving import cost, moving, pose_of
from tests.rule import rule

GENERAL = "red/9 HFT at 10,4 general"
WOODS = "piece woods box 18,4 30,12"
ROAD = "piece road band 24,0 24,32"


def placing(kind: str, ground: str) -> Battle:
    """Red deploys one stand beside a general worth the whole centre."""
    army = f"red/1 {kind} muster \n red/9 HFT at 30,1 general"
    return Battle(f"{ground} \n {army} \n set-up blue 0 rest")


def moves(kind: str, ground: str, order: str, at: str = "24,3") -> list[str]:
    """The clauses a move of red/1 breaks."""
    return moving(f"{ground} \n {GENERAL} \n red/1 {kind} at {at}").refused("red", order)


@rule("T4.3-9")
@pytest.mark.parametrize("kind", ["ART", "WWG"])
@pytest.mark.parametrize(
    ("place", "broken"),
    [
        ("red/1 at 12,6", []),
        ("red/1 at 17,6", []),
        ("red/1 at 17.02,6", []),
        ("red/1 at 17.03,6", ["T4.3-9"]),
        ("red/1 at 20,6", ["T4.3-9"]),
        ("red/1 at 24,6", []),
        ("red/1 at 24.52,6 facing 10.1", []),
        ("red/1 at 24.53,6", ["T4.3-9"]),
        ("red/1 at 24,6 facing 10.2", ["T4.3-9"]),
    ],
)
def test_artillery_and_wagons_deploy_in_difficult_terrain_on_roads_only(
    kind: str, place: str, broken: list[str]
) -> None:
    assert placing(kind, f"{WOODS} \n {ROAD}").refused("red", f"deploy {place}") == broken


@rule("T4.3-9")
def test_others_deploy_in_difficult_terrain() -> None:
    assert placing("HFT", WOODS).refused("red", "deploy red/1 at 20,6") == []


@rule("T4.3-9", "T4.3-13")
@pytest.mark.parametrize("kind", ["ART", "WWG"])
def test_artillery_and_wagons_move_through_difficult_terrain_on_roads_only(kind: str) -> None:
    assert moves(kind, WOODS, "move red/1 ahead 2") == ["T7.5-9"]
    assert moves(kind, f"{WOODS} \n {ROAD}", "move red/1 ahead 2") == []
    assert moves(kind, f"{WOODS} \n {ROAD}", "move red/1 ahead 2", "24.6,3") == ["T7.5-9"]


@rule("T4.3-13")
def test_mounted_keep_their_distance_by_road() -> None:
    assert moves("KNT", WOODS, "move red/1 ahead 5") == ["T7.5-1"]
    assert moves("KNT", f"{WOODS} \n {ROAD}", "move red/1 ahead 5") == []


@rule("T4.3-13")
def test_a_leg_off_the_road_is_in_the_rough_again() -> None:
    ground = f"{WOODS} \n {ROAD}"
    assert moves("KNT", ground, "move red/1 ahead 4, slide right 1") == ["T7.5-1"]


@rule("T4.3-13")
def test_a_group_on_a_road_goes_by_road_only_where_every_stand_does() -> None:
    pair = f"{WOODS} \n {ROAD} \n {GENERAL} \n red/1 HFT at 24,3 \n red/2 HFT at 26,3"
    assert moving(pair).refused("red", "move red/1 red/2 ahead 2") == ["T7.5-8"]


@rule("T4.3-13")
@pytest.mark.parametrize("ground", ["", "piece woods box 10,5 30,15"])
def test_a_road_has_no_effect_on_combat(ground: str) -> None:
    fighting = f"{ground} \n red/1 HFT at 24,10 \n blue/1 HFT at 24,10 facing 180"
    assert clauses(f"{fighting} \n {ROAD}") == clauses(fighting)
    assert ("T11.4-16" in clauses(fighting)) == bool(ground)


@rule("T4.3-13")
def test_nobody_sees_along_a_road_through_woods() -> None:
    scene = "red/1 ARC at 24,10 \n blue/1 ARC at 24,12.5 facing 180"
    assert targets(f"{scene} \n {ROAD}") == [("red/1", "blue/1")]
    assert targets(f"{scene} \n {ROAD} \n piece woods box 20,10.5 28,12") == []


@rule("T4.3-13")
def test_a_road_does_not_carry_command_through_a_village() -> None:
    ground = "piece village box 18,8 30,14"
    scene = "red/9 HFT at 24,4 general \n red/1 HFT at 24,16"
    assert cost(f"{ground} \n {scene}", "move red/1 ahead 1") == 2
    assert cost(f"{ground} \n {ROAD} \n {scene}", "move red/1 ahead 1") == 2


@rule("T4.3-14")
@pytest.mark.parametrize(("kind", "far"), [("HFT", 3), ("LFT", 5), ("SKM", 5), ("HRD", 3)])
def test_foot_go_as_far_in_difficult_terrain(kind: str, far: int) -> None:
    assert moves(kind, WOODS, f"move red/1 ahead {far}") == []
    battle = moving(f"{WOODS} \n {GENERAL} \n red/1 {kind} at 24,3")
    battle.order("red", f"move red/1 ahead {far}")
    assert pose_of(battle, "red/1") == pose(24, 3 + far)
    assert "T7.2-1" in moves(kind, WOODS, f"move red/1 ahead {far + 0.03}")
