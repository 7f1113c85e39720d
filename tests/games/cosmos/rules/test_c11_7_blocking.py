"""C11.6 Moves held back by battles that seem to come, C11.7 blocking."""

from fractions import Fraction

import pytest

from tests.games.cosmos.base import Scene, play
from tests.rule import rule
from warhost.games.cosmos.forces.blocking_size import blocking_size
from warhost.games.cosmos.ids import LocationId, UnitId
from warhost.games.cosmos.movement.blocking import factor_of

WAR = """
        policy RW GE enemy
        policy GE RW enemy
"""
MEETING = f"""{WAR}
        unit   3101 GE light_infantry {{}} at 123 tactics {{}}
        unit   4001 RW light_cavalry {{}} at 124 tactics {{}}
        orders 3101: move 124
        orders 4001: move 123
"""


@rule("C11.6-1", "C11.6-3", "C11.6-5")
def test_a_step_is_held_back_for_the_battle_and_made_first_of_all_in_the_next_phase() -> None:
    play(f"""{WAR}
        unit   3101 GE light_cavalry 100 at 123 tactics defend
        unit   4001 RW light_infantry 20 at 123 tactics defend
        orders 3101: move 122; search 1
        orders 4001: time 1 4; mytactics attack
    """).expect("""
        4: 3101 delayed
        4: battle at 123
        5: 3101 moved 123 -> 122
    """).expect("5: 3101 did search 1")


@rule("C11.6-1")
@pytest.mark.parametrize(
    ("mine", "theirs", "policy"),
    [("flee", "flee", "enemy"), ("flee", "defend", "enemy"), ("attack", "attack", "neutral")],
)
def test_without_a_battle_nobody_is_held_back(mine: str, theirs: str, policy: str) -> None:
    play(f"""
        policy RW GE {policy}
        unit   3101 GE light_cavalry at 123 tactics {mine}
        unit   4001 RW light_infantry at 123 tactics {theirs}
        orders 3101: move 122
    """).expect("4: 3101 moved 123 -> 122")


@rule("C11.6-2")
def test_who_is_held_back_may_see_no_battle() -> None:
    """What looked like an attack was none: these have nothing to fight with at close quarters."""
    play(f"""{WAR}
        unit   3101 GE light_infantry at 123 tactics avoid
        unit   4001 RW archers at 123 tactics attack
        orders 3101: move 122
    """).expect("""
        6: 3101 delayed
        7: 3101 moved 123 -> 122
        not battle
    """)


@rule("C11.6-4")
def test_a_door_that_is_held_shut_costs_a_whole_phase() -> None:
    play(f"""{WAR}
        location 1501 GE fort at 123
        unit   3101 GE light_cavalry at 123
        unit   4001 RW light_infantry at 123
        orders 3101: move 1501; search 1
    """).expect("""
        1: 3101 delayed
        2: 3101 moved 123 -> 1501
        2: 3101 did search 1
    """)


@rule("C11.6-6")
def test_the_same_step_is_held_back_again_only_for_others() -> None:
    play(f"""{WAR}
        unit   3101 GE light_infantry 200 at 123 tactics defend
        unit   4001 RW light_infantry 20 at 123 tactics defend
        unit   4002 RW light_cavalry 10 at 122
        unit   4003 RW light_cavalry 10 at 122
        orders 3101: move 124
        orders 4001: time 1 6; mytactics attack
        orders 4002: wait 2; move 123
        orders 4003: wait 3; move 123
    """).expect("""
        6: 3101 delayed
        7: 3101 moved 123 -> 124
    """)


@rule("C11.7.2-1", "C11.7.2-2", "C11.7.2-5")
@pytest.mark.parametrize(("riders", "is_held"), [(50, True), (49, False)])
def test_whoever_comes_first_from_where_one_is_going_may_block(riders: int, is_held: bool) -> None:
    played = play(MEETING.format(100, "defend", riders, "defend"))
    assert any("3101 blocked to 124 by 4001" in line for line in played.lines) is is_held


