"""C4.1 How orders are carried out over the phases."""

from tests.games.cosmos.base import play
from tests.rule import rule


@rule("C4.1-1")
def test_a_unit_carries_its_orders_out_in_sequence_others_beside_it() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE noble at 123
        orders 3101: search 1; move 124; search 1
        orders 3102: move 124
    """).expect("""
        1: 3101 did search 1
        4: 3102 moved 123 -> 124
        5: 3101 moved 123 -> 124
        6: 3101 did search 1
    """)


@rule("C4.1-3")
def test_an_unfinished_order_goes_on_in_the_next_turn() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: wait 22; move 124
        turns  2
    """).expect("2.2: 3101 moved 123 -> 124")


@rule("C4.1-4", "C4.1-5", "C4.1-13")
def test_what_has_begun_is_listed_with_the_phases_that_are_left() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: wait 22; move 124 125 126
    """).expect("3101 queue: move 124 (begun-2); move 125 126")


@rule("C4.1-9", "C4.1-10", "C4.1-11")
def test_a_search_is_split_into_single_phases() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: wait 22; search 5
    """).expect("""
        23: 3101 did search 1
        24: 3101 did search 1
        3101 queue: search 3
    """)


@rule("C4.1-12")
def test_a_move_is_split_into_its_positions() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: wait 18; move 124 125 126
    """).expect("""
        22: 3101 moved 123 -> 124
        3101 queue: move 125 (begun-2); move 126
    """)


@rule("C4.1-14")
def test_the_rest_of_a_move_can_be_cleared_and_the_begun_step_stays() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE noble at 123
        orders 3101: move 124 125 126
        orders 3102:
            wait 1
            order 3101
            orders:
            clear
            .
    """).expect("""
        4: 3101 moved 123 -> 124
        3101 at 124
    """)


@rule("C4.1-15", "C4.1-17")
def test_an_order_that_took_time_uses_up_the_phase() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: search 1; mytactics defend
    """).expect("""
        1: 3101 did search 1
        2: 3101 tactics defend
    """)


@rule("C4.1-16", "C4.1-18")
def test_orders_without_time_are_carried_out_before_one_with_time_in_the_same_phase() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: mytactics defend; mytactics avoid; search 1
    """).expect("""
        1: 3101 tactics defend
        1: 3101 tactics avoid
        1: 3101 did search 1
    """)


@rule("C4.1-19")
def test_what_cannot_be_done_is_dropped_told_and_takes_no_time() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: join 9999; search 1
    """).expect("""
        1: 3101 dropped join 9999 (C8-1)
        1: 3101 did search 1
    """)


@rule("C4.1-20", "C4.1-21")
def test_after_a_step_with_time_all_else_waits_for_the_next_phase() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: move 124; mytactics defend
    """).expect("""
        4: 3101 moved 123 -> 124
        5: 3101 tactics defend
    """)
