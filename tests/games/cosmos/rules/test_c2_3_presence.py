"""C2.3.2 Effective presence; C2.1.2 distances up and down; C11 choices of ours."""

from fractions import Fraction

import pytest

from tests.games.cosmos.base import Scene, play
from tests.rule import rule
from warhost.games.cosmos.control.presence import presence_of
from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.sight.distances import range_between


def presence(line: str) -> Fraction:
    world = Scene(f"unit 3101 GE {line}").world
    return presence_of(world, world.units[UnitId(3101)])


@rule("C2.3.2-1", "C2.3.2-3", "C2.3.2-10")
def test_example_of_sixty_of_fifty_at_three_quarters() -> None:
    """50 of the 60 at 70 % are 25 % less of all: 60/50 x 0.75."""
    assert presence("light_infantry 60 at 123 wounded 50 1") == Fraction(9, 10)


@rule("C2.3.2-2", "C2.3.2-4")
def test_an_individual_counts_one_and_without_influence_nothing() -> None:
    assert presence("noble at 123 tactics attack") == 0
    assert presence("cattle 50 at 123") == 0
    assert presence("ranger 50 at 123") == 1


@rule("C2.3.2-5", "C2.3.2-6")
@pytest.mark.parametrize("tactics", ["flee", "avoid", "defend"])
def test_caution_halves_it_once_also_without_an_attack(tactics: str) -> None:
    assert presence(f"light_infantry 50 at 123 tactics {tactics}") == Fraction(1, 2)
    assert presence(f"pilgrims 50 at 123 tactics {tactics}") == Fraction(1, 2)
    assert presence("pilgrims 50 at 123 tactics attack") == Fraction(1, 2)


@rule("C2.3.2-7", "C2.3.2-8", "C2.3.2-9")
def test_dullness_and_hiding_halve_it_each() -> None:
    assert presence("golems 50 at 123") == Fraction(1, 2)
    assert presence("light_infantry 50 at 123 hidden") == Fraction(1, 2)
    assert presence("golems 50 at 123 hidden tactics defend") == Fraction(1, 8)


@rule("C2.1.2-11", "C2.1.2-1")
@pytest.mark.parametrize(
    ("one", "other", "wanted"), [("123", "o123", 1), ("o123", "o124", 1), ("123", "u124", 2)]
)
def test_ranges_count_a_hex_more_to_or_from_the_surface(one: str, other: str, wanted: int) -> None:
    world = Scene("unit 3101 GE noble at 123").world
    assert range_between(world, Position(one), Position(other)) == wanted


@rule("C11.1.1-12")
@pytest.mark.parametrize(("gold", "phase"), [(0, 10), (5000, 12)])
def test_what_weighs_on_a_force_does_not_slow_it_at_rivers(gold: int, phase: int) -> None:
    """6 x 1.25 and 4 for the river are 11.5; with the river slowed too it would be 12.5."""
    play(f"""
        side   123 s small_river
        unit   3101 GE light_infantry 20 at 123
        unit   3102 GE porter in 3101 carries gold:{gold}
        orders 3101: move 124d
    """).expect(f"{phase}: 3101 moved 123 -> 124")


@rule("C11-7")
def test_unknown_ground_counts_as_the_dearest_there_is() -> None:
    """What is known to be woods is left aside for plains, what is unknown is not chosen."""
    played = play("""
        board  9 x 9 plains
        unit   3101 GE porter at 40
        unit   3102 GE hawk at 42
        orders 3101: farmove 44
    """)
    played.expect("24: 3101 moved 43 -> 44")


@rule("C11.4-5")
def test_a_connection_is_used_only_when_its_ends_follow_each_other() -> None:
    play("""
        connection 123 33 plains 100
        unit   3101 GE porter at 123
        orders 3101: move 33; move 123 122; farmove 33
    """).expect("""
        6: 3101 moved 123 -> 33
        12: 3101 moved 33 -> 123
        24: 3101 moved 122 -> 121
    """)
