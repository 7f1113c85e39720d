"""T7.5 Difficult terrain: riders slow down, groups fall apart, engines keep out."""

import pytest

from tests.games.triumph.movement.moving import cost, moved, moving, plan
from tests.rule import rule

WOODS = "piece woods box 10,12 30,20"
GENERAL = "red/9 SKM at 20,9 general"
MOUNTED = ["BAD", "BTX", "CHT", "ECV", "HBW", "JCV", "KNT", "CAT", "ELE"]


@rule("T7.5-1")
@pytest.mark.parametrize("kind", MOUNTED)
def test_mounted_go_3_mu_when_any_part_is_difficult(kind: str) -> None:
    battle = moving(f"{WOODS}\nred/1 {kind} at 20,17")
    assert battle.refused("red", "move red/1 ahead 3.02") == []
    assert battle.refused("red", "move red/1 ahead 3.03") == ["T7.5-1"]
    assert plan(battle, "move red/1 ahead 1").allowance == 3000


@rule("T7.5-2")
@pytest.mark.parametrize(
    ("y", "far", "clauses"),
    [
        (9.5, 3, []),
        (9, 3, []),
        (9, 3.02, []),
        (9, 3.03, ["T7.5-1"]),
        (8.9, 3.2, ["T7.5-1"]),
        (8, 4, []),
        (8, 5, ["T7.5-1"]),
    ],
)
def test_mounted_enter_from_no_further_than_3_mu(y: float, far: float, clauses: list[str]) -> None:
    assert (
        moving(f"{WOODS}\nred/1 KNT at 20,{y}").refused("red", f"move red/1 ahead {far}") == clauses
    )


@rule("T7.5-3")
@pytest.mark.parametrize(("kind", "clauses"), [("HBW", ["T7.5-1"]), ("JCV", ["T7.5-1"])])
def test_example_a_river_5_mu_away(kind: str, clauses: list[str]) -> None:
    river = "piece stream box 2,15 46,16.5"
    battle = moving(f"{river}\nred/1 {kind} at 20,10\nred/2 {kind} at 30,12")
    assert battle.refused("red", "move red/1 ahead 5") == []
    assert battle.refused("red", "move red/1 ahead 5.1") == clauses
    assert battle.refused("red", "move red/2 ahead 3") == []


@rule("T7.5-4")
@pytest.mark.parametrize(
    "order",
    [
        "move red/1 ahead 4",
        "move red/1 slide left 4",
        "move red/1 slide right 1, ahead 3",
    ],
)
def test_the_limit_holds_if_the_move_only_starts_in_it(order: str) -> None:
    rough = "piece rough box 20.5,8 24,9.5"
    assert moving(f"{rough}\nred/1 KNT at 20,10").refused("red", order) == ["T7.5-1"]
    assert moving(f"{rough}\nred/1 KNT at 19.5,10").refused("red", "move red/1 ahead 4") == []


@rule("T7.5-4")
def test_the_limit_holds_if_a_corner_of_difficult_terrain_is_only_crossed() -> None:
    rough = "piece rough box 22.5,10 24,10.5"
    battle = moving(f"{rough}\nred/1 JCV at 20,10")
    assert battle.refused("red", "move red/1 to 26,12 facing 0") == ["T7.5-1"]
    assert battle.refused("red", "move red/1 ahead 2, slide right 5") == []


@rule("T7.5-5", "T7.5-6")
def test_example_three_heavy_foot_in_woods_pay_one_by_one() -> None:
    line = "\n".join(f"red/{n} HFT at {18 + 2 * n},14" for n in (1, 2, 3))
    battle = moving(f"{WOODS}\n{GENERAL}\n{line}")
    assert battle.refused("red", "move red/1 red/2 red/3 ahead 2") == ["T7.5-8"]
    assert [moved(battle, f"move red/{n} ahead 2").points for n in (1, 2, 3)] == [1, 1, 1]
    assert battle.world.table.turn.points == 3


