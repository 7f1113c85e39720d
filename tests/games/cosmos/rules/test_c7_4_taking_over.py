"""C7.4 Units bribed, hired, charmed and dominated."""

import pytest

from tests.games.cosmos.base import play, rules
from tests.games.cosmos.reporting import reported, section, set_up
from tests.rule import rule
from warhost.games.cosmos.forces.efficiency import efficiency_of, fighting_of
from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.recruiting.bribing import chance_of_owner, threshold

BRIBE = """
    unit   3101 GE noble at 10
    unit   4319 RW heavy_infantry 100 at {} morale {}
    {}
    pool   GE gold:2000
    pool   RW gold:999 food:9999
    orders 3101: bribe {}
    dice   bribe {}
"""


def bribe(order: str, face: int = 1, at: int = 10, morale: int = 20, more: str = "") -> str:
    return BRIBE.format(at, morale, more, order, face)


def range_of(effect: str, morale: int, more: str = "") -> tuple[int, int]:
    world = play(bribe(f"{effect} 1 4319", morale=morale, more=more) + "turns 0").world
    return threshold(world, effect, [world.units[UnitId(4319)]])


@rule("C7.4.2-19", "C7.4.2-6", "C7.4.2-9")
def test_example_of_a_hundred_heavy_infantry() -> None:
    low, high = range_of("desert", 20)
    assert (low, high) == (189, 504)


@rule("C7.4.2-20", "C7.4.2-15")
def test_example_of_three_quarters_of_a_chance() -> None:
    """The morale of before is halved when the phase begins."""
    low, high = range_of("desert", 20)
    good = sum(low + face <= 425 for face in range(high - low + 1))
    assert good * 4 == 3 * (high - low + 1)
    play(bribe("desert 425 4319", 237, morale=40)).expect("1: 4319 gone: deserted")
    play(bribe("desert 425 4319", 238, morale=40)).expect("1: 3101 bribe failed, 213 lost")


@rule("C7.4.2-7", "C7.4.2-10", "C7.4.2-11")
@pytest.mark.parametrize(
    ("effect", "low", "high"), [("defect", 225, 540), ("flee", 90, 270), ("defend", 45, 180)]
)
def test_what_each_effect_costs(effect: str, low: int, high: int) -> None:
    assert range_of(effect, 0) == (low, high)


@rule("C7.4.2-13", "C7.4.2-14")
@pytest.mark.parametrize(("morale", "low"), [(10, 108), (50, 180), (-10, 81), (-50, 45)])
def test_morale_raises_the_price_twice_as_fast_as_it_lowers_it(morale: int, low: int) -> None:
    assert range_of("flee", morale)[0] == low


@rule("C7.4.2-8")
def test_a_defector_costs_twice_as_much_before_the_eyes_of_comrades() -> None:
    comrade = "unit 4320 RW light_infantry at 10"
    assert range_of("defect", 0, comrade) == (450, 1080)
    assert range_of("desert", 0, comrade) == (135, 360)
    assert range_of("defect", 0, comrade.replace("10", "11")) == (225, 540)
    assert range_of("defect", 0, "unit 4320 RW noble at 10") == (225, 540)


@rule("C7.4.2-7", "C7.4-3")
def test_defectors_keep_number_and_state_and_leave_their_force() -> None:
    more = "unit 4320 RW captain in 4319\npool GE gold:2100 food:900"
    played = play(bribe("defect 2000 4319", more="").replace("pool   GE gold:2000", more))
    played.expect("""
        1: 3101 bribed 4319 defect
        1: 4319 taken 2 -> 1
        4320 alone
    """)
    assert played.world.units[UnitId(4319)].nation == 1


@rule("C7.4.2-10", "C7.4.2-11", "C7.4.2-12")
@pytest.mark.parametrize("effect", ["flee", "defend"])
def test_bribed_tactics(effect: str) -> None:
    play(bribe(f"{effect} 2000 4319")).expect(f"1: 4319 tactics {effect}")


@rule("C7.4.2-18", "C7.4.2-1")
def test_all_the_gold_offered_is_used() -> None:
    play(bribe("desert 1000 4319")).expect("1: 3101 paid: pool gold:-1000").expect(
        "GE pool gold:1000"
    )


@rule("C7.4.2-16", "C7.4.2-17")
@pytest.mark.parametrize(("luck", "owner"), [(60, 1000), (61, 999)])
def test_of_a_failed_bribe_half_is_lost_perhaps_to_the_owner(luck: int, owner: int) -> None:
    played = play(bribe("desert 1 4319") + f"\ndice lost {luck}")
    played.expect("1: 3101 bribe failed, 1 lost").expect("GE pool gold:1999")
    assert played.world.nations[NationId(2)].pool["gold"] == owner - 30


@rule("C7.4.2-17")
def test_higher_morale_lets_the_owner_get_it_more_often() -> None:
    found = []
    for morale in (-80, -50, 0, 20, 80):
        world = play(bribe("desert 1 4319", morale=morale) + "turns 0").world
        found.append(chance_of_owner([world.units[UnitId(4319)]]))
    assert found == [0, 0, 50, 70, 100]


@rule("C7.4.2-2", "C7.4.2-3")
def test_what_cannot_be_bribed_is_passed_over() -> None:
    more = """
    unit 4320 RW noble at 10
    unit 4321 - light_infantry at 10
    unit 4322 RW light_infantry at 60
    """
    order = "desert 2000 4319 4320 4321 4322 4999"
    play(bribe(order, more=more)).expect("1: 3101 bribed 4319 4321 desert")
    play(bribe("desert 2000 4320", more=more)).expect(
        "1: 3101 dropped bribe desert 2000 4320 (C7.4.2-3)"
    )


