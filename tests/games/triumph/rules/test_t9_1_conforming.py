"""T9.1 Conforming: who lines up with a group that touched it crooked.

The group goes straight on until its front is at y = 14; the lone enemy stands there.
"""

import pytest

from tests.games.triumph.base import pose
from tests.games.triumph.movement.moving import moved, moving, plan, pose_of
from tests.rule import rule
from warhost.games.triumph.events.movement import Conformed

FOOT = "red/1 HFT at 20,12\nred/2 HFT at 22,12"
RIDERS = FOOT.replace("HFT", "KNT")
SPEAR = "blue/1 SPR at 20.5,14 facing 180"
HOLDS = "blue/2 HFT at 22,15.9 facing 90"
"""No room behind the enemy where it stands."""
WOULD_HOLD = "blue/2 HFT at 19.3,15.9 facing 90"
"""No room behind the enemy where it would stand."""
ON = "move red/1 red/2 ahead 2"

Found = list[tuple[str, str, str]]


def conforming(scene: str, order: str = ON) -> Found:
    """Who conforms to whom, and by which clause."""
    found = plan(moving(scene), order)
    assert not found.refusals, found.refusals
    return [(one.stand, one.toucher, one.clause) for one in found.conforming]


def place(scene: str) -> tuple[float, float, float, str]:
    """Where the enemy ends, and in which contact."""
    (found,) = plan(moving(scene), ON).conforming
    return found.end.x / 1000, found.end.y / 1000, found.end.facing / 100, found.kind


@rule("T9.1-1")
def test_a_lone_enemy_that_a_group_touches_conforms_at_once() -> None:
    battle = moving(f"{FOOT}\n{SPEAR}\nred/9 LFT at 4,4").order("red", ON)
    assert [event.stand for event in battle.happened(Conformed)] == ["blue/1"]
    assert pose_of(battle, "blue/1") == pose(20, 14, 180)
    assert battle.asked() == [("red", "movement")]


@rule("T9.1-1")
@pytest.mark.parametrize("y", [14.02, 14.03])
def test_who_is_not_touched_does_not_conform(y: float) -> None:
    found = conforming(f"{FOOT}\n{SPEAR.replace(',14 ', f',{y} ')}")
    assert bool(found) == (y < 14.025)


@rule("T9.1-1")
@pytest.mark.parametrize("order", ["column red/1 red/2 ahead 2", "form column red/1 red/2 ahead 2"])
def test_columns_are_groups_too(order: str) -> None:
    file = FOOT.replace("22,12", "20,11.25")
    assert conforming(f"{file}\n{SPEAR}", order) == [("blue/1", "red/1", "T9.1-4")]


@rule("T9.1-2")
def test_it_conforms_without_room_to_fall_back() -> None:
    assert conforming(f"{FOOT}\n{SPEAR}\n{HOLDS}") == [("blue/1", "red/1", "T9.1-2")]


@rule("T9.1-3")
@pytest.mark.parametrize(
    ("kind", "enemy", "clause"),
    [
        ("KNT", "SPR", ["T9.1-3"]),
        ("WRR", "SPR", ["T9.1-3"]),
        ("HFT", "SPR", []),
        ("HFT", "ART", ["T9.1-3"]),
        ("RDR", "ELE", ["T9.1-3"]),
        ("SPR", "ELE", []),
    ],
)
def test_it_conforms_if_the_toucher_would_shatter_it(
    kind: str, enemy: str, clause: list[str]
) -> None:
    scene = f"{FOOT}\n{SPEAR}\n{WOULD_HOLD}".replace("HFT at 2", f"{kind} at 2")
    behind = scene.replace("SPR", enemy).replace(
        "15.9", "17.1" if enemy in ("ART", "ELE") else "15.9"
    )
    assert [found[2] for found in conforming(behind)] == clause


@rule("T9.1-3")
@pytest.mark.parametrize(("woods", "clause"), [("15,14.5 25,16", "T9.1-3"), ("15,14.05 25,16", "")])
def test_the_ground_of_the_touched_edge_decides_what_shatters(woods: str, clause: str) -> None:
    tilted = "blue/1 SPR at 20.5,14.174 facing 190"
    found = conforming(f"piece woods box {woods}\n{RIDERS}\n{tilted}\n{WOULD_HOLD}")
    assert [one[2] for one in found] == ([clause] if clause else [])