@rule("C11.7.2-1")
def test_who_was_there_before_one_set_out_blocks_nobody() -> None:
    play(f"""{WAR}
        unit   3101 GE light_infantry 20 at 123 tactics flee
        unit   4001 RW light_cavalry 100 at 124 tactics defend
        orders 3101: wait 6; move 124
        orders 4001: move 123
    """).expect("not blocked")


@rule("C11.7.2-3", "C11.7.2-4")
@pytest.mark.parametrize(
    ("policy", "land", "is_held"),
    [
        ("enemy", "-", True),
        ("neutral", "-", False),
        ("neutral", "RW", True),
        ("ally", "RW", False),
    ],
)
def test_enemies_block_and_the_owner_s_units_unless_allied(
    policy: str, land: str, is_held: bool
) -> None:
    played = play(f"""
        policy RW GE {policy}
        land   {land} 123
        unit   3101 GE light_infantry 20 at 123 tactics avoid
        unit   4001 RW light_cavalry 100 at 124 tactics defend
        orders 3101: move 124
        orders 4001: move 123
    """)
    assert any("blocked" in line for line in played.lines) is is_held


@rule("C11.7.2-7", "C5.4-8")
@pytest.mark.parametrize(("friends", "is_held"), [(49, True), (51, False)])
def test_friends_at_the_spot_count_against_a_block(friends: int, is_held: bool) -> None:
    played = play(f"""{WAR}
        unit   3101 GE light_infantry 100 at 123 tactics defend
        unit   3102 GE light_infantry {friends} at 123 tactics defend
        unit   4001 RW light_cavalry 100 at 124 tactics defend
        orders 3101: move 124
        orders 4001: move 123
    """)
    assert any("blocked" in line for line in played.lines) is is_held


@rule("C11.7-2")
def test_nobody_blocks_a_way_up_or_down() -> None:
    play(f"""{WAR}
        unit   3101 GE hawk at 123 tactics flee
        unit   4001 RW hawk at o123 tactics attack
        orders 3101: wait 1; move o123
        orders 4001: wait 1; move 123
    """).expect("not blocked")


@rule("C11.7-3")
def test_nobody_blocks_a_connection() -> None:
    play(f"""{WAR}
        location 1501 - cellar at 123
        location 1502 - cellar at 33
        connection 1501 1502 cave 100
        unit   3101 GE porter at 1501 tactics flee
        unit   4001 RW light_infantry 20 at 1502 tactics flee
        orders 3101: wait 1; move 1502
        orders 4001: mytactics flee; move 1501; mytactics defend
    """).expect("not blocked")


@rule("C11.7-4", "C11.7-8")
@pytest.mark.parametrize("tactics", ["flee", "avoid"])
def test_who_flees_or_avoids_does_not_block(tactics: str) -> None:
    play(MEETING.format(20, "avoid", 100, tactics)).expect("not blocked")


@rule("C11.7-5")
def test_who_has_no_attack_does_not_block() -> None:
    scene = MEETING.format(20, "avoid", 100, "defend").replace("light_cavalry", "pilgrims")
    play(scene.replace("light_infantry", "golems").replace("move 124", "wait 1; move 124")).expect(
        "not blocked"
    )


@rule("C11.7-6")
def test_who_sees_nobody_of_the_force_does_not_block() -> None:
    play(f"""{WAR}
        unit   3101 GE hawk at 123 tactics avoid hidden
        unit   4001 RW light_cavalry 100 at 124 tactics defend
        orders 3101: sneak 122 123 124
        orders 4001: wait 20; move 123
    """).expect("not blocked")


@rule("C11.7-7", "C11.7-9")
def test_blocking_costs_no_time_and_disturbs_no_order() -> None:
    play(f"""{WAR}
        unit   3101 GE light_infantry 20 at 123 tactics avoid
        unit   4001 RW light_cavalry 100 at 124 tactics defend
        orders 3101: move 124
        orders 4001: move 123; search 4
    """).expect("""
        6: 3101 blocked to 124 by 4001
        8: 4001 did search 1
    """)


