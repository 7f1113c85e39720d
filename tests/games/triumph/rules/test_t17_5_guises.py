"""T17.5 Deceptive Deployment: two stands under each other's banners."""

import pytest

from tests.games.triumph.base import Battle, pose
from tests.games.triumph.fights import lost
from tests.rule import rule
from warhost.games.triumph.events.deployment import GuiseDropped
from warhost.games.triumph.turn.victory import lost_by
from warhost.games.triumph.view import view_of
from warhost.kernel.asks import Seat

PAIR = "red/1 SPR muster core \n red/2 HFT muster core \n red/3 WWG muster \n red/4 KNT muster"
HIDDEN = "red guise 1 2 \n red/1 SPR at 10,10 \n red/2 HFT at 30,10 \n red/9 HFT at 20,2 general"
PLACES = "deploy red/1 at 10,7; red/2 at 20,7; red/3 at 30,7; red/4 at 40,7"


def placing(cards: int = 1) -> Battle:
    card = f"red card DC {cards}" if cards else ""
    return Battle(f"{card} \n {PAIR} \n set-up blue 0 rest")


def hidden(more: str, step: str = "turn red 6 movement", **dice: list[int]) -> Battle:
    """Red's Spears and Heavy Foot stand under each other's banners."""
    return Battle(f"{HIDDEN} \n {more} \n {step}", "base", command=[4, 4], **dice)


def poses(battle: Battle) -> list[tuple[str, float, float]]:
    """Where the two are, as everybody sees it."""
    found = [(name, battle.stand(name).pose) for name in ("red/1", "red/2")]
    return [(name, p.x / 1000, p.y / 1000) for name, p in found if p]


AS_SHOWN = [("red/1", 10, 10), ("red/2", 30, 10)]
SWAPPED = [("red/1", 30, 10), ("red/2", 10, 10)]


@rule("T17.5-11", "T17.5-14")
@pytest.mark.parametrize(
    ("cards", "guises", "broken"),
    [
        (1, "guise red/1 red/2", []),
        (0, "guise red/1 red/2", ["T17.5-11"]),
        (1, "guise red/1 red/2; guise red/3 red/4", ["T17.5-11", "T17.5-13"]),
        (2, "guise red/1 red/2; guise red/1 red/4", ["T17.5-11", "T17.5-13"]),
        (1, "guise red/1 red/8", ["T17.5-11"]),
    ],
)
def test_as_many_swaps_as_were_paid_for(cards: int, guises: str, broken: list[str]) -> None:
    assert placing(cards).refused("red", f"{PLACES}; {guises}") == broken


@rule("T17.5-13")
@pytest.mark.parametrize("pair", ["red/1 red/4", "red/1 red/3", "red/3 red/4"])
def test_bases_are_of_one_depth_and_neither_is_artillery_or_a_wagon(pair: str) -> None:
    assert placing().refused("red", f"{PLACES}; guise {pair}") == ["T17.5-13"]


@rule("T17.5-13")
def test_both_are_placed_in_one_step() -> None:
    scene = "red card DC 1 \n red/1 SPR muster worth 16 core \n red/2 HFT muster"
    battle = Battle(f"{scene} \n blue/1 SPR muster worth 16 \n set-up blue 0 centre")
    assert battle.refused("red", "deploy red/1 at 24,7; guise red/1 red/2") == ["T17.5-11"]
    battle.order("red", "deploy red/1 at 24,7").order("blue", "deploy blue/1 at 24,25")
    assert battle.refused("red", "deploy red/2 at 4,7; guise red/1 red/2") == ["T17.5-11"]


@rule("T17.5-13", "T4.5-5")
def test_only_the_owner_knows_the_truth() -> None:
    battle = hidden("blue/1 SPR at 20,30 facing 180")
    assert view_of(battle.world, Seat("red")).secret.guises == (("red/1", "red/2"),)
    assert view_of(battle.world, Seat("blue")).secret.guises == ()
    assert poses(battle) == AS_SHOWN


@rule("T17.5-11")
@pytest.mark.parametrize(("y", "seen"), [(18, True), (18.02, True), (18.03, False), (17, True)])
def test_an_enemy_within_8_mu_at_the_end_of_movement_sees_through_it(y: float, seen: bool) -> None:
    battle = hidden(f"blue/1 SPR at 10,{y} facing 180").order("red", "move red/9 ahead 1")
    assert poses(battle) == AS_SHOWN
    battle.order("red", "done")
    assert poses(battle) == (SWAPPED if seen else AS_SHOWN)
    assert len(battle.happened(GuiseDropped)) == seen


