"""T15 The general: what he adds, what he draws, and what his loss means."""

import pytest

from tests.games.triumph.base import Battle, scene
from tests.games.triumph.fights import clauses, fight, lost, pursued, shot_odds
from tests.games.triumph.matches import begun
from tests.games.triumph.movement.moving import cost, moved, moving
from tests.rule import rule
from warhost.games.triumph.turn.victory import lost_by, verdict_of
from warhost.kernel.asks import Seat

PAIR = "red/1 {kind} at 10,10 {red} \n blue/1 HFT at 10,10 facing 180"
REST = "red/8 HFT at 40,4 \n blue/8 HFT at 40,28 facing 180"


@rule("T15-1")
def test_the_general_adds_one_in_close_combat_and_his_enemy_gets_nothing() -> None:
    led = clauses(PAIR.format(kind="HFT", red="general"))
    assert set(led) - set(clauses(PAIR.format(kind="HFT", red=""))) == {"T11.4-1"}


@rule("T15-2")
@pytest.mark.parametrize(("mark", "total"), [("general", 2), ("", 3)])
def test_who_shoots_at_the_general_takes_one_off(mark: str, total: int) -> None:
    odds = shot_odds(f"red/1 ARC at 10,10 \n blue/1 HFT at 10,12.5 facing 180 {mark}")
    assert odds.first.total == total
    assert ("T10.3-7" in [factor.clause for factor in odds.first.factors]) == bool(mark)


@rule("T15-3")
def test_the_general_moves_as_his_type_does() -> None:
    plain, led = (
        moved(moving(f"red/1 KNT at 10,10 {mark} \n {REST}"), "move red/1 ahead 5")
        for mark in ("", "general")
    )
    assert (plain.distance, plain.allowance) == (led.distance, led.allowance)
    too_far = moving(f"red/1 KNT at 10,10 general \n {REST}")
    assert too_far.refused("red", "move red/1 ahead 5.1") == ["T7.2-1"]


@rule("T15-3")
@pytest.mark.parametrize("mark", ["", "general"])
def test_the_general_pursues_and_dies_as_his_type_does(mark: str) -> None:
    text = f"red/1 KNT at 10,10 {mark} \n blue/1 KNT at 10,10 facing 180 {mark} \n {REST}"
    assert pursued(fight(text, red=5, blue=4)) == ["red/1"]
    shattered = f"{PAIR.format(kind='HFT', red=mark).replace('blue/1 HFT', 'blue/1 KNT')} \n {REST}"
    assert lost(fight(shattered, red=1, blue=6)) == ["red/1"]


@rule("T15-4", "T16-4")
@pytest.mark.parametrize(("kind", "half_points"), [("KNT", 8), ("HFT", 6), ("RBL", 4)])
def test_a_lost_general_counts_his_own_cost_only(kind: str, half_points: int) -> None:
    table = scene(f"red/1 {kind} lost general \n {REST}").table
    assert lost_by(table, Seat("red")) == half_points


@rule("T15-5")
def test_without_a_general_every_move_costs_one_more_for_good() -> None:
    near = "red/1 HFT at 20,10 \n red/2 HFT at 20,8"
    assert cost(f"{near} \n red/9 HFT at 20,4 general", "move red/1 ahead 1") == 1
    lost_general = f"{near} \n red/9 HFT lost general \n {REST}"
    for number in (3, 5, 21):
        battle = Battle(f"{lost_general} \n turn {number} red 6 movement", command=[1])
        battle.order("red", "move red/1 ahead 1")
        assert battle.world.table.turn.points == 4


@rule("T15-5", "T15-6")
def test_an_army_that_lost_its_general_fights_on_as_before() -> None:
    text = f"{PAIR.format(kind='HFT', red='')} \n {REST}"
    without = f"{text} \n red/9 KNT lost general"
    assert clauses(text) == clauses(without)
    assert verdict_of(scene(without).table) is None
    after = fight(without, red=3, blue=3)
    assert not any(stand.general for stand in after.world.table.stands.values() if stand.pose)


@rule("T15-5")
def test_nobody_takes_the_generals_place() -> None:
    text = f"red/1 HFT at 10,10 general \n blue/1 KNT at 10,10 facing 180 \n {REST}"
    battle = fight(text, red=1, blue=6)
    assert lost(battle) == ["red/1"]
    generals = [s.id for s in battle.world.table.stands.values() if s.general]
    assert generals == ["red/1"]


@rule("T3.2-16")
@pytest.mark.parametrize("mark", ["", "ally"])
@pytest.mark.parametrize(("x", "points"), [(36.99, 1), (37.1, 2)])
def test_allied_stands_obey_the_one_generals_command_distance(
    mark: str, x: float, points: int
) -> None:
    text = f"red/9 HFT at 19,10 general \n red/1 HFT at {x},10 {mark}"
    assert cost(text, "move red/1 ahead 1") == points


@rule("T3.2-16")
def test_an_ally_brings_no_general_of_his_own() -> None:
    match = begun("battle", armies={"red": "hollin-hedge", "blue": "greyfell-passes"})
    stands = match.view(Seat("red")).table.stands.values()
    for seat in ("red", "blue"):
        assert [s.general for s in stands if s.seat == seat].count(True) == 1
