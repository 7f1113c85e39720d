"""C14 Gaining control, what obstructs it, and when it is tried again."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule

FOE = "policy GE RW enemy\n"


@rule("C14-1", "C14-2", "C14-26")
def test_a_hex_is_gained_by_a_unit_that_is_in_it() -> None:
    play("""
        unit   3101 GE noble at 10
        land   GE 9 11 34 35
        orders 3101: control
    """).expect("22: 10 owner 0 -> 1 (controlled)").expect("10 owner GE")


@rule("C14-1", "C14-2")
def test_a_location_is_gained_by_a_unit_inside() -> None:
    scene = """
        location 1501 - fort at 10
        unit   3101 GE noble at {}
        orders 3101: control
    """
    play(scene.format(1501)).expect("13: 1501 owner 0 -> 1 (controlled)").expect("10 owner -")
    assert "1501 owner" not in "".join(play(scene.format(10)).lines)


@rule("C14-3")
@pytest.mark.parametrize("where", ["o10", "u10"])
def test_nobody_controls_a_hex_from_over_or_under_it(where: str) -> None:
    play(f"unit 3101 GE noble at {where}\norders 3101: control").expect(
        "1: 3101 dropped control (C14-3)"
    )


@rule("C14-4")
def test_a_location_without_influence_is_not_taken_by_order() -> None:
    play("""
        location 1501 - temple at 10
        unit   3101 GE noble at 1501
        orders 3101: control
    """).expect("1: 3101 dropped control (C14-4)")


@rule("C14-7", "C14-33")
def test_only_some_types_gain_control() -> None:
    play("unit 3101 GE knight at 10\norders 3101: control; search 1").expect("""
        1: 3101 dropped control (C14-7)
        1: 3101 did search 1
    """)


@rule("C14-8", "C14-9", "C14.2-13")
@pytest.mark.parametrize(
    ("helper", "good"),
    [("medium_infantry in 3101", True), ("light_infantry in 3101", False),
     ("medium_infantry at 10", False)],
)  # fmt: skip
def test_some_need_a_helper_of_the_right_type_in_their_force(helper: str, good: bool) -> None:
    played = play(f"""
        unit   3101 GE captain at 10
        unit   3102 GE {helper}
        orders 3101: control
    """)
    assert ("1: 3101 dropped control (C14-9)" in played.lines) is not good


@rule("C14-11", "C14-12", "C14-13")
@pytest.mark.parametrize(
    ("more", "good"),
    [("", False), ("land GE 9", True), ("land RW 9", False), ("land GE 12", False),
     ("location 1501 GE temple at 10", True)],
)  # fmt: skip
def test_some_need_a_neighbour_of_a_hex(more: str, good: bool) -> None:
    played = play(f"unit 3101 GE general at 10\n{more}\norders 3101: control")
    assert ("1: 3101 dropped control (C14-11)" in played.lines) is not good


CASTLE = """
    location 1501 {} city at 10 size 1
    location 1502 {} castle at 1501 walls 1 3
    {}
    unit   3101 GE general at {}
    policy GE RW enemy
    orders 3101: control
