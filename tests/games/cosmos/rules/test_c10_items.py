"""C10 Items: made, picked up, put down and handed over."""

import pytest

from tests.games.cosmos.base import play
from tests.games.cosmos.expecting import Expecting
from tests.rule import rule
from warhost.games.cosmos.ids import ItemId
from warhost.games.cosmos.report.naming import item_named
from warhost.games.cosmos.view import view_of
from warhost.kernel.asks import Seat


def item(played: Expecting, number: int) -> tuple[str, int | None, int]:
    """Where an item lies, who holds it, whose it is."""
    one = played.world.items[ItemId(number)]
    return one.position, one.holder, one.owner


@rule("C10-2")
def test_an_item_is_made_by_those_who_can_and_paid_when_it_is_begun() -> None:
    played = play("""
        pool   GE gold:50 iron:5
        unit   3101 GE smith at 123
        orders 3101: make "Magic Sword"; make 1
    """).expect("""
        1: 3101 paid: pool gold:-20 iron:-5
        3: 3101 made 3102
        4: 3101 dropped make 1 (C10-2)
    """)
    assert item(played, 3102) == ("", 3101, 1)


@rule("C10-2")
def test_what_was_used_is_lost_if_making_is_interrupted() -> None:
    play("""
        pool   GE gold:50 iron:5
        unit   3101 GE smith at 123
        unit   3102 GE noble at 123
        orders 3101: make 1
        orders 3102: wait 1; include 3101
    """).expect("""
        GE pool gold:30
        not made
    """)


@rule("C10-2")
def test_nobody_makes_what_its_type_cannot() -> None:
    play("""
        pool   GE gold:50 iron:5
        unit   3101 GE noble at 123
        orders 3101: make 1
    """).expect_only("1: 3101 dropped make 1 (C10-2)")


@rule("C10-3", "C10-4")
def test_listed_items_are_taken_where_the_unit_is_and_change_hands_at_once() -> None:
    played = play("""
        unit   3101 GE noble at 123
        item   2001 RW stone at 123
        item   2002 RW stone at 124
        orders 3101: take 2001 2002; search 1
    """).expect("""
        1: 3101 took 2001
        1: 3101 did search 1
    """)
    assert item(played, 2001) == ("", 3101, 1)
    assert item(played, 2002) == ("124", None, 2)


@rule("C10-5", "C10-7")
def test_take_without_a_list_leaves_what_is_too_heavy() -> None:
    play("""
        unit   3101 GE noble at 123
        item   2001 GE stone at 123
        item   2002 - sword at 123
        item   2003 - stone at 123
        orders 3101: take
    """).expect("1: 3101 took 2001 2003")


@rule("C10-6", "C10-8")
def test_what_is_listed_is_taken_even_if_nobody_can_go_on_with_it() -> None:
    play("""
        unit   3101 GE noble at 123
        item   2001 GE stone at 123
        item   2002 - sword at 123
        orders 3101: take 2001 2002; move 124
    """).expect("""
        1: 3101 took 2001 2002
        1: 3101 dropped move 124 (C10-8)
    """)


@rule("C10-9")
def test_autotake_is_switched_for_the_unit_alone() -> None:
    world = play("""
        unit   3101 GE noble at 123
        unit   3102 GE captain in 3101
        orders 3101: autotake on
    """).world
    assert [unit.takes for unit in world.units.values()] == [True, False]


@rule("C10-10")
def test_autotake_with_a_list_is_for_the_force_or_as_a_nation_order_for_all() -> None:
    force = """
        unit   3101 GE noble at 123
        unit   3102 GE captain in 3101
        unit   3103 GE captain at 124
    """
    play(f"{force}\n        orders 3101: autotake on 3102 3103").expect("""
        1: passed over 3103 (C10-10)
        1: 3102 autotake on
    """)
    play(f"{force}\n        orders GE: autotake on 3102 3103; autotake off 3103").expect("""
        0: 3102 3103 autotake on
        0: 3103 autotake off
    """)


@rule("C10-11", "C10-15", "C10-21")
def test_at_the_start_of_each_phase_whatever_lies_there_is_taken() -> None:
    play("""
        unit   3101 GE noble at 123
        item   2001 - stone at 124
        orders 3101: move 124; autotake on; search 1; search 1
    """).expect("""
        5: 3101 autotake on
        6: 3101 took 2001
    """)


