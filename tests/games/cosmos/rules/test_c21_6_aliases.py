"""C21.1 names, C21.6 aliases."""

import pytest

from tests.games.cosmos.base import play
from tests.games.cosmos.language.reading import errors, order
from tests.rule import rule

PAIR = """
        unit   3101 GE noble at 123
        unit   3102 GE noble at 123
"""


@rule("C21.6-1", "C21.6-2", "C21.6-7")
def test_an_alias_stands_for_a_number_when_the_order_begins() -> None:
    play(f"""{PAIR}
        orders 3101: join $boss; search 1
        orders 3102: myalias $boss
    """).expect("1: 3101 dropped join 0 (C8-1)")
    play(f"""{PAIR}
        orders 3101: wait 1; join $boss
        orders 3102: myalias $boss
    """).expect("2: 3102 leads 3101")


@rule("C21.6-3", "C21.6-4")
def test_what_an_alias_may_look_like() -> None:
    assert order(f"myalias ${'a' * 50}").name == "a" * 50
    assert order("myalias Big-Guns_2.").name == "Big-Guns_2."
    assert errors(f"3101:\nmyalias ${'a' * 51}") == [(2, 9, "C21.6-11")]
    assert errors("3101:\nmyalias $with/slash") == [(2, 9, "C21.6-11")]


@rule("C21.6-5", "C21.6-6")
@pytest.mark.parametrize(("policy", "met"), [("ally", True), ("neutral", False)])
def test_aliases_of_nations_that_are_allied_to_the_own(policy: str, met: bool) -> None:
    played = play(f"""
        unit   3101 GE noble at 123
        unit   4001 RW noble at 123
        orders RW: policy GE {policy}; alias 4001 $king
        orders 3101: waitforone exact $2/king; search 1
    """)
    played.expect("1: 3101 did search 1" if met else "not 3101 did")


@rule("C21.6-8")
def test_an_alias_that_moves_later_does_not_change_what_has_begun() -> None:
    play(f"""{PAIR}
        orders GE: alias 122 $camp
        orders 3101: move $camp
        orders 3102: wait 1; alias 124 $camp
    """).expect("4: 3101 moved 123 -> 122")


@rule("C21.6-9")
def test_an_unknown_alias_is_zero() -> None:
    play(f"""{PAIR}
        orders 3101: join $nobody
    """).expect_only("1: 3101 dropped join 0 (C8-1)")


@rule("C21.6-11", "C21.6-12", "C21.6-10")
def test_myalias_names_the_unit_and_takes_the_alias_over() -> None:
    play(f"""{PAIR}
        orders 3101: myalias $one; myalias $two
        orders 3102: wait 1; myalias $one
    """).expect("""
        1: 1 alias one 3101
        1: 1 alias two 3101
        2: 1 alias one 3102
    """)


@rule("C21.6-13", "C21.6-14", "C21.6-16")
def test_alias_stands_for_any_number_whatsoever() -> None:
    play(f"""{PAIR}
        orders GE: alias 124 $camp; alias 9999 $ghost; alias 122 $camp
        orders 3101: move $camp
    """).expect("""
        0: 1 alias ghost 9999
        4: 3101 moved 123 -> 122
    """)


@rule("C21.6-15")
def test_a_dash_deletes_an_alias() -> None:
    play(f"""{PAIR}
        orders GE: alias 3102 $boss; alias - $boss
        orders 3101: join $boss
    """).expect("1: 3101 dropped join 0 (C8-1)")


@rule("C21.6-19")
def test_an_alias_heads_a_block_from_the_next_turn_on() -> None:
    played = play(f"""{PAIR}
        orders GE: alias 3101 $king
        orders GE/$king: search 1
    """)
    played.expect("0: ignored line 2 (C3.1-13)").expect("not 3101 did")


@rule("C21.6.1-1", "C21.6.1-2", "C21.6.1-3")
def test_a_counting_alias_counts() -> None:
    play(f"""{PAIR}
        unit   3103 GE noble at 123
        orders 3101: myalias $troop.
        orders 3102: wait 1; myalias $troop.
        orders 3103: wait 2; myalias $troop.
    """).expect("""
        1: 1 alias troop1 3101
        2: 1 alias troop2 3102
        3: 1 alias troop3 3103
    """)


@rule("C21.6.1-5", "C21.6.1-6")
def test_elsewhere_a_counting_alias_is_the_last_that_was_made() -> None:
    play(f"""{PAIR}
        unit   3103 GE noble at 123
        orders GE: alias 3102 $troop.; alias 3103 $troop.
        orders 3101: join $troop.
    """).expect("1: 3103 leads 3101")


@rule("C21.6.1-7", "C21.6.1-8")
def test_a_counting_alias_deleted_counts_anew_and_leaves_what_it_made() -> None:
    play(f"""{PAIR}
        orders GE: alias 3102 $troop.; alias 9 $troop.; alias - $troop.; alias 3101 $troop.
        orders 3101: join $troop2; search 1
    """).expect("""
        0: 1 alias troop2 9
        0: 1 alias troop1 3101
        1: 3101 dropped join 9 (C8-1)
    """)


