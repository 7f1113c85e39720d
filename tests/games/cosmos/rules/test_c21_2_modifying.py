"""C21.2 Clearing and modifying pending orders: the worked queues of the book."""

import pytest

from tests.games.cosmos.base import play
from tests.games.cosmos.language.reading import read
from tests.rule import rule
from warhost.games.cosmos.ids import Tick
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders import BY_WORD
from warhost.games.cosmos.orders.appending import all_appended
from warhost.games.cosmos.orders.rule import Cannot
from warhost.games.cosmos.sheets.printing import print_orders


def queue(letters: str, orders: str, begun: bool = False) -> str:
    """Old orders A, B, C and so on as signals 1, 2, 3, then new ones; what is left of them."""
    old = tuple(Pending(Order("signal", ids=(number,))) for number in range(1, len(letters) + 1))
    if begun:
        old = (Pending(old[0].order, until=Tick(9)), *old[1:])
    new = [entry.order for entry in read(f"3101:\n{orders}").blocks[0].entries]
    found, _ = all_appended(old, new, BY_WORD)
    return " ".join(_letter(pending.order) for pending in found)


def _letter(order: Order) -> str:
    if order.word == "signal":
        return "ABCDEFGH"[int(order.ids[0]) - 1]
    return ";".join(line.strip() for line in print_orders((order,))).replace(" ", "-")


@rule("C21.2-14", "C21.2-11", "C21.2-13")
def test_clear_counts_backwards_from_itself() -> None:
    assert queue("ABCDE", "clear -3 -1") == "A B"
    assert queue("ABCDE", "clear -3 -2") == "A B E"


@rule("C21.2-15", "C21.2-13")
def test_clear_from_one_order_on() -> None:
    assert queue("ABCD", "clear 2") == "A"
    assert queue("ABCD", "clear 2 0") == "A"


@rule("C21.2-16", "C21.2-12")
def test_clear_keeps_what_has_begun_unless_it_is_named() -> None:
    assert queue("ABCD", "clear * 2") == "C D"
    assert queue("ABCD", "clear * 2", begun=True) == "A C D"
    assert queue("ABCD", "clear 1 2", begun=True) == "C D"


@rule("C21.2-10", "C21.2-9")
def test_clear_without_numbers_removes_all_that_has_not_begun() -> None:
    assert queue("ABC", "clear") == ""
    assert queue("ABC", "clear", begun=True) == "A"
    assert queue("ABC", "clear\nsearch 1") == "search-1"


@rule("C21.2-3", "C21.2-4", "C21.2-5")
def test_break_removes_from_the_beginning_what_has_begun_too() -> None:
    assert queue("ABC", "break", begun=True) == ""
    assert queue("ABC", "break 2", begun=True) == "C"


@rule("C21.2-6")
@pytest.mark.parametrize(("number", "left"), [(-1, ""), (-2, "D"), (-4, "B C D")])
def test_break_counts_backwards(number: int, left: str) -> None:
    assert queue("ABCD", f"break {number}") == left


@rule("C21.2-21", "C21.2-19")
def test_insert_counted_backwards() -> None:
    assert queue("ABC", "insert -2\norders:\nmove 123\n.") == "A B move-123 C"


@rule("C21.2-22", "C21.2-18")
def test_insert_at_the_beginning() -> None:
    assert queue("ABC", "insert 0\norders:\nmove 123\n.") == "move-123 A B C"


@rule("C21.2-23", "C21.2-17")
def test_insert_after_an_order() -> None:
    assert queue("ABC", "insert 1\norders:\nmove 123\nsearch 1\n.") == "A move-123 search-1 B C"


@rule("C21.2-20")
def test_nothing_is_inserted_before_what_has_begun() -> None:
    assert queue("ABC", "insert 0\norders:\nmove 123\n.", begun=True) == "A move-123 B C"


@rule("C21.2-29")
@pytest.mark.parametrize(
    "order",
    ["clear 9 12", "clear 3 -9", "break -9", "insert 9\norders:\nmove 123\n.",
     "embed 9\norders:\nmove 123\n.", "embed -9\norders:\nmove 123\n."],
)  # fmt: skip
def test_numbers_outside_the_list_never_touch_what_stands_behind(order: str) -> None:
    assert queue("AB", f"{order}\nsignal 5").endswith("E")
    assert queue("AB", f"{order}\nsignal 5").startswith("A B")