@rule("C11.7-10", "C11.7-11", "C11.7-1")
def test_a_blocked_move_is_tried_again_each_phase_until_the_block_ends() -> None:
    play(f"""{WAR}
        unit   3101 GE light_infantry 20 at 123 tactics avoid
        unit   4001 RW light_cavalry 100 at 124 tactics defend
        orders 3101: move 124; search 1
        orders 4001: move 123; wait 5; mytactics avoid
    """).expect("""
        6: 3101 blocked to 124 by 4001
        9: 3101 blocked to 124 by 4001
        10: 3101 blocked to 124 by 4001
        11: 3101 moved 123 -> 124
        11: 3101 did search 1
    """)


def size(line: str, *, is_seen: bool = True) -> Fraction:
    world = Scene(f"location 1501 GE fort at 122\n unit 3101 GE {line}").world
    return blocking_size(world, world.units[UnitId(3101)], is_seen=is_seen)


@rule("C11.7.1-1", "C11.7.1-4", "C11.7.1-5")
@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("light_infantry 100 at 123", 100),
        ("light_infantry 100 at 123 wounded 50 1", 85),
        ("light_infantry 100 at 123 tactics flee", 0),
        ("light_infantry 100 at 123 tactics avoid", 0),
        ("pilgrims 100 at 123", 0),
    ],
)
def test_blocking_size_is_individuals_times_efficiency(line: str, wanted: int) -> None:
    assert size(line) == wanted


@rule("C11.7.1-3", "C11.7.1-6")
def test_the_stupid_do_not_count_and_the_mindless_and_dominated_half() -> None:
    assert size("cattle 100 at 123 tactics attack") == 0
    assert size("golems 100 at 123") == 50
    assert size("light_infantry 100 at 123 dominated RW") == 50


@rule("C11.7.1-7", "C11.7.1-8")
def test_missiles_only_and_defending_in_the_open_count_half_and_only_once() -> None:
    assert size("archers 100 at 123") == 50
    assert size("archers 100 at 1501 tactics defend") == 50
    assert size("light_infantry 100 at 123 tactics defend") == 50
    assert size("light_infantry 100 at 1501 tactics defend") == 100
    assert size("archers 100 at 123 tactics defend") == 50


@rule("C11.7.1-9", "C11.7.1-10")
def test_those_made_of_many_count_for_many_and_the_unseen_double() -> None:
    assert size("elephants 10 at 123") == 50
    assert size("light_infantry 100 at 123", is_seen=False) == 200


@rule("C11.7.1-11", "C11.7.1-10")
def test_who_hides_and_blocks_is_seen_from_then_on() -> None:
    play(f"""{WAR}
        unit   3101 GE light_infantry 100 at 123 tactics defend
        unit   4001 RW light_cavalry 26 at 124 tactics defend hidden
        orders 3101: wait 3; move 124
        orders 4001: sneak 123
    """).expect("""
        9: 4001 unhides
        9: 3101 blocked to 124 by 4001
    """)


CASTLE = """
        policy RW GE {policy}
        policy {owner} RW {inner}
        location 1501 {owner} cellar at 123
        unit   3101 GE light_infantry {outside} at 123 tactics attack
        unit   4001 RW captain at 1501 tactics attack
        unit   4002 RW captain at 1501 tactics attack
        orders 3101: move 1501
"""


def stopped(**changes: object) -> bool:
    given = {"policy": "enemy", "owner": "RW", "inner": "neutral", "outside": 8} | changes
    if given["owner"] == "RW":
        scene = CASTLE.replace("        policy {owner} RW {inner}\n", "")
    else:
        scene = CASTLE
    return any("blocked to 1501" in line for line in play(scene.format(**given)).lines)


@rule("C11.7.3-1", "C11.7.3-6", "C11.7.3-8")
@pytest.mark.parametrize(("outside", "is_held"), [(8, True), (9, False)])
def test_those_inside_hold_the_door_against_four_times_their_number(
    outside: int, is_held: bool
) -> None:
    assert stopped(outside=outside) is is_held


