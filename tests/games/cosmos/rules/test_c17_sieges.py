"""C17 Sieges: how they come about, and what they do."""

import pytest

from tests.games.cosmos.base import Scene, play, rules
from tests.games.cosmos.reporting import reported, section
from tests.rule import rule
from warhost.games.cosmos.forces.efficiency import fighting_of
from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.morale.keeping import moved_morale
from warhost.games.cosmos.siege.keeping import stance_of

CITY = """
    nation 1 GE Gemland points 50
    nation 2 RW Rowanmark points 50
    nation 3 NO Northing points 50
    location 1501 GE city at 123 size 4 walls 2 7
    policy RW GE enemy
    {}
"""
FOE = "unit 4001 RW light_infantry {} at 123 tactics defend"


def about(*lines: str) -> str:
    return CITY.format("\n".join(lines))


def is_besieged(*lines: str) -> bool:
    return "1: 1501 besieged" in play(about(*lines)).lines


@rule("C17-1", "C17-2")
def test_whoever_stands_before_a_place_of_enemies_besieges_it() -> None:
    assert is_besieged(FOE.format(50))
    assert not is_besieged(FOE.format(50).replace("at 123", "at 124"))
    assert not is_besieged("unit 4001 RW captain at 123")


@rule("C17-2", "C17-7")
@pytest.mark.parametrize(("own", "besieged"), [(49, True), (50, False), (51, False)])
def test_the_owner_outside_opposes_with_what_counts(own: int, besieged: bool) -> None:
    ours = f"unit 3001 GE light_infantry {own} at 123 tactics defend"
    assert is_besieged(FOE.format(50), ours) is besieged


@rule("C17-7")
def test_so_do_those_who_hold_the_owner_as_their_ally() -> None:
    theirs = "unit 5001 NO light_infantry 60 at 123 tactics defend"
    assert is_besieged(FOE.format(50), theirs)
    assert not is_besieged(FOE.format(50), theirs, "policy NO GE ally")


@rule("C17-3")
def test_nobody_inside_counts() -> None:
    assert is_besieged(FOE.format(50), "unit 3001 GE light_infantry 200 at 1501 tactics defend")


@rule("C17-4", "C17-6")
@pytest.mark.parametrize(
    ("inside", "besieged"),
    [("unit 4002 RW captain at 1501", False), ("unit 4002 RW captain at 1502", False),
     ("unit 5001 NO captain at 1501", True), ("unit 4002 RW golems 5 at 1501", True)],
)  # fmt: skip
def test_nobody_besieges_friends_who_would_suffer(inside: str, besieged: bool) -> None:
    keep = "location 1502 GE keep at 1501 walls 1 3"
    assert is_besieged(FOE.format(50), keep, inside.replace("unit", "unit")) is besieged


@rule("C17-4")
def test_the_friends_of_the_besiegers_are_spared_too() -> None:
    inside = "unit 5001 NO captain at 1501"
    assert not is_besieged(FOE.format(50), inside, "policy RW NO ally")


@rule("C17-6")
def test_whoever_has_friends_inside_opposes_whosever_the_place_is() -> None:
    theirs = (
        "unit 5001 NO light_infantry 50 at 123 tactics defend",
        "unit 5002 NO captain at 1501",
    )
    assert not is_besieged(FOE.format(50), *theirs, "policy NO GE enemy")
    assert is_besieged(FOE.format(51), *theirs, "policy NO GE enemy")


@rule("C17-5")
@pytest.mark.parametrize("policy", ["", "policy NO GE ally"])
def test_a_place_that_is_being_taken_is_besieged_by_its_friends(policy: str) -> None:
    nation = "NO" if policy else "GE"
    play(about(
        policy,
        f"unit 5001 {nation} light_infantry 50 at 123 tactics defend",
        "unit 4001 RW noble at 1501 tactics defend",
        "land RW 123",
        "orders 4001: control",
    )).expect("2: 1501 besieged").expect("not 1: 1501 besieged")  # fmt: skip


@rule("C17-8")
def test_the_neutral_take_no_part() -> None:
    neutral = "unit 5001 NO light_infantry 200 at 123 tactics defend"
    assert is_besieged(FOE.format(50), neutral)
    world = Scene(about(neutral)).world
    place = next(iter(world.locations.values()))
    assert stance_of(world, place, NationId(3)) == "neither"
    assert not is_besieged(neutral)


@rule("C17.1-8", "C4-10")
def test_sieges_are_judged_as_a_phase_begins() -> None:
    come = FOE.format(50).replace("at 123", "at 124")
    play(about(come, "orders 4001: move 123")).expect("""
        6: 4001 moved 124 -> 123
        7: 1501 besieged
    """).expect("not 6: 1501")


@rule("C17.1-9")
def test_a_sally_lifts_the_siege_a_phase_later() -> None:
    ours = "unit 3001 GE light_infantry 100 at 1501 tactics defend"
    play(about(FOE.format(50), ours, "orders 3001: move 123")).expect("""
        1: 1501 besieged
        1: 3001 moved 1501 -> 123
        2: 1501 free
    """)


