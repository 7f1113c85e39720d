"""T7.2 Single stands: any way, any facing, and how far each type goes."""

import pytest

from tests.games.triumph.base import rules
from tests.games.triumph.movement.moving import moved, moving, plan
from tests.rule import rule

DISTANCES = {
    "HBW": ("T7.2-4", 8),
    "JCV": ("T7.2-4", 8),
    "BAD": ("T7.2-5", 6),
    "BTX": ("T7.2-5", 6),
    "CHT": ("T7.2-5", 6),
    "ECV": ("T7.2-5", 6),
    "LFT": ("T7.2-6", 5),
    "SKM": ("T7.2-6", 5),
    "KNT": ("T7.2-6", 5),
    "CAT": ("T7.2-7", 4),
    "ELE": ("T7.2-7", 4),
    "LSP": ("T7.2-7", 4),
    "RDR": ("T7.2-7", 4),
    "RBL": ("T7.2-7", 4),
    "WBD": ("T7.2-7", 4),
    "EFT": ("T7.2-8", 3),
    "HFT": ("T7.2-8", 3),
    "HRD": ("T7.2-8", 3),
    "PAV": ("T7.2-8", 3),
    "PIK": ("T7.2-8", 3),
    "SPR": ("T7.2-8", 3),
    "WRR": ("T7.2-8", 3),
    "ARC": ("T7.2-8", 3),
    "BLV": ("T7.2-8", 3),
    "ART": ("T7.2-9", 2),
    "WWG": ("T7.2-9", 2),
}


@pytest.mark.parametrize(
    ("kind", "far"),
    [
        pytest.param(kind, far, id=kind, marks=rule(clause))
        for kind, (clause, far) in DISTANCES.items()
    ],
)
def test_how_far_a_type_moves_in_open_ground(kind: str, far: int) -> None:
    battle = moving(f"red/1 {kind} at 20,10")
    assert battle.refused("red", f"move red/1 ahead {far}") == []
    assert battle.refused("red", f"move red/1 ahead {far}.02") == []
    assert battle.refused("red", f"move red/1 ahead {far}.03") == ["T7.2-1"]


def test_every_type_has_its_distance() -> None:
    assert DISTANCES.keys() == rules().types.keys()


@rule("T7.2-1")
@pytest.mark.parametrize(
    "order",
    [
        "move red/1 to 20,15 facing 0",
        "move red/1 to 20,5 facing 0",
        "move red/1 to 15,10 facing 0",
        "move red/1 to 23.5,13.5 facing 0",
        "move red/1 to 20,10 facing 180",
        "move red/1 to 22,12 facing 135",
        "move red/1 slide left 5",
        "move red/1 back 5",
        "move red/1 wheel left 45",
    ],
)
def test_a_stand_goes_any_way_and_ends_in_any_facing(order: str) -> None:
    assert moving("red/1 LFT at 20,10").refused("red", order) == []


@rule("T7.2-1", "T7.2-2")
@pytest.mark.parametrize(
    ("order", "distance"),
    [
        ("move red/1 to 20,13 facing 0", 3000),
        ("move red/1 wheel right 90", 2828),
        ("move red/1 to 20,10 facing 90", 1414),
        ("move red/1 to 20,13 facing 90", 4123),
        ("move red/1 to 21,13 facing 90", 4472),
        ("move red/1 wheel right 30, wheel left 30", 1035),
        ("move red/1 wheel right 30, wheel right 30", 2070),
    ],
)
def test_the_front_corner_that_goes_further_in_all_legs_counts(order: str, distance: int) -> None:
    assert plan(moving("red/1 LFT at 20,10"), order).distance == distance


@rule("T7.2-2")
def test_the_corners_are_summed_apart() -> None:
    both = plan(moving("red/1 LFT at 20,10"), "move red/1 wheel right 60, wheel left 60")
    one = plan(moving("red/1 LFT at 20,10"), "move red/1 wheel right 60, ahead 1")
    assert (both.distance, one.distance) == (2000, 3000)


@rule("T7.2-3")
@pytest.mark.parametrize(
    ("kind", "place", "distance", "clauses"),
    [("ARC", "20,9", 2236, []), ("ART", "20,8", 2828, ["T7.2-1"])],
)
def test_example_a_turn_about_the_centre(
    kind: str, place: str, distance: int, clauses: list[str]
) -> None:
    found = plan(moving(f"red/1 {kind} at 20,10"), f"move red/1 to {place} facing 180")
    assert found.distance == distance
    assert [refusal.clause for refusal in found.refusals] == clauses


@rule("T7.2-10")
def test_leaving_and_joining_a_group_costs_nothing_extra() -> None:
    line = "red/9 HFT at 18,10 general\nred/1 HFT at 20,10\nred/2 HFT at 24,11"
    event = moved(moving(line), "move red/1 to 22,11 facing 0")
    assert (event.points, event.distance) == (1, 2236)
