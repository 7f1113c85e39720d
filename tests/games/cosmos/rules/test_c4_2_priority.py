"""C4.2 Who acts first; C4.4 nation orders."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule
from warhost.games.cosmos.orders import BY_WORD, ORDERS

CLASSES = {
    1: "time signal waitonesig waitallsig waitforone waitforall",
    3: "repeat order",
    4: "join",
    5: "autotake tactics mytactics fleewhen retreatwhen retreatspot questing leave disband merge"
    " name myname alias myalias",
    6: "form include",
    7: "take drop give store unstore collect discard donate hide unhide",
    10: "control",
    11: "move farmove sneak farsneak embark",
    12: "disembark",
    14: "wait",
}


@rule("C4.2-2", "C4.2-4", "C4.2-5")
@pytest.mark.parametrize("number", [1, 3, 4])
def test_orders_of_the_fastest_classes(number: int) -> None:
    assert {BY_WORD[word].priority for word in CLASSES[number].split()} == {number}


@rule("C4.2-6", "C4.2-7", "C4.2-8")
@pytest.mark.parametrize("number", [5, 6, 7])
def test_orders_of_the_middle_classes(number: int) -> None:
    assert {BY_WORD[word].priority for word in CLASSES[number].split()} == {number}


@rule("C4.2-11", "C4.2-13", "C4.2-15")
@pytest.mark.parametrize("number", [10, 11, 12, 14])
def test_orders_of_the_slow_classes(number: int) -> None:
    assert {BY_WORD[word].priority for word in CLASSES[number].split()} == {number}


@rule("C4.2-10")
def test_every_other_order_is_of_class_nine() -> None:
    placed = {word for words in CLASSES.values() for word in words.split()}
    others = {r.word: r.priority for r in ORDERS if r.word not in placed and r.word != "cast"}
    nation_only = {r.word for r in ORDERS if r.givers == {"nation"}}
    modifying = {"clear", "break", "insert", "embed"}
    assert {p for w, p in others.items() if w not in nation_only | modifying} == {9}


@rule("C4.3-1")
def test_meta_orders_are_those_of_classes_one_and_three_to_six() -> None:
    meta = {rule.word for rule in ORDERS if rule.is_meta}
    wanted = " ".join(CLASSES[number] for number in (1, 3, 4, 5, 6))
    assert meta == set(wanted.split())


@rule("C4.2-1", "C4-14")
def test_the_class_decides_before_everything_else() -> None:
    played = play("""
        unit   3101 GE heavy_infantry at 123
        unit   3102 GE noble at 123
        orders 3101: mytactics defend
        orders 3102: search 1
    """)
    played.expect_only("""
        1: 3101 tactics defend
        1: 3102 did search 1
    """)


@rule("C4.2-9", "C4.2-12")
def test_doors_come_before_other_orders_and_marches_after_them() -> None:
    play("""
        location 1501 GE fort at 123
        map    124 city 123 city
        unit   3101 GE noble at 123
        unit   3102 GE noble at 123
        unit   3103 GE noble at 124
        orders 3101: move 1501
        orders 3102: wait 3; search 1
        orders 3103: move 123
    """).expect("""
        1: 3101 moved 123 -> 1501
        4: 3102 did search 1
        4: 3103 moved 124 -> 123
    """)


@rule("C4.2-19")
def test_the_quicker_of_two_units_goes_first() -> None:
    play("""
        unit   3101 GE heavy_infantry at 123
        unit   3102 GE noble at 123
        orders 3101: search 1
        orders 3102: search 1
    """).expect_only("""
        1: 3102 did search 1
        1: 3101 did search 1
    """)


@rule("C4.2-19")
@pytest.mark.parametrize(("faces", "first"), [("1 900", 3101), ("900 1", 3102)])
def test_between_equals_luck_decides(faces: str, first: int) -> None:
    one, other = faces.split()
    play(f"""
        unit   3101 GE noble at 123
        unit   3102 GE noble at 123
        orders 3101: search 1
        orders 3102: search 1
        dice   3101 {one}
        dice   3102 {other}
    """).expect(f"""
        1: {first} did search 1
        1: {6203 - first} did search 1
    """)


@rule("C4.2-17")
def test_locations_go_before_units() -> None:
    play("""
        location 1501 GE fort at 123
        unit   3101 GE noble at 123
        orders 3101: myname "First Lady"
        orders 1501: myname "Old Keep"
    """).expect_only("""
        1: 1501 named Old Keep
        1: 3101 named First Lady
    """)


@rule("C4.4-1", "C4-3")
def test_nation_orders_come_before_the_first_phase() -> None:
    play("""
        unit   3101 GE noble at 123
        orders GE: policy RW enemy
        orders 3101: mytactics defend
    """).expect_only("""
        0: 1 policy 2 enemy
        1: 3101 tactics defend
    """)


@rule("C4.2-18")
@pytest.mark.parametrize(("faces", "first"), [("1 900", 1501), ("900 1", 1502)])
def test_among_locations_luck_alone_decides(faces: str, first: int) -> None:
    one, other = faces.split()
    play(f"""
        location 1501 GE city at 123 size 6 walls 2 7
        location 1502 GE fort at 124
        orders   1501: search 1; myname "Old Town"
        orders   1502: myname "Old Keep"
        dice     1501 {one}
        dice     1502 {other}
    """).expect(f"""
        1: {first} named {"Old Town" if first == 1501 else "Old Keep"}
        1: {3003 - first} named {"Old Keep" if first == 1501 else "Old Town"}
    """)


@rule("C4.2-3", "C4.1-6")
def test_what_was_delayed_comes_before_all_but_waiting() -> None:
    """A door that foes hold shut: in the next phase it opens before others set their tactics."""
    played = play("""
        policy   GE RW enemy
        policy   RW GE enemy
        location 1501 - cave at 123
        unit     3101 GE light_infantry 200 at 123
        unit     3102 GE light_infantry 20 at 123
        unit     4001 RW light_infantry 20 at 123
        orders   3101: move 1501
        orders   3102: wait 1; mytactics defend
    """)
    delayed = next(n for n, line in enumerate(played.lines) if "3101 delayed" in line)
    after = played.lines[delayed + 1 :]
    assert after.index("2: 3101 moved 123 -> 1501") < after.index("2: 3102 tactics defend")