"""


@rule("C14-18", "C14-14", "C14-16")
@pytest.mark.parametrize(
    ("city", "more"), [("GE", ""), ("-", "land GE 10"), ("-", "land GE 9")]
)  # fmt: skip
def test_example_of_a_castle_in_a_city(city: str, more: str) -> None:
    scene = CASTLE.format(city, "-", more, 1502)
    assert "1: 3101 dropped control (C14-11)" not in play(scene).lines


@rule("C14-19", "C14-15")
def test_example_of_a_fort_outside_which_is_not_enough() -> None:
    scene = CASTLE.format("-", "-", "location 1503 GE fort at 10", 1502)
    play(scene).expect("1: 3101 dropped control (C14-11)")
    play(CASTLE.format("-", "-", "", 1502)).expect("1: 3101 dropped control (C14-11)")


@rule("C14-20", "C14-17", "C14-5")
def test_example_of_a_city_with_a_castle() -> None:
    taken = CASTLE.format("RW", "GE", "", 1501)
    assert "1: 3101 dropped control (C14-11)" not in play(taken).lines
    play(CASTLE.format("RW", "RW", "land GE 9", 1501)).expect(
        "1: 3101 prevented at 1501 by 1502 (C14-5)"
    )


@rule("C14-21", "C14-44")
@pytest.mark.parametrize(
    "more", ["land GE 10", "land GE 9", "location 1503 GE fort at 10",
             "location 1503 GE temple at 10"],
)  # fmt: skip
def test_example_of_a_city_without_a_castle(more: str) -> None:
    scene = f"location 1501 - city at 10 size 1\n{more}\nunit 3101 GE general at 1501\n"
    assert "1: 3101 dropped control (C14-11)" not in play(scene + "orders 3101: control").lines


@rule("C14-22", "C14.1-6")
def test_example_of_a_hex_with_a_city() -> None:
    scene = "location 1501 {} city at 10 size 1\nunit 3101 GE general at 10\n" + FOE
    orders = "orders 3101: control"
    assert "1: 3101 dropped control (C14-11)" not in play(scene.format("GE") + orders).lines
    play(scene.format("RW") + orders + "\nland GE 9").expect(
        "1: 3101 prevented at 10 by 1501 (C14-5)"
    )
    oasis = scene.format("RW").replace("city", "oasis").replace(" size 1", "")
    assert "prevented" not in "".join(play(oasis + "land GE 9\n" + orders).lines)


@rule("C14-24")
def test_some_cannot_take_what_belongs_to_somebody() -> None:
    scene = "unit 3101 GE captain at 10\nunit 3102 GE medium_infantry in 3101\n" + FOE
    play(scene + "land RW 10\norders 3101: control").expect("1: 3101 dropped control (C14-24)")


@rule("C14-25", "C5.4-9", "C14-33")
@pytest.mark.parametrize("policy", ["neutral", "ally"])
def test_only_the_land_of_enemies_or_of_nobody_is_taken(policy: str) -> None:
    play(f"""
        unit   3101 GE noble at 10
        land   RW 10
        policy GE RW {policy}
        orders 3101: control
    """).expect("1: 3101 dropped control (C14-25)").expect("RW policy ")


@rule("C14-33")
def test_what_is_the_nations_own_is_not_controlled_again() -> None:
    play("unit 3101 GE noble at 10\nland GE 10\norders 3101: control -1; search 1").expect("""
        1: 3101 dropped control -1 (C14-33)
        1: 3101 did search 1
    """)


@rule("C5.4-5")
def test_whoever_tries_to_take_land_has_made_an_enemy() -> None:
    scene = "unit 3101 GE noble at 10\nland RW 10\norders 3101: control\n" + FOE
    play(scene).expect("1: 2 policy 1 enemy").expect("RW policy GE:enemy")
    play(scene + "policy RW GE enemy").expect("not policy 1 enemy")


OBSTRUCTED = """
    unit   3101 GE noble at 10
    {}
    unit   4101 RW light_infantry {} at {} {}
    {}
    policy GE RW enemy
    orders 3101: control {}; search 1
