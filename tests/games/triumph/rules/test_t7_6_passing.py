"""T7.6 Who passes through friends, and how."""

import pytest

from tests.games.triumph.base import rules
from tests.games.triumph.movement.moving import moving, plan
from tests.rule import rule

OPEN_FOOT = ["ARC", "BLV", "LFT", "LSP", "RBL", "RDR", "WBD"]
CLOSE_FOOT = ["ART", "EFT", "HFT", "HRD", "PAV", "PIK", "SPR", "WWG", "WRR"]
MOUNTED = ["BAD", "BTX", "CHT", "ECV", "HBW", "JCV", "KNT", "CAT", "ELE"]


def passing(mover: str, friend: str) -> list[str]:
    """Why a stand may not go into the rear of a friend and out again."""
    depth = rules().types[friend].depth / 1000
    battle = moving(f"red/1 {mover} at 20,10\nred/2 {friend} at 20,{10.2 + depth}")
    return battle.refused("red", "move red/1 ahead 0.5, back 0.5")


@rule("T7.6-1")
@pytest.mark.parametrize("friend", OPEN_FOOT)
@pytest.mark.parametrize("mover", MOUNTED)
def test_mounted_pass_through_open_order_foot(mover: str, friend: str) -> None:
    assert passing(mover, friend) == []


@rule("T7.6-2")
@pytest.mark.parametrize("other", [*OPEN_FOOT, *CLOSE_FOOT, *MOUNTED, "SKM"])
def test_skirmishers_pass_all_and_are_passed_by_all(other: str) -> None:
    assert passing("SKM", other) == []
    assert passing(other, "SKM") == []


@rule("T7.6-3")
@pytest.mark.parametrize("friend", [*OPEN_FOOT, *CLOSE_FOOT, *MOUNTED])
@pytest.mark.parametrize("mover", [*OPEN_FOOT, *CLOSE_FOOT])
def test_foot_pass_through_nobody_else(mover: str, friend: str) -> None:
    assert set(passing(mover, friend)) == {"T7.6-3"}


@rule("T7.6-3")
@pytest.mark.parametrize("friend", [*CLOSE_FOOT, *MOUNTED])
@pytest.mark.parametrize("mover", MOUNTED)
def test_mounted_pass_through_nobody_else(mover: str, friend: str) -> None:
    assert set(passing(mover, friend)) == {"T7.6-3"}


@rule("T7.6-4")
@pytest.mark.parametrize(
    ("ahead", "clauses"), [(2.5, []), (2.48, []), (2.47, ["T7.6-4"]), (1, ["T7.6-4"]), (0.5, [])]
)
def test_whoever_passes_ends_clear_of_every_friend(ahead: float, clauses: list[str]) -> None:
    battle = moving("red/1 SKM at 20,10\nred/2 LFT at 20,11.5")
    assert battle.refused("red", f"move red/1 ahead {ahead}") == clauses


@rule("T7.6-4")
def test_a_stand_passes_several_friends_in_one_move() -> None:
    friends = "red/2 LFT at 20,11.5\nred/3 HFT at 20,12.25\nred/4 KNT at 20,14.5"
    assert moving(f"red/1 SKM at 20,10\n{friends}").refused("red", "move red/1 ahead 5") == [
        "T7.6-4"
    ]
    friends = friends.replace("14.5", "13.75")
    assert moving(f"red/1 SKM at 20,10\n{friends}").refused("red", "move red/1 ahead 5") == []


@rule("T7.6-5")
@pytest.mark.parametrize(
    "order",
    [
        "move red/1 ahead 4",
        "move red/1 back 4",
        "move red/1 slide left 4.5",
        "move red/1 to 22.5,12.5 facing 0",
        "move red/1 to 20,14 facing 180",
    ],
)
def test_passing_goes_any_way_at_no_extra_cost(order: str) -> None:
    ring = "red/2 LFT at 20,11.5\nred/3 LFT at 20,8.5\nred/4 LFT at 17.8,10"
    alone = plan(moving("red/9 LFT at 40,4 general\nred/1 JCV at 20,10"), order)
    through = plan(moving(f"red/9 LFT at 40,4 general\n{ring}\nred/1 JCV at 20,10"), order)
    assert not through.refusals
    assert (through.points, through.distance) == (alone.points, alone.distance)


@rule("T7.6-6")
@pytest.mark.parametrize(
    ("kinds", "friend", "clauses"),
    [
        (("SKM", "SKM"), "HFT", []),
        (("RBL", "RBL"), "SKM", []),
        (("RBL", "SKM"), "SKM", []),
        (("KNT", "KNT"), "LFT", ["T7.6-6"]),
        (("HFT", "HFT"), "SKM", ["T7.6-6"]),
        (("SKM", "LFT"), "SKM", ["T7.6-6"]),
        (("HFT", "HFT"), "HFT", ["T7.6-3"]),
    ],
)
def test_only_skirmishers_and_rabble_pass_as_a_group(
    kinds: tuple[str, str], friend: str, clauses: list[str]
) -> None:
    pair = f"red/1 {kinds[0]} at 20,10\nred/2 {kinds[1]} at 22,10\nred/3 {friend} at 20,11.2"
    found = moving(pair).refused("red", "move red/1 red/2 ahead 2.95")
    assert list(dict.fromkeys(found)) == clauses


@rule("T7.6-6")
def test_a_column_of_riders_does_not_pass() -> None:
    column = "red/1 KNT at 20,10\nred/2 KNT at 20,8.5\nred/3 LFT at 20,11.5"
    assert moving(column).refused("red", "column red/1 red/2 ahead 5")[0] == "T7.6-6"


@rule("T7.6-7")
@pytest.mark.parametrize(
    ("friend", "x", "clauses"),
    [
        ("SKM", 20, []),
        ("SKM", 22, []),
        ("HFT", 24, []),
        ("HFT", 20, ["T7.6-7"]),
        ("HFT", 22, ["T7.6-3"]),
    ],
)
def test_every_stand_of_the_group_must_have_the_right(
    friend: str, x: int, clauses: list[str]
) -> None:
    pair = f"red/1 SKM at 20,10\nred/2 RBL at 22,10\nred/3 {friend} at {x},11.2"
    found = moving(pair).refused("red", "move red/1 red/2 ahead 2.95")
    assert list(dict.fromkeys(found)) == clauses


@rule("T7.6-8")
@pytest.mark.parametrize(("mover", "clauses"), [("KNT", []), ("HFT", ["T7.6-3"])])
def test_a_friend_in_combat_is_passed_like_any_other(mover: str, clauses: list[str]) -> None:
    fight = "red/2 LFT at 20,14\nblue/1 SPR at 20,14 facing 180"
    battle = moving(f"red/1 {mover} at 22.2,13.8\n{fight}")
    assert battle.refused("red", "move red/1 slide left 0.5, slide right 0.5")[:1] == clauses


@rule("T7.6-9")
@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        ("blue/1 SKM at 20,12", "T7.1-8"),
        ("blue/1 LFT at 20,12", "T7.1-8"),
        ("red camp at 20,12.5", "T7.6-9"),
        ("blue camp at 20,12.5", "T7.6-9"),
        ("red wagon at 20,12.5", "T7.6-9"),
        ("blue wagon at 20,12.5", "T7.6-9"),
    ],
)
@pytest.mark.parametrize("mover", ["SKM", "KNT"])
def test_enemies_camps_and_wagons_are_never_passed(thing: str, clause: str, mover: str) -> None:
    assert moving(f"red/1 {mover} at 20,10\n{thing}").refused("red", "move red/1 ahead 4") == [
        clause
    ]
