"""C3.1 How orders are written."""

import pytest

from tests.games.cosmos.language.reading import errors, order, read, understood
from tests.rule import rule


@rule("C3.1-1", "C3.1-2")
def test_an_order_is_one_line_and_a_line_one_order() -> None:
    assert understood("3101:\nmove 125\nsearch 2") == "3101: move 125; search 2"
    assert errors("3101:\nmove 125 search 2") == [(2, 10, "C11-1")]
    assert errors("3101:\nbribe desert\n425 4319")[0] == (2, 14, "C7.4.2-1")


@rule("C3.1-3")
@pytest.mark.parametrize("line", ["move 125 124 123", "move 125,124,123", "move 125 , 124,  123"])
def test_arguments_are_parted_by_spaces_and_commas(line: str) -> None:
    assert order(line).path == ("125", "124", "123")


@rule("C3.1-4")
def test_arguments_come_in_the_sequence_of_the_description() -> None:
    assert order("bribe flee 425 4319").amount == 425
    assert errors("3101:\nbribe 425 flee 4319") == [(2, 7, "C7.4.2-1")]


@rule("C3.1-5", "C3.1-6")
def test_examples_of_simple_orders() -> None:
    assert order("move 125 124 123").path == ("125", "124", "123")
    assert order("flee").word == "flee"
    assert order("tactics attack").choice == "attack"


@rule("C3.1-7")
def test_example_of_a_policy() -> None:
    found = order("policy 12 enemy", "nation 1:")
    assert (found.target, found.choice) == (12, "enemy")


@rule("C3.1-8", "C3.1-9")
def test_orders_inside_an_order() -> None:
    found = order("recruit 1\norders:\nmove 125\njoin 3120\n.")
    assert [inner.word for inner in found.orders] == ["move", "join"]
    assert found.orders[1].target == 3120


@rule("C3.1-8")
def test_embedded_orders_need_an_order_that_takes_them_and_an_end() -> None:
    assert errors("3101:\nsearch 2\norders:\nmove 125\n.") == [(3, 1, "C3.1-8")]
    assert errors("3101:\nrecruit 1\norders:\nmove 125") == [(3, 1, "C3.1-8")]
    assert errors("3101:\nmove 125\n.") == [(3, 1, "C3.1-8")]
    assert errors("3101:\nrepeat 4\nmove 125") == [(2, 1, "C3.1-8")]


@rule("C3.1-10")
def test_indentation_says_nothing() -> None:
    neat = "3101:\n  recruit 1\n    orders:\n      move 125\n      .\n  search 1"
    crooked = "3101:\nrecruit 1\n          orders:\n move 125\n              .\n\tsearch 1"
    assert understood(neat) == understood(crooked)


@rule("C3.1-11", "C3.1-12")
def test_orders_are_nested_to_any_depth_each_closed_by_its_own_period() -> None:
    text = "repeat 3\norders:\nrecruit 1\norders:\nmove 125\njoin 3120\n.\n.\nsearch 1"
    found = read(f"3101:\n{text}").blocks[0].entries
    assert [entry.order.word for entry in found] == ["repeat", "search"]
    (recruit,) = found[0].order.orders
    assert [inner.word for inner in recruit.orders] == ["move", "join"]


@rule("C3.1-13", "C3.1-14")
def test_a_header_line_says_whose_orders_follow() -> None:
    text = "3102:\nmove 125 124 123\nsearch 4\ntactics flee"
    assert understood(text) == "3102: move 125 124 123; search 4; tactics flee"


@rule("C3.1-13")
@pytest.mark.parametrize("header", ["3102:", "3102", "  3102 :", "3102: ; my best"])
def test_the_colon_of_a_header_may_be_missing(header: str) -> None:
    assert understood(f"{header}\nsearch 4") == "3102: search 4"


@rule("C3.1-18")
def test_nation_orders_come_before_all_others() -> None:
    assert understood("policy 12 enemy\n3102:\nsearch 4") == "0: policy 12 enemy | 3102: search 4"
    assert errors("3102:\nsearch 4\npolicy 12 enemy") == [(3, 1, "C3.1-18")]


@rule("C3.1-19")
def test_the_header_of_the_nation_may_be_missing() -> None:
    with_header, without = read("nation 1:\nheir 3312"), read("heir 3312")
    assert with_header.blocks[0].entries[0].order == without.blocks[0].entries[0].order
    assert (with_header.blocks[0].who, without.blocks[0].who) == (1, 0)


@rule("C3.1-20", "C3.1-22")
def test_a_star_stands_for_a_default() -> None:
    embedded = "\norders:\nmove 125\n."
    assert order(f"recruit 1 *{embedded}") == order(f"recruit 1{embedded}")
    assert errors("3101:\nmove *") == [(2, 6, "C11-1")]


@rule("C3.1-21", "C3.1-23")
def test_only_the_last_arguments_can_be_left_out() -> None:
    assert order("find 1455").amount is None
    assert order("donate * 3104").resources == ()
    assert order("donate * 3104").target == 3104
    assert errors("3101:\ndonate 3104") == [(2, 8, "C6.7-32")]


@rule("C3.1-25")
def test_example_set_of_a_nation() -> None:
    text = """
        nation 1:
          policy 12 enemy
          policy 10 ally
        3102:
          recruit 3 100
            orders:
              join 3102
              .
          move 125 124
          search
        3115:
          tactics attack
          move 124
    """
    assert understood(text) == (
        "1: policy 12 enemy; policy 10 ally"
        " | 3102: recruit 3 100; orders:; join 3102; .; move 125 124; search"
        " | 3115: tactics attack; move 124"
    )


@rule("C3.1-26")
def test_example_set_with_a_location() -> None:
    text = "3203:\nmove 47 48 74 99 1216\n1216:\nimprove strength 3\nimprove rating 1"
    assert understood(text) == (
        "3203: move 47 48 74 99 1216 | 1216: improve strength 3; improve rating 1"
    )


@rule("C1.2-24")
def test_one_bad_line_never_harms_the_others() -> None:
    text = "3101:\nmove 125\nrecriut 3\norders:\nmove 126\n.\nsearch 2\n3102:\nbogus\nflee"
    reading = read(text)
    assert [one.line for one in reading.remarks] == [3, 9]
    assert reading.remarks[0].instead == "recruit"
    words = [[entry.order.word for entry in block.entries] for block in reading.blocks]
    assert words == [["move", "search"], ["flee"]]


@rule("C9-27", "C20.5-23")
def test_what_only_the_system_orders_is_refused_from_players() -> None:
    assert errors("3101:\ngohome")[0][2] == "C9-28"
    assert errors("3101:\nretreat 123")[0][2] == "C20.5-23"


@rule("C3-1")
def test_nation_orders_are_given_to_no_unit() -> None:
    assert [entry.order.word for entry in read("policy RW enemy").blocks[0].entries] == ["policy"]
    assert errors("3101:\npolicy RW enemy") == [(2, 1, "C3.1-18")]
    assert errors('build "Castle" 110') == []
    assert errors("search 1") == [(1, 1, "C3.1-13")]
