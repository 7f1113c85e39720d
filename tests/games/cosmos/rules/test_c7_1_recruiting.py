"""C7.1 Recruiting; C2.3.3 how many major characters; C4.3 what the newborn do at once."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule
from warhost.games.cosmos.ids import UnitId

CITY = """
    nation 1 GE Gemland points 50 home 1501
    nation 2 RW Rowanmark points 50
    location 1501 GE city at 10 size 1 {}
    unit   3101 GE noble at {} ruler
    pool   GE gold:100 men:200 arms:200 food:9000
    orders 3101: {}
"""


def city(order: str, at: int = 1501, how: str = "") -> str:
    return CITY.format(how, at, order)


@rule("C7.1-21", "C7.1-20", "C7.1-25")
def test_example_of_seventy_five_medium_infantry() -> None:
    play(city('recruit "Medium Infantry" 75')).expect("""
        1: 3101 paid: pool gold:-23 men:-75 arms:-75
        10: 3102 created: 75 medium_infantry at 1501
    """)


@rule("C7.1-24", "C7.1-13", "C7.1-25")
def test_without_a_number_a_standard_unit_is_created() -> None:
    play(city("recruit 2")).expect("""
        1: 3101 paid: pool gold:-15 men:-50 arms:-50
        8: 3102 created: 50 medium_infantry at 1501
    """)
    play(city("recruit 2 51")).expect("9: 3102 created: 51 medium_infantry at 1501")


@rule("C7.1-2", "C7.1-3", "C7.1-17")
@pytest.mark.parametrize("word", ["recruit 2 30", "summon '2' 30", 'animate "medium INFANTRY" 30',
                                  'initiate "Medium Infantry" 30'])  # fmt: skip
def test_its_names_and_those_of_types_are_all_the_same(word: str) -> None:
    play(city(word)).expect("7: 3102 created: 30 medium_infantry at 1501")


@rule("C7.1-4")
@pytest.mark.parametrize("kind", ['"Light Cavalry"', '"Unicorns"', "999"])
def test_only_what_the_recruiter_can_create_is_created(kind: str) -> None:
    play(city(f"recruit {kind}")).expect(f"1: 3101 dropped recruit {kind} (C7.1-4)")


@rule("C7.1-5", "C13.1-1", "C7.1-7")
def test_outside_a_city_nothing_is_recruited_that_needs_one() -> None:
    play(city("recruit 2", at=10)).expect("1: 3101 dropped recruit 2 (C7.1-5)")


SIEGE = """
    policy RW GE enemy
    unit   4101 RW light_infantry at 10