"""


def obstructed(tries: str, count: int = 20, at: str = "10", how: str = "", **more: str) -> str:
    return OBSTRUCTED.format(more.get("side", ""), count, at, how, more.get("extra", ""), tries)


@rule("C14-6", "C14.1-2", "C14.1-7")
def test_enemies_obstruct_and_are_named() -> None:
    play(obstructed("")).expect("""
        1: 3101 prevented at 10 by 4101 (C14-6)
        1: 3101 dropped control (C14-6)
        1: 3101 did search 1
    """)
    noble = obstructed("").replace("light_infantry 20", "noble")
    play(noble).expect("not prevented")


@rule("C14.1-1", "C14.1-3")
@pytest.mark.parametrize("where", ["1501", "u10", "o10"])
def test_those_deeper_inside_or_not_at_the_surface_do_not_obstruct(where: str) -> None:
    scene = "location 1501 - city at 10 size 1\n" + obstructed("", 200, where)
    play(scene).expect("not prevented at 10")


@rule("C14.1-4")
@pytest.mark.parametrize(("count", "good"), [(24, True), (25, False)])
def test_less_than_a_fourth_of_the_others_does_not_obstruct(count: int, good: bool) -> None:
    scene = obstructed("", count, side="unit 3102 GE light_infantry 100 in 3101")
    assert any("prevented" in line for line in play(scene).lines) is not good


@rule("C14.1-5")
@pytest.mark.parametrize(
    ("side", "good"),
    [("unit 3102 GE light_infantry 180 at 10", False),
     ("unit 3102 GE light_infantry 200 at 10", True),
     ("unit 5101 Dw light_infantry 200 at 10\npolicy GE Dw ally", True),
     ("unit 5101 Dw light_infantry 200 at 10", False)],
)  # fmt: skip
def test_half_of_allies_and_of_others_of_the_nation_count(side: str, good: bool) -> None:
    scene = "nation 1 GE Gemland points 9\nnation 2 RW Rowan\nnation 3 Dw Dwarves\n"
    lines = play(scene + obstructed("", 24, side=side)).lines
    assert any("prevented" in line for line in lines) is not good


@rule("C14.1-8")
def test_whoever_is_not_seen_obstructs_as_well() -> None:
    lines = play(obstructed("", 40, how="hidden")).lines
    assert any("prevented at 10" in line for line in lines)


@rule("C14-27", "C14-31", "C14-28")
def test_whoever_has_just_come_tries_a_second_time() -> None:
    scene = """
        location 1501 GE fort at 10
        land   RW 10
        unit   3101 GE noble at 1501
        unit   4101 RW light_infantry at 10 tactics flee
        policy GE RW enemy
        orders 3101: move 10; control {}; search 1
    """
    for tries in ("", "0"):
        played = play(scene.format(tries))
        assert sum("prevented" in line for line in played.lines) == 2
        played.expect("""
            1: 3101 prevented at 10 by 4101 (C14-6)
            2: 3101 prevented at 10 by 4101 (C14-6)
            2: 3101 did search 1
        """)


@rule("C14-29", "C14-43")
def test_so_many_tries_one_in_each_phase() -> None:
    played = play(obstructed("3"))
    played.expect("""
        1: 3101 prevented at 10 by 4101 (C14-6)
        2: 3101 prevented at 10 by 4101 (C14-6)
        3: 3101 prevented at 10 by 4101 (C14-6)
        3: 3101 did search 1
    """)
    assert sum("prevented" in line for line in played.lines) == 3


@rule("C14-30", "C14-32")
def test_tries_without_end_until_it_is_done() -> None:
    scene = obstructed("-1") + "orders 4101: wait 2; move 35\nland GE 9 11 34\n"
    played = play(scene)
    assert sum("prevented" in line for line in played.lines) == 8
    play(obstructed("-1", extra="land RW 10").replace("RW enemy", "RW neutral")).expect(
        "1: 3101 dropped control -1 (C14-25)"
    )


@rule("C14-34")
def test_two_do_not_control_the_same_place() -> None:
    play("""
        unit   3101 GE noble at 10
        unit   3102 GE noble at 10
        orders 3101: control
        orders 3102: wait 1; control
    """).expect("2: 3102 prevented at 10 by 3101 (C14-34)")


@rule("C14-42", "C14-30")
def test_control_goes_on_over_turns() -> None:
    play("unit 3101 GE noble at 10\norders 3101: control\nturns 3").expect(
        "16.3: 10 owner 0 -> 1 (controlled)"
    )


@rule("C4.2-16")
def test_control_ends_before_an_enemy_comes_in_the_same_phase() -> None:
    play("""
        unit   3101 GE noble at 10
        land   GE 9 11 34 35
        unit   4101 RW light_infantry at 12
        policy GE RW enemy
        orders 3101: control
        orders 4101: wait 10; move 11 10
    """).expect("""
        22: 10 owner 0 -> 1 (controlled)
        22: 4101 moved 11 -> 10
    """)


@rule("C14-5", "C14-6")
def test_whoever_comes_before_the_end_prevents_it() -> None:
    play("""
        unit   3101 GE noble at 10
        land   GE 9 11 34 35
        unit   4101 RW light_infantry at 12
        policy GE RW enemy
        orders 3101: control
        orders 4101: wait 9; move 11 10
    """).expect("22: 3101 prevented at 10 by 4101 (C14-6)").expect("10 owner -")


LISTING = """
        location 1933 RW city at 123 size 1
        location 1854 RW castle at 1933 walls 1 3
        land   RW 123
        land   GE 122 124 147 148 97 98
        unit   3101 GE noble at 124
        unit   3113 GE light_infantry 200 in 3101
        unit   3114 GE light_infantry 200 in 3101
        unit   3115 GE light_infantry 200 in 3101
        policy GE RW enemy
        orders 3101:
            move 123
            move 1933
            leave 3113 3115
            move 1854
            control -1
            move 1933
            include 3113 3115
            control -1
            move 123
            control -1
        turns  9
    """


@rule("C14-35", "C14-36", "C14-37")
def test_example_of_a_castle_in_a_city_in_a_hex() -> None:
    """The storms of the listing belong to battles; nobody is in the way here."""
    lines = [line.split(": ", 1)[1] for line in play(LISTING).lines if "owner" in line]
    assert lines == [
        "1854 owner 2 -> 1 (controlled)",
        "1933 owner 2 -> 1 (controlled)",
        "123 owner 2 -> 1 (controlled)",
    ]
    play(
        LISTING.replace("move 123\n            move 1933", "move 123\n            control")
    ).expect("not 123 owner")
