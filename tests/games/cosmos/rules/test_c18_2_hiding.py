"""C18.2 Hiding and sneaking."""

import pytest

from tests.games.cosmos.base import Scene, play
from tests.rule import rule
from warhost.games.cosmos.control.presence import presence_of
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.sight.watching import unit_hardness


def hardness(line: str) -> int:
    """How hard the unit 4001 is to spot."""
    world = Scene(f"hex 111 jungle 112 woods\nunit 4001 RW {line}").world
    return unit_hardness(world, world.units[UnitId(4001)])


@rule("C18.2-1", "C18.2-2")
@pytest.mark.parametrize(("line", "hard"), [
    ("noble at 110", 100),
    ("noble at 110 hidden", 200),
    ("noble at 111 hidden", 300),
    ("cattle at 110 hidden", 120),
    ("scout at 112 hidden", 374),
])  # fmt: skip
def test_hiding_depends_on_terrain_familiarity_and_the_unit(line: str, hard: int) -> None:
    assert hardness(line) == hard


@rule("C18.2-3", "C18.2-5")
@pytest.mark.parametrize("word", ["move", "farmove"])
def test_moving_unhides_all_of_the_force(word: str) -> None:
    play(f"""
        unit   3101 GE noble at 110
        unit   3102 GE captain in 3101
        orders 3101: hide; {word} 111
    """).expect("""
        1: 3101 hides
        1: 3102 hides
        1: 3101 unhides
        1: 3102 unhides
        not 5:
    """)


@rule("C18.2-3", "C18.2-4")
def test_controlling_unhides_all_of_the_force() -> None:
    play("""
        unit   3101 GE noble at 110
        unit   3102 GE medium_infantry in 3101
        orders 3101: hide; control -1
    """).expect("""
        1: 3102 hides
        1: 3102 unhides
    """)


@rule("C18.2-8", "C18.2-9")
def test_forces_may_be_hidden_in_part() -> None:
    played = play("""
        unit   3101 GE noble at 110
        unit   3102 GE captain at 110
        unit   3103 GE captain at 110
        orders 3102: hide; join 3101
        orders 3101: hide
        orders 3103: wait 1; join 3101
    """)
    assert [played.world.units[UnitId(unit)].is_hidden for unit in (3101, 3102, 3103)] == [
        True,
        True,
        False,
    ]
    played.expect("3101 leads 3102 3103")


@rule("C18.2-11", "C18.2-12")
def test_hide_and_unhide_take_no_time_and_are_for_the_whole_force() -> None:
    play("""
        unit   3101 GE noble at 110
        unit   3102 GE captain in 3101
        orders 3101: hide; hide; wait 1; unhide
    """).expect_only("""
        1: 3101 hides
        1: 3102 hides
        1: 3101 did wait 1
        2: 3101 unhides
        2: 3102 unhides
    """)


@rule("C18.2-12", "C18-21")
def test_who_hides_before_the_eyes_of_others_vanishes_and_appears_again() -> None:
    scene = """
        unit   3101 GE noble at 110
        unit   4001 RW noble at 111
        orders 4001: wait 2; hide
        orders 3101: wait 4; waitforone 1 4001; mytactics defend
    """
    play(scene).expect("not 3101 tactics")
    play(scene.replace("hide", "hide; wait 4; unhide")).expect("7: 3101 tactics defend")


@rule("C18.2-13", "C18.2-15")
@pytest.mark.parametrize("word", ["sneak", "farsneak"])
def test_sneaking_takes_twice_as_long(word: str) -> None:
    play(f"""
        unit   3101 GE noble at 110
        orders 3101: {word} 111
    """).expect_only("""
        1: 3101 hides
        8: 3101 moved 110 -> 111
    """)


@rule("C18.2-14")
def test_farsneak_goes_farther_than_sneak() -> None:
    scene = """
        unit   3101 GE noble at 110
        orders 3101: farsneak 113
    """
    play(scene).expect("24: 3101 moved 112 -> 113")
    play(scene.replace("farsneak", "sneak")).expect("1: 3101 dropped sneak 113 (C11-2)")


@rule("C18.2-16", "C18.2-17")
def test_all_hide_when_they_sneak_and_stay_hidden() -> None:
    played = play("""
        unit   3101 GE noble at 110 hidden
        unit   3102 GE captain in 3101
        orders 3101: sneak 111; search 1
    """)
    played.expect("1: 3102 hides")
    assert all(played.world.units[UnitId(unit)].is_hidden for unit in (3101, 3102))


@rule("C18.2-13")
def test_nobody_sees_who_sneaks_past() -> None:
    scene = """
        hex    111 woods 136 woods
        unit   3101 GE noble at 110
        unit   4001 RW captain at 136 hidden
        orders 4001: sneak 111
    """
    play(scene).expect("GE sees nothing")
    play(scene.replace("sneak", "move")).expect("GE sees 4001 at 111")


@rule("C18.2-4")
@pytest.mark.parametrize("deed", ["search 1", "wait 1", "mytactics defend", "find 4001 1"])
def test_orders_that_do_not_say_so_leave_units_hidden(deed: str) -> None:
    played = play(f"""
        unit   3101 GE noble at 110
        orders 3101: hide; {deed}
    """)
    assert played.world.units[UnitId(3101)].is_hidden


@rule("C18.2-10")
def test_hidden_units_count_half_where_presence_counts() -> None:
    world = Scene("""
        unit 3101 GE medium_infantry at 110
        unit 3102 GE medium_infantry at 110 hidden
    """).world
    open_one, hidden_one = (presence_of(world, world.units[UnitId(unit)]) for unit in (3101, 3102))
    assert hidden_one == open_one / 2
