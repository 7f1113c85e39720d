"""C19.1 Strikes: who is hit, how hard, from how far, and what protects."""

import pytest

from tests.games.cosmos.base import play
from tests.games.cosmos.reporting import reported, section
from tests.rule import rule
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.magic.striking import most_wounds
from warhost.games.cosmos.orders.rule import Priority
from warhost.games.cosmos.rows.spells import StrikeRow
from warhost.games.cosmos.rows.units import UnitType

MAGE = """
    unit   3101 GE mage at 123 carries "holy mana":99
    orders 3101: {}
    {}
"""
FOE = "unit 4001 RW light_infantry 10 at 124 tactics defend"


def mage(order: str, *more: str) -> str:
    return MAGE.format(order, "\n".join(more))


def dice(faces: str) -> str:
    """How hard each individual is hit: 1 is not at all."""
    return f"dice strike {faces}"


@rule("C19-1", "C19-2", "C19-3")
def test_a_caster_casts_what_its_type_can() -> None:
    play(mage("spark 124 2", FOE, dice("1 2 3 1 1 1 1 1 1 1"))).expect(
        "1: 3101 spark at 124: 4001 lost 3 (1 killed)"
    )
    play(mage("wait 1", FOE, "unit 3102 GE captain at 123", "orders 3102: spark 124")).expect(
        "1: 3102 dropped spark 124 (C19-1)"
    )
    play(mage("firestrike 124").replace(":99", ":1")).expect(
        "1: 3101 dropped firestrike 124 (C19-1)"
    )


@rule("C19-1", "C19.1-2")
def test_types_differ_in_time_reach_and_cost() -> None:
    scene = """
        unit   3101 GE apprentice at 123 carries "holy mana":9
        orders 3101: firestrike {}
    """
    play(scene.format(124)).expect("""
        1: 3101 paid: unit 3101 holy mana:-3
        2: 3101 firestrike at 124: nobody
    """)
    play(scene.format(125)).expect("1: 3101 dropped firestrike 125 (C19.1.1-4)")


@rule("C19.1-1", "C19.1.1-1")
def test_all_at_the_target_are_hit_own_and_allied_ones_too() -> None:
    play(
        mage(
            "spark 124",
            FOE,
            "unit 3102 GE captain at 124",
            "unit 3103 GE captain at 125",
            dice("2 2 2 2 2 2 2 2 2 2 2 2"),
        )
    ).expect("1: 3101 spark at 124: 3102 lost 1 (0 killed), 4001 lost 10 (0 killed)")


@rule("C19.1-3")
@pytest.mark.parametrize("power", [0, 11])
def test_power_is_paid_for_and_has_its_limits(power: int) -> None:
    play(mage("firestrike 124 5")).expect("1: 3101 paid: unit 3101 holy mana:-10")
    play(mage(f"firestrike 124 {power}")).expect(
        f"1: 3101 dropped firestrike 124 {power} (C19.1-3)"
    )


def kind(defence: int) -> UnitType:
    return UnitType(id="one", number=1, name="One", defence=defence, harm={"cold": 0, "fire": 200})


@rule("C19.1-4")
@pytest.mark.parametrize(
    ("strength", "power", "defence", "most"),
    [
        (10, 1, 20, 1),
        (10, 1, 10, 1),
        (10, 2, 10, 2),
        (16, 10, 8, 8),
        (16, 1, 100, 1),
        (0, 1, 10, 0),
    ],
)
def test_one_loses_at_most_from_one_to_eight(
    strength: int, power: int, defence: int, most: int
) -> None:
    row = StrikeRow(strength=strength, form="light")
    assert most_wounds(kind(defence), row, power, 0) == most


@rule("C19.1-4")
def test_what_harms_more_or_not_at_all() -> None:
    assert most_wounds(kind(10), StrikeRow(strength=10, form="cold"), 9, 0) == 0
    assert most_wounds(kind(10), StrikeRow(strength=10, form="fire"), 1, 0) == 2


@rule("C2.3.3-7", "C2.3.3-6")
def test_a_major_character_loses_half_at_most() -> None:
    played = play(mage("spark 124 10", "unit 4001 RW noble at 124", dice("5")))
    played.expect("1: 3101 spark at 124: 4001 lost 4 (0 killed)")


