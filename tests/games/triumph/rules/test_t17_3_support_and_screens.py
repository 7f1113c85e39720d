"""T17.3 Bowmen and elephants behind the line, deep formations, and Charge Through."""

import pytest

from tests.games.triumph.base import Battle, rules, scene
from tests.games.triumph.fights import clauses, fight, shoot, totals
from tests.games.triumph.movement.moving import moving
from tests.rule import rule
from warhost.games.triumph.combat.cards import cards_of
from warhost.games.triumph.turn.victory import lost_by
from warhost.kernel.asks import Seat

MOUNTED = {code for code, line in rules().types.items() if line.is_mounted}
SUPPORTED = "red/1 SPR at 10,10 cards SP bowmen\n"
SCREENED = "red/1 SPR at 10,10 cards ET screened\n"
BEFORE = "blue/1 {} at 10,10 facing 180\n"
FLANKER = "red/1 SPR at 10,10 cards {}\nblue/1 KNT at 9,9 facing 90\n"
NO_ROOM = "piece coast box 8,7 12,9\n"
DEEP = "red/1 HFT at 10,10 cards HD\nred/2 HFT at 10,9.25 cards HD\n"


def adds(text: str, card: str) -> bool:
    """Whether a card's +1 counts for red/1 against blue/1."""
    return rules().cards[card].clause in clauses(text)


@pytest.mark.parametrize("enemy", rules().types)
@rule("T17.3-2")
def test_bowmen_add_one_against_warband_warriors_and_all_mounted(enemy: str):
    bare, supported = (
        totals(scene + BEFORE.format(enemy))[0] for scene in ("red/1 SPR at 10,10\n", SUPPORTED)
    )
    assert supported - bare == (enemy in MOUNTED | {"WBD", "WRR"})


@rule("T17.3-2")
def test_the_card_alone_does_nothing_without_bowmen():
    assert not adds(f"red/1 SPR at 10,10 cards SP\n{BEFORE.format('KNT')}", "SP")


@pytest.mark.parametrize(("card", "flag"), [("SP", "bowmen"), ("ET", "screened")])
@rule("T17.3-5")
def test_frontally_is_not_when_it_had_to_turn_nor_where_it_could_not(card: str, flag: str):
    flanked = FLANKER.format(f"{card} {flag}")
    assert "T9.2-2" in clauses(flanked)
    assert not adds(flanked, card)
    assert not adds(f"{flanked}{NO_ROOM}", card)


@rule("T17.3-5")
def test_frontally_is_not_in_contact_with_a_flank():
    flanking = "red/1 SPR at 9,9 facing 90 cards SP bowmen\nblue/1 KNT at 10,10\n"
    no_room = "piece coast box 9,7 12,8.4"
    assert adds(flanking, "SP")
    assert not adds(f"{flanking}{no_room}", "SP")


def keeps_screen(battle: Battle) -> bool:
    stand = battle.stand("red/1")
    assert stand.place == "table"
    return stand.screened


@rule("T17.3-7")
def test_a_stand_loses_its_screen_by_falling_back():
    assert not keeps_screen(fight(SCREENED + BEFORE.format("LFT"), red=1, blue=5))
    shot = "red/1 ARC at 10,10\nblue/1 SPR at 10,12 facing 180 cards ET screened"
    assert shoot(shot, red=3, blue=3).stand("blue/1").screened
    assert not shoot(shot, red=4, blue=3).stand("blue/1").screened


@rule("T17.3-7")
def test_a_stand_loses_its_screen_by_pursuing():
    assert not keeps_screen(fight(SCREENED + BEFORE.format("LFT"), red=6, blue=1))


@pytest.mark.parametrize(("enemy", "kept"), [("LFT", True), ("JCV", True), ("HFT", False)])
@rule("T17.3-7")
def test_a_stand_loses_its_screen_after_fighting_close_order_troops(enemy: str, kept: bool):
    level = {"LFT": 4, "JCV": 4, "HFT": 3}[enemy]
    assert keeps_screen(fight(SCREENED + BEFORE.format(enemy), red=2, blue=level)) == kept


@pytest.mark.parametrize(("order", "kept"), [("red/1", False), ("red/1 red/2", True)])
@rule("T17.3-7")
def test_a_stand_loses_its_screen_by_moving_alone(order: str, kept: bool):
    battle = moving(f"{SCREENED}red/2 SPR at 12,10 general")
    battle.order("red", f"move {order} ahead 1")
    assert keeps_screen(battle) == kept


def screen(names: str) -> list[str]:
    """The clauses by which screening these stands at deployment is refused."""
    line = "; ".join(f"red/{n} at {4 + 2 * n},7" for n in range(2, 8))
    stands = "\n".join(f"red/{n} SPR muster cards ET" for n in range(2, 7))
    army = f"red/1 ELE set aside cards ES\n{stands}\nred/7 SPR muster\nset-up blue 0 rest"
    return Battle(army).refused("red", f"deploy {line}; screen {names}")


@rule("T17.3-8")
def test_one_stand_of_elephants_screens_four_stands_chosen_at_deployment():
    assert screen("red/2 red/3 red/4 red/5") == []
    assert screen("red/2 red/3 red/4 red/5 red/6") == ["T17.3-8"]
    assert screen("red/7") == ["T17.3-6"]


@rule("T17.3-8")
def test_front_rank_means_no_friend_directly_ahead():
    table = scene(
        "red/1 SPR at 10,10 cards ET screened\nred/2 SPR at 10,9.25 cards ET screened\n"
        "red/3 SPR at 20,10\nred/4 SPR at 20.5,9.25 cards ET screened"
    ).table
    at_work = {stand.id: cards_of(table, stand) for stand in table.stands.values()}
    assert [name for name, cards in at_work.items() if cards] == ["red/1", "red/4"]


@rule("T17.3-8")
def test_a_lost_screen_is_no_loss_of_points():
    battle = fight(SCREENED + BEFORE.format("LFT"), red=1, blue=5)
    assert not battle.stand("red/1").screened
    assert lost_by(battle.world.table, Seat("red")) == 0


@rule("T17.3-10")
def test_heavy_foot_in_deep_formation():
    assert totals(DEEP + BEFORE.format("SPR"))[0] == 5
    assert totals(DEEP + BEFORE.format("HBW"))[0] == 3
    assert "T17.3-9" in clauses(DEEP + BEFORE.format("SPR"))


CHARGE = "red card CT\nred/1 KNT at 10,10 general\nred/2 {} at 10,12\nred/3 KNT at 20,10\n"


@rule("T17.3-13")
def test_charge_through_is_announced_with_the_move_and_used_up_by_it():
    battle = moving(CHARGE.format("SPR"))
    assert battle.refused("red", "move red/1 ahead 4") == ["T7.6-3"]
    battle.order("red", "move red/1 ahead 4 charging through")
    assert battle.refused("red", "move red/3 ahead 4 charging through") == ["T17.3-12"]


@pytest.mark.parametrize("code", ["ART", "WWG"])
@rule("T17.3-13")
def test_artillery_and_war_wagons_are_not_charged_through(code: str):
    battle = moving(CHARGE.format(code))
    assert "T7.6-3" in battle.refused("red", "move red/1 ahead 5 charging through")
