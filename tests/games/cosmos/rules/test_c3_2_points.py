"""C3.2 What orders cost."""

from tests.games.cosmos.base import Scene, play, rules
from tests.games.cosmos.language.reading import order
from tests.games.cosmos.reporting import section, set_up
from tests.rule import rule
from warhost.games.cosmos.ids import ActorId, NationId
from warhost.games.cosmos.sheets.budget import Purse, administration_limit, cost_of


def nation(points: int) -> str:
    return f"nation 1 GE Gemland points {points}"


@rule("C3.2-1", "C3.2-3")
def test_orders_beyond_the_allowance_cost_points() -> None:
    play(f"""
        {nation(1)}
        unit   3101 GE captain at 123
        orders 3101: search 1; search 1; search 1; search 1
    """).expect_only("""
        0: ignored line 5 (C3.2-19)
        1: 3101 did search 1
        2: 3101 did search 1
        3: 3101 did search 1
    """)


@rule("C3.2-5")
def test_mass_units_have_no_allowance() -> None:
    play(f"""
        {nation(1)}
        unit   3101 GE medium_infantry at 123
        orders 3101: search 1; search 1
    """).expect_only("""
        0: ignored line 3 (C3.2-19)
        1: 3101 did search 1
    """)


@rule("C3.2-2", "C3.2-7")
def test_embedded_orders_count_for_the_unit_that_gets_the_outer_one() -> None:
    assert cost_of(order("recruit 1\norders:\nmove 125\njoin 3120\n.")) == 3
    assert cost_of(order("repeat 9\norders:\nrecruit 1\norders:\nmove 125\n.\n.")) == 3


@rule("C3.2-16")
def test_free_orders_cost_nothing() -> None:
    play(f"""
        {nation(0)}
        unit   3101 GE medium_infantry at 123
        orders 3101: myname "Red Company"; mytactics defend; search 1
        orders GE: alias 3101 $red
    """).expect("""
        0: ignored line 5 (C3.2-19)
        1: 3101 named Red Company
        1: 3101 tactics defend
    """)
    assert cost_of(order("recruit 1\norders:\nmytactics defend\n.")) == 1


@rule("C3.2-8", "C3.2-9")
def test_nations_and_locations_have_no_allowance() -> None:
    play(f"""
        {nation(2)}
        nation 2 RW Rowanmark
        location 1501 GE fort at 123
        unit   3101 GE noble at 123
        orders GE: policy RW enemy
        orders 1501: wait 1; wait 1
    """).expect_only("""
        0: ignored line 4 (C3.2-19)
        0: 1 policy 2 enemy
        1: 1501 did wait 1
    """)


@rule("C3.2-19")
def test_points_are_used_in_the_sequence_of_the_sheet() -> None:
    play(f"""
        {nation(2)}
        unit   3101 GE medium_infantry at 123
        unit   3102 GE medium_infantry at 123
        orders 3102: search 1
        orders 3101: search 1; search 1
    """).expect("""
        0: ignored line 5 (C3.2-19)
        1: 3102 did search 1
    """)


@rule("C3.2-11")
def test_points_not_used_are_gone() -> None:
    play(f"""
        {nation(1)}
        unit   3101 GE medium_infantry at 123
        turns  2
    """).expect_only("")


@rule("C3.1-15")
def test_a_second_block_is_appended_to_the_first() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE noble at 123
        orders 3101: search 1
        orders 3102: search 1
        orders 3101: mytactics defend
    """).expect("""
        1: 3101 did search 1
        2: 3101 tactics defend
    """)


@rule("C3.1-16", "C3.1-17")
def test_orders_stay_pending_until_they_are_carried_out_or_cleared() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: wait 30; search 1
        turns  2
    """).expect("7.2: 3101 did search 1")


@rule("C3.2-4")
def test_only_leaders_heroes_knights_and_scouts_have_an_allowance() -> None:
    found = {name: one.order_allowance for name, one in rules().units.items()}
    shown = {"noble": 6, "general": 4, "captain": 2, "knight": 3, "scout": 2, "priest": 6}
    assert {name: found[name] for name in shown} == shown
    mass = [one for one in rules().units.values() if one.is_mass]
    assert {one.order_allowance for one in mass} == {0}
    assert all(number in (0, 2, 3, 4, 5, 6, 7) for number in found.values())


@rule("C3.2-6")
def test_who_is_created_in_a_turn_can_be_given_orders_only_in_the_next() -> None:
    """The number of the new captain is known beforehand; a block for it is for nobody."""
    scene = """
        nation   1 GE Gemland points 9 home 110
        nation   2 RW Rowanmark
        pool     GE gold:200
        unit     3101 GE noble at 110
        orders   3101: recruit "Captain"
        orders   GE/3102: wait 1; wait 1
    """
    play(scene).expect("""
        0: ignored line 3 (C3.1-13)
        2: 3102 created: 1 captain at 110
        not 3102 did
    """)


@rule("C3.2-15")
def test_special_things_bring_administration_points() -> None:
    scene = """
        nation   1 GE Gemland points 5
        nation   2 RW Rowanmark
        unit     3101 {} herald at 110
        location 1501 {} archive at 110
        item     1601 {} seal at 110
    """
    limits = [
        administration_limit(Scene(scene.format(*owners)).world, NationId(1))
        for owners in (("RW", "RW", "-"), ("GE", "RW", "-"), ("GE", "GE", "-"), ("GE", "GE", "GE"))
    ]
    assert limits == [5, 6, 8, 10]


@rule("C3.2-21", "C3.2-20", "C3.2-18")
def test_example_of_fifty_three_orders() -> None:
    """6 for each of three nobles, 4 for two generals, 2 for three captains, and 21 points."""
    leaders = [("noble", 3), ("general", 2), ("captain", 3)]
    units = [kind for kind, number in leaders for _ in range(number)]
    lines = [f"unit {3101 + place} GE {kind} at 110" for place, kind in enumerate(units)]
    scene = "\n".join([
        "nation 1 GE Gemland points 5",
        "land GE 110 111",
        "location 1501 GE castle at 110 walls 1 3",
        "location 1502 GE castle at 111 walls 1 3",
        "location 1503 GE castle at 111 walls 1 3",
        *lines,
    ]).replace("unit 3101 GE noble at 110", "unit 3101 GE noble at 110 ruler")  # fmt: skip
    world = Scene(f"{scene}\nnation 2 RW Rowanmark").world
    purse = Purse(world, NationId(1))
    assert purse.points == 21
    free = sum(purse.allowance(ActorId(unit)) for unit in world.units)
    assert free + purse.points == 53
    assert "Administration points for next turn: 21" in section(set_up(scene), "STATUS")
