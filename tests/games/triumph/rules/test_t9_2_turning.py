"""T9.2 Turning to face. Blue/1, Spear at 20,10, looks south; red/1 stands on its east flank."""

import pytest

from tests.games.triumph.base import Battle
from tests.games.triumph.fights import FIGHT, combats, fight, fighters, lost, place
from tests.rule import rule
from warhost.games.triumph.events.combat import CombatFought, StoodFast, TurnedToFace

SPEAR = "blue/1 SPR at 20,10 facing 180"
EAST = "red/1 SPR at 21,11 facing 270"
WEST = "red/2 SPR at 19,11 facing 90"
REAR = "red/3 SPR at 20,10.75 facing 180"
BEFORE = "red/4 SPR at 20,10"
FACING_EAST = (21, 11, 90)
"""Where blue/1 stands once it has turned to red/1."""


def turned(battle: Battle) -> list[tuple[str, str, tuple[str, ...]]]:
    """Who turned to whom, and with which edges in contact."""
    return [(event.stand, event.toucher, event.edges) for event in battle.happened(TurnedToFace)]


def burdens(battle: Battle) -> list[tuple[int, str]]:
    """What blue/1 had against it besides its basic factor."""
    (fought,) = battle.happened(CombatFought)
    mine = fought.factors[1 if fought.enemy == "blue/1" else 0]
    return [(factor.amount, factor.clause) for factor in mine if factor.amount < 0]


@rule("T9.2-1")
@pytest.mark.parametrize(
    ("toucher", "edge"),
    [(EAST, "left"), (EAST.replace("21,11 facing 270", "19,11 facing 90"), "right")],
)
def test_a_stand_contacted_on_its_flank_turns_before_it_fights(toucher: str, edge: str) -> None:
    battle = fight(f"{SPEAR}\n{toucher}", red=3, blue=5)
    assert turned(battle) == [("blue/1", "red/1", (edge,))]
    kinds = [type(event) for event in battle.events]
    assert kinds.index(TurnedToFace) < kinds.index(CombatFought)


@rule("T9.2-1")
def test_a_stand_contacted_in_its_rear_turns_too() -> None:
    battle = fight(f"{SPEAR}\n{REAR}", "red/3", red=3, blue=5)
    assert turned(battle) == [("blue/1", "red/3", ("rear",))]
    assert place(battle, "blue/1") == (20, 10.75, 0)


@rule("T9.2-1")
def test_the_active_players_stand_turns_as_well() -> None:
    own = "red/1 SPR at 20,10 facing 180\nblue/1 SPR at 21,11 facing 270"
    battle = fight(own, red=3, blue=5)
    assert turned(battle) == [("red/1", "blue/1", ("left",))]


@rule("T9.2-2")
@pytest.mark.parametrize(("scene", "chosen"), [(EAST, "red/1"), (REAR, "red/3")])
def test_who_turned_keeps_a_burden_for_the_contacted_edge(scene: str, chosen: str) -> None:
    assert burdens(fight(f"{SPEAR}\n{scene}", chosen, red=3, blue=5)) == [(-1, "T9.2-2")]


@rule("T9.2-3")
def test_an_enemy_busy_elsewhere_does_not_occupy_the_front() -> None:
    held = "red/2 SPR at 20,10\nblue/1 SPR at 21,9 facing 270\nred/1 SPR at 22,8"
    free = combats(f"{held}\n{FIGHT}")
    assert ("red/1", "blue/1") not in free
    busy = f"{held}\nblue/2 SPR at 20,10 facing 180"
    battle = fight(busy, red=3, blue=5)
    assert turned(battle) == [("blue/1", "red/1", ("left",))]
    assert place(battle, "blue/1") == (22, 8, 180)