@rule("T9.1-4", "T9.1-5")
@pytest.mark.parametrize(("others", "clause"), [("", ["T9.1-4"]), (WOULD_HOLD, [])])
def test_it_conforms_if_it_would_then_have_room_or_nothing_happens(
    others: str, clause: list[str]
) -> None:
    battle = moving(f"{FOOT}\n{SPEAR}\n{others}\nred/9 LFT at 4,4")
    assert [found.clause for found in plan(battle, ON).conforming] == clause
    battle.order("red", ON)
    assert pose_of(battle, "blue/1").x == (20_000 if clause else 20_500)


@rule("T9.1-6")
@pytest.mark.parametrize(
    ("own", "enemies", "order"),
    [
        ("red/1 HFT at 20,12", SPEAR, "move red/1 ahead 2"),
        ("red/1 HFT at 20,12", f"{SPEAR}\nblue/2 SPR at 18.5,14 facing 180", "move red/1 ahead 2"),
        (FOOT, f"{SPEAR}\nblue/2 SPR at 18.5,14 facing 180", ON),
        (FOOT, f"{SPEAR}\nblue/2 SPR at 20.5,14.75 facing 180", ON),
    ],
)
def test_nobody_conforms_to_a_single_stand_and_no_group_conforms(
    own: str, enemies: str, order: str
) -> None:
    assert conforming(f"{own}\n{enemies}", order) == []


@rule("T9.1-7")
@pytest.mark.parametrize(
    ("others", "conforms"),
    [
        ("blue/2 SPR at 22.6,14 facing 180", True),
        ("blue/2 SPR at 22.5,14 facing 180", False),
        ("blue/2 SPR at 22.5,14.05 facing 179", True),
        ("red/3 LFT at 21.5,15 facing 270", False),
    ],
)
def test_a_single_enemy_is_in_no_group_and_not_in_combat(others: str, conforms: bool) -> None:
    found = conforming(f"{FOOT}\n{SPEAR}\n{others}")
    assert ("blue/1" in [one for one, _, _ in found]) == conforms


@rule("T9.1-8")
@pytest.mark.parametrize(
    ("y", "conforms"),
    [(14.431, False), (14.931, True)],
    ids=["touched by a side edge", "touched by a front corner"],
)
def test_only_the_front_of_the_group_touches(y: float, conforms: bool) -> None:
    assert bool(conforming(f"{RIDERS}\nblue/1 SPR at 23.834,{y} facing 95")) == conforms


@rule("T9.1-9")
@pytest.mark.parametrize(
    ("behind", "clause"),
    [
        ("", "T9.1-4"),
        ("blue/2 HFT at 22.4,15 facing 180", "T9.1-2"),
        ("blue/2 HFT at 22.2,15.9 facing 90", "T9.1-2"),
        ("blue/2 LFT at 22.3,16 facing 90", "T9.1-4"),
        ("blue camp at 23.4,15", "T9.1-2"),
        ("piece coast box 21.4,15 23,16", "T9.1-2"),
        ("piece woods box 21.4,15 23,16", "T9.1-4"),
        ("red/3 LFT at 22.4,15.2 facing 90", "T9.1-2"),
    ],
)
def test_room_means_that_nobody_is_destroyed_or_pushed(behind: str, clause: str) -> None:
    assert conforming(f"{FOOT}\n{SPEAR}\n{behind}")[0][2] == clause


@rule("T9.1-9")
def test_there_is_no_room_in_flank_contact() -> None:
    """T13.1-2 A stand with an enemy on its flank does not fall back."""
    crossed = "blue/1 SPR at 20.8,15 facing 90"
    assert conforming(f"{FOOT}\n{crossed}") == []
    assert conforming(f"{RIDERS}\n{crossed}") == [("blue/1", "red/1", "T9.1-3")]


