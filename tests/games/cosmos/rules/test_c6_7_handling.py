"""C6.7 Resources sent, stored, carried and given."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule
from warhost.games.cosmos.economy.transfers import arriving, rate, transport_cost
from warhost.games.cosmos.ids import NationId

PLAIN = play("turns 0").world.rules


@rule("C6.7-17", "C6.7-14", "C6.7-13")
def test_example_of_a_transfer_over_some_hexes() -> None:
    """One hex is five and three gold for each thousand of weight, of which there are two."""
    play("""
        land   GE 10
        land   RW 12
        pool   GE gold:132 wood:300
        orders GE: transfer gold:100 wood:300 RW
    """).expect("""
        0: 1 sent gold:+100 wood:+300 to 2 for 22 gold
        24: 2 got gold:+80 wood:+192
        GE pool gold:10
        RW pool gold:80 wood:154
    """)
    for away in range(1, 20):
        assert transport_cost(PLAIN, [("gold", 100), ("wood", 300)], away) == 10 + 6 * away


@rule("C6.7-18", "C6.7-19")
def test_example_of_wood_and_of_the_gold_that_goes_back_for_it() -> None:
    assert arriving(PLAIN, [("wood", 782)]) == (("wood", 500),)
    assert rate(9) == 32
    assert transport_cost(PLAIN, [("wood", 782)], 9) == 128
    assert arriving(PLAIN, [("gold", 160)]) == (("gold", 128),)
    assert transport_cost(PLAIN, [("gold", 160)], 9) == 32


@rule("C6.7-8", "C6.7-9", "C6.7-10")
def test_of_each_resource_a_part_arrives() -> None:
    sent = [(name, 100) for name in ("gold", "iron", "arms", "wood", "food")]
    assert [amount for _, amount in arriving(PLAIN, sent)] == [80, 80, 80, 64, 60]


SEND = """
    land   GE 10
    land   RW 12
    pool   GE gold:50 food:100 men:9
    unit   4101 RW light_infantry at 12
    pool   RW food:300
    orders GE: {}
"""


@rule("C6.7-5")
@pytest.mark.parametrize("what", ["men:5 RW", "gold:5 GE", "silver:5 RW"])
def test_only_some_resources_are_sent_and_only_to_others(what: str) -> None:
    played = play(SEND.format(f"transfer {what}"))
    assert any("failed transfer" in line and "(C6.7-5)" in line for line in played.lines)


@rule("C6.7-6", "C6.7-7")
def test_it_leaves_at_once_and_arrives_when_the_last_phase_begins() -> None:
    played = play(SEND.format("transfer gold:30 RW"))
    played.expect("""
        0: nation 1 sent: pool gold:-41
        24: nation 2 came: pool gold:+24
        24: nation 2 upkeep: pool gold:-5 food:-50
    """)


@rule("C6.7-11", "C6.7-15")
def test_transport_costs_ten_gold_at_least_for_what_was_sent() -> None:
    assert transport_cost(PLAIN, [("gold", 100)], 1) == 10
    assert transport_cost(PLAIN, [("food", 1000)], 2) == 11
    assert transport_cost(PLAIN, [("food", 1001)], 2) == 22


@rule("C6.7-12")
def test_distance_is_that_of_the_nearest_hexes() -> None:
    scene = "land GE 10 60\nland RW 14 63\npool GE gold:100 food:2000\n"
    play(scene + "orders GE: transfer food:1500 RW").expect("0: 1 sent food:+1500 to 2 for 28 gold")
    far = scene.replace(" 60", "").replace(" 63", "")
    play(far + "orders GE: transfer food:1500 RW").expect("0: 1 sent food:+1500 to 2 for 34 gold")


@rule("C6.7-16", "C6.7-3")
@pytest.mark.parametrize("what", ["gold:50", "gold:40", "food:101", "gold:45 food:10"])
def test_what_cannot_be_paid_is_not_sent(what: str) -> None:
    played = play(SEND.format(f"transfer {what} RW"))
    assert any("(C6.7-16)" in line for line in played.lines)
    played.expect("GE pool food:75 gold:51 manpower:3 men:8")


@rule("C6.7-3", "C6.7-16")
def test_all_of_it_leaves_the_gold_for_transport() -> None:
    play(SEND.format("transfer gold:-1 food:-1 RW")).expect(
        "0: 1 sent gold:+39 food:+100 to 2 for 11 gold"
    )


@rule("C6.7-20")
def test_each_nation_is_told_what_transport_to_its_allies_costs() -> None:
    world = play("""
        land   GE 10
        land   RW 14
        policy GE RW ally
        pool   GE gold:1
    """).world
    assert world.nations[NationId(1)].rates == ((2, 17),)
    assert world.nations[NationId(2)].rates == ()


HERE = """
    land   GE 10
    land   RW 11
    unit   3101 GE noble at {} carries gold:100 wood:300 iron:7
    store  10 food:40
    pool   GE gold:1
    orders 3101: {}; search 1
