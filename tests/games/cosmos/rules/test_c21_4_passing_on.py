"""C21.4 Orders passed on; C21.5 orders repeated."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule

PAIR = """
        unit   3101 GE noble at 123
        unit   3102 GE noble at 123
        unit   4001 RW noble at 123
"""


@rule("C21.4-1", "C21.4-2")
def test_passed_orders_stand_behind_those_there_are() -> None:
    play(f"""{PAIR}
        orders 3102: search 1
        orders 3101:
            order 3102
            orders:
            mytactics defend
            .
    """).expect("""
        1: 3102 did search 1
        2: 3102 tactics defend
    """)


@rule("C21.4-3")
def test_nobody_orders_units_of_others() -> None:
    play(f"""{PAIR}
        orders 3101:
            order 4001
            orders:
            flee
            .
    """).expect_only("1: 3101 dropped order 4001 (C21.4-3)")


@rule("C21.4-4")
@pytest.mark.parametrize(("place", "ground", "passed"), [
    (124, "plains", True), (125, "plains", False),
    (125, "mountains", True), (1501, "plains", False),
])  # fmt: skip
def test_giver_and_receiver_must_see_each_other(place: int, ground: str, passed: bool) -> None:
    played = play(f"""
        hex      125 {ground}
        location 1501 - cave at 123
        unit     3101 GE noble at 123
        unit     3102 GE noble at {place}
        orders   3101:
            order 3102
            orders:
            mytactics defend
            .
    """)
    happened = "3102 tactics defend" if passed else "3101 dropped order 3102 (C21.4-4)"
    played.expect_only(f"1: {happened}")


@rule("C21.4-4")
def test_a_location_passes_orders_on_to_who_is_within_or_without() -> None:
    play("""
        location 1501 GE fort at 123
        unit     3101 GE noble at 1501
        unit     3102 GE noble at 123
        orders   1501:
            order 3101
            orders:
            mytactics defend
            .
            order 3102
            orders:
            mytactics avoid
            .
    """).expect_only("""
        1: 3101 tactics defend
        1: 3102 tactics avoid
    """)


@rule("C21.4-6")
def test_the_stupid_do_not_understand_what_is_passed_on() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE cattle at 123
        orders 3101:
            order 3102
            orders:
            hide
            mytactics avoid
            .
    """).expect("""
        not 3102 hides
        1: 3102 tactics avoid
    """)


@rule("C21.4-5")
def test_whoever_gets_orders_breaks_from_the_force() -> None:
    play(f"""{PAIR}
        unit   3103 GE medium_infantry in 3102
        orders 3101:
            order 3103
            orders:
            mytactics defend
            .
    """).expect("""
        1: 3102 alone
        1: 3103 tactics defend
    """)


@rule("C21.4-7")
def test_units_acquired_in_the_same_turn_are_given_orders() -> None:
    play("""
        unit   3101 GE noble at 10
        unit   4319 RW heavy_infantry 100 at 10 morale 20
        pool   GE gold:2000 food:999 men:999 arms:999
        pool   RW gold:999 food:9999
        dice   bribe 1
        orders 3101:
            bribe defect 2000 4319
            order 4319
            orders:
            mytactics avoid
            .
    """).expect("""
        1: 3101 bribed 4319 defect
        2: 4319 tactics avoid
    """)


@rule("C8-7")
def test_a_member_that_gets_orders_of_the_sheet_breaks_from_the_force() -> None:
    play(f"""{PAIR}
        unit   3103 GE medium_infantry in 3102
        unit   3104 GE medium_infantry in 3102
        orders 3103: search 1
    """).expect("""
        0: 3102 leads 3104
        1: 3103 did search 1
    """)


@rule("C21.5-1")
def test_repeat_carries_out_so_many_times() -> None:
    play(f"""{PAIR}
        orders 3101:
            repeat 2
            orders:
            search 1
            wait 1
            .
            mytactics defend
    """).expect_only("""
        1: 3101 did search 1
        2: 3101 did wait 1
        3: 3101 did search 1
        4: 3101 did wait 1
        5: 3101 tactics defend
    """)


@rule("C21.5-2")
def test_repeat_without_a_number_never_ends() -> None:
    play(f"""{PAIR}
        orders 3101:
            repeat
            orders:
            search 1
            .
        turns 2
    """).expect("""
        24: 3101 did search 1
        24.2: 3101 did search 1
    """)


@rule("C21.5-3", "C3.2-17")
def test_embedded_orders_cost_once_however_often_they_are_repeated() -> None:
    play("""
        nation 1 GE Gemland points 3
        unit   3101 GE medium_infantry at 123
        orders 3101:
            repeat 9
            orders:
            search 1
            wait 1
            .
    """).expect("18: 3101 did wait 1")


@rule("C21.5-4")
def test_endless_repetition_of_what_takes_no_time_waits_a_phase_in_between() -> None:
    play(f"""{PAIR}
        orders 3101:
            repeat
            orders:
            mytactics defend
            .
    """).expect("""
        1: 3101 tactics defend
        1: 3101 did wait 1
        2: 3101 tactics defend
        2: 3101 did wait 1
        3: 3101 tactics defend
    """)
