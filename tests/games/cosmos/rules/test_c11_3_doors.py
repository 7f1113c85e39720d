"""C11.3 Entering and leaving locations; C4.1 how such moves are split into steps."""

from tests.games.cosmos.base import play
from tests.rule import rule

FORT = """
        location 1501 GE fort at 124
"""


@rule("C11.3-1", "C11.3-6", "C2.2-4")
def test_going_in_takes_no_time() -> None:
    play(f"""{FORT}
        unit   3101 GE noble at 124
        orders 3101: move 1501; search 1
    """).expect("""
        1: 3101 moved 124 -> 1501
        1: 3101 did search 1
    """)


@rule("C11.3-5")
def test_coming_out_leads_to_the_location_s_position() -> None:
    play(f"""{FORT}
        unit   3101 GE noble at 1501
        orders 3101: move 124; search 1
    """).expect("""
        1: 3101 moved 1501 -> 124
        1: 3101 did search 1
    """)


@rule("C11.3-3", "C4.1-22")
def test_the_position_of_the_location_is_inserted() -> None:
    short, long = (
        play(f"""{FORT}
            unit   3101 GE noble at 125
            orders 3101: {orders}
        """)
        for orders in ("move 1501", "move 124; move 1501")
    )
    assert short.lines == long.lines
    short.expect("5: 3101 moved 124 -> 1501")


@rule("C4.1-23", "C4.1-24")
def test_after_a_step_that_took_time_the_door_waits_for_the_next_phase() -> None:
    play("""
        map    125 city   124 city
        location 1501 GE fort at 124
        unit   3101 GE noble at 125
        unit   3102 GE noble at 1501
        orders 3101: move 124 1501; search 1
        orders 3102: move 124 125; search 1
    """).expect("""
        5: 3101 moved 124 -> 1501
        5: 3101 did search 1
    """).expect("""
        4: 3102 moved 124 -> 125
        5: 3102 did search 1
    """)


@rule("C2.2-2")
def test_locations_lie_in_locations() -> None:
    play("""
        location 1933 GE city at 123
        location 1854 GE castle at 1933
        unit   3101 GE noble at 1854
        orders 3101: move 124
    """).expect("""
        1: 3101 moved 1854 -> 1933
        1: 3101 moved 1933 -> 123
        4: 3101 moved 123 -> 124
    """)