@rule("C21.1-10", "C21.1-13")
def test_a_unit_is_named_and_stays_in_its_force() -> None:
    play(f"""{PAIR}
        unit   3103 GE medium_infantry in 3101
        orders GE: name 3103 "101st Lancers"
    """).expect("""
        0: 3103 named 101st Lancers
        3101 leads 3103
    """)


@rule("C21.1-11", "C21.1-12")
def test_myname_is_an_order_and_so_breaks_from_the_force() -> None:
    play(f"""{PAIR}
        unit   3103 GE medium_infantry in 3101
        orders 3103: myname "Red Company"
    """).expect("""
        0: 3101 alone
        1: 3103 named Red Company
    """)


@rule("C21.1-5", "C21.1-6", "C21.1-8")
@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("101st Lancers", None),
        ("Prince's Own-2nd", None),
        ("Ab", None),
        ("A" * 32, None),
        ("A", "C21.1-6"),
        ("A" * 33, "C21.1-6"),
        ("Red_Company", "C21.1-5"),
        ("Regiment 3", "C21.1-7"),
    ],
)
def test_what_names_may_be(name: str, clause: str | None) -> None:
    played = play(f"""{PAIR}
        orders 3101: myname "{name}"
    """)
    word = f"1: 3101 named {name}" if clause is None else f'dropped myname "{name}" ({clause})'
    assert word in "\n".join(played.lines)


@rule("C21.1-7", "C21.1-14")
@pytest.mark.parametrize("name", ["Regiment 3", "1234th Foot", "Foot 12", "4 Score"])
def test_a_number_has_three_digits_at_most_and_then_a_letter(name: str) -> None:
    played = play(f"""{PAIR}
        orders 3101: myname "{name}"
    """)
    played.expect_only(f'1: 3101 dropped myname "{name}" (C21.1-7)')
    assert played.world.units[min(played.world.units)].name == ""


@rule("C21.1-9")
def test_no_name_of_another_type_but_of_the_own() -> None:
    play(f"""{PAIR}
        orders 3101: myname "The Black Knight"; myname "Noble Heart"
    """).expect_only("""
        1: 3101 dropped myname "The Black Knight" (C21.1-9)
        1: 3101 named Noble Heart
    """)


@rule("C21.1-1", "C21.1-2")
def test_only_what_the_nation_owns_is_named() -> None:
    play(f"""{PAIR}
        unit   4001 RW noble at 123
        location 1501 GE fort at 123
        orders GE: name 4001 "Our Friend"; name 1501 "High Seat"; name 9999 "Nobody"
    """).expect_only("""
        0: 1 failed name 4001 "Our Friend" (C21.1-1)
        0: 1501 named High Seat
        0: 1 failed name 9999 "Nobody" (C21.1-1)
    """)


RECRUITS = """
    pool     GE gold:900 men:900 arms:900 food:900
    location 1501 GE city at 123 size 2
    unit     3101 GE noble at 1501
"""


@rule("C21.6-17", "C21.6-18")
def test_example_of_guards_and_others_who_are_recruited_and_formed() -> None:
    play(f"""{RECRUITS}
        orders   3101:
            recruit "Medium Infantry"
              orders:
                myalias $guards
              .
            recruit 2 20
              orders:
                myalias $xbows
              .
            form $guards $xbows
    """).expect("""
        8: 3102 created: 50 medium_infantry at 1501
        8: 1 alias guards 3102
        14: 1 alias xbows 3103
        15: 3101 leads 3102 3103
    """)


@rule("C21.6.1-3", "C21.6.1-4", "C21.6.1-5")
def test_example_of_three_troops_of_which_two_go() -> None:
    play(f"""{RECRUITS}
        orders   3101:
            repeat 3
              orders:
                recruit "Medium Infantry" 20
                  orders:
                    myalias $troop.
                  .
              .
            include $troop1 $troop2
            farmove 124
        turns 2
    """).expect("""
        6: 1 alias troop1 3102
        12: 1 alias troop2 3103
        18: 1 alias troop3 3104
        19: 3101 leads 3102 3103
        19: 3101 moved 1501 -> 123
        24: 3101 moved 123 -> 124
    """).expect("3103 at 124").expect("3104 at 1501")


@rule("C21.1-3", "C21.1-4")
def test_what_has_a_description_of_its_own_keeps_its_name() -> None:
    play("""
        location 1501 GE fort at 123
        location 1502 GE oasis at 124 named "Green Eye"
        location 1503 GE archive at 125
        location 1504 GE city at 126 named "Sergil" size 1
        location 1505 GE city at 127 size 1
        item     1601 GE seal at 123
        item     1602 GE sword at 123
        orders   GE: name 1501 "First"; name 1502 "Second"; name 1503 "Third"; name 1504 "Fourth"
        orders   GE: name 1505 "Fifth"; name 1601 "Sixth"; name 1602 "Seventh"
    """).expect_only("""
        0: 1501 named First
        0: 1502 named Second
        0: 1 failed name 1503 "Third" (C21.1-3)
        0: 1 failed name 1504 "Fourth" (C21.1-3)
        0: 1505 named Fifth
        0: 1 failed name 1601 "Sixth" (C21.1-3)
        0: 1602 named Seventh
    """)