AT_WAR = """
    nation 1 GE Gemland points 50
    nation 2 RW Rowanmark points 50
    policy RW GE enemy
    location 1501 GE city at 123 size {size} {walls}
    location 1502 GE stud at 1501
    unit   4001 RW light_infantry 200 at {start} tactics defend
    orders 4001: {order}
    pool   GE {pool}
    pool   RW gold:9000 food:9000
    {more}
"""
RICH = "gold:900 food:9000"


def war(  # noqa: PLR0913, PLR0917  what differs between sieges
    order: str = "wait 1",
    start: int = 123,
    pool: str = RICH,
    more: str = "",
    size: str = "3",
    walls: str = "",
) -> str:
    return AT_WAR.format(order=order, start=start, pool=pool, more=more, size=size, walls=walls)


@rule("C17.1-1")
def test_production_of_a_besieged_place_and_of_all_inside_stops() -> None:
    play(war()).expect("1: 1 halted 1501 1502").expect("not men:+").expect("not horses:+")
    half = play(war("wait 6; move 123", start=124))
    half.expect("13: 1 halted 1501 1502")
    assert half.world.nations[NationId(1)].pool["horses"] == 12


@rule("C17.1-2", "C17.1-21")
@pytest.mark.parametrize(("start", "morale"), [(60, 20), (123, 0)])
def test_those_inside_lose_heart(start: int, morale: int) -> None:
    more = "unit 3001 GE light_infantry at 1502 morale 20 tactics defend"
    played = play(war(start=start, more=more))
    assert played.world.units[UnitId(3001)].morale == 100 * morale


@rule("C17.1-21")
def test_example_of_morale_after_a_few_phases() -> None:
    """Ten less each phase, halved each phase: about twenty less than it would be."""
    morale = 2000
    for _ in range(4):
        morale = moved_morale(morale, 1000 - 1000)
    assert -2000 <= morale - 2000 < -1800


@rule("C17.1-3")
def test_what_lies_outside_is_out_of_reach_at_once() -> None:
    store = "store 123 food:9000\nland GE 123"
    play(war("move 123", start=124, pool="gold:9", more=store)).expect(
        "24: 1501 starves: city size 2 walls 0/0 damage 0"
    )
    play(war("wait 1", start=60, pool="gold:9", more=store)).expect("not starves")


@rule("C17.1-4", "C17.1-28", "C17.1-20")
def test_the_pool_is_open_in_the_turn_the_enemy_arrives_and_then_no_more() -> None:
    inside = "land GE 123\nunit 3001 GE noble at 1501\norders 3001: {} unstore food:100"
    play(war("wait 6; move 123", start=124, more=inside.format("wait 20;"))).expect(
        "21: 3001 unstored: pool food:-100, unit 3001 food:+100"
    )
    play(war(more=inside.format(""))).expect("1: 3001 dropped unstore food:100 (C6-17)")


@rule("C17.1-5")
def test_nothing_is_brought_into_the_pool_either() -> None:
    inside = (
        "land GE 123\nunit 3001 GE noble at 1501\nstore 1501 food:100\norders 3001: store food:100"
    )
    play(war(more=inside)).expect("1: 3001 dropped store food:100 (C6-16)")


@rule("C17.1-4")
def test_mana_still_flows() -> None:
    inside = "unit 3001 GE priest at 1501\norders 3001: recruit skeletons 20"
    play(war(pool='"holy mana":10 food:999', more=inside)).expect(
        "1: 3001 paid: pool holy mana:-10"
    )


@rule("C17.1-6")
def test_upkeep_comes_out_of_what_lies_inside() -> None:
    store = "unit 3001 GE medium_infantry at 1501 tactics defend\nstore 1501 food:600 gold:8"
    play(war(more=store)).expect("""
        24: nation 1 upkeep: location 1501 gold:-8 food:-350
        1501 is city size 3 walls 0/0 damage 0
    """)


@rule("C17.1-7", "C17.1-11", "C17.1-10")
def test_a_siege_lifted_in_the_last_phase_is_as_none_for_trade_and_upkeep() -> None:
    trade = "location 1503 GE city at 40 size 1"
    lifted = play(war("wait 18; move 124", more=trade).replace("size 3", "size 3 trade 20"))
    lifted.expect("24: 4001 moved 123 -> 124").expect("24: 1501 free").expect("not starves")
    held = play(war(more=trade).replace("size 3", "size 3 trade 20"))
    gold, less = (one.world.nations[NationId(1)].pool["gold"] for one in (lifted, held))
    assert gold - less == 60


@rule("C17.1-12")
def test_the_first_time_the_pool_pays_and_the_unit_is_weakened() -> None:
    unit = "unit 3001 GE medium_infantry at 1501 tactics defend"
    play(war(more=unit)).expect("24: weakened 3001").expect("3001 at 1501")
    play(war(more=unit, pool="gold:900")).expect("24: 3001 gone: unpaid").expect("not weakened")


