"""C8 Forces: how they come together and part, and what becomes of their orders."""

import pytest

from tests.games.cosmos.base import Scene, play
from tests.rule import rule
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.forces.losses import removed
from warhost.games.cosmos.ids import ItemId, UnitId

FOUR = """
        unit   3101 GE noble at 123
        unit   3102 GE medium_infantry at 123
        unit   3103 GE medium_infantry at 123
        unit   3104 GE light_cavalry at 124
"""


@rule("C8.1-6", "C8.1-8", "C9.2.2-6")
def test_form_makes_a_force_of_those_who_are_there_in_the_sequence_listed() -> None:
    play(f"""{FOUR}
        orders 3101: form 3103 3104 3102
    """).expect("""
        1: passed over 3104 (C8.1-8)
        1: 3101 leads 3103 3102
        3104 alone
    """)


@rule("C8.1-7", "C8.1-9")
def test_form_breaks_the_old_force_up_and_every_unit_must_be_listed() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE medium_infantry in 3101
        unit   3103 GE noble at 123
        unit   3104 GE medium_infantry in 3103
        orders 3101: form 3103
    """).expect("""
        3101 leads 3103
        3102 alone
        3104 alone
    """)


@rule("C8.1-10", "C8.1-12", "C9.2.2-7")
def test_include_keeps_the_force_and_appends_those_listed() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE medium_infantry in 3101
        unit   3103 GE noble at 123
        unit   3104 GE medium_infantry in 3103
        orders 3101: include 3103
    """).expect("""
        3101 leads 3102 3103
        3104 alone
    """)


@rule("C8.1-11")
def test_form_is_leave_and_include() -> None:
    scene = """
        unit   3101 GE noble at 123
        unit   3102 GE medium_infantry in 3101
        unit   3103 GE medium_infantry at 123
        orders 3101: {}
    """
    one, other = (play(scene.format(o)) for o in ("form 3103", "leave; include 3103"))
    assert one.lines == other.lines
    assert one.world.forces == other.world.forces


@rule("C8-1", "C8.1-1")
@pytest.mark.parametrize("target", [4001, 3104])
def test_join_needs_a_unit_of_the_nation_at_the_same_position(target: int) -> None:
    clause = "C8-1" if target == 4001 else "C8.1-1"
    play(f"""{FOUR}
        unit   4001 RW noble at 123
        orders 3102: join {target}; search 1
    """).expect(f"""
        1: 3102 dropped join {target} ({clause})
        1: 3102 did search 1
    """)


@rule("C8.1-1")
def test_nobody_joins_a_force_that_is_moving() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE light_cavalry at 123
        orders 3101: move 124
        orders 3102: wait 1; join 3101
    """).expect("""
        2: 3102 dropped join 3101 (C8.1-1)
        3101 alone
    """)


@rule("C8.1-2", "C8-2")
def test_a_whole_force_joins_another_and_they_go_together() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE noble at 123
        unit   3103 GE light_cavalry in 3102
        orders 3102: join 3101
        orders 3101: waitforall joined 3102; move 124
    """).expect("""
        1: 3101 leads 3102 3103
        4: 3101 moved 123 -> 124
        3103 at 124
    """)


@rule("C8-8")
@pytest.mark.parametrize("taking", ["form 3102", "include 3102"])
def test_whoever_is_taken_into_a_force_forgets_its_orders(taking: str) -> None:
    play(f"""{FOUR}
        orders 3101: wait 1; {taking}
        orders 3102: move 124 125; search 5
    """).expect("""
        3101 leads 3102
        3102 queue:
        3102 at 123
    """)


@rule("C8-3", "C8-5")
def test_members_go_where_their_leader_goes_whatever_leads() -> None:
    play("""
        unit   3101 GE light_cavalry at 123
        unit   3102 GE noble in 3101
        orders 3101: move 124
    """).expect("3102 at 124")


@rule("C8-4")
def test_any_type_may_lead() -> None:
    play(f"""{FOUR}
        orders 3102: form 3101 3103
    """).expect("3102 leads 3101 3103")


@rule("C8-6")
def test_others_do_nothing_while_their_leader_does_something_by_itself() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE light_cavalry in 3101
        orders 3101: mytactics attack; wait 3
    """).expect("""
        3101 has tactics attack
        3102 has tactics charge
        3101 leads 3102
    """)


@rule("C8-7")
def test_a_member_that_gets_orders_leaves_the_force() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE light_cavalry in 3101
        unit   3103 GE light_cavalry in 3101
        orders 3102: move 124
    """).expect("""
        3101 leads 3103
        3102 at 124
    """)


