"""T8-9 to T8-20 What may be done in an enemy zone.

The owner, blue/1, is Spear at 20,14 looking south: its zone is x 19 to 21, y 12 to 14.
"""

import pytest

from tests.games.triumph.fights import fight, place
from tests.games.triumph.movement.moving import cost, moved, moving, plan, red_view
from tests.rule import rule
from warhost.games.triumph.drawing import picture

OWNER = "blue/1 SPR at 20,14 facing 180"
SECOND = "blue/2 SPR at 22,14 facing 180"
AWAY = "blue/3 SPR at 22,14.75"
"""An enemy that looks the other way, with its rear in line with the owner's front."""


def refused(scene: str, order: str) -> list[str]:
    return moving(f"{OWNER}\n{scene}").refused("red", order)


def used(scene: str, order: str) -> tuple[str, str, str] | None:
    """The option, the clause and the owner by which an allowed move goes through zones."""
    found = plan(moving(f"{OWNER}\n{scene}"), order)
    assert not found.refusals, found.refusals
    use = found.zone
    return None if use is None else (use.option, use.clause, use.owner)


@rule("T8-9")
@pytest.mark.parametrize(
    ("start", "order", "clauses"),
    [
        ("16,11.9", "move red/1 slide right 8", []),
        ("16,12.1", "move red/1 slide right 8", ["T8-13"]),
        ("20,11", "move red/1 ahead 2.5, back 2.5", ["T8-13"]),
        ("20,13", "move red/1 slide left 3", ["T8-10"]),
        ("20,12.02", "move red/1 slide left 8", []),
        ("20,12.03", "move red/1 slide left 8", ["T8-10"]),
    ],
)
def test_a_move_that_starts_in_a_zone_or_enters_it_is_restricted(
    start: str, order: str, clauses: list[str]
) -> None:
    assert refused(f"red/1 JCV at {start}", order) == clauses


@rule("T8-9")
def test_a_group_is_restricted_when_any_of_it_is() -> None:
    file = "red/1 KNT at 17.5,12.9 facing 270\nred/2 KNT at 19,12.9 facing 270"
    assert refused(file, "move red/1 ahead 5") == []
    assert refused(file, "move red/1 red/2 ahead 2") == []
    assert refused(file, "move red/1 red/2 ahead 5") == ["T8-10"]


@rule("T8-10")
@pytest.mark.parametrize(
    ("order", "clauses"),
    [
        ("slide left 2", []),
        ("slide left 2.02", []),
        ("slide left 2.03", ["T8-10"]),
        ("slide left 1, slide right 1", []),
        ("slide left 1, slide right 1.1", ["T8-10"]),
        ("to 20,11 facing 90", ["T8-10"]),
        ("wheel left 25", []),
        ("ahead 0.9", []),
    ],
)
def test_from_within_a_move_goes_2_mu(order: str, clauses: list[str]) -> None:
    assert refused("red/1 LFT at 20,13", f"move red/1 {order}") == clauses


@rule("T8-10")
def test_a_short_move_meets_nobody_but_the_owner() -> None:
    scene = f"red/1 LFT at 20.5,13.2\n{AWAY}"
    assert refused(scene, "move red/1 to 22,14 facing 0") == ["T8-10"]
    assert used(scene, "move red/1 to 22.1,14 facing 0") == ("short move", "T8-10", "blue/1")
    assert used(scene, "move red/1 to 20,14 facing 0") == ("short move", "T8-10", "blue/1")


@rule("T8-11")
def test_from_within_a_move_of_any_length_meets_the_owner() -> None:
    rider = "red/1 JCV at 20,12.2 facing 180"
    turn = "move red/1 ahead 1, to 20,11.2 facing 0"
    assert used(rider, f"{turn}, ahead 2.8") == ("to contact", "T8-11", "blue/1")
    assert refused(rider, f"{turn}, ahead 2.7") == ["T8-10"]
    assert refused(rider, f"{turn}, back 2.4, ahead 5.2") == ["T7.2-1"]


@rule("T8-12")
@pytest.mark.parametrize(
    ("order", "clauses"),
    [
        ("back 8", []),
        ("back 8.03", ["T7.2-1"]),
        ("back 4, back 4", []),
        ("to 20,5 facing 0", []),
        ("to 20.02,5 facing 0", []),
        ("to 20.03,5 facing 0", ["T8-10"]),
        ("to 20,5 facing 0.2", ["T8-10"]),
        ("back 4, slide left 1", ["T8-10"]),
        ("back 4, ahead 1", ["T8-10"]),
    ],
)
def test_a_single_stand_goes_straight_back_as_far_as_it_likes(
    order: str, clauses: list[str]
) -> None:
    assert refused("red/1 HBW at 20,13", f"move red/1 {order}") == clauses


@rule("T8-9", "T8-12")
@pytest.mark.parametrize(("far", "clauses"), [(3.5, []), (3.56, ["T8-13"]), (8, ["T8-13"])])
def test_going_back_is_no_way_through_another_zone(far: float, clauses: list[str]) -> None:
    behind = "blue/2 SPR at 18.5,9 facing 90"
    assert refused(f"red/1 HBW at 20,13\n{behind}", f"move red/1 back {far}") == clauses


@rule("T8-13")
@pytest.mark.parametrize(
    ("legs", "clauses"),
    [
        ("slide left 3", []),
        ("slide left 3.04", []),
        ("slide left 3.06", ["T8-13"]),
        ("slide left 2, ahead 0.9", []),
        ("slide left 2, ahead 0.5, back 0.7", ["T8-13"]),
    ],
)
def test_after_entering_a_zone_a_move_goes_2_mu_on(legs: str, clauses: list[str]) -> None:
    assert refused("red/1 LFT at 23,13", f"move red/1 {legs}") == clauses