@rule("C17.1-13")
def test_a_weakened_unit_fights_at_half_strength_for_a_turn() -> None:
    unit = "unit 3001 GE medium_infantry at 1501 tactics defend\nturns {}"
    leave = "wait 25; move 124"
    weak = play(war(leave, more=unit.format(1))).world
    assert fighting_of(rules(), weak.units[UnitId(3001)]) * 2 == 1
    fed = play(war(leave, more=unit.format(2))).expect("24.2: strong again 3001").world
    assert fighting_of(rules(), fed.units[UnitId(3001)]) == 1


@rule("C17.1-14")
def test_a_second_turn_of_hunger_dissolves_it() -> None:
    unit = "unit 3001 GE medium_infantry at 1501 tactics defend\nturns 2"
    play(war(more=unit)).expect("24.2: 3001 gone: unpaid")


@rule("C17.1-15", "C17.1-19")
def test_walls_are_kept_up_out_of_a_pool_that_is_closed() -> None:
    play(war(walls="walls 2 7")).expect("1501 is city size 2 walls 2/7 damage 0")
    play(war(walls="walls 2 7", pool="food:900")).expect("1501 is city size 2 walls 2/7 damage 7")


@rule("C17.1-16", "C17.1-17")
@pytest.mark.parametrize(("size", "left"), [("3", 2), ("2", 1), ("1", 1)])
def test_a_hungry_city_shrinks_but_for_its_last_increment(size: str, left: int) -> None:
    played = play(war(size=size)).expect(f"1501 is city size {left} walls 0/0 damage 0")
    assert played.world.nations[NationId(1)].pool["food"] == 6750


@rule("C17.1-18")
def test_without_a_siege_the_last_increment_starves_to_ruins() -> None:
    play(war(size="1", start=60, pool="gold:9")).expect(
        "24: 1501 falls to ruins: ruins size 0 walls 0/0 damage 0"
    )


EXAMPLE = """
    nation 1 GE Gemland home 1503 points 50
    nation 2 RW Rowanmark points 50
    policy RW GE enemy
    location 1501 GE city at 123 size 6 trade 20 walls 2 7
    location 1503 GE city at 40 size 1
    land   GE 123
    unit   3001 GE noble at 1501
    unit   3002 GE medium_infantry 50 at 1501 tactics defend
    unit   4001 RW heavy_infantry 200 at 124 tactics defend
    pool   GE gold:9000 food:90000 men:400 arms:400
    pool   RW gold:9000 food:90000
    orders 3001: time 2 1; recruit "Medium Infantry" 20
    orders 4001: wait 5; move 123; time 4 1; move 1501
    turns  {}
"""


@rule("C17.1-20", "C17.1-22", "C17.1-23")
def test_the_example_siege_to_the_second_turn() -> None:
    """An army comes in the middle of the first turn; nothing is paid less until the second."""
    siege = play(EXAMPLE.format(2))
    siege.expect("""
        12: 4001 moved 124 -> 123
        13: 1501 besieged
        13: 1 halted 123 1501
        1.2: 3001 dropped recruit "Medium Infantry" 20 (C7.1-23)
    """)
    first = [line for line in siege.lines if line.startswith("24: nation 1 ")]
    assert any("produced: pool gold:+193 " in line for line in first)
    assert any("24.2: nation 1 produced: pool gold:+65 " in line for line in siege.lines)
    assert any("upkeep: pool gold:-20 food:-750" in line for line in first)
    assert not any("24: 1501 starves" in line for line in siege.lines)


@rule("C17.1-24", "C17.1-25", "C17.1-26")
def test_the_example_siege_to_its_end() -> None:
    """The city shrinks twice, its garrison first fails and then melts away; only leaders meet
    the besieger, and the walls stand as before."""
    play(EXAMPLE.format(4)).expect("""
        24.2: weakened 3002
        24.2: 1501 starves: city size 5 walls 2/7 damage 0
        24.3: 3002 gone: unpaid
        24.3: 1501 starves: city size 4 walls 2/7 damage 0
        1.4: 4001 moved 123 -> 1501
        1501 is city size 4 walls 2/7 damage 0
        3002 gone
    """)


@rule("C17.1-27")
def test_the_example_siege_stormed_a_turn_earlier() -> None:
    """In the third turn the defence has half its strength and the city lost one increment."""
    world = play(EXAMPLE.format(2)).expect("1501 is city size 5 walls 2/7 damage 0").world
    assert fighting_of(rules(), world.units[UnitId(3002)]) * 2 == 1
    assert fighting_of(rules(), world.units[UnitId(3001)]) == 1


def test_a_report_tells_of_the_siege() -> None:
    report = reported(EXAMPLE.format(2))
    assert "Starved by the siege, at half strength next turn: 3002(GE)" in section(report, "EVENTS")
    assert "under siege since turn 1 phase 13" in section(report, "MAP NOTES")
