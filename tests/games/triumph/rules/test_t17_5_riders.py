"""T17.5 Shower Shooting and Chained Together; T17.1-5 factors of cards."""

import pytest

from tests.games.triumph.base import Battle
from tests.games.triumph.fights import clauses, fate, fight, lost, odds, pursued, row, shoot, totals
from tests.rule import rule
from warhost.games.triumph.events.shooting import ShotFired

REST = "red/8 HFT at 40,4 \n blue/8 HFT at 40,28 facing 180"


def chained(enemy: str) -> str:
    return f"red/1 BAD at 10,10 cards CH \n blue/1 {enemy} at 10,10 facing 180"


@rule("T17.1-5")
def test_factors_by_cards_are_added_to_all_others_under_the_cards_name() -> None:
    scene = "red/1 SPR at 10,10 general cards CF \n blue/1 KNT at 10,10 facing 180"
    plain, carded = odds(scene.replace(" cards CF", "")).first, odds(scene).first
    assert carded.total == plain.total + 1
    (added,) = [factor for factor in carded.factors if factor not in plain.factors]
    assert (added.amount, added.reason, added.clause) == (1, "Camel Protected Infantry", "T17.5-4")


@rule("T17.1-5")
def test_two_cards_are_both_counted() -> None:
    scene = "red/1 BAD at 10,10 cards LC,CH \n blue/1 KNT at 10,10 facing 180"
    assert totals(scene)[0] == totals(scene.replace(" cards LC,CH", ""))[0] + 3
    assert clauses(scene)[-2:] == ["T17.5-1", "T17.5-8"]


@rule("T17.5-7")
@pytest.mark.parametrize(
    ("shooter", "target", "red", "who"),
    [
        ("KNT", "HFT", 4, ["blue/1"]),
        ("JCV", "HFT", 4, []),
        ("JCV", "ELE", 4, ["blue/1"]),
        ("JCV", "ART", 4, []),
        ("SPR", "SKM", 6, ["blue/1"]),
    ],
)
def test_shower_shooters_win_as_their_own_type_and_by_shooting(
    shooter: str, target: str, red: int, who: list[str]
) -> None:
    blue = 1 if red == 6 else 2
    scene = f"red/1 {shooter} at 10,10 cards SS \n blue/1 {target} at 10,12.5 facing 180 \n {REST}"
    battle = shoot(scene, red=red, blue=blue)
    (fired,) = battle.happened(ShotFired)
    assert fired.row == row(target, shooter, fired.loss, by="shooting").id
    assert lost(battle) == who


@rule("T17.5-7")
def test_in_close_combat_the_same_troops_win_by_close_combat() -> None:
    assert fate("ART", "JCV", "beaten", by="shooting") == "no effect"
    assert fate("ART", "JCV", "beaten") == "destroyed"
    assert fate("SKM", "SPR", "doubled", by="shooting") == "destroyed"
    assert fate("SKM", "SPR", "doubled") == "evade"


@rule("T17.5-9")
@pytest.mark.parametrize(
    ("enemy", "more"), [("KNT", 2), ("JCV", 1), ("RBL", -1), ("SKM", -1), ("HFT", 0), ("BAD", 0)]
)
def test_chained_riders_against_each_enemy(enemy: str, more: int) -> None:
    plain = totals(chained(enemy).replace(" cards CH", ""))[0]
    assert totals(chained(enemy))[0] == plain + more


@rule("T17.5-9")
@pytest.mark.parametrize(("cards", "who"), [(" cards CH", []), ("", ["red/1"])])
def test_chained_riders_do_not_pursue_when_they_double(cards: str, who: list[str]) -> None:
    scene = f"{chained('BAD').replace(' cards CH', cards)} \n {REST}"
    assert pursued(fight(scene, red=6, blue=1)) == who


@rule("T17.5-8", "T6-17")
@pytest.mark.parametrize(("cards", "points"), [(" cards CH", 4), ("", 5)])
def test_a_move_of_chained_riders_costs_one_more(cards: str, points: int) -> None:
    scene = f"red/1 BAD at 20,10{cards} \n red/9 HFT at 20,4 general \n {REST}"
    battle = Battle(f"{scene} \n turn red 6 movement").order("red", "move red/1 ahead 1")
    assert battle.world.table.turn.points == points
