"""T10.2 At whom a stand shoots: enemies in its own zone of control first."""

from tests.games.triumph.base import Battle
from tests.games.triumph.fights import SHOOT, targets
from tests.rule import rule

AHEAD = "blue/1 SPR at 10,11.5 facing 180\n"
ASIDE = "blue/2 SPR at 12.5,11.5 facing 180\n"
ARCHERS = "red/1 ARC at 10,10\n"


@rule("T10.2-11")
def test_an_enemy_in_the_shooters_own_zone_comes_first_or_nobody_is_shot():
    battle = Battle(f"{ARCHERS}{AHEAD}{ASIDE}{SHOOT}")
    assert battle.refused("red", "shoot red/1 at blue/2") == ["T10.2-11"]
    assert battle.refused("red", "shoot red/1 at blue/1") == []
    assert battle.refused("red", "done") == []


@rule("T10.2-11")
def test_an_enemy_that_only_touches_the_zone_does_not_come_first():
    touching = AHEAD.replace("10,11.5", "10,12")
    assert len(targets(f"{ARCHERS}{touching}{ASIDE}")) == 2
    inside = AHEAD.replace("10,11.5", "10,11.97")
    assert targets(f"{ARCHERS}{inside}{ASIDE}") == [("red/1", "blue/1")]


@rule("T10.2-11")
def test_an_enemy_in_the_zone_that_may_not_be_shot_binds_nobody():
    fighting = "red/2 SPR at 10.9,11.5\nblue/1 SPR at 10.9,11.5 facing 180\n"
    aside = "blue/2 SPR at 8.8,12.3 facing 180\n"
    assert targets(f"{ARCHERS}{fighting}{aside}") == [("red/1", "blue/2")]


@rule("T10.2-11")
def test_one_of_several_enemies_in_the_zone_may_be_chosen():
    two = "blue/1 SPR at 9,11.5 facing 180\nblue/2 SPR at 11,11.8 facing 180\n"
    assert len(targets(f"{ARCHERS}{two}")) == 2


@rule("T10.2-12")
def test_with_nobody_in_its_zone_a_shooter_chooses_freely():
    far = "blue/1 SPR at 9,12.9 facing 180\nblue/2 SPR at 12,12.2 facing 180\n"
    battle = Battle(f"{ARCHERS}{far}{SHOOT}", red=[3], blue=[3])
    assert battle.refused("red", "shoot red/1 at blue/2") == []
    assert battle.refused("red", "shoot red/1 at blue/1") == []