@rule("C21.2-8")
@pytest.mark.parametrize("word", ["gohome", "travel"])
def test_going_home_and_a_begun_journey_cannot_be_removed(word: str) -> None:
    begun = (Pending(Order(word), until=Tick(9)), Pending(Order("flee")))
    for order in ("clear 1", "break"):
        new = [read(f"3101:\n{order}").blocks[0].entries[0].order]
        assert [pending.order.word for pending in all_appended(begun, new, BY_WORD)[0]] == [word]
    waiting = (Pending(Order("travel", target=1378)),)
    new = [read("3101:\nbreak").blocks[0].entries[0].order]
    assert all_appended(waiting, new, BY_WORD)[0] == ()


@rule("C21.2-30", "C21.2-24", "C21.2-26")
def test_embed_appends_to_the_orders_inside() -> None:
    assert queue("A", "recruit 1\norders:\nsearch 1\n.\nembed -1\norders:\njoin 3101\n.") == (
        "A recruit-1;orders:;search-1;join-3101;."
    )


@rule("C21.2-31", "C21.2-28")
def test_clear_inside_embed_acts_on_the_embedded_orders() -> None:
    text = "recruit 1\norders:\nsearch 1\nflee\n.\nembed 3\norders:\nclear\nmove 123\n."
    assert queue("AB", text) == "A B recruit-1;orders:;move-123;."


@rule("C21.2-27")
def test_embed_needs_an_order_that_takes_orders() -> None:
    orders = [e.order for e in read("3101:\nembed 1\norders:\nflee\n.").blocks[0].entries]
    old = (Pending(Order("search")),)
    found, failed = all_appended(old, orders, BY_WORD)
    assert found == old
    assert failed == (Cannot("C21.2-27", "`search` takes no embedded orders."),)


def recruits() -> tuple[Pending, ...]:
    """C21.2-32 The two orders of the large example."""
    move = read("3101:\nrecruit 124\norders:\nmove 123 124\nsearch\n.").blocks[0].entries[0].order
    first = Pending(Order("recruit", name="3", amount=100), until=Tick(2))
    return first, Pending(move)


LARGE = """3101:
embed 1
  orders:
    mytactics defend
    join 3101
    .
embed 2
  orders:
    insert 0
      orders:
        mytactics defend
        fleewhen 3
        .
    .
"""


@rule("C21.2-32", "C21.2-33", "C21.2-34")
def test_the_large_example_leaves_the_begun_recruit_begun() -> None:
    orders = [entry.order for entry in read(LARGE).blocks[0].entries]
    found, failed = all_appended(recruits(), orders, BY_WORD)
    assert not failed
    assert found[0].until == 2
    assert [inner.word for inner in found[0].order.orders] == ["mytactics", "join"]


@rule("C21.2-35", "C21.2-25")
def test_the_large_example_puts_orders_before_those_of_the_second_recruit() -> None:
    orders = [entry.order for entry in read(LARGE).blocks[0].entries]
    found, _ = all_appended(recruits(), orders, BY_WORD)
    inner = found[1].order.orders
    assert [one.word for one in inner] == ["mytactics", "fleewhen", "move", "search"]
    assert inner[1].amount == 3


@rule("C21.2-1")
def test_new_orders_stand_behind_what_is_pending() -> None:
    assert queue("AB", "signal 3") == "A B C"


@rule("C21.2-2")
def test_modifying_orders_act_before_the_first_phase_and_are_not_kept() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: search 5; wait 2; clear 1 1; mytactics defend
    """).expect_only("""
        1: 3101 did wait 1
        2: 3101 did wait 1
        3: 3101 tactics defend
    """)


@rule("C21.2-7")
def test_what_was_paid_for_work_that_is_broken_off_is_lost() -> None:
    play("""
        pool   GE gold:50 iron:5
        unit   3101 GE smith at 123
        unit   3102 GE noble at 123
        orders 3101: make 1; search 1
        orders 3102:
            wait 1
            order 3101
              orders:
                break 1
              .
    """).expect("""
        1: 3101 paid: pool gold:-20 iron:-5
        2: 3101 did search 1
        GE pool gold:30
        not made
    """)