"""


@rule("C6.7-24", "C6.7-26", "C6.7-2")
def test_example_of_storing() -> None:
    play(HERE.format(10, "store gold:100 wood:300")).expect("""
        1: 3101 stored: unit 3101 gold:-100 wood:-300, pool gold:+90 wood:+270
        2: 3101 did search 1
        3101 carries iron:7
    """)


@rule("C6.7-21", "C6.7-25", "C6.7-4")
def test_storing_takes_a_phase_and_what_lies_about_counts_too() -> None:
    play(HERE.format(10, "store food:-1 gold:50")).expect("""
        1: 3101 stored: hex 10 food:-40, unit 3101 gold:-50, pool food:+36 gold:+45
        2: 3101 did search 1
    """)
    play(HERE.format(10, "store arms:5")).expect("1: 3101 did search 1")


@rule("C6.7-22")
def test_nothing_is_stored_outside_the_nations_own_hexes() -> None:
    play(HERE.format(11, "store gold:100")).expect("1: 3101 dropped store gold:100 (C6.7-22)")
    inside = "location 1501 RW city at 10 size 1\n" + HERE.format(1501, "store gold:100")
    play(inside).expect("1: 3101 stored: unit 3101 gold:-100, pool gold:+90")


@rule("C6.7-23")
def test_only_some_resources_are_stored() -> None:
    play(HERE.format(10, "store men:5")).expect("1: 3101 dropped store men:5 (C6.7-23)")


@rule("C6.7-25")
def test_what_lies_in_the_place_of_somebody_else_is_not_stored() -> None:
    scene = """
        land   GE 10
        location 1501 {} temple at 10
        unit   3101 GE noble at 1501
        store  1501 gold:50
        policy GE RW ally
        pool   GE gold:0
        orders 3101: store; search 1
    """
    play(scene.format("GE")).expect("1: 3101 stored: location 1501 gold:-50, pool gold:+45")
    play(scene.format("RW")).expect("1: 3101 did search 1")


BESIEGED = """
    location 1501 GE city at 10 size 1
    policy RW GE enemy
    unit   4101 RW light_infantry at 10
"""


@rule("C6.7-21", "C6-16")
def test_nothing_is_stored_out_of_a_siege() -> None:
    play(BESIEGED + HERE.format(1501, "store")).expect("1: 3101 dropped store (C6-16)")


UNSTORE = """
    land   GE 10
    unit   3101 GE noble at {}
    pool   GE gold:100 men:40
    orders 3101: unstore {}; search 1
"""


@rule("C6.7-27", "C6.7-29")
def test_what_is_unstored_loses_nothing_and_may_be_too_heavy() -> None:
    play(UNSTORE.format(10, "gold:90")).expect("""
        1: 3101 unstored: pool gold:-90, unit 3101 gold:+90
        2: 3101 did search 1
        3101 carries gold:90
    """)
    heavy = UNSTORE.format(10, "iron:500").replace("gold:100", "iron:500")
    play(heavy).expect("3101 carries iron:500")


@rule("C6.7-28", "C6.7-27")
def test_nothing_is_unstored_outside_the_nations_own_hexes() -> None:
    play(UNSTORE.format(11, "gold:90")).expect("1: 3101 dropped unstore gold:90 (C6.7-28)")
    play(UNSTORE.format(10, "men:9")).expect("1: 3101 dropped unstore men:9 (C6.7-27)")
    inside = "location 1501 RW city at 10 size 1\n" + UNSTORE.format(1501, "gold:90")
    play(inside).expect("3101 carries gold:90")


@rule("C6.7-30", "C4.2-8")
@pytest.mark.parametrize(("land", "taken"), [("GE", True), ("-", True), ("RW", False)])
def test_what_lies_on_own_or_free_ground_is_collected_at_once(land: str, taken: bool) -> None:
    played = play(f"""
        land   {land} 10
        unit   3101 GE noble at 10
        store  10 wood:30 iron:9
        orders 3101: collect wood:-1; search 1
    """)
    played.expect("1: 3101 did search 1")
    expected = "3101 carries wood:30" if taken else "1: 3101 dropped collect wood:-1 (C6.7-30)"
    played.expect(expected)


@rule("C6.7-31")
def test_what_is_discarded_lies_where_the_force_is() -> None:
    play("""
        unit   3101 GE noble at 10 carries wood:30
        unit   3102 GE noble in 3101 carries wood:20
        orders 3101: discard wood:40; search 1
    """).expect("""
        1: 3101 discarded: unit 3101 wood:-30, unit 3102 wood:-10, hex 10 wood:+40
        1: 3101 did search 1
    """)


GIVE = """
    unit   3101 GE noble at 10 carries wood:30 iron:9
    unit   3104 {} noble at {}
    policy GE RW {}
    orders 3101: donate {} 3104; search 1
"""


@rule("C6.7-32", "C6-39")
def test_resources_are_given_to_others_at_once() -> None:
    play(GIVE.format("RW", 10, "neutral", "wood:20")).expect("""
        1: 3101 donated: unit 3101 wood:-20, unit 3104 wood:+20
        1: 3101 did search 1
        3104 carries wood:20
    """)


@rule("C6.7-33", "C3.1-23")
def test_all_is_given_if_no_list_is_written() -> None:
    play(GIVE.format("GE", 10, "neutral", "*")).expect("3104 carries iron:9 wood:30")


@rule("C6.7-33")
@pytest.mark.parametrize(("place", "policy"), [(11, "neutral"), (10, "enemy")])
def test_nothing_is_given_to_enemies_or_from_afar(place: int, policy: str) -> None:
    played = play(GIVE.format("RW", place, policy, "wood:20"))
    played.expect("1: 3101 dropped donate wood:20 3104 (C6.7-33)")


@rule("C6.7-1")
def test_a_list_is_of_names_and_amounts() -> None:
    play(HERE.format(10, 'store gold:5, wood:5  "iron":7')).expect(
        "1: 3101 stored: unit 3101 gold:-5 wood:-5 iron:-7, pool gold:+4 wood:+4 iron:+6"
    )


@rule("C6-5", "C6-14", "C6-25")
def test_people_and_manpower_are_only_in_the_pool() -> None:
    for name in ("men", "manpower", "horses"):
        assert not PLAIN.resources[name].is_portable
