"""T11.1 Which combats are fought, and in which order."""

from tests.games.triumph.base import Battle
from tests.games.triumph.fights import FIGHT, combats, fight, fighters, lost
from tests.rule import rule
from warhost.games.triumph.contact import proper_contact

PAIR = """
red/1 SPR at 10,10
blue/1 SPR at 10,10 facing 180
"""
TWO_PAIRS = """
red/1 SPR at 10,10
blue/1 SPR at 10,10 facing 180
red/2 SPR at 20,10
blue/2 SPR at 20,10 facing 180
"""


@rule("T11.1-1", "T11.1-3")
def test_every_pair_in_front_contact_fights_whoever_is_active():
    assert combats(f"{TWO_PAIRS}{FIGHT}") == [("red/1", "blue/1"), ("red/2", "blue/2")]
    assert combats(f"{TWO_PAIRS}turn blue 4 close combat") == [
        ("blue/1", "red/1"),
        ("blue/2", "red/2"),
    ]


@rule("T11.1-2")
def test_the_active_player_picks_the_order():
    battle = Battle(f"{TWO_PAIRS}{FIGHT}", red=[3, 3], blue=[3, 3])
    assert battle.asked() == [("red", "close combat")]
    battle.order("red", "fight red/2")
    assert fighters(battle) == [("red/2", "blue/2")]
    assert battle.asked() == [("red", "close combat")]


@rule("T11.1-4")
def test_a_stand_fights_once_a_phase():
    battle = Battle(f"{TWO_PAIRS}{FIGHT}", red=[3], blue=[3]).order("red", "fight red/1")
    assert battle.refused("red", "fight red/1") == ["T11.1-4"]


@rule("T11.1-4")
def test_contact_made_by_pursuit_is_fought_in_the_next_phase():
    battle = fight("""
        red/1 KNT at 10,10
        blue/1 HFT at 10,10 facing 180
        blue/2 HFT at 10,11 facing 180
    """)
    assert lost(battle) == ["blue/1"]
    assert proper_contact(battle.world.table, battle.stand("red/1"), battle.stand("blue/2"))
    assert fighters(battle) == [("red/1", "blue/1")]


@rule("T11.1-5")
def test_a_pair_that_lost_its_contact_does_not_fight():
    battle = Battle(
        """
        red/1 SPR at 10,10
        blue/1 SPR at 10,10 facing 180
        red/2 SPR at 10,8.25
        turn red 4 close combat
        """
    )
    assert battle.refused("red", "fight red/2") == ["T11.1-3"]


@rule("T11.1-6")
def test_a_flank_toucher_of_an_enemy_who_fights_another_does_not_fight_itself():
    flanked = f"{PAIR}red/2 SPR at 11,11 facing 270\n"
    assert combats(f"{flanked}{FIGHT}") == [("red/1", "blue/1")]
    battle = fight(flanked, red=1, blue=6)
    assert fighters(battle) == [("red/1", "blue/1")]
    assert battle.stand("red/2").place == "table"


@rule("T11.1-7")
def test_nobody_may_decline_a_combat():
    assert Battle(f"{PAIR}{FIGHT}").refused("red", "done") == ["T5-9"]


@rule("T11.1-8")
def test_improper_contact_is_no_combat():
    touching = "red/1 SPR at 10,10\nblue/1 SPR at 10.5,10 facing 180\n"
    assert combats(f"{touching}{FIGHT}") == []
