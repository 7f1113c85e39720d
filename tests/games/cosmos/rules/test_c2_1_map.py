"""C2.1 The map; C2.3, C2.4 how things are called."""

import pytest

from tests.games.cosmos.base import Scene, play
from tests.rule import rule
from warhost.games.cosmos.geography import DIRECTIONS, Board, distance, neighbours
from warhost.games.cosmos.ids import HexNumber, LocationId, UnitId
from warhost.games.cosmos.report.naming import place_named, strength_of, unit_named
from warhost.games.cosmos.view import view_of
from warhost.kernel.asks import Seat

BOARD = Board(8, 25)


@rule("C2.1-2", "C2.1-1")
def test_every_column_has_the_same_number_of_hexes_each_with_a_number_of_its_own() -> None:
    assert sorted(neighbours(BOARD)) == list(range(1, 201))


@rule("C2.1-3", "C2.1.1-1")
def test_north_is_up_the_column_and_there_are_six_directions() -> None:
    near = neighbours(BOARD)[HexNumber(123)]
    assert tuple(near) == DIRECTIONS == ("n", "ne", "se", "s", "sw", "nw")
    assert (near["n"], near["s"]) == (122, 124)
    assert {distance(BOARD, HexNumber(123), other) for other in near.values()} == {1}


@rule("C2.1.2-3", "C2.1.2-4", "C11.2.1-6")
def test_letters_before_a_number_say_over_and_under() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: move o123; search 1
    """).expect_only("""
        1: 3101 dropped move o123 (C11.2-1)
        1: 3101 did search 1
    """)


REPORTED = """
    nation 1 OQ Quama
    nation 2 Sn Snakes
    unit 3192 OQ knight at 123 named "Sir Aloqaine"
    unit 3193 OQ knight at 123 named "The Black Knight"
    unit 4319 OQ light_infantry at 123
    unit 5013 OQ light_infantry at 123 named "Temple Guards"
    unit 3445 Sn noble at 123 named "King Forked-Tongue" ruler
    unit 3446 Sn noble at 123 named "Prince Charming"
    location 1826 OQ city at 124 named "Sergilia"
    location 1827 - oasis at 125
"""


@rule("C2.3-11", "C2.3-12", "C2.3-13")
@pytest.mark.parametrize(
    ("unit", "text"),
    [
        (3192, "3192(OQ) Sir Aloqaine (Knight)"),
        (3193, "3193(OQ) The Black Knight"),
        (4319, "4319(OQ) Light Infantry"),
        (5013, "5013(OQ) Temple Guards (Light Infantry)"),
    ],
)
def test_how_units_are_called(unit: int, text: str) -> None:
    view = view_of(Scene(REPORTED).world, Seat("OQ"))
    assert unit_named(view, view.units[UnitId(unit)]) == text


@rule("C2.3-14", "C2.3-15", "C9.2.2-24")
def test_how_strong_units_are() -> None:
    view = view_of(Scene(REPORTED).world, Seat("OQ"))
    assert strength_of(view, view.units[UnitId(4319)]) == "50/100%/100%"
    assert strength_of(view, view.units[UnitId(3192)]) == "8 w.p./100%"


@rule("C5.5-2", "C5.5-12", "C5.5-13")
def test_rulers_and_those_who_might_become_one_are_marked_for_all() -> None:
    view = view_of(Scene(REPORTED).world, Seat("OQ"))
    ruler, other = view.mind.units[UnitId(3445)], view.mind.units[UnitId(3446)]
    assert unit_named(view, ruler, ruler.marks) == "3445(Sn*) King Forked-Tongue (Noble)"
    assert unit_named(view, other, other.marks) == "3446(Sn+) Prince Charming (Noble)"


@rule("C2.4-4", "C2.4-7")
def test_how_locations_are_called() -> None:
    world = Scene(REPORTED).world
    view = view_of(world, Seat("OQ"))
    city, oasis = world.locations[LocationId(1826)], world.locations[LocationId(1827)]
    assert place_named(view, city) == "Sergilia [1826(OQ)] (City)"
    assert place_named(view, oasis) == "Oasis [1827]"