@rule("T9.2-4")
@pytest.mark.parametrize(("choice", "end"), [("red/1", (21, 11, 90)), ("red/2", (19, 11, 270))])
def test_the_opponent_chooses_whom_a_stand_faces(
    choice: str, end: tuple[float, float, float]
) -> None:
    scene = f"{SPEAR}\n{EAST}\n{WEST}\nturn blue 4 close combat"
    battle = Battle(scene, command=[6], red=[3], blue=[5]).order("blue", "fight blue/1")
    assert battle.asked() == [("red", "facing")]
    assert battle.refused("red", "face red/9") == ["T9.2-4"]
    battle.order("red", f"face {choice}")
    assert place(battle, "blue/1") == end
    assert fighters(battle) == [("blue/1", choice)]


@rule("T9.2-4")
@pytest.mark.parametrize("chosen", ["red/1", "red/2"])
def test_the_active_opponent_chooses_by_the_combat_it_picks(chosen: str) -> None:
    battle = fight(f"{SPEAR}\n{EAST}\n{WEST}", chosen, red=3, blue=5)
    assert [toucher for _, toucher, _ in turned(battle)] == [chosen]


@rule("T9.2-2", "T9.2-4")
def test_the_other_contacted_edges_keep_their_burdens() -> None:
    battle = fight(f"{SPEAR}\n{EAST}\n{WEST}", "red/1", red=3, blue=5)
    assert sorted(turned(battle)[0][2]) == ["left", "right"]
    assert burdens(battle) == [(-1, "T9.2-2"), (-1, "T9.2-2")]


@rule("T9.2-5")
@pytest.mark.parametrize(
    ("kind", "toucher", "end"),
    [
        ("SPR", "red/1 SPR at 21,11 facing 270", (21, 11, 90)),
        ("ELE", "red/1 SPR at 21,11 facing 270", (21, 11, 90)),
        ("ELE", "red/1 SPR at 19,11 facing 90", (19, 11, 270)),
        ("ELE", "red/1 SPR at 20,12 facing 180", (20, 12, 0)),
    ],
)
def test_the_fronts_coincide_after_turning(
    kind: str, toucher: str, end: tuple[float, float, float]
) -> None:
    battle = fight(f"{SPEAR.replace('SPR', kind)}\n{toucher}", red=3, blue=5)
    assert battle.happened(TurnedToFace)[0].end.facing == end[2] * 100
    assert (battle.happened(TurnedToFace)[0].end.x, battle.happened(TurnedToFace)[0].end.y) == (
        end[0] * 1000,
        end[1] * 1000,
    )


@rule("T9.2-6")
@pytest.mark.parametrize(
    ("friend", "end"),
    [
        ("HFT at 20,11 facing 180", (20, 12, 180)),
        ("HFT at 20,10.75 facing 180", (20, 12, 180)),
        ("HFT at 19.9,12.5 facing 0", (19.9, 10, 0)),
        ("LFT at 20.5,12.25 facing 90", (20.25, 12.25, 90)),
        ("HFT at 18.5,10.75 facing 180", (18.5, 10.75, 180)),
    ],
)
def test_friends_make_room_straight_to_their_own_rear(
    friend: str, end: tuple[float, float, float]
) -> None:
    battle = fight(f"{SPEAR}\n{EAST}\nblue/2 {friend}", red=3, blue=5)
    assert turned(battle) == [("blue/1", "red/1", ("left",))]
    assert place(battle, "blue/2") == end


@rule("T9.2-7")
@pytest.mark.parametrize(
    ("thing", "turns"),
    [
        ("red/2 SPR at 19.5,11.5 facing 0", False),
        ("red/2 SPR at 19,11.5 facing 0", True),
        ("blue camp at 18.5,11", False),
        ("blue camp at 18,11", True),
        ("piece coast box 20,11 20.5,12", False),
        ("piece woods box 20,11 20.5,12", True),
        ("blue/2 ELE at 20,11 facing 180", False),
        ("blue/2 WWG at 20,11 facing 180", False),
        ("blue/2 ART at 20,11 facing 180", True),
        ("blue/2 HFT at 20,11 facing 180\nred/2 HFT at 20,12.4 facing 0", False),
        ("blue/2 HFT at 20,11 facing 180\nblue/3 WWG at 20,11.9 facing 180", False),
    ],
)
def test_a_stand_without_room_does_not_turn(thing: str, turns: bool) -> None:
    battle = fight(f"{SPEAR}\n{EAST}\n{thing}", red=3, blue=5)
    assert bool(turned(battle)) == turns
    assert bool(battle.happened(StoodFast)) != turns
    assert (place(battle, "blue/1") == FACING_EAST) == turns


