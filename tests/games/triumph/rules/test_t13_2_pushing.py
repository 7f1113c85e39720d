"""T13.2 Friends are pushed back. Red stands south of blue and beats blue/1, which goes north."""

import pytest

from tests.games.triumph.base import Battle, rules
from tests.games.triumph.fights import fate, fight, lost, place
from tests.rule import rule
from warhost.games.triumph.combat.odds import LOSSES
from warhost.games.triumph.contact import directly_behind

PAIR = "red/1 SPR at 10,10\nblue/1 SPR at 10,10 facing 180\n"
BEHIND = "blue/2 {} at 10,10.75 facing 180\n"
ASIDE = "blue/2 HFT at 11.5,10.75 facing 180\n"
PIKES = "red/1 EFT at 10,10\nblue/1 PIK at 10,10 facing 180\nblue/2 PIK at 10,10.75 facing 180\n"


def beaten(text: str) -> Battle:
    """Spear beats spear without doubling it."""
    return fight(f"{PAIR}{text}", red=4, blue=3)


def end(battle: Battle, stand: str) -> float:
    """How far north a stand's front edge is."""
    return place(battle, stand)[1]


@rule("T13.2-1")
def test_pushed_friends_line_up_behind_who_falls_back():
    battle = beaten(BEHIND.format("HFT"))
    assert place(battle, "blue/1") == (10, 11, 180)
    assert place(battle, "blue/2") == (10, 11.75, 180)


@pytest.mark.parametrize(("start", "pushed_to"), [("11.5", 11.75), ("11.74", 11.74), ("12", 12)])
@rule("T13.2-2")
def test_a_friend_is_pushed_only_as_far_as_needed(start: str, pushed_to: float):
    battle = beaten(f"blue/2 HFT at 10,{start} facing 180")
    assert place(battle, "blue/2") == (10, pushed_to, 180)


@rule("T13.2-2")
def test_a_slanting_friend_is_pushed_straight_back_without_turning():
    battle = beaten("blue/2 HFT at 10,12 facing 210")
    x, _, facing = place(battle, "blue/2")
    assert (x, facing) == (10, 210)
    assert 12 < end(battle, "blue/2") < 13


@rule("T13.2-3")
def test_pushing_goes_on_through_any_number_of_ranks():
    battle = beaten(
        f"{BEHIND.format('HFT')}blue/3 LFT at 10,11.5 facing 180\n"
        "blue/4 HFT at 11,12.75 facing 180\nblue/5 HFT at 12,14 facing 180"
    )
    assert not lost(battle)
    assert [end(battle, f"blue/{n}") for n in range(1, 6)] == [11, 11.75, 12.5, 13.5, 14.25]


@pytest.mark.parametrize("code", ["WWG", "ELE"])
@rule("T13.2-4")
def test_war_wagons_and_elephants_are_not_pushed(code: str):
    assert lost(beaten(BEHIND.format(code))) == ["blue/1", "blue/2"]
    assert lost(beaten(f"{BEHIND.format('HFT')}blue/3 {code} at 10,11.5 facing 180")) == [
        *("blue/1", "blue/2")
    ]


@pytest.mark.parametrize("code", [c for c in rules().types if c not in {"WWG", "ELE"}])
@rule("T13.2-4")
def test_everybody_else_is_pushed(code: str):
    assert end(beaten(BEHIND.format(code)), "blue/2") == 11.75


@pytest.mark.parametrize(
    "beyond",
    [
        "red/2 SPR at 11,11.75 facing 270",
        "red/2 SPR at 10,12.2",
        "blue camp at 10,12",
        "red camp at 10,14",
        "piece coast box 8,12 12,14",
        "blue/3 HFT at 9.8,12.5 facing 90",
        "blue/3 HFT at 10,11.6 facing 180\nblue/4 ELE at 10,12.5 facing 180",
    ],
)
@rule("T13.2-5")
def test_who_fights_or_finds_the_way_closed_cannot_be_pushed(beyond: str):
    battle = beaten(f"{BEHIND.format('HFT')}{beyond}")
    assert lost(battle) == ["blue/1", "blue/2"]


