"""C9 Fleeing: who goes, what is left behind, and when whoever fled is back."""

import pytest

from tests.games.cosmos.base import Scene, play
from tests.rule import rule
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.events.flight import Recovered
from warhost.games.cosmos.events.turn import PhaseBegan, TurnBegan
from warhost.games.cosmos.ids import ActorId, HexNumber, ItemId, NationId, Position, UnitId
from warhost.games.cosmos.morale.flight import prolonged, regained, triggered
from warhost.games.cosmos.orders import BY_WORD
from warhost.games.cosmos.sheets.reading import read_plain

LAND = """
        nation 1 GE Gemland points 50 home 123
        nation 2 RW Rowanmark points 50
        land   GE 123
"""


@rule("C9-2", "C9-3", "C9-27")
def test_an_individual_is_off_the_map_for_four_phases_a_hex() -> None:
    play(f"""{LAND}
        unit   3101 GE noble at 121
        orders 3101: wait 2; flee
    """).expect("""
        3: 3101 fled from 121
        11: 3101 home at 123
        3101 at 123
        not moved
    """)


@rule("C9-27", "C4.1-5")
def test_the_system_lists_gohome_with_the_phases_until_return() -> None:
    play(f"""{LAND}
        unit   3101 GE noble at 118
        orders 3101: wait 20; flee
    """).expect("""
        21: 3101 fled from 118
        3101 queue: gohome (begun-17)
    """)


@rule("C9-28")
@pytest.mark.parametrize("order", ["break", "clear 1", "clear 1 -1"])
def test_gohome_cannot_be_cleared_or_broken(order: str) -> None:
    played = play(f"""{LAND}
        unit   3101 GE noble at 110
        orders 3101: flee
    """)
    queue = played.world.queues[ActorId(3101)]
    given = read_plain(f"3101:\n{order}").blocks[0].entries[0].order
    modify = BY_WORD[given.word].modify
    assert modify is not None
    assert modify(queue, given, BY_WORD) == queue != ()


@rule("C9-18", "C9-14")
def test_the_whole_force_flees_and_forgets_its_orders() -> None:
    play(f"""{LAND}
        unit   3101 GE noble at 121
        unit   3102 GE captain in 3101
        unit   3103 GE medium_infantry in 3101
        orders 3101: flee; move 122
    """).expect("""
        3103 gone
        3101 at 123
        3102 at 123
        3101 alone
        3101 queue:
    """)


@rule("C9-15", "C9-16")
def test_an_individual_drops_goods_and_all_but_personal_items_and_mana() -> None:
    played = play(f"""{LAND}
        unit   3101 GE noble at 121 carries gold:40 "holy mana:7"
        item   2001 GE sword in 3101
        item   2002 GE ring in 3101
        orders 3101: flee
    """)
    played.expect("""
        121 holds gold:40
        3101 carries holy mana:7
        1: 3101 dropped 2001
    """)
    assert played.world.index.held == {3101: {2002: None}}


@rule("C9-8", "C9-17")
def test_a_mass_unit_that_flees_is_dissolved_and_leaves_all_behind() -> None:
    played = play(f"""{LAND}
        unit   3101 GE medium_infantry at 121 carries gold:40 "holy mana:7"
        item   2002 GE ring in 3101
        orders 3101: flee
    """)
    played.expect("3101 gone")
    assert played.world.hexes[HexNumber(121)].store == {"gold": 40, "holy mana": 7}
    assert played.world.items[ItemId(2002)].position == "121"


def back(text: str) -> dict[str, int]:
    world = Scene(text).world
    return regained(world, world.units[UnitId(3101)])


@rule("C9-9", "C9-10", "C9-12")
def test_at_no_distance_all_of_the_population_and_most_mounts_come_back() -> None:
    assert back(f"{LAND}\n unit 3101 GE light_cavalry 50 at 123") == {"men": 50, "horses": 40}


@rule("C9-11")
def test_the_farther_the_home_the_less_comes_back_and_never_less_than_nothing() -> None:
    men = [back(f"{LAND}\n unit 3101 GE light_cavalry 50 at {n}")["men"] for n in (122, 118, 103)]
    assert men == [45, 33, 16]


@rule("C9-9")
def test_it_comes_back_also_when_the_home_is_lost() -> None:
    lost = LAND.replace("land   GE 123", "")
    assert back(f"{lost}\n unit 3101 GE light_cavalry 50 at 123")["men"] == 50


@rule("C9-13")
@pytest.mark.parametrize("how", ["bribed", "hired"])
def test_bribed_and_hired_units_give_nothing_back(how: str) -> None:
    assert back(f"{LAND}\n unit 3101 GE light_cavalry 50 at 123 {how} RW") == {}


@rule("C9-19", "C9-26")
def test_fleewhen_sets_and_lifts_the_condition_of_the_unit() -> None:
    play(f"""{LAND}
        unit   3101 GE noble at 123
        unit   3102 GE captain in 3101
        orders 3101: fleewhen 3; wait 1; fleewhen 0
    """).expect("""
        1: 3101 flee at 3
        2: 3101 flee at 0
    """)