BLOCKED = "piece coast box 20,11 20.5,12"


@rule("T9.2-8")
@pytest.mark.parametrize(("red", "blue", "gone"), [(3, 4, []), (3, 3, ["blue/1"]), (2, 5, [])])
def test_who_cannot_turn_is_destroyed_if_beaten(red: int, blue: int, gone: list[str]) -> None:
    battle = fight(f"{SPEAR}\n{EAST}\n{BLOCKED}", red=red, blue=blue)
    assert burdens(battle) == [(-1, "T11.4-9")]
    assert [name for name in lost(battle) if name == "blue/1"] == gone


@rule("T9.2-8")
def test_no_effect_saves_even_who_cannot_turn() -> None:
    wagons = "blue/1 WWG at 20,10 facing 180\npiece coast box 18,10 19.02,12"
    battle = fight(f"{wagons}\nred/1 SPR at 20.98,11 facing 270", red=6, blue=5)
    assert battle.happened(StoodFast)
    assert battle.happened(CombatFought)[0].loser == "blue/1"
    assert lost(battle) == []


@rule("T9.2-8")
@pytest.mark.parametrize(
    ("box", "amount"), [("20.9,10.2 21.1,10.6", -2), ("19.2,9.5 19.8,10.2", 0)]
)
def test_the_contacted_edge_fights_where_a_stand_cannot_turn(box: str, amount: int) -> None:
    battle = fight(f"piece rough box {box}\n{SPEAR}\n{EAST}\n{BLOCKED}", red=3, blue=5)
    assert (-2 in [burden for burden, _ in burdens(battle)]) == (amount == -2)


@rule("T9.2-9")
def test_a_stand_in_front_contact_never_turns() -> None:
    battle = fight(f"{SPEAR}\n{BEFORE}\n{EAST}\n{REAR}", "red/4", red=3, blue=5)
    assert turned(battle) == []
    assert place(battle, "blue/1") == (20, 10, 180)
    assert burdens(battle) == [(-1, "T11.4-9"), (-1, "T11.4-9")]


@rule("T9.2-9")
def test_those_on_its_flanks_have_no_combat_of_their_own() -> None:
    assert combats(f"{SPEAR}\n{BEFORE}\n{EAST}\n{REAR}\n{FIGHT}") == [("red/4", "blue/1")]


@rule("T9.2-10")
@pytest.mark.parametrize(
    ("other", "found"),
    [
        ("red/2 SPR at 18,10.5 facing 0", [(-1, "T9.2-2")]),
        ("red/2 SPR at 22,12.75 facing 180", [(-1, "T9.2-2")]),
        ("red/2 SPR at 20.5,9.95 facing 0", [(-1, "T9.2-2")]),
        ("red/2 LFT at 20.9,13 facing 90", [(-1, "T9.2-2")]),
        ("red/2 LFT at 20.9,9 facing 90", [(-1, "T11.4-8"), (-1, "T9.2-2")]),
    ],
)
def test_overlaps_are_counted_from_the_new_pose(other: str, found: list[tuple[int, str]]) -> None:
    assert burdens(fight(f"{SPEAR}\n{EAST}\n{other}", red=3, blue=5)) == found


@rule("T9.2-11")
@pytest.mark.parametrize(("red", "blue", "end"), [(3, 4, (21, 11, 90)), (4, 3, (20, 11, 90))])
def test_a_turned_stand_stays_turned(red: int, blue: int, end: tuple[float, float, float]) -> None:
    battle = fight(f"{SPEAR}\n{EAST}", red=red, blue=blue)
    assert place(battle, "blue/1") == end
