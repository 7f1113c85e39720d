"""C4.1 How orders are carried out over the phases."""

from tests.games.cosmos.base import play
from tests.games.cosmos.language.reading import read
from tests.rule import rule
from warhost.games.cosmos.ids import Tick
from warhost.games.cosmos.order import Pending
from warhost.games.cosmos.sheets.template import pending_line
from warhost.games.cosmos.world import Clock


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


@rule("C4.1-2", "C4.4-4", "C4-13")
def test_an_order_may_end_in_a_later_phase_and_the_next_one_waits_for_it() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: move 124; search 1
    """).expect("4: 3101 moved 123 -> 124").expect("5: 3101 did search 1")
    play("unit 3101 GE noble at 123\norders 3101: wait 1; search 1").expect("""
        1: 3101 did wait 1
        2: 3101 did search 1
    """)


@rule("C4.1-6", "C4.1-8")
def test_what_was_held_up_is_listed_with_nothing_left_and_costs_no_phase() -> None:
    """The last step would end in phase 24 and is held back by foes; it ends first thing."""
    begun = Pending(
        read("3101:\nmove 124").blocks[0].entries[0].order, until=Tick(24), is_late=True
    )
    assert list(pending_line(begun, Clock(1, 0), 24)) == ["move 124 (begun-0)"]
    rest = Pending(begun.order)
    assert list(pending_line(rest, Clock(1, 0), 24)) == ["move 124"]


RECRUITING = """
    pool     GE gold:900 men:900 arms:900 food:900
    location 1501 GE city at 123 size 2
    unit     3101 GE noble at 1501
    orders   3101:
        wait 15
        recruit "Medium Infantry" {}
          orders:
            join 3101
          .
        move 123
    turns    {}
"""


@rule("C4.1-7", "C4.1-8")
def test_example_of_a_recruit_that_has_begun() -> None:
    """Begun in phase 16 and 19 long with 187 of 50: 10 are left, and the rest comes after it."""
    play(RECRUITING.format(187, 1)).expect(
        "3101 queue: recruit 2 187 / orders: / join 3101 / . (begun-10); move 123"
    )
    play(RECRUITING.format(187, 2)).expect("""
        10.2: 3102 created: 187 medium_infantry at 1501
        10.2: 3101 leads 3102
        11.2: 3101 moved 1501 -> 123
    """)
