"""C11.2 Movement on the map."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule

FOOT = "unit 3101 GE medium_infantry at"


@rule("C11.2-2", "C11.2-3")
def test_a_step_takes_the_average_of_both_costs_rounded_up() -> None:
    play(f"""
        map    123 woods   124 plains
        {FOOT} 123
        orders 3101: move 124
    """).expect("7: 3101 moved 123 -> 124")


@rule("C11.2-4", "C2.1.3-4", "C11.1-3")
def test_a_river_without_ford_adds_its_phases() -> None:
    play(f"""
        map    123 woods   124 plains
        side   123 s small_river
        {FOOT} 123
        orders 3101: move 124d
    """).expect("11: 3101 moved 123 -> 124")


@rule("C11.2.2-4", "C2.1.3-5")
@pytest.mark.parametrize(("crossing", "phase"), [("bridge", 7), ("ford", 8)])
def test_a_bridge_or_ford_is_used_by_itself(crossing: str, phase: int) -> None:
    play(f"""
        map    123 woods   124 plains
        side   123 s small_river {crossing}
        {FOOT} 123
        orders 3101: move 124d
    """).expect(f"{phase}: 3101 moved 123 -> 124")


@rule("C11.2-5", "C11.2-6")
def test_hexes_missing_between_two_positions_are_inserted() -> None:
    play(f"""
        {FOOT} 125
        orders 3101: move 123d
    """).expect("""
        6: 3101 moved 125 -> 124
        12: 3101 moved 124 -> 123
    """)


@rule("C11.2-7", "C11.2-9")
def test_the_cheapest_way_is_taken_even_round_a_neighbour() -> None:
    play(f"""
        side   123 s large_river
        {FOOT} 123
        orders 3101: move 124
    """).expect("3101 at 124").expect("not 123 -> 124")


@rule("C11.2-10", "C11.2-11")
def test_a_d_means_directly() -> None:
    play(f"""
        side   123 s large_river
        {FOOT} 125
        orders 3101: move 124 123d
    """).expect("""
        6: 3101 moved 125 -> 124
        22: 3101 moved 124 -> 123
    """)


@rule("C11-2")
def test_move_takes_gaps_of_two_hexes_at_most() -> None:
    play(f"""
        {FOOT} 125
        orders 3101: move 122
    """).expect_only("1: 3101 dropped move 122 (C11-2)")


@rule("C11-4")
def test_farmove_has_no_such_limit() -> None:
    play(f"""
        {FOOT} 125
        orders 3101: move 124 123; farmove 121
    """).expect("24: 3101 moved 122 -> 121")


@rule("C11.1-6")
def test_a_force_is_as_slow_as_its_slowest() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE heavy_infantry in 3101
        orders 3101: move 124
    """).expect("""
        7: 3101 moved 123 -> 124
        3102 at 124
    """)


@rule("C11.2-1", "C2.3.1-14")
def test_nobody_enters_terrain_without_a_move_cost() -> None:
    play(f"""
        map    124 deep_ocean
        {FOOT} 123
        orders 3101: move 124d; search 1
    """).expect("""
        1: 3101 dropped move 124d (C11.2-1)
        1: 3101 did search 1
        3101 at 123
    """)


@rule("C11.2.1-1", "C2.1.1-2")
@pytest.mark.parametrize(
    ("way", "end"),
    [("n", 122), ("S", 124), ("ne", 147), ("se", 148), ("sw", 98), ("NW", 97)],
)
def test_directions_stand_for_hexes(way: str, end: int) -> None:
    play(f"""
        {FOOT} 123
        orders 3101: move {way}
    """).expect(f"3101 at {end}")


@rule("C11.2.1-2")
def test_example_of_a_path_of_directions() -> None:
    play(f"""
        {FOOT} 62
        orders 3101: move ne ne n ne
    """).expect("""
        6: 3101 moved 62 -> 86
        12: 3101 moved 86 -> 111
        18: 3101 moved 111 -> 110
        24: 3101 moved 110 -> 134
    """)


@rule("C11.2.1-3", "C21.5-1")
def test_example_of_repeated_steps_and_searches() -> None:
    play("""
        unit   3101 GE noble at 62
        orders 3101:
            repeat 4
            orders:
            move ne
            search
            .
    """).expect("""
        4: 3101 moved 62 -> 86
        5: 3101 did search 1
        9: 3101 moved 86 -> 111
        14: 3101 moved 111 -> 135
        19: 3101 moved 135 -> 160
        20: 3101 did search 1
    """)


@rule("C11.5-1", "C11.5-2")
def test_a_unit_of_the_nation_stands_for_where_it_is_then() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE noble at 125
        unit   4001 RW noble at 122
        orders 3101: move 124
        orders 3102: move 124; move 3101
        orders 4001: move 3101; search 1
    """).expect("""
        1: 4001 dropped move 3101 (C11.5-1)
        3102 at 124
    """)


@rule("C11.5-3", "C8.2-2", "C8.2-3")
def test_example_of_moving_to_a_unit_and_joining_it() -> None:
    play("""
        unit   3101 GE noble at 124
        unit   3102 GE medium_infantry at 123
        orders 3102: move 3101; join 3101
    """).expect("""
        6: 3102 moved 123 -> 124
        7: 3101 leads 3102
    """)
