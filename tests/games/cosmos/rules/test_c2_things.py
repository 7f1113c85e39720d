"""C2 What the world is made of, and how it is numbered."""

import pytest

from tests.games.cosmos.base import Scene, play, rules
from tests.games.cosmos.reporting import section, set_up
from tests.games.cosmos.shipped import shipped
from tests.rule import rule
from warhost.games.cosmos.ids import HexNumber, LocationId
from warhost.games.cosmos.scene.cursor import SceneFlaw

NESTED = """
    land     GE 110
    location 1501 GE city at 110 named "Sergil" size 2
    location 1502 GE temple at 1501
    item     1601 GE sword at 1502
    unit     3101 GE noble at 1502
"""


@rule("C2-1", "C2-2")
def test_hexes_hold_locations_which_hold_locations_units_and_items() -> None:
    assert section(set_up(NESTED), "MAP NOTES").splitlines() == [
        "110 plains (GE)",
        "  Sergil [1501(GE)] (City)",
        "      size 2 of 12",
        "      interior terrain: city",
        "    Temple [1502(GE)]",
        "        interior terrain: structure",
        "      Magic Sword [1601(GE)]",
        "      3101(GE) Noble: 8 w.p./100%",
    ]


@rule("C2-3", "C2.4-1")
def test_units_act_locations_stay_and_items_do_neither_by_themselves() -> None:
    play(f"""
        {NESTED}
        orders 3101: take 1601; move 1501
        orders 1501: move 110
        orders 1601: search 1
    """).expect("""
        0: ignored line 5 (C3-2)
        1: 3101 took 1601
        1: 3101 moved 1502 -> 1501
        1501 is city size 2 walls 0/0 damage 0
        not 1601 did
    """)


@rule("C2-4")
def test_only_items_are_picked_up() -> None:
    played = play(f"{NESTED}\nunit 3102 GE cattle at 1502\norders 3101: take 3102; take 1502")
    assert played.world.index.held == {}
    assert played.world.locations[LocationId(1502)].position == "1501"


@rule("C2-5", "C2.2-1", "C2.4-3")
@pytest.mark.parametrize(
    "twice",
    [
        "unit 3101 GE cattle at 110",
        "unit 1501 GE cattle at 110",
        "location 1601 GE temple at 110",
        "item 1502 - sword at 110",
        "location 110 GE temple at 111",
    ],
)
def test_no_two_things_have_one_number(twice: str) -> None:
    Scene(NESTED)
    with pytest.raises(SceneFlaw, match="number already"):
        Scene(f"{NESTED}\n{twice}")


@rule("C2-6")
def test_worlds_of_ours_are_numbered_as_is_usual() -> None:
    for _, world in shipped():
        assert max(world.hexes) < 1000
        assert all(1000 < number < 3000 for number in (*world.locations, *world.items))
        assert all(number >= 3000 for number in world.units)


@rule("C2.1-4")
def test_each_hex_has_one_of_the_known_terrains() -> None:
    world = Scene("hex 110 woods\nhex 110 hills").world
    assert world.hexes[HexNumber(110)].terrain == "hills"
    assert {one.terrain for one in world.hexes.values()} <= rules().terrains.keys()
    with pytest.raises(SceneFlaw, match="no terrain `moon`"):
        Scene("hex 110 moon")


@rule("C2.1-6")
def test_a_hex_is_owned_by_one_nation_or_by_nobody() -> None:
    play("land GE 110\nland RW 110").expect("110 owner RW").expect("111 owner -")
    play("land GE 110\nland - 110").expect("110 owner -")