def left_of(*orders: str) -> int:
    """Of 2,000 light infantry, when mages have done with them."""
    scene = "\n".join(
        [f"unit 310{n} GE mage at 123\norders 310{n}: {one}" for n, one in enumerate(orders)]
    )
    foes = "\n".join(f"unit {n} RW light_infantry 200 at 124" for n in range(4001, 4011))
    world = play(scene + "\n" + foes).world
    return sum(one.individuals for one in world.units.values() if one.nation == 2)


@rule("C19.1-5", "C19.1-6")
def test_one_strike_weakens_an_army_and_a_few_strong_ones_end_it() -> None:
    assert 1000 < left_of("spark 124 2") < 1600
    assert left_of("spark 124 10", "spark 124 10", "spark 124 10") < 100


@rule("C19.1-7", "C4.2-14")
def test_strikes_come_after_moves_and_before_waiting() -> None:
    goes = "orders 4001: move 125"
    play(mage("wait 5; spark 124", FOE, goes)).expect("6: 3101 spark at 124: nobody")
    play(mage("wait 4; spark 124", FOE, goes, dice("1 " * 10))).expect(
        "5: 3101 spark at 124: 4001 lost 0 (0 killed)"
    )
    assert Priority.LANDING < Priority.STRIKING < Priority.IDLING


@rule("C19.1.1-2")
def test_wounds_heal_and_hearts_rise_as_always() -> None:
    foe = "unit 4001 RW veteran at 124 tactics defend\nturns 3"
    world = play(mage("spark 124 4", foe, dice("3"))).expect("4001 counts 1x8").world
    assert world.units[UnitId(4001)].morale == 0
    struck = play(mage("wait 23; spark 124 4", foe.replace("3", "1", 1).split("\n")[0], dice("3")))
    assert struck.world.units[UnitId(4001)].morale == -2 * 100 * 25


@rule("C19.1.1-3", "C19.1.1-4", "C19.1.1-5")
def test_a_target_is_a_place_or_a_unit_in_reach() -> None:
    play(mage("spark 4001", FOE, dice("2 " * 10))).expect(
        "1: 3101 spark at 124: 4001 lost 10 (0 killed)"
    )
    play(mage("spark 125")).expect("1: 3101 spark at 125: nobody")
    play(mage("spark 119")).expect("1: 3101 dropped spark 119 (C19.1.1-4)")
    play("""
        map    123 mountains
        unit   3101 GE apprentice at 123 carries "holy mana":9
        unit   4001 RW captain at 121
        orders 3101: firestrike 4001
    """).expect("1: 3101 dropped firestrike 4001 (C19.1.1-5)")


@rule("C19.1.1-5", "C19.1.1-7")
def test_a_unit_that_has_gone_is_missed_and_the_mana_is_lost() -> None:
    fast = "unit 4001 RW light_cavalry at 122\norders 4001: move 121"
    play(mage("firestrike 4001", fast)).expect("""
        1: 3101 paid: unit 3101 holy mana:-2
        4: 4001 moved 122 -> 121
        4: 3101 firestrike failed (C19.1.1-6)
        3101 carries holy mana:97
    """)
    farther = "unit 4001 RW light_cavalry at 121\norders 4001: move 120\nunit 3102 GE scout at 120"
    play(mage("firestrike 122", farther)).expect("4: 3101 firestrike at 122: nobody")


@rule("C19.1.1-6")
def test_the_eyes_of_others_do_not_aim() -> None:
    hidden = (
        "location 1503 - cave at 124\nunit 4001 RW captain at 1503\nunit 3102 GE captain at 1503"
    )
    play(mage("spark 4001", hidden)).expect("1: 3101 dropped spark 4001 (C19.1.1-6)")


@rule("C19.1.1-8")
def test_whoever_has_come_meanwhile_is_hit() -> None:
    play(mage("firestrike 124", "unit 3102 GE light_cavalry at 125", "orders 3102: move 124",
              dice("1 " * 30))).expect("""
        4: 3102 moved 125 -> 124
        4: 3101 firestrike at 124: 3102 lost 0 (0 killed)
    """)  # fmt: skip


@rule("C19.1.1-9", "C19.1.2-2")
@pytest.mark.parametrize(
    ("what", "lost"),
    [("at 1501", 0), ("at 124", 20), ("at 124\nitem 1600 - charm_stone at 124", 0),
     ("at 124\nunit 4002 RW captain at 124\nitem 1600 RW charm_stone in 4002", 0),
     ("at 124\nunit 4002 RW aegis at 124", 10)],
)  # fmt: skip
def test_some_places_things_and_beings_protect_from_strikes(what: str, lost: int) -> None:
    foe = f"location 1501 RW vault at 124\nunit 4001 RW veteran {what}"
    hits = "1" if lost == 0 else f"{lost // 10 + 1}"
    target = 1501 if "1501" in what else 124
    played = play(mage(f"spark {target} 2", foe, dice(hits + " 1 1")))
    assert any(f"4001 lost {lost // 10} (" in line for line in played.lines)