@rule("T8-13")
def test_after_entering_a_zone_a_move_of_any_length_meets_the_owner() -> None:
    rider = "red/1 JCV at 26,12.5"
    assert used(rider, "move red/1 slide left 6, ahead 1.5") == ("to contact", "T8-13", "blue/1")
    assert refused(rider, "move red/1 slide left 6, ahead 1.4") == ["T8-13"]


@rule("T8-13")
def test_a_move_into_a_zone_meets_nobody_but_its_owner() -> None:
    other = "blue/3 SPR at 17.9,13.75"
    assert refused(f"red/1 LFT at 18.5,11.5\n{other}", "move red/1 to 17.9,13 facing 0") == [
        "T8-13"
    ]
    assert refused(f"red/1 LFT at 17.5,11.5\n{other}", "move red/1 to 17.9,13 facing 0") == []


@rule("T8-14")
@pytest.mark.parametrize(("x", "owner"), [(20, "blue/1"), (22, "blue/2")])
def test_in_two_zones_the_mover_chooses_whom_to_meet(x: int, owner: str) -> None:
    scene = f"red/1 LFT at 21,13\n{SECOND}"
    assert used(scene, f"move red/1 to {x},14 facing 0") == ("short move", "T8-10", owner)
    turned = scene.replace("21,13", "21,12.2 facing 180").replace("LFT", "JCV")
    way = f"move red/1 ahead 1, to {x},11 facing 0, ahead 3"
    assert used(turned, way) == ("to contact", "T8-11", owner)


@rule("T8-14")
def test_two_owners_may_be_met_at_once_but_no_third() -> None:
    line = "red/1 KNT at 20,12.5\nred/2 KNT at 22,12.5"
    ahead = "move red/1 red/2 ahead 1.5"
    assert used(f"{line}\n{SECOND}", ahead) == ("short move", "T8-10", "blue/1")
    assert refused(f"{line}\n{AWAY}", ahead) == ["T8-10"]
    from_outside = line.replace("12.5", "11.5")
    entering = "move red/1 red/2 ahead 2.5"
    assert used(f"{from_outside}\n{SECOND}", entering) == ("to contact", "T8-13", "blue/1")
    assert refused(f"{from_outside}\n{AWAY}", entering) == ["T8-13"]


@rule("T8-15")
def test_aligning_a_group_in_a_zone_costs_one_point() -> None:
    pair = "red/9 KNT at 19,9.2 general\nred/1 KNT at 19,12.5\nred/2 KNT at 21,12.5"
    assert cost(f"{pair}\n{OWNER}", "move red/1 red/2 slide right 1") == 1


@rule("T8-16")
@pytest.mark.parametrize("box", ["17.5,10 18.5,12", "18.5,11.5 19,12", "22.2,11 24,12"])
def test_aligning_in_difficult_terrain_costs_a_point_for_each_stand(box: str) -> None:
    pair = "red/9 LFT at 19,9.2 general\nred/1 LFT at 19,12.5\nred/2 LFT at 21,12.5"
    battle = moving(f"piece rough box {box}\n{pair}\n{OWNER}")
    assert battle.refused("red", "move red/1 red/2 slide right 1") == ["T7.5-8"]
    single = [moved(battle, f"move red/{n} slide right 1").points for n in (2, 1)]
    assert single == [1, 1]


@rule("T8-17")
def test_falling_back_and_pursuit_take_no_heed_of_zones() -> None:
    watchers = "red/2 SPR at 22.5,11.5 facing 270\nblue/2 SPR at 17.5,11 facing 90"
    scene = f"red/1 WRR at 20,10\nblue/1 WRR at 20,10 facing 180\n{watchers}"
    battle = fight(scene, red=4, blue=3)
    assert place(battle, "blue/1") == (20, 11, 180)
    assert place(battle, "red/1") == (20, 11, 0)


@rule("T8-18")
def test_zones_are_looked_at_anew_before_each_move() -> None:
    scene = f"red/1 LFT at 20,11\nred/2 JCV at 16,12.9\n{OWNER}"
    battle = moving(scene)
    assert battle.refused("red", "move red/2 slide right 6") == ["T8-13"]
    battle.order("red", "move red/1 to 20,14 facing 0")
    assert battle.refused("red", "move red/2 slide right 6") == []
    assert plan(battle, "move red/2 slide right 6").zone is None


@rule("T8-19")
@pytest.mark.parametrize(
    ("order", "clauses"),
    [
        ("back 8", []),
        ("slide left 2", []),
        ("slide right 2", []),
        ("ahead 1", []),
        ("to 22,14 facing 0", ["T8-10"]),
        ("slide left 3", ["T8-10"]),
    ],
)
def test_example_horse_bow_before_a_spear(order: str, clauses: list[str]) -> None:
    assert refused(f"red/1 HBW at 20,13\n{SECOND}", f"move red/1 {order}") == clauses


@rule("T8-20")
def test_the_zones_are_drawn_and_a_plan_names_the_option_it_uses() -> None:
    battle = moving(f"red/1 LFT at 20,13\n{OWNER}\n{SECOND}")
    zones = picture(red_view(battle)).zones
    assert {"blue/1", "blue/2"} <= zones.keys()
    assert set(zones["blue/1"][0]) == {(x, y) for x in (19_000, 21_000) for y in (12_000, 14_000)}
    found = [plan(battle, f"move red/1 {legs}").zone for legs in ("slide left 1", "back 5")]
    assert [use and (use.option, use.clause) for use in found] == [
        ("short move", "T8-10"),
        ("straight back", "T8-12"),
    ]