@rule("T7.5-7")
@pytest.mark.parametrize(
    ("kinds", "clauses"),
    [
        (("SKM", "SKM"), []),
        (("RBL", "RBL"), []),
        (("SKM", "RBL"), []),
        (("SKM", "LFT"), ["T7.5-8"]),
        (("LFT", "LFT"), ["T7.5-8"]),
        (("WBD", "RBL"), ["T7.5-8"]),
    ],
)
def test_skirmishers_and_rabble_keep_together(kinds: tuple[str, str], clauses: list[str]) -> None:
    pair = f"red/1 {kinds[0]} at 20,14\nred/2 {kinds[1]} at 22,14"
    battle = moving(f"{WOODS}\n{GENERAL}\n{pair}")
    assert battle.refused("red", "move red/1 red/2 ahead 2") == clauses
    if not clauses:
        assert cost(f"{WOODS}\n{GENERAL}\n{pair}", "move red/1 red/2 ahead 2") == 1


@rule("T7.5-8")
@pytest.mark.parametrize(
    ("rough", "clauses"),
    [
        ("box 23,8 26,9.5", []),
        ("box 22.97,8 26,9.5", ["T7.5-8"]),
        ("box 22,11 24,11.5", ["T7.5-8"]),
        ("box 22,12.97 24,14", ["T7.5-8"]),
        ("box 22,13 24,14", []),
    ],
)
def test_one_stand_in_difficult_terrain_stops_the_whole_group(
    rough: str, clauses: list[str]
) -> None:
    battle = moving(f"piece rough {rough}\nred/1 LFT at 20,10\nred/2 LFT at 22,10")
    assert battle.refused("red", "move red/1 red/2 ahead 3") == clauses


@rule("T7.5-8")
def test_a_column_off_the_road_is_a_group_too() -> None:
    battle = moving(f"{WOODS}\nred/1 LFT at 20,11\nred/2 LFT at 20,10\nred/3 LFT at 22,11")
    assert battle.refused("red", "column red/1 red/2 ahead 2") == ["T7.5-8"]
    assert battle.refused("red", "form column red/1 red/3 ahead 2") == ["T7.5-8"]


@rule("T7.5-9")
@pytest.mark.parametrize(
    ("kind", "far"), [("HFT", 3), ("LFT", 5), ("PIK", 3), ("RDR", 4), ("HRD", 3)]
)
def test_foot_lose_no_distance(kind: str, far: int) -> None:
    battle = moving(f"{WOODS}\nred/1 {kind} at 20,11.5")
    assert battle.refused("red", f"move red/1 ahead {far}") == []
    assert plan(battle, f"move red/1 ahead {far}").allowance == far * 1000


@rule("T7.5-9")
@pytest.mark.parametrize("kind", ["ART", "WWG"])
def test_artillery_and_war_wagons_enter_on_roads_only(kind: str) -> None:
    battle = moving(f"{WOODS}\nred/1 {kind} at 20,11")
    assert battle.refused("red", "move red/1 ahead 1") == []
    assert battle.refused("red", "move red/1 ahead 2") == ["T7.5-9"]
    road = moving(f"{WOODS}\npiece road band 20,0 20,32\nred/1 {kind} at 20,11")
    assert road.refused("red", "move red/1 ahead 2") == []
    assert road.refused("red", "move red/1 to 21,12.5 facing 0") == ["T7.5-9"]


@rule("T7.5-10")
@pytest.mark.parametrize(
    ("x", "far", "clauses"), [(20, 3, []), (20, 3.1, ["T7.5-1"]), (19.5, 4, [])]
)
def test_example_elephants_with_one_corner_in_rough(
    x: float, far: float, clauses: list[str]
) -> None:
    battle = moving(f"piece rough box 20.5,7 24,8.5\nred/1 ELE at {x},10")
    assert battle.refused("red", f"move red/1 ahead {far}") == clauses
