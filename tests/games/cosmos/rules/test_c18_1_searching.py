"""C18.1 Searching, and finding one thing."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule
from warhost.games.cosmos.ids import UnitId

JUNGLE = """
        hex      110 jungle
        location 1501 - cave at 110
        unit     3101 GE noble at 110
        unit     4001 RW noble at 110 hidden
"""
"""C18-11 A noble in jungle sees the other after three phases of searching, the cave after four."""


@rule("C18.1-1")
def test_search_goes_phase_by_phase() -> None:
    play(f"""{JUNGLE}
        orders 3101: search 2; mytactics defend
    """).expect_only("""
        1: 3101 did search 1
        2: 3101 did search 1
        3: 3101 tactics defend
    """)


@rule("C18.1-1")
def test_search_without_a_number_takes_one_phase() -> None:
    play(f"""{JUNGLE}
        orders 3101: search; mytactics defend
    """).expect("""
        1: 3101 did search 1
        2: 3101 tactics defend
    """)


@rule("C18.1-2")
@pytest.mark.parametrize(("phases", "seen"), [(2, "nothing"), (3, "4001 at 110")])
def test_the_longer_one_searches_the_more_one_sees(phases: int, seen: str) -> None:
    play(f"{JUNGLE}\n        orders 3101: search {phases}").expect(f"GE sees {seen}")


@rule("C18.1-2")
def test_every_unit_of_the_force_searches() -> None:
    played = play(f"""{JUNGLE}
        unit   3102 GE captain in 3101
        orders 3101: search 3
    """)
    assert [played.world.units[UnitId(unit)].searched for unit in (3101, 3102)] == [6, 6]


@rule("C18.1-3")
@pytest.mark.parametrize(("phases", "seen"), [(3, "nothing"), (4, "4001 at 111")])
def test_searching_shows_less_of_what_is_next_to_it(phases: int, seen: str) -> None:
    play(f"""
        hex    111 woods
        unit   3101 GE noble at 110
        unit   4001 RW noble at 111 hidden
        orders 3101: search {phases}
    """).expect(f"GE sees {seen}")


@rule("C18.1-4")
def test_more_than_ten_phases_at_a_spot_gain_nothing() -> None:
    ten = play(f"{JUNGLE}\n        orders 3101: search 10").world
    twelve = play(f"{JUNGLE}\n        orders 3101: search 12").world
    assert ten.units[UnitId(3101)].searched == twelve.units[UnitId(3101)].searched
    assert ten.index.sight == twelve.index.sight


@rule("C18.1-4")
def test_elsewhere_a_search_begins_anew() -> None:
    played = play(f"{JUNGLE}\n        orders 3101: search 2; move 111; search 1")
    assert played.world.units[UnitId(3101)].searched == 2


@rule("C18.1-5", "C18.1-6")
def test_find_is_three_times_as_good_for_what_is_wanted() -> None:
    play(f"{JUNGLE}\n        orders 3101: find 4001 2; mytactics defend").expect("""
        1: 3101 found 4001
        GE sees 4001 at 110
    """)
    play(f"{JUNGLE}\n        orders 3101: find 1501 2").expect("2: 3101 found 1501")


@rule("C18.1-7")
def test_find_is_half_as_good_for_everything_else() -> None:
    other = "unit   4002 RW noble at 111\n        orders 3101: find 4002"
    play(f"{JUNGLE}\n        {other} 4").expect("GE sees 4002 at 111")
    play(f"{JUNGLE}\n        {other} 5").expect("GE sees 4002 at 111 4001 at 110")


@rule("C18.1-8")
def test_find_without_phases_goes_on_for_ever() -> None:
    play(f"{JUNGLE}\n        orders 3101: find 9999; mytactics defend").expect("""
        24: 3101 did find 9999 1
        3101 queue: find 9999; mytactics defend
    """)


@rule("C18.1-8", "C18.1-9")
@pytest.mark.parametrize("phases", ["", " 9"])
def test_find_ends_when_the_thing_is_found(phases: str) -> None:
    play(f"{JUNGLE}\n        orders 3101: find 1501{phases}; mytactics defend").expect("""
        2: 3101 found 1501
        3: 3101 tactics defend
    """)


@rule("C18.1-9")
def test_find_with_phases_ends_after_them() -> None:
    play(f"{JUNGLE}\n        orders 3101: find 9999 2; mytactics defend").expect("""
        2: 3101 did find 9999 1
        3: 3101 tactics defend
    """)


@rule("C18.1-5")
def test_find_looks_only_where_the_force_is() -> None:
    play(f"""{JUNGLE}
        unit   4002 RW noble at 112
        orders 3101: find 4002 3
    """).expect("not found")