@rule("C8.1-4", "C8.1-5")
def test_leave_breaks_up_and_leave_with_a_list_lets_some_go() -> None:
    force = """
        unit   3101 GE noble at 123
        unit   3102 GE light_cavalry in 3101
        unit   3103 GE light_cavalry in 3101
    """
    play(f"{force}\n        orders 3101: leave 3102").expect("""
        3101 leads 3103
        3102 alone
    """)
    play(f"{force}\n        orders 3101: leave").expect("""
        3101 alone
        3103 alone
    """)


@rule("C8.2-1")
@pytest.mark.parametrize("place", [1501, 1502])
def test_inside_a_castle_in_the_hex_and_in_a_city_are_three_positions(place: int) -> None:
    play(f"""
        location 1501 GE city at 123
        location 1502 GE castle at 123
        unit   3101 GE noble at 123
        unit   3102 GE light_cavalry at {place}
        orders 3102: join 3101
        orders 3101: include 3102
    """).expect("3101 alone")


@rule("C8.2-4")
def test_example_of_two_who_come_and_join() -> None:
    play("""
        unit   3101 GE noble at 122
        unit   3112 GE light_cavalry at 123
        unit   3114 GE light_cavalry at 121
        orders 3101: waitforall joined 3112 3114; move 97
        orders 3112: move 3101; join 3101
        orders 3114: move 122 3101; join 3101
    """).expect("""
        3112 at 97
        3114 at 97
    """)


@rule("C8.2-5", "C8.2-6")
def test_example_of_two_who_come_and_are_formed() -> None:
    play("""
        unit   3101 GE noble at 122
        unit   3112 GE light_cavalry at 123
        unit   3114 GE light_cavalry at 121
        orders 3101: waitforall force 3112 3114; form 3112 3114; move 97
        orders 3112: move 122 3101
        orders 3114: move 122 3101
    """).expect("""
        3101 leads 3112 3114
        3112 at 97
        3114 at 97
    """)


@rule("C8.1-3")
def test_example_of_tactics_before_joining() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE light_cavalry at 123
        orders 3102: mytactics defend; join 3101; mytactics attack
    """).expect("""
        3102 has tactics defend
        3101 leads 3102
    """)


def lost(text: str, unit: int) -> Scene:
    """The world of a scene in which a unit has been eliminated."""
    scene = Scene(text)
    for event in removed(scene.world, UnitId(unit), "killed"):
        apply(scene.world, event)
    return scene


MOURNING = """
        unit   3101 GE noble at 123 carries gold:40 holy_mana:7
        unit   3102 GE light_cavalry in 3101
        unit   3103 GE light_cavalry in 3101
        item   2001 GE sword in 3101
"""


@rule("C8-9", "C8-12")
def test_the_next_of_the_force_leads_and_inherits_all_but_mana() -> None:
    world = lost(MOURNING.replace("holy_mana:7", '"holy mana:7"'), 3101).world
    assert world.forces == {3102: (3102, 3103)}
    assert world.units[UnitId(3102)].carries == {"gold": 40}
    assert world.items[ItemId(2001)].holder == 3102


@rule("C8-9", "C8-10")
def test_orders_go_over_to_the_new_leader_and_those_it_cannot_do_fail_without_harm() -> None:
    played = play(f"""{MOURNING.replace("holy_mana:7", "")}
        orders 3101: wait 24; make 1; move 124
    """)
    for event in removed(played.world, UnitId(3101), "killed"):
        apply(played.world, event)
    played.expect("3102 queue: make 1; move 124")


@rule("C15.6-1", "C15.6-21")
def test_tactics_of_a_force_are_those_of_its_mass_units() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE medium_infantry in 3101 tactics avoid
        orders 3101: tactics defend
    """).expect("""
        3101 has tactics flee
        3102 has tactics defend
    """)


@rule("C15.6-3", "C15.6-4", "C15.6-22")
def test_listed_units_of_the_force_get_tactics_whatever_they_are() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3211 GE captain in 3101
        unit   3212 GE light_cavalry in 3101 tactics attack
        unit   3213 GE light_cavalry at 123 tactics attack
        orders 3101: tactics charge 3211 3212 3213
    """).expect("""
        1: passed over 3213 (C15.6-4)
        3211 has tactics charge
        3212 has tactics charge
        3213 has tactics attack
    """)


@rule("C15.6-5")
def test_a_nation_sets_tactics_of_any_of_its_units() -> None:
    play("""
        unit   3101 GE noble at 123
        unit   3102 GE light_cavalry in 3101
        unit   4001 RW light_cavalry at 123
        orders GE: tactics avoid 3102 4001
    """).expect("""
        0: passed over 4001 (C15.6-5)
        3102 has tactics avoid
        4001 has tactics charge
    """)
