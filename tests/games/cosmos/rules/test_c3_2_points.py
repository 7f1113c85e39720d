"""C3.2 What orders cost."""

from tests.games.cosmos.base import play
from tests.games.cosmos.language.reading import order
from tests.rule import rule
from warhost.games.cosmos.sheets.budget import cost_of


def nation(points: int) -> str:
    return f"nation 1 GE Gemland points {points}"


@rule("C3.2-1", "C3.2-3")
def test_orders_beyond_the_allowance_cost_points() -> None:
    play(f"""
        {nation(1)}
        unit   3101 GE captain at 123
        orders 3101: search 1; search 1; search 1; search 1
    """).expect_only("""
        0: ignored line 5 (C3.2-19)
        1: 3101 did search 1
        2: 3101 did search 1
        3: 3101 did search 1
    """)


@rule("C3.2-5")
def test_mass_units_have_no_allowance() -> None:
    play(f"""
        {nation(1)}
        unit   3101 GE medium_infantry at 123
        orders 3101: search 1; search 1
    """).expect_only("""
        0: ignored line 3 (C3.2-19)
        1: 3101 did search 1
    """)


@rule("C3.2-2", "C3.2-7")
def test_embedded_orders_count_for_the_unit_that_gets_the_outer_one() -> None:
    assert cost_of(order("recruit 1\norders:\nmove 125\njoin 3120\n.")) == 3
    assert cost_of(order("repeat 9\norders:\nrecruit 1\norders:\nmove 125\n.\n.")) == 3


@rule("C3.2-16")
def test_free_orders_cost_nothing() -> None:
    play(f"""
        {nation(0)}
        unit   3101 GE medium_infantry at 123
        orders 3101: myname "Red Company"; mytactics defend; search 1
        orders GE: alias 3101 $red
    """).expect("""
        0: ignored line 5 (C3.2-19)
        1: 3101 named Red Company
        1: 3101 tactics defend
    """)
    assert cost_of(order("recruit 1\norders:\nmytactics defend\n.")) == 1


@rule("C3.2-8", "C3.2-9")
def test_nations_and_locations_have_no_allowance() -> None:
    play(f"""
        {nation(2)}
        nation 2 RW Rowanmark
        location 1501 GE fort at 123
        unit   3101 GE noble at 123
        orders GE: policy RW enemy
        orders 1501: wait 1; wait 1
    """).expect_only("""
        0: ignored line 4 (C3.2-19)
        0: 1 policy 2 enemy
        1: 1501 did wait 1
    """)


@rule("C3.2-19")
def test_points_are_used_in_the_sequence_of_the_sheet() -> None:
    play(f"""
        {nation(2)}
        unit   3101 GE medium_infantry at 123
        unit   3102 GE medium_infantry at 123
        orders 3102: search 1
        orders 3101: search 1; search 1
    """).expect("""
        0: ignored line 5 (C3.2-19)
        1: 3102 did search 1
    """)


@rule("C3.2-11")
def test_points_not_used_are_gone() -> None:
    play(f"""
        {nation(1)}
        unit   3101 GE medium_infantry at 123
        turns  2
    """).expect_only("")


@rule("C3.1-15")
def test_a_second_block_is_appended_to_the_first() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE noble at 123
        orders 3101: search 1
        orders 3102: search 1
        orders 3101: mytactics defend
    """).expect("""
        1: 3101 did search 1
        2: 3101 tactics defend
    """)


@rule("C3.1-16", "C3.1-17")
def test_orders_stay_pending_until_they_are_carried_out_or_cleared() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: wait 30; search 1
        turns  2
    """).expect("7.2: 3101 did search 1")