@rule("T13.2-5")
def test_nobody_is_pushed_over_the_board_edge():
    scene = (
        "red/1 SPR at 10,{0}\nblue/1 SPR at 10,{0} facing 180\nblue/2 HFT at 10,31.25 facing 180"
    )
    assert lost(fight(scene.format("29.9"), red=4, blue=3)) == ["blue/1", "blue/2"]
    assert not lost(fight(scene.format("29.5"), red=4, blue=3))


@rule("T13.2-5")
def test_artillery_is_not_pushed_into_difficult_ground_off_road():
    woods = f"{BEHIND.format('ART')}piece woods box 5,13 15,20\n"
    assert lost(beaten(woods)) == ["blue/1", "blue/2"]
    assert end(beaten(f"{woods}piece road band 10,11 10,20"), "blue/2") == 11.75
    assert end(beaten(woods.replace("ART", "HRD")), "blue/2") == 11.75


@pytest.mark.parametrize("first", ["HFT", "LFT"])
@rule("T13.2-6")
def test_if_one_of_the_chain_cannot_be_pushed_nobody_is(first: str):
    behind = "blue/3 HFT at 10,11.75 facing 180\nblue/4 WWG at 10,12.5 facing 180"
    battle = beaten(f"{BEHIND.format(first)}{behind}")
    assert lost(battle) == ["blue/1", "blue/2"]
    assert end(battle, "blue/3") == 11.75


@rule("T13.2-7")
def test_a_pushed_stand_passes_an_open_order_friend_that_faces_another_way():
    passed = beaten(f"{ASIDE}blue/3 CHT at 14.521,12.327 facing 45")
    assert place(passed, "blue/2") == (11.5, 11.75, 180)
    assert place(passed, "blue/3") == (14.521, 12.327, 45)
    solid = beaten(f"{ASIDE}blue/3 WWG at 14.521,12.327 facing 45")
    assert lost(solid) == ["blue/1", "blue/2"]


@rule("T13.2-7")
def test_it_is_not_pushed_if_it_would_end_inside_that_friend():
    battle = beaten(f"{ASIDE}blue/3 CHT at 14.521,12.527 facing 45")
    assert lost(battle) == ["blue/1", "blue/2"]


@rule("T13.2-8")
def test_being_pushed_is_no_move_and_no_loss():
    battle = beaten(BEHIND.format("ART"))
    assert not battle.stand("blue/2").moved
    assert not lost(battle)


@rule("T13.2-8")
def test_artillery_pushed_by_a_shot_friend_still_shoots():
    scene = (
        "blue/1 ARC at 10,10\nred/1 SPR at 10,12 facing 180\nred/2 ART at 10,13 facing 180\n"
        "blue/2 SPR at 13.2,8\nturn blue 4 shooting"
    )
    battle = Battle(scene, red=[3, 1], blue=[4, 1]).order("blue", "shoot blue/1 at red/1")
    assert place(battle, "red/2") == (10, 13.75, 180)
    assert battle.refused("red", "shoot red/2 at blue/2") == []


@rule("T13.2-9")
def test_a_supporter_is_pushed_and_stays_directly_behind():
    battle = fight(PIKES, red=6, blue=4)
    table = battle.world.table
    assert place(battle, "blue/1") == (10, 11, 180)
    assert directly_behind(table, battle.stand("blue/2"), battle.stand("blue/1"))


@rule("T13.2-10")
def test_a_supporter_is_not_harmed_when_its_front_stand_is_destroyed():
    battle = fight(PIKES.replace("EFT", "WBD"), red=6, blue=1)
    assert lost(battle) == ["blue/1"]
    assert place(battle, "blue/2") == (10, 10.75, 180)


@pytest.mark.parametrize("code", [c for c, line in rules().types.items() if line.rear_support])
@rule("T13.2-10")
def test_those_who_are_supported_neither_evade_nor_panic(code: str):
    fates = {
        fate(code, enemy, when, words)
        for enemy in rules().types
        for when in LOSSES
        for words in ((), ("difficult",))
    }
    assert fates == {"fall back", "destroyed"}


@rule("T13.2-11")
def test_four_ranks_of_pike_end_one_mu_further_back():
    ranks = "blue/3 PIK at 10,11.5 facing 180\nblue/4 PIK at 10,12.25 facing 180"
    battle = fight(f"{PIKES}{ranks}", red=6, blue=4)
    assert [end(battle, f"blue/{n}") for n in range(1, 5)] == [11, 11.75, 12.5, 13.25]
