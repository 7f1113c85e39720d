"""T17.1, T17.2 Cards of an army at work in a fight: the wagon behind it, and the stampede."""

import pytest

from tests.games.triumph.base import Battle
from tests.games.triumph.fights import fight, lost, odds, place, shot_odds, totals
from tests.rule import rule
from warhost.games.triumph.events.combat import CombatFought
from warhost.games.triumph.report import tell
from warhost.games.triumph.view import view_of
from warhost.kernel.asks import Seat

WAGON = "red wagon at 24,10\n"
BACKED = "red/1 {} at {},10.75\nblue/1 SPR at {},10.75 facing 180\n"
MARKED = "red/1 {} at 10,10\nblue/1 SPR at 10,10 facing 180 marked"
STAMPEDE = (
    "red card SC\nred/1 KNT at 10,10 general\nblue/1 SPR at 10,18 facing 180\n"
    "blue/2 HFT at 8,18 facing 180\nblue/3 LFT at 12,18 facing 180\n"
    "blue/4 SPR at 20,18 facing 180\nblue/5 SPR muster\nturn red 6 cards"
)


def backed(code: str = "SPR", x: float = 24, wagon: str = WAGON) -> tuple[int, int]:
    """The totals of foot with its back to the wagon and of the spear before it."""
    return totals(wagon + BACKED.format(code, x, x))


@rule("T17.1-5")
def test_factors_by_cards_are_added_and_shown_with_the_name_of_the_card():
    scene = (
        "red/1 HFT at 10,10 general cards CF\nblue/1 KNT at 10,10 facing 180\n"
        "piece gentle_hill ellipse 10,9 8x4"
    )
    found = odds(scene).first
    assert found.total == 3 + 1 + 1 + 1
    assert found.factors[-1].reason == "Camel Protected Infantry"
    battle = fight(scene, red=3, blue=3)
    told = tell(battle.happened(CombatFought)[0], view_of(battle.world, Seat("red")))
    assert told is not None
    assert "Heavy Foot red/1: +1 Camel Protected Infantry (T17.5-4)" in told.details


@rule("T17.2-10")
def test_foot_with_its_back_to_the_wagon_fights_at_one_more():
    assert backed() == (5, 4)
    assert odds(WAGON + BACKED.format("SPR", 24, 24)).first.factors[-1].reason == "Standard Wagon"


@rule("T17.2-10")
def test_the_wagon_helps_neither_mounted_nor_the_enemy_nor_who_stands_clear_of_it():
    assert totals(f"{WAGON}red/1 KNT at 24,11.5\nblue/1 SPR at 24,11.5 facing 180") == (3, 4)
    assert backed(wagon=WAGON.replace("red", "blue")) == (4, 4)
    assert totals(f"{WAGON}red/1 SPR at 24,10.8\nblue/1 SPR at 24,10.8 facing 180") == (4, 4)


@pytest.mark.parametrize(("code", "factor"), [("SPR", 2), ("KNT", 3)])
@rule("T17.2-10")
def test_shooters_at_such_foot_take_one_off(code: str, factor: int):
    front = {"SPR": 10.75, "KNT": 11.5}[code]
    scene = f"{WAGON}red/1 {code} at 24,{front}\nblue/1 ARC at 24,13 facing 180"
    assert shot_odds(scene, "blue/1", "red/1").first.total == factor


@pytest.mark.parametrize(("x", "total"), [(22, 4), (25.95, 5), (26, 4), (26.5, 4)])
@rule("T17.2-12")
def test_more_than_one_mu_of_the_rear_edge_must_lie_on_the_wagon(x: float, total: int):
    assert backed(x=x)[0] == total


@rule("T17.2-12")
def test_falling_back_into_the_wagon_destroys():
    assert lost(fight(WAGON + BACKED.format("SPR", 24, 24), red=1, blue=3)) == ["red/1"]
    at_the_side = WAGON + BACKED.format("SPR", 27, 27)
    assert place(fight(at_the_side, red=1, blue=3), "red/1") == (27, 9.75, 0)


@pytest.mark.parametrize(
    ("enemy", "total"), [("HBW", 3), ("KNT", 3), ("CAT", 3), ("ECV", 4), ("JCV", 4), ("SPR", 4)]
)
@rule("T17.2-17")
def test_marked_foot_is_weaker_against_heavy_and_shooting_riders(enemy: str, total: int):
    assert totals(MARKED.format(enemy))[1] == total


@pytest.mark.parametrize("aid", ["bowmen", "screened"])
@rule("T17.2-18")
def test_a_stampede_does_nothing_to_supported_or_screened_stands(aid: str):
    assert totals(f"{MARKED.format('KNT')} {aid}")[1] == 4
    riders = MARKED.format("ECV")
    assert lost(fight(riders, red=6, blue=2)) == ["blue/1"]
    assert place(fight(f"{riders} {aid}", red=6, blue=2), "blue/1") == (10, 11, 180)


@rule("T17.2-19")
def test_two_marked_stands_stand_side_by_side():
    battle = Battle(STAMPEDE)
    assert battle.refused("red", "mark blue/1 blue/2") == []
    assert battle.refused("red", "mark blue/1 blue/4") == ["T17.2-19"]
    assert battle.refused("red", "mark blue/4") == []


@rule("T17.2-19", "T17.2-16")
def test_any_close_order_foot_of_the_enemy_on_the_board_may_be_marked():
    battle = Battle(STAMPEDE)
    assert battle.refused("red", "mark blue/3") == ["T17.2-16"]
    assert battle.refused("red", "mark blue/5") == ["T17.2-16"]
    assert battle.refused("red", "mark red/1") == ["T17.2-16"]


@rule("T17.2-19")
def test_the_mark_ends_with_the_turn():
    battle = Battle(STAMPEDE, red=[6], blue=[6]).order("red", "mark blue/1 blue/2")
    assert battle.stand("blue/1").marked
    assert battle.stand("blue/2").marked
    battle.order("red", "done")
    assert battle.asked() == [("blue", "movement")]
    assert not battle.stand("blue/1").marked