@rule("C7.4.2-4", "C7.4.2-5")
@pytest.mark.parametrize(("face", "fall"), [(1, True), (500, False)])
def test_all_of_them_take_it_or_none_whoever_they_belong_to(face: int, fall: bool) -> None:
    scene = """
        nation 1 GE Gemland points 50
        nation 2 RW Rowanmark
        nation 3 Dw Dwarves
    """
    more = "unit 5001 Dw light_infantry at 10\npool Dw gold:99 food:999"
    played = play(scene + bribe("desert 300 4319 5001", face, morale=0, more=more))
    assert [any(f"{one} gone" in line for line in played.lines) for one in (4319, 5001)] == [
        fall, fall,
    ]  # fmt: skip


@rule("C7.4-1")
def test_only_some_types_bribe_hire_or_charm() -> None:
    scene = "unit 3101 GE knight at 10\nunit 4319 RW light_infantry at 10 price gold:1\n"
    for order in ("bribe desert 5 4319", "charm 4319", "dominate 4319"):
        play(scene + f"orders 3101: {order}").expect(f"1: 3101 dropped {order} (C7.4-1)")
    play(scene + "orders 3101: hire 4319").expect("1: 3101 dropped hire 4319 (C7.4.3-4)")


CHARM = """
    unit   3101 GE priest at 10 carries "holy mana":5
    unit   4319 RW light_infantry 75 at {}
    policy GE RW ally
    pool   GE gold:90 men:200 arms:90 food:900
    pool   RW gold:99 food:900
    orders 3101: charm 4319; search 1
"""


@rule("C7.4.1-1", "C7.4.1-3", "C7.4.1-7")
def test_charmed_units_change_sides_for_what_they_would_have_cost() -> None:
    play(CHARM.format(11)).expect("""
        1: 3101 paid: pool gold:-15 men:-75 arms:-38
        2: 4319 taken 2 -> 1
        3: 3101 did search 1
    """)


@rule("C7.4.1-1")
def test_nobody_is_charmed_from_too_far_away() -> None:
    play(CHARM.format(12)).expect("1: 3101 dropped charm 4319 (C7.4.1-1)").expect("not paid")


@rule("C7.4.1-5", "C7.4.1-6")
def test_the_new_owner_pays_and_without_mana_they_go_back() -> None:
    kept = play(CHARM.format(11).replace("gold:90", 'gold:90 "holy mana":6'))
    kept.expect("not taken 1 -> 2")
    assert kept.world.units[UnitId(4319)].nation == 1
    play(CHARM.format(11)).expect("24: 4319 taken 1 -> 2")


@rule("C7.4.1-2")
def test_dominate_does_the_same_by_another_power() -> None:
    play("""
        unit   3101 GE priest at 10
        unit   4319 RW knight at 10
        pool   GE gold:90 "holy mana":9
        orders 3101: charm 4319; dominate 4319
    """).expect("""
        1: 3101 dropped charm 4319 (C7.4.1-1)
        1: 3101 paid: pool gold:-30
        3: 4319 taken 2 -> 1
    """)


@rule("C7.4.1-4")
@pytest.mark.parametrize(("how", "percent"), [("charmed", 90), ("dominated", 90), ("bribed", 100)])
def test_those_who_are_held_by_magic_fight_a_little_worse(how: str, percent: int) -> None:
    world = play(f"unit 3101 GE light_infantry at 10 {how} RW\nturns 0").world
    unit = world.units[UnitId(3101)]
    assert fighting_of(rules(), unit) * 100 == percent
    assert efficiency_of(rules(), unit) == 1


HIRE = """
    unit   3101 GE noble at {}
    unit   4400 - light_infantry at 10 price gold:40 {}
    pool   GE gold:{} food:900
    orders 3101: hire 4400; search 1
"""


@rule("C7.4.3-4")
def test_the_price_is_paid_and_they_are_the_nations() -> None:
    play(HIRE.format(11, "", 60)).expect("""
        1: 3101 paid: pool gold:-40
        1: 4400 taken 0 -> 1
        2: 3101 did search 1
    """)


@rule("C7.4.3-4")
@pytest.mark.parametrize(("at", "how", "gold"), [(12, "", 60), (11, "hidden", 60), (11, "", 39)])
def test_whoever_is_not_seen_or_not_paid_is_not_hired(at: int, how: str, gold: int) -> None:
    play(HIRE.format(at, how, gold)).expect("1: 3101 dropped hire 4400 (C7.4.3-4)")


@rule("C7.4.3-1", "C7.4.3-2")
def test_units_for_hire_are_offered_to_those_who_could_hire_them() -> None:
    scene = HIRE.format(11, "", 39)
    play(scene).expect("24: 4400 offered to 1 for gold:+40")
    play(scene.replace("noble", "knight")).expect("not offered")


@rule("C7.4.3-3")
def test_units_for_hire_are_described_to_those_who_are_offered_them_once() -> None:
    scene = HIRE.format(13, "", 39).partition("orders")[0]
    march = f"{scene}\norders 3101: move 12 11"
    assert "Light Infantry (unit)" not in section(set_up(scene), "BLURBS")
    report = reported(march)
    assert "4400 Light Infantry" in section(report, "EVENTS")
    assert "Light Infantry (unit)" in section(report, "BLURBS")
    assert "Light Infantry (unit)" not in section(reported(f"{march}\nturns 2"), "BLURBS")