@rule("C19.1.1-10", "C19.1.1-11")
def test_example_of_a_strike_that_waits_for_its_target() -> None:
    foe = "unit 4001 RW light_infantry at 120 tactics defend\norders 4001: move 121 122 123"
    play(mage("waitforone 1 4001; firestrike 4001 5", foe, dice("1 " * 50))).expect("""
        6: 4001 moved 120 -> 121
        12: 4001 moved 121 -> 122
        13: 3101 did waitforone 1 4001
        16: 3101 firestrike at 122: 4001 lost 0 (0 killed)
    """)


@rule("C19.1.2-1")
def test_a_ward_halves_what_strikes_do_as_long_as_it_lasts() -> None:
    warded = 'unit 4001 RW mage at 124 carries "holy mana":4\norders 4001: {}'
    for order, when, most in (("strikeward", 4, 1), ("strikeward", 6, 2), ("strikeward 2", 4, 0)):
        hits = dice(str(most + 1))
        played = play(mage(f"wait {when - 1}; spark 124 2", warded.format(order), hits))
        played.expect(f"{when}: 3101 spark at 124: 4001 lost {most} (0 killed)")
    play(mage("wait 1", warded.format("strikeward"))).expect("""
        1: strikeward on 124
        6: strikeward off 124
    """)


@rule("C19.1.2-1")
def test_a_ward_that_is_kept_up_ends_when_its_mana_does() -> None:
    play(mage("lasting_ward", "turns 3").replace(":99", ":7")).expect("""
        1: lasting_ward on 123
        24: nation 1 upkeep: unit 3101 holy mana:-3
        24.2: nation 1 upkeep: unit 3101 holy mana:-3
        24.3: lasting_ward off 123
    """)


GOING = """
    unit   3101 GE light_infantry at 123
    unit   3102 GE light_infantry in 3101
    unit   4001 RW captain at 124
    orders 3101: wait 20; move 122 121
"""


@rule("C19.1.2-3", "C19.1.2-4")
@pytest.mark.parametrize("code", ["GE", "RW"])
def test_whoever_is_seen_to_move_is_noted_with_its_goal(code: str) -> None:
    notes = section(reported(GOING, code), "MAP NOTES")
    assert notes.count("moving towards 122 (arrives phase 2)") == 2


@rule("C19.1.2-5", "C19.1.2-6")
def test_a_strike_finds_a_marching_force_where_it_is_by_then() -> None:
    scene = (
        GOING + "unit 4002 RW mage at 122\nturns 2\norders 4002: time 2 1; wait {}; spark {}\n{}"
    )
    hits = dice("1 " * 100)
    played = play(scene.format(0, 123, hits)).lines
    assert "1.2: 4002 spark at 123: 3101 lost 0 (0 killed), 3102 lost 0 (0 killed)" in played
    assert "3.2: 4002 spark at 123: nobody" in play(scene.format(2, 123, hits)).lines


def test_victims_who_do_not_see_the_caster_are_not_told_of_him() -> None:
    scene = mage("spark 124 2", FOE, dice("2 " * 10))
    assert "casts Spark at 124: 4001(RW)" in section(reported(scene, "RW"), "EVENTS")
    hidden = scene.replace("at 123 carries", "at 123 hidden carries")
    events = " ".join(section(reported(hidden, "RW"), "EVENTS").split())
    assert "Somebody unseen casts Spark at 124" in events
    assert "3101" not in events


def test_of_those_struck_others_learn_what_they_see() -> None:
    scene = mage("spark 124 2", FOE.replace("at 124", "at 124 hidden"), dice("2 " * 10))
    assert "nobody is seen to be hurt" in " ".join(section(reported(scene), "EVENTS").split())


@rule("C9-22", "C9-25")
def test_a_strike_makes_those_flee_who_flee_at_wounds() -> None:
    play(
        """
        nation 1 GE Gemland
        nation 2 RW Rowanmark home 10
        land   RW 10
        unit   3101 GE mage at 123
        unit   4001 RW captain at 124 fleewhen 7
        orders GE/3101: spark 124 2
        dice   strike 2
    """.replace("Gemland", "Gemland points 9")
    ).expect("1: 4001 fled from 124")