@rule("C11.7.3-10", "C11.7.3-7")
@pytest.mark.parametrize(("friends", "most"), [(0, 120), (10, 80)])
def test_derived_example_of_thirty_who_hold_a_door(friends: int, most: int) -> None:
    for outside in (most, most + 1):
        inside = f"unit 3102 GE light_infantry {friends} at 1501" if friends else ""
        played = play(f"""
            policy RW GE enemy
            location 1501 RW city at 123
            unit   3101 GE light_infantry {outside} at 123 tactics attack
            unit   4001 RW light_infantry 30 at 1501
            {inside}
            orders 3101: move 1501
        """)
        held = any("blocked to 1501 by 4001" in line for line in played.lines)
        assert held is (outside == most)


@rule("C11.7.3-2", "C11.7.3-4")
def test_nobody_is_kept_out_of_its_own_or_an_ally_s_location() -> None:
    assert not stopped(owner="GE")
    assert stopped(policy="neutral")
    assert not stopped(policy="ally")


@rule("C11.7.3-3", "C11.7.3-5")
def test_units_that_the_location_holds_for_enemies_do_not_keep_it() -> None:
    third = """
        nation 1 GE Gemland points 50
        nation 2 RW Rowanmark points 50
        nation 3 TH Third points 50
        policy RW GE enemy
        policy TH RW {}
        location 1501 TH cellar at 123
        unit   3101 GE light_infantry 4 at 123 tactics attack
        unit   4001 RW captain at 1501 tactics attack
        orders 3101: move 1501
    """
    assert any("blocked" in line for line in play(third.format("neutral")).lines)
    assert not any("blocked" in line for line in play(third.format("enemy")).lines)


@rule("C16-19", "C16-20", "C16-21")
@pytest.mark.parametrize(
    ("line", "factor"),
    [
        ("city at 123 size 4", 4),
        ("city at 123 size 4 walls 2 7", 7),
        ("city at 123 size 4 walls 6 7", 10),
        ("fort at 123 walls 0 3", 4),
        ("fort at 123 walls 1 4", 10),
        ("gate at 123 walls 1 4", 7),
    ],
)
def test_how_many_one_inside_holds_up(line: str, factor: int) -> None:
    world = Scene(f"location 1501 GE {line}").world
    assert factor_of(world, world.locations[LocationId(1501)]) == factor


@rule("C11.7.3-9")
def test_walls_raise_what_those_inside_hold_up() -> None:
    scene = """
        policy RW GE enemy
        location 1501 RW fort at 123 {}
        unit   3101 GE light_infantry 9 at 123 tactics attack
        unit   4001 RW captain at 1501 tactics attack
        orders 3101: move 1501
    """
    assert not any("blocked" in line for line in play(scene.format("walls 0 3")).lines)
    assert any("blocked" in line for line in play(scene.format("walls 1 4")).lines)


SIEGE = f"""{WAR}
        location 1501 RW city at 123 walls 1 3
        unit   3101 GE light_infantry {{}} at 123 tactics attack
        unit   4001 RW light_infantry 20 at 1501 tactics attack
        orders 3101: move 1501
        orders 4001: wait 2; move 123
"""


@rule("C11.7.4-1", "C11.7.4-2", "C11.7.4-3")
@pytest.mark.parametrize(("outside", "is_held"), [(10, True), (9, False)])
def test_those_who_are_kept_out_keep_others_in(outside: int, is_held: bool) -> None:
    played = play(SIEGE.format(outside))
    played.expect("1: 3101 blocked to 1501 by 4001")
    assert any("4001 blocked to 123 by 3101" in line for line in played.lines) is is_held


@rule("C11.7.4-3")
def test_two_may_keep_each_other_in_and_out_for_ever() -> None:
    play(SIEGE.format(20)).expect("""
        24: 3101 blocked to 1501 by 4001
        24: 4001 blocked to 123 by 3101
    """)


@rule("C11.7.2-6")
def test_whoever_has_come_out_counts_at_the_door_by_its_factor() -> None:
    """Those who come out while others go in are met at the door of the location."""
    played = play(SIEGE.format(120).replace("wait 2; ", ""))
    played.expect("1: 3101 blocked to 1501 by 4001")