@rule("C10-12")
def test_nobody_picks_up_in_the_midst_of_an_order() -> None:
    play("""
        pool   GE gold:50 iron:5
        unit   3101 GE smith at 123 autotake
        unit   3102 GE noble at 123
        item   2001 - stone in 3102
        orders 3101: make 1
        orders 3102: drop 2001
    """).expect("""
        1: 3102 dropped 2001
        3: 3101 made 3103
        4: 3101 took 2001
    """)


@rule("C10-13")
def test_a_member_of_a_force_does_not_pick_up_until_it_leaves() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE captain in 3101 autotake
        item   2001 - stone at 123
        orders 3101: wait 2; leave
    """).expect("""
        3: 3101 alone
        4: 3102 took 2001
    """)


@rule("C10-14")
def test_what_is_dropped_in_auto_take_mode_is_picked_up_again() -> None:
    play("""
        unit   3101 GE noble at 123 autotake
        item   2001 - stone in 3101
        orders 3101: drop 2001
    """).expect("""
        1: 3101 dropped 2001
        2: 3101 took 2001
    """)


@rule("C10-16", "C10-18")
@pytest.mark.parametrize(("order", "left"), [("drop 2002", [2001]), ("drop", [])])
def test_whoever_of_the_force_holds_an_item_drops_it(order: str, left: list[int]) -> None:
    world = play(f"""
        unit   3101 GE noble at 123
        unit   3102 GE captain in 3101
        item   2001 GE stone in 3101
        item   2002 GE stone in 3102
        orders 3101: {order}
    """).world
    assert [i for held in world.index.held.values() for i in held] == left


@rule("C10-17")
@pytest.mark.parametrize(("land", "owner"), [("RW", 2), ("GE", 1), ("-", 1)])
def test_what_is_dropped_belongs_to_the_place_s_owner_or_still_to_the_dropper(
    land: str, owner: int
) -> None:
    played = play(f"""
        land   {land} 123
        unit   3101 GE noble at 123
        item   2001 GE stone in 3101
        orders 3101: drop
    """)
    assert item(played, 2001) == ("123", None, owner)


@rule("C10-19", "C10-20", "C10-22")
@pytest.mark.parametrize(("to", "owner"), [(3102, 1), (4001, 2)])
def test_items_are_given_to_units_of_the_force_and_of_others(to: int, owner: int) -> None:
    played = play(f"""
        unit   3101 GE noble at 123
        unit   3102 GE captain in 3101
        unit   4001 RW captain at 123
        item   2001 GE stone in 3102
        orders 3101: give {to} 2001
    """)
    assert item(played, 2001) == ("", to, owner)


@rule("C10-19")
def test_nothing_is_given_to_a_unit_elsewhere() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE captain at 124
        item   2001 GE stone in 3101
        orders 3101: give 3102 2001; search 1
    """).expect("""
        1: 3101 dropped give 3102 2001 (C10-19)
        1: 3101 did search 1
    """)


@rule("C5-6", "C2.4-5", "C2.4-6")
def test_how_the_report_tells_of_items() -> None:
    world = play("""
        unit   3101 GE noble at 123
        item   1234 GE sword in 3101
        item   1342 GE sword in 3101 named "Excalibur"
        item   1145 - stone at 123
    """).world
    view = view_of(world, Seat("GE"))
    assert [item_named(view, one) for one in world.items.values()] == [
        "Magic Sword [1234(GE)]",
        "Excalibur [1342(GE)] (Magic Sword)",
        "Stone [1145]",
    ]


@rule("C10-1")
def test_items_are_found_made_picked_up_given_away_and_put_down() -> None:
    play("""
        hex    123 jungle
        pool   GE gold:50 iron:5
        item   1601 - sword at 123
        unit   3101 GE noble at 123
        unit   3102 GE noble at 123
        unit   3103 GE smith at 124
        orders 3101: search 8; take 1601; give 3102 1601
        orders 3102: wait 12; drop 1601
        orders 3103: make 1
    """).expect("""
        3: 3103 made 3104
        8: 3101 did search 1
        9: 3101 took 1601
        9: 3101 gave 1601
        13: 3102 dropped 1601
    """)
