"""C21.3 Timing and coordinating; C4-15 and C4-16 what waiting units do when."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule

PAIR = """
        unit   3101 GE noble at 123
        unit   3102 GE noble at 123
"""


@rule("C21.3-1", "C4.2-15")
def test_wait_does_nothing_for_so_many_phases() -> None:
    play(f"""{PAIR}
        orders 3101: wait 3; search 1
    """).expect("""
        3: 3101 did wait 1
        4: 3101 did search 1
    """)


@rule("C21.3-2")
def test_time_waits_until_the_phase() -> None:
    play(f"""{PAIR}
        orders 3101: time 1 5; search 1
        orders 3102: time 2 3; search 1
        turns  2
    """).expect("""
        5: 3101 did search 1
        3.2: 3102 did search 1
    """)


@rule("C21.3-3")
def test_a_time_that_is_past_is_not_waited_for() -> None:
    play(f"""{PAIR}
        orders 3101: wait 5; time 1 3; search 1
        orders 3102: time 0 9; search 1
    """).expect("""
        1: 3102 did search 1
        6: 3101 did search 1
    """)


@rule("C21.3-4", "C21.3-7")
def test_one_signal_is_enough_for_waitonesig() -> None:
    play(f"""{PAIR}
        unit   3103 GE noble at 123
        orders 3101: waitonesig 3102 3103; search 1
        orders 3102: wait 4; signal 3101
    """).expect("""
        5: 3102 did signal 3101
        5: 3101 did search 1
    """)


@rule("C21.3-5")
def test_waitallsig_waits_for_all() -> None:
    play(f"""{PAIR}
        unit   3103 GE noble at 123
        orders 3101: waitallsig 3102 3103; search 1
        orders 3102: wait 4; signal 3101
        orders 3103: wait 7; signal 3101
    """).expect("8: 3101 did search 1").expect("not 5: 3101")


@rule("C21.3-5", "C21.3-6")
def test_waitallsig_does_not_wait_for_the_dead() -> None:
    play(f"""{PAIR}
        unit   3104 GE noble at 123
        orders 3101: waitallsig 3102 3103; search 1
        orders 3102: wait 4; signal 3101
    """).expect("5: 3101 did search 1")


@rule("C21.3-6")
def test_a_number_that_was_never_given_out_is_not_known_dead() -> None:
    play(f"""{PAIR}
        orders 3101: waitallsig 3102 3199; search 1
        orders 3102: signal 3101
    """).expect("not 3101 did")


@rule("C21.3-8")
def test_a_signal_that_came_before_it_was_waited_for_is_kept() -> None:
    play(f"""{PAIR}
        orders 3101: wait 6; waitonesig 3102; search 1; waitonesig 3102; search 2
        orders 3102: signal 3101
    """).expect("""
        7: 3101 did search 1
        3101 queue: waitonesig 3102; search 2
    """)


@rule("C21.3-9", "C21.3-10")
@pytest.mark.parametrize(("distance", "phase"), [(3, 1), (2, 4), (1, 8), (0, 12)])
def test_waitforone_waits_until_one_is_near_enough(distance: int, phase: int) -> None:
    play(f"""
        unit   3101 GE noble at 123
        unit   3102 GE noble at 120
        orders 3101: waitforone {distance} 3102 3199; search 1
        orders 3102: move 121 122 123
    """).expect(f"{phase + (phase > 1)}: 3101 did search 1")


@rule("C4-16")
def test_what_took_time_lets_others_act_in_the_next_phase() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE noble at 122
        orders 3101: waitforone exact 3102; search 1
        orders 3102: move 123
    """).expect("""
        4: 3102 moved 122 -> 123
        5: 3101 did search 1
    """).expect("not 4: 3101")


@rule("C4-15")
def test_what_took_no_time_lets_a_faster_order_act_before_the_rest() -> None:
    play(f"""{PAIR}
        orders 3101: waitonesig 3102; mytactics defend
        orders 3102: signal 3101; mytactics attack; search 1
    """).expect("""
        1: 3102 did signal 3101
        1: 3101 did waitonesig 3102
        1: 3102 did search 1
    """)


@rule("C21.3-11", "C21.3-12")
def test_exact_is_the_same_position_and_never_a_hex() -> None:
    play("""
        location 1501 GE fort at 123
        unit   3101 GE noble at 123
        unit   3102 GE noble at 1501
        unit   3103 GE noble at 1501
        orders 3101: waitforone exact 123 3102; search 1
        orders 3103: waitforone exact 3102; search 1
    """).expect("1: 3103 did search 1").expect("not 3101 did")


@rule("C21.3-13")
@pytest.mark.parametrize("around", [1854, 1933, 123])
def test_outside_is_whatever_the_waiter_is_inside_of(around: int) -> None:
    play(f"""
        location 1933 GE city at 123
        location 1854 GE castle at 1933
        unit   3101 GE noble at 1854
        unit   3102 GE noble at 124
        orders 3101: waitforone outside {around}; search 1
        orders 3102: waitforone outside {around}; search 1
    """).expect("1: 3101 did search 1").expect("not 3102 did")


@rule("C21.3-14", "C21.3-15")
def test_inside_is_what_is_in_the_waiting_location_and_never_a_hex() -> None:
    play("""
        location 1933 GE city at 123
        location 1854 GE castle at 1933
        unit   3101 GE noble at 1854
        orders 1933: waitforone inside 3101; wait 1
        orders 1854: waitforone inside 123 1933; wait 1
    """).expect("1: 1933 did wait 1").expect("not 1854 did")


@rule("C21.3-16")
def test_adjacent_is_at_no_distance_and_neither_inside_the_other() -> None:
    play("""
        location 1501 GE fort at 123
        unit   3101 GE noble at 123
        unit   3102 GE noble at 1501
        unit   3103 GE noble at 124
        orders 3101: waitforone adjacent 3103; search 1
        orders 3102: waitforone adjacent 3101; search 1
        orders 3103: waitforone adjacent 3101; search 1
    """).expect("1: 3102 did search 1").expect("not 3101 did").expect("not 3103 did")


@rule("C21.3-17", "C8.2-6")
def test_joined_is_in_the_same_force() -> None:
    play(f"""{PAIR}
        orders 3101: waitforone joined 3102; search 1
        orders 3102: wait 3; join 3101
    """).expect("""
        4: 3101 leads 3102
        4: 3101 did search 1
    """)


@rule("C21.3-18", "C21.3-19")
def test_force_is_at_the_position_and_never_a_hex() -> None:
    play(f"""{PAIR}
        orders 3101: waitforone force 3102; search 1
        orders 3102: waitforone force 123; search 1
    """).expect("1: 3101 did search 1").expect("not 3102 did")


@rule("C21.3-20", "C21.3-21")
def test_waitforall_waits_for_all_at_once() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE noble at 122
        unit   3103 GE noble at 121
        orders 3101: waitforall exact 3102 3103; search 1
        orders 3102: move 123
        orders 3103: move 122 123
    """).expect("""
        8: 3103 moved 122 -> 123
        9: 3101 did search 1
    """).expect("not 5: 3101")


@rule("C8.2-4")
def test_example_of_units_that_come_together_and_join() -> None:
    play("""
        unit   3101 GE noble at 122
        unit   3112 GE noble at 124
        unit   3114 GE heavy_infantry at 123
        orders 3101: waitforall joined 3112 3114; move 121
        orders 3112: move 123 122 3101; join 3101
        orders 3114: move 122 3101; join 3101
    """).expect("""
        8: 3101 leads 3114
        9: 3101 leads 3114 3112
        3112 at 121
        3114 at 121
    """)