@rule("C9-20", "C9-21")
def test_fleewhen_with_a_list_is_for_individuals_of_the_force_or_as_a_nation_order_of_all() -> None:
    force = f"""{LAND}
        unit   3101 GE noble at 123
        unit   3102 GE captain in 3101
        unit   3103 GE medium_infantry in 3101
        unit   3104 GE captain at 122
    """
    play(f"{force}\n        orders 3101: fleewhen 3 3102 3103 3104").expect("""
        1: passed over 3103 3104 (C9-20)
        1: 3102 flee at 3
    """)
    play(f"{force}\n        orders GE: fleewhen 3 3102 3103 3104").expect("""
        0: passed over 3103 (C9-20)
        0: 3102 3104 flee at 3
    """)


def hurt(text: str, points: int) -> list[str]:
    """What becomes of a unit that has just lost wound points."""
    scene = Scene(text)
    world, unit = scene.world, UnitId(3101)
    apply(world, Recovered(NationId(1), ((unit, ((points, 1),)),)))
    for event in list(triggered(world, (unit,))):
        apply(world, event)
    one = world.units[unit]
    return [one.position, one.tactics, str(one.flees_at)]


READY = f"{LAND}\n unit 3101 GE noble at 121 tactics attack fleewhen 3"


@rule("C9-22", "C9-25", "C9-1")
@pytest.mark.parametrize(("points", "is_away"), [(4, False), (3, True), (1, True)])
def test_down_to_the_points_it_flees_and_above_them_it_stays(points: int, is_away: bool) -> None:
    assert (hurt(READY, points)[0] == "") is is_away


@rule("C9-23", "C9-24")
def test_the_condition_is_used_up_and_the_unit_will_flee_again_if_attacked() -> None:
    assert hurt(READY, 3) == ["", "flee", "0"]


@rule("C9-5", "C9-6")
def test_home_is_the_first_place_outward_that_is_still_owned() -> None:
    play("""
        nation 1 GE Gemland points 50 home 1502
        nation 2 RW Rowanmark points 50
        location 1501 GE city at 123
        location 1502 RW castle at 1501
        unit   3101 GE noble at 121
        orders 3101: flee
    """).expect("9: 3101 home at 1501")


@rule("C9-6", "C9-7")
@pytest.mark.parametrize("home", ["123", "1501"])
def test_who_has_no_place_to_come_home_to_is_lost(home: str) -> None:
    play(f"""
        nation 1 GE Gemland points 50 home {home}
        nation 2 RW Rowanmark points 50
        location 1501 RW city at 123
        unit   3101 GE noble at 121
        unit   3102 GE noble at 121
        orders 3101: flee
    """).expect("3101 gone")


@rule("C9-4", "C5.2-6", "C9.1-6")
def test_a_home_that_moves_is_farther_by_four_phases_a_hex() -> None:
    played = play(f"""{LAND}
        unit   3101 GE noble at 118
        orders 3101: wait 20; flee
    """)
    world = played.world
    for event in list(prolonged(world, NationId(1), Position("123"), Position("121"))):
        apply(world, event)
    assert world.queues[ActorId(3101)][0].until == 41 + 8


AT_HOME = f"{LAND}\n        unit   3101 GE noble at 123"


@rule("C9.1-1", "C9.1-2", "C9.1-3")
def test_from_home_in_phase_1_it_is_back_in_the_last_phase_avoiding() -> None:
    play(f"{AT_HOME}\n        orders 3101: flee").expect("""
        1: 3101 fled from 123
        24: 3101 home at 123
        3101 has tactics avoid
    """)


@rule("C9.1-1", "C9.1-4")
def test_from_home_in_any_other_phase_it_is_back_in_phase_1_of_the_next_turn() -> None:
    play(f"""{AT_HOME} tactics attack
        turns  2
        orders 3101: wait 1; flee
    """).expect("""
        2: 3101 fled from 123
        1.2: 3101 home at 123
        3101 has tactics flee
    """)


@rule("C9.1-5", "C9.1-7")
def test_example_of_leaders_who_flee_from_home_twice() -> None:
    """The second flight is that of the battle of phase 1: flee is done then for it."""
    play(f"""{AT_HOME}
        turns  2
        orders 3101: wait 11; flee
    """).expect("""
        12: 3101 fled from 123
        1.2: 3101 home at 123
    """)


@rule("C9.1-8", "C9-24")
def test_example_of_flee_with_fleewhen() -> None:
    """Triggered from home in the last phase: back in phase 1 of the next turn, to flee again."""
    scene = Scene(f"{AT_HOME} fleewhen 3")
    world, unit = scene.world, UnitId(3101)
    apply(world, TurnBegan(1))
    apply(world, PhaseBegan(24))
    apply(world, Recovered(NationId(1), ((unit, ((3, 1),)),)))
    for event in list(triggered(world, (unit,))):
        apply(world, event)
    assert world.queues[ActorId(unit)][0].until == 25
    assert world.units[unit].tactics == "flee"