@rule("T9.1-10")
@pytest.mark.parametrize(
    ("enemy", "end"),
    [
        ("21.066,14.5 facing 150", (22, 14, 180, "front")),
        ("20.65,15.241 facing 60", (21, 15, 90, "flank")),
        ("21.35,15.241 facing 300", (21, 15, 270, "flank")),
    ],
)
def test_a_corner_belongs_to_the_front_first_then_to_the_side(
    enemy: str, end: tuple[float, float, float, str]
) -> None:
    assert place(f"{RIDERS}\nblue/1 SPR at {enemy}") == end


@rule("T9.1-11")
@pytest.mark.parametrize(("x", "toucher"), [(20.9, "red/1"), (21, "red/1"), (21.1, "red/2")])
def test_the_toucher_is_the_stand_nearest_the_middle_of_the_edge(x: float, toucher: str) -> None:
    scene = f"{FOOT}\nblue/1 SPR at {x},14 facing 180"
    assert conforming(scene)[0][1] == toucher
    assert conforming(scene, "move red/2 red/1 ahead 2")[0][1] == toucher


@rule("T9.1-12")
@pytest.mark.parametrize(
    ("enemy", "end"),
    [
        ("20.5,14 facing 180", (20, 14, 180, "front")),
        ("20.8,15 facing 90", (21, 15, 90, "flank")),
        ("19.3,15 facing 270", (19, 15, 270, "flank")),
        ("20.4,14.75 facing 0", (20, 14.75, 0, "rear")),
    ],
)
def test_it_conforms_into_the_contact_of_the_touched_edge(
    enemy: str, end: tuple[float, float, float, str]
) -> None:
    assert place(f"{RIDERS}\nblue/1 SPR at {enemy}") == end


@rule("T9.1-13")
@pytest.mark.parametrize(
    ("enemy", "conforms"),
    [
        ("24,14 facing 180", True),
        ("21.007,14.707 facing 135", True),
        ("21.007,14.707 facing 134.8", False),
        ("24.03,14 facing 180", False),
    ],
)
def test_the_new_place_is_within_2_mu_and_45_degrees(enemy: str, conforms: bool) -> None:
    assert bool(conforming(f"{FOOT}\nblue/1 SPR at {enemy}")) == conforms


@rule("T9.1-13")
@pytest.mark.parametrize(
    ("thing", "conforms"),
    [
        ("blue/2 HFT at 19.3,15.2 facing 90", False),
        ("blue/2 HFT at 19,15.2 facing 90", True),
        ("red/3 LFT at 19.45,15 facing 90", False),
        ("piece coast box 18,14.1 19.3,15", False),
        ("piece woods box 18,14.1 19.3,15", True),
        ("blue camp at 17.3,14.1", False),
        ("blue camp at 17,14.1", True),
    ],
)
def test_the_new_place_must_be_free(thing: str, conforms: bool) -> None:
    assert bool(conforming(f"{RIDERS}\n{SPEAR}\n{thing}")) == conforms


@rule("T9.1-14")
@pytest.mark.parametrize("kind", ["SPR", "ART", "KNT"])
def test_conforming_is_no_move_and_takes_no_heed_of_the_ground(kind: str) -> None:
    woods = "piece woods box 15,14.1 25,20"
    battle = moving(f"{woods}\n{RIDERS}\n{SPEAR.replace('SPR', kind)}\nred/9 LFT at 19,9 general")
    assert moved(battle, ON).points == 1
    assert pose_of(battle, "blue/1") == pose(20, 14, 180)
    assert not battle.stand("blue/1").moved


@rule("T8-17", "T9.1-14")
def test_conforming_takes_no_heed_of_zones() -> None:
    watcher = "red/3 SPR at 18.5,15.5 facing 90\nred/4 SPR at 21.6,16.9 facing 180"
    assert conforming(f"{RIDERS}\n{SPEAR}\n{watcher}") != []


@rule("T9.1-15")
def test_example_lone_archers_touched_by_knights() -> None:
    archers = f"blue/1 ARC at 20.5,14.174 facing 190\n{WOULD_HOLD.replace('15.9', '16.1')}"
    assert conforming(f"{RIDERS}\n{archers}") == [("blue/1", "red/1", "T9.1-3")]
    assert conforming(f"{FOOT}\n{archers}") == []