@rule("T17.5-13")
def test_the_two_are_swapped_in_place_once() -> None:
    scene = HIDDEN.replace("30,10", "30,10 facing 45")
    battle = Battle(f"{scene} \n blue/1 SPR at 10,16 facing 180 \n turn red 6", command=[3])
    battle.order("red", "done")
    assert battle.stand("red/2").pose == pose(10, 10)
    assert battle.stand("red/1").pose == pose(30, 10, 45)
    assert battle.world.secrets[Seat("red")].guises == ()


@rule("T17.5-12")
@pytest.mark.parametrize(
    ("kinds", "far", "broken"),
    [
        ("SPR HFT", 2, []),
        ("SPR HFT", 2.03, ["T7.2-1"]),
        ("LFT SKM", 2, []),
        ("LFT SKM", 2.03, ["T7.2-1"]),
        ("KNT JCV", 4, []),
        ("KNT JCV", 4.03, ["T7.2-1"]),
    ],
)
def test_hidden_stands_move_2_mu_on_foot_and_4_mu_mounted(
    kinds: str, far: float, broken: list[str]
) -> None:
    one, other = kinds.split()
    scene = HIDDEN.replace("SPR", one).replace("2 HFT", f"2 {other}")
    rest = "blue/1 SPR at 40,30 facing 180 \n turn red 6 movement"
    assert Battle(f"{scene} \n {rest}").refused("red", f"move red/1 ahead {far}") == broken
    seen = scene.replace("red guise 1 2 \n", "")
    assert Battle(f"{seen} \n {rest}").refused("red", f"move red/1 ahead {far}") == []


@rule("T17.5-12")
def test_nobody_is_faster_than_he_is_in_truth() -> None:
    scene = HIDDEN.replace("SPR", "KNT").replace("2 HFT", "2 BLV")
    battle = Battle(f"{scene} \n blue/1 SPR at 40,30 facing 180 \n turn red 6 movement")
    assert battle.refused("red", "move red/1 ahead 3") == []
    assert battle.refused("red", "move red/1 ahead 3.1") == ["T7.2-1"]


@rule("T17.5-13")
def test_being_shot_at_reveals_and_the_truth_is_hit() -> None:
    shot = "blue/1 ARC at 10,13 facing 180"
    battle = hidden(shot, "turn blue 4 shooting", red=[1], blue=[6])
    battle.order("blue", "shoot blue/1 at red/1")
    kinds = [type(event).__name__ for event in battle.events]
    assert kinds.index("GuiseDropped") < kinds.index("ShotFired")
    (fired,) = [event for event in battle.events if type(event).__name__ == "ShotFired"]
    assert fired.target == "red/2"
    assert battle.stand("red/1").pose == pose(30, 10)


@rule("T17.5-13")
def test_a_hidden_stand_does_not_shoot() -> None:
    scene = "red guise 1 2 \n red/1 ARC at 10,10 \n red/2 LFT at 30,10"
    enemy = "blue/1 HFT at 10,12.75 facing 180 \n turn red 4 shooting"
    assert Battle(f"{scene} \n {enemy}").refused("red", "shoot red/1 at blue/1") == ["T17.5-13"]
    known = scene.replace("red guise 1 2 \n", "")
    assert Battle(f"{known} \n {enemy}").refused("red", "shoot red/1 at blue/1") == []


@rule("T17.5-13")
def test_contact_reveals_at_once() -> None:
    knights = "blue/1 KNT at 10,14 facing 180 \n blue/2 HFT at 40,28 \n blue/9 HFT at 20,28 general"
    battle = hidden(knights, "turn blue 6 movement")
    battle.order("blue", "move blue/1 ahead 4")
    assert battle.asked() == [("blue", "movement")]
    assert poses(battle) == SWAPPED


@rule("T17.5-13", "T16-4")
def test_whoever_leaves_the_table_is_lost_as_what_he_was() -> None:
    battle = hidden("red/1 SPR lost \n red/2 HFT at 30,10 \n blue/1 SPR at 40,30 facing 180")
    battle.order("red", "move red/9 ahead 1")
    assert battle.stand("red/2").place == "lost"
    assert lost_by(battle.world.table, Seat("red")) == 6
    assert lost(battle) == []