"""


@rule("C7.1-6")
def test_inside_a_city_the_land_around_counts_unless_a_siege_lies_between() -> None:
    order = 'recruit "Heavy Infantry" 20'
    play(city(order)).expect("6: 3102 created: 20 heavy_infantry at 1501")
    play(city(order) + SIEGE).expect(f"1: 3101 dropped {order} (C7.1-5)")


@rule("C5.2-3")
def test_some_are_created_only_at_home() -> None:
    play(city('recruit "Captain"')).expect("2: 3102 created: 1 captain at 1501")
    play(city('recruit "Captain"', at=10)).expect('1: 3101 dropped recruit "Captain" (C7.1-5)')


@rule("C5.5-6")
def test_some_are_created_only_by_the_ruler() -> None:
    play(city('recruit "Noble"')).expect("6: 3102 created: 1 noble at 1501")
    play(city('recruit "Noble"').replace(" ruler", "")).expect(
        '1: 3101 dropped recruit "Noble" (C5.5-6)'
    )


@rule("C7.1-8", "C7.1-9")
def test_the_new_unit_is_where_its_recruiter_is_under_the_next_number() -> None:
    played = play(city("recruit 2; recruit 2"))
    played.expect("""
        8: 3102 created: 50 medium_infantry at 1501
        16: 3103 created: 50 medium_infantry at 1501
    """)
    assert {played.world.units[UnitId(n)].nation for n in (3102, 3103)} == {1}


@rule("C7.1-13", "C7.1-19")
@pytest.mark.parametrize(("count", "good"), [(19, False), (20, True), (200, True), (201, False)])
def test_the_number_lies_within_the_limits_of_the_type(count: int, good: bool) -> None:
    played = play(city(f"recruit 2 {count}"))
    assert any("created" in line for line in played.lines) is good
    assert any("(C7.1-13)" in line for line in played.lines) is not good


@rule("C7.1-14", "C7.1-22")
def test_as_many_are_recruited_as_can_be_paid() -> None:
    scene = city("recruit 2 150")
    play(scene.replace("arms:200", "arms:40")).expect("""
        1: 3101 paid: pool gold:-12 men:-40 arms:-40
        8: 3102 created: 40 medium_infantry at 1501
    """)
    play(scene.replace("gold:100", "gold:9")).expect("1: 3101 paid: pool gold:-9 men:-30 arms:-30")


@rule("C7.1-23")
def test_with_too_little_for_the_smallest_unit_nothing_is_used() -> None:
    scene = city("recruit 2 150; search 1").replace("arms:200", "arms:19")
    play(scene).expect("""
        1: 3101 dropped recruit 2 150 (C7.1-23)
        1: 3101 did search 1
    """).expect("not paid")


@rule("C2.3.1-16", "C2.3.1-17")
def test_a_people_may_pay_another_price() -> None:
    scene = city('recruit "Heavy Infantry"').replace("GE Gemland", "GE Gemland people hill_folk")
    play(scene).expect("1: 3101 paid: pool gold:-60 men:-50")


@rule("C7.1-11", "C7.1-18", "C4.3-2")
def test_example_of_a_new_unit_that_joins_at_once() -> None:
    play("""
        nation 1 GE Gemland points 50
        unit   3101 GE noble at 10
        pool   GE gold:100 men:200 arms:200 food:9000
        orders 3101:
            recruit "Heavy Infantry" 100
            orders:
                mytactics defend
                join 3101
            .
    """).expect("""
        12: 3102 created: 100 heavy_infantry at 10
        12: 3102 tactics defend
        12: 3101 leads 3102
    """)


@rule("C7.1-12")
def test_from_the_first_other_order_on_it_acts_in_the_phase_after() -> None:
    played = play(
        city("""
            recruit 2 20
            orders:
                myname "Red Company"
                search 1
                mytactics defend
            .
    """)
    )
    played.expect("""
        6: 3102 created: 20 medium_infantry at 1501
        6: 3102 named Red Company
        7: 3102 did search 1
        8: 3102 tactics defend
    """)


@rule("C7.1-11", "C4.3-2")
def test_a_waiting_order_at_birth_holds_back_what_stands_behind_it() -> None:
    played = play(
        city("""
            recruit 2 20
            orders:
                waitonesig 3101
                mytactics defend
            .
            wait 2
            signal 3102
    """)
    )
    played.expect("9: 3102 tactics defend").expect("not 6: 3102 tactics")


@rule("C7.1-10", "C7.1-26", "C3.1-24")
def test_the_stupid_are_told_only_what_they_understand() -> None:
    played = play(
        city("""
            recruit "Cattle" 50
            orders:
                myname "Old herd"
                search 2
                expand 1
                join 3101
            .
    """)
    )
    played.expect("""
        1: 3102 created: 50 cattle at 1501
        1: 3102 named Old herd
        1: 3101 leads 3102
        1: 3102 failed search 2 (C7.1-26)
        1: 3102 failed expand 1 (C7.1-26)
    """)


@rule("C7.1-1", "C3.2-7")
def test_each_embedded_order_costs_one_and_free_ones_nothing() -> None:
    orders = """
            recruit 2 20
            orders:
                search 1
                mytactics defend
            .
            recruit 2 20
            orders:
                search 1
                search 1
                search 1
            .
    """
    played = play(city(orders).replace("points 50", "points 0"))
    assert sum("created" in line for line in played.lines) == 2
    assert "C3.2-19" not in "".join(played.lines)
    poor = city(orders + "    search 1").replace("points 50", "points 0").replace(" ruler", "")
    short = play(poor)
    assert sum("created" in line for line in short.lines) == 2
    short.expect("not 3101 did search 1")


@rule("C7.1-15", "C7.1-16", "C7.1-27")
def test_what_comes_back_if_it_is_interrupted() -> None:
    play("""
        unit   3101 GE marshal at 10
        pool   GE gold:50 men:25 arms:25 horses:25
        orders 3101: recruit "Light Cavalry"
        turns  1
    """).expect("3101 queue: recruit 4 25 (begun-6)")
    broken = """
        unit   3101 GE marshal at 10
        unit   3102 GE noble at 10
        pool   GE gold:50 men:25 arms:25 horses:25
        orders 3101: recruit "Light Cavalry"
        orders 3102:
            wait 3
            order 3101
            orders:
                break
            .
    """
    play(broken).expect("4: 3101 recovered: pool horses:+20 men:+25").expect("3101 queue: ")


MAJORS = """
    nation 1 GE Gemland points 50
    unit   3101 GE noble at 10
    unit   3102 GE noble at 10
    {}
    pool   GE gold:100
    orders 3101: recruit "Knight"; search 1
    orders 3102: recruit "Knight"
"""


@rule("C2.3.3-2", "C2.3.3-3")
def test_nobody_recruits_beyond_the_limit_of_major_characters() -> None:
    play(MAJORS.format("unit 3103 GE knight at 10")).expect("""
        1: 3101 dropped recruit "Knight" (C2.3.3-3)
        1: 3101 did search 1
    """).expect("not paid")


@rule("C2.3.3-4", "C2.3.3-5")
def test_the_limit_is_looked_at_again_in_the_end_and_what_was_used_is_lost() -> None:
    played = play(MAJORS.format(""))
    assert sum("created" in line for line in played.lines) == 1
    assert sum("(C2.3.3-5)" in line for line in played.lines) == 1
    played.expect("GE pool gold:40")
