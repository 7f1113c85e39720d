"""C12 Ships: going aboard and ashore, room, sea lanes, building and scuttling."""

import pytest

from tests.games.cosmos.base import Scene, play
from tests.rule import rule
from warhost.games.cosmos.ids import HexNumber, NationId, UnitId
from warhost.games.cosmos.ships.capacity import capacity_of
from warhost.games.cosmos.ships.sites import is_site

SEA = """
        nation 1 GE Gemland points 50 people shipwrights ships {ships}
        nation 2 RW Rowanmark points 50 ships 0 5
        map    124 coastal_ocean 125 coastal_ocean 149 coastal_ocean 150 deep_ocean
        map    174 deep_ocean 173 deep_ocean 99 coastal_ocean
        side   123 s bay
        side   124 se sea_lane
        side   149 ne sea_lane
"""
ONE = SEA.format(ships="0 1")


@rule("C12-17", "C12-19", "C12-8")
def test_going_aboard_takes_six_phases_in_the_coastal_hex() -> None:
    play(f"""{ONE}
        unit   3101 GE light_infantry at 123
        orders 3101: embark 124; search 1
    """).expect("""
        6: 3101 aboard 123 -> 124
        7: 3101 did search 1
    """)


@rule("C12-21")
def test_a_force_inside_a_location_of_the_coast_comes_out_first() -> None:
    play(f"""{ONE}
        location 1501 GE city at 123
        unit   3101 GE light_infantry at 1501
        orders 3101: embark 124
    """).expect("""
        1: 3101 moved 1501 -> 123
        6: 3101 aboard 123 -> 124
    """)


@rule("C12-22", "C12-15")
@pytest.mark.parametrize("target", [99, 122, 150, 9999])
def test_without_a_site_nobody_goes_aboard(target: int) -> None:
    play(f"""{ONE}
        unit   3101 GE light_infantry at 123
        orders 3101: embark {target}; search 1
    """).expect(f"""
        1: 3101 dropped embark {target} (C12-22)
        1: 3101 did search 1
        3101 at 123
    """)


@rule("C12.1-1", "C12.1-2", "C12-2")
def test_each_warship_carries_250_and_each_transport_500() -> None:
    world = Scene(SEA.format(ships="3 2")).world
    assert capacity_of(world.nations[NationId(1)]) == 3 * 250 + 2 * 500


@rule("C12.1-3")
@pytest.mark.parametrize(("number", "is_aboard"), [(125, True), (126, False)])
def test_exactly_as_many_as_there_is_room_for_go_aboard(number: int, is_aboard: bool) -> None:
    world = play(f"""{ONE}
        unit   3101 GE light_infantry {number} at 123
        orders 3101: embark 124
    """).world
    assert world.units[UnitId(3101)].is_aboard is is_aboard


@rule("C12-20", "C12.1-6")
def test_room_is_taken_when_going_aboard_begins() -> None:
    play(f"""{ONE}
        unit   3101 GE light_infantry 100 at 123
        unit   3102 GE light_infantry 100 at 123
        orders 3101: embark 124
        orders 3102: wait 1; embark 124
    """).expect("2: 3102 dropped embark 124 (C12.1-3)")


@rule("C12-25", "C12-24", "C12-23")
def test_room_is_free_when_the_force_is_ashore_and_not_before() -> None:
    played = play(f"""{ONE}
        unit   3101 GE light_infantry 100 at 124 aboard
        unit   3102 GE light_infantry 100 at 123
        unit   3103 GE light_infantry 100 at 123
        orders 3101: disembark 123
        orders 3102: wait 5; embark 124
        orders 3103: wait 6; embark 124
    """)
    played.expect("""
        6: 3102 dropped embark 124 (C12.1-3)
        6: 3101 ashore 124 -> 123
        12: 3103 aboard 123 -> 124
    """)


@rule("C12-18")
def test_going_ashore_comes_behind_going_aboard() -> None:
    """Both are over in the same phase; whoever lands is later, whatever the initiative."""
    play(f"""{SEA.format(ships="0 2")}
        unit   3101 GE light_infantry 20 at 124 aboard
        unit   3102 GE light_infantry 20 at 123
        orders 3101: disembark 123
        orders 3102: embark 124
    """).expect("""
        6: 3102 aboard 123 -> 124
        6: 3101 ashore 124 -> 123
    """)


@rule("C12-26")
@pytest.mark.parametrize("target", [122, 98, 9999])
def test_who_cannot_land_stays_at_sea(target: int) -> None:
    play(f"""{ONE}
        unit   3101 GE light_infantry at 124 aboard
        orders 3101: disembark {target}
    """).expect(f"""
        1: 3101 dropped disembark {target} (C12-26)
        3101 at 124
    """)


RIVER = """
        map    124 coastal_ocean 149 coastal_ocean 99 coastal_ocean
        side   124 se sea_lane
        side   {side} {kind}
"""


def site(side: str, kind: str, coast: int, *, boats: bool = False) -> bool:
    world = Scene(RIVER.format(side=side, kind=kind)).world
    return is_site(world, HexNumber(coast), HexNumber(124), has_boats=boats)


@rule("C12-6", "C12-9", "C2.1.3-8")
def test_a_large_river_leads_to_the_ocean_hex_into_which_it_flows() -> None:
    """The side between 123 and 148 ends at 124; the one between 123 and 147 does not."""
    assert site("123 se", "large_river", 123)
    assert site("123 se", "large_river", 148)
    assert not site("123 ne", "large_river", 123)
    assert not site("123 se", "large_river", 98)


@rule("C12-7", "C12-16", "C2.1.3-9")
@pytest.mark.parametrize(("side", "kind"), [("123 se", "small_river"), ("123 s", "beach")])
def test_only_boats_use_beaches_and_small_rivers(side: str, kind: str) -> None:
    assert site(side, kind, 123, boats=True)
    assert not site(side, kind, 123)


@rule("C12-16")
def test_boats_land_where_they_can_put_out() -> None:
    scene = ONE.replace("side   123 s bay", "side   123 s beach").replace(
        "people shipwrights", "people {}"
    )
    orders = """
        unit   3101 GE light_infantry at 123
        orders 3101: embark 124; disembark 123
    """
    play(scene.format("boatmen") + orders).expect("""
        3: 3101 aboard 123 -> 124
        6: 3101 ashore 124 -> 123
    """)
    play(scene.format("shipwrights") + orders).expect("1: 3101 dropped embark 124 (C12-22)")


@rule("C12-1", "C12.2-21")
def test_only_swimmers_enter_the_ocean_without_ships() -> None:
    play(f"""{SEA.format(ships="0 0")}
        unit   3101 GE light_infantry at 123
        unit   3102 GE fish at 124
        orders 3101: move 124d
        orders 3102: move 99
    """).expect("""
        1: 3101 dropped move 124d (C11.2-1)
        3: 3102 moved 124 -> 99
    """)


@rule("C12-10", "C11.2.2-5")
def test_who_is_aboard_keeps_to_the_lanes() -> None:
    play(f"""{ONE}
        unit   3101 GE light_infantry at 124 aboard
        orders 3101: move 99; move 149; move 150
    """).expect("""
        1: 3101 dropped move 99 (C12-10)
        4: 3101 moved 124 -> 149
        5: 3101 dropped move 150 (C12-10)
    """)


@rule("C12-11")
def test_the_nation_and_not_the_units_say_how_fast_ships_are() -> None:
    both = """
        unit   3101 GE heavy_infantry 20 at 124 aboard
        unit   4001 RW light_cavalry 10 at 124 aboard
        orders 3101: move 149
        orders 4001: move 149
    """
    boats = ONE.replace("shipwrights", "boatmen")
    play(boats + both).expect("""
        2: 3101 moved 124 -> 149
        4: 4001 moved 124 -> 149
    """)


FAR = """
        board  9 x 9 deep_ocean
        nation 1 GE Gemland points 50 ships 0 1
        nation 2 RW Rowanmark points 50
        {lanes}
        unit   3101 GE light_infantry at 37 aboard
        {scout}
        orders 3101: farmove {goal}
"""
LANES = "\n".join(f" side {n} s sea_lane" for n in range(37, 45))


@rule("C12-12", "C11-6")
def test_a_far_course_leads_to_known_lanes_only() -> None:
    play(FAR.format(lanes=LANES, scout="", goal=41)).expect("1: 3101 dropped farmove 41 (C12-13)")
    scouts = "unit 3102 GE fish at 39\n unit 3103 GE fish at 41"
    play(FAR.format(lanes=LANES, scout=scouts, goal=41)).expect("""
        16: 3101 moved 40 -> 41
    """)
    away = play(FAR.format(lanes=LANES, scout="unit 3102 GE fish at 66", goal=66))
    away.expect("1: 3101 dropped farmove 66 (C12-12)")


@rule("C12-13")
def test_lanes_first_seen_in_this_turn_do_not_count() -> None:
    play(f"""{FAR.format(lanes=LANES, scout="unit 3102 GE fish at 39", goal=39)}
        orders 3102: move 40; search 1
        unit   3103 GE light_infantry at 38 aboard
        orders 3103: wait 3; farmove 41
    """).expect("4: 3103 dropped farmove 41 (C12-13)")


@rule("C12-14")
def test_where_the_map_ends_only_the_next_hex_can_be_named() -> None:
    play(FAR.format(lanes=LANES, scout="", goal="38 39 40 41")).expect("""
        4: 3101 moved 37 -> 38
        8: 3101 moved 38 -> 39
        16: 3101 moved 40 -> 41
    """)


@rule("C12-5")
def test_nobody_uses_the_ships_of_others() -> None:
    play(f"""{SEA.format(ships="0 0")}
        policy RW GE ally
        unit   3101 GE light_infantry 20 at 123
        orders 3101: embark 124
    """).expect("1: 3101 dropped embark 124 (C12.1-3)")


@rule("C12.1-7")
def test_ships_have_no_place_and_serve_forces_anywhere() -> None:
    play(f"""{ONE}
        side   23 s bay
        map    24 coastal_ocean
        side   24 se sea_lane
        unit   3101 GE captain at 123
        unit   3102 GE captain at 23
        orders 3101: embark 124
        orders 3102: embark 24
    """).expect("""
        6: 3101 aboard 123 -> 124
        6: 3102 aboard 23 -> 24
    """)


@rule("C12.1-4", "C12.1-5")
def test_who_is_aboard_stays_there_when_ships_are_gone_and_cannot_come_back() -> None:
    play(f"""{SEA.format(ships="0 0")}
        unit   3101 GE light_infantry at 124 aboard
        orders 3101: move 149 124; disembark 123; embark 124
    """).expect("""
        4: 3101 moved 124 -> 149
        14: 3101 ashore 124 -> 123
        15: 3101 dropped embark 124 (C12.1-3)
    """)


@rule("C12.3-1", "C12.3-2", "C12.3-3")
def test_ships_are_paid_at_once_and_count_when_they_are_finished() -> None:
    play(f"""{ONE}
        pool   GE gold:100 wood:1000 manpower:500
        turns  2
        orders GE: launch warships 2; launch transports 1
    """).expect("""
        0: nation 1 paid: pool gold:-40 wood:-200 manpower:-100
        0: nation 1 paid: pool gold:-10 wood:-100 manpower:-50
        24: 1 launched: +2 +0
        24: 1 launched: +0 +1
    """)


@rule("C12.3-4")
def test_only_as_many_are_built_as_can_be_paid() -> None:
    scene = f"""{ONE}
        pool   GE gold:45 wood:1000 manpower:500
        orders GE: launch warships {{}}
    """
    play(scene.format(3)).expect("""
        0: nation 1 paid: pool gold:-40 wood:-200 manpower:-100
        0: 1 failed launch warships 3 (C12.3-4)
        24: 1 launched: +2 +0
    """)
    play(scene.replace("gold:45", "gold:19").format(1)).expect("""
        0: 1 failed launch warships 1 (C12.3-4)
        not launched
    """)


@rule("C12.3-5", "C12.3-6")
def test_scuttled_ships_are_gone_at_once_for_part_of_their_cost() -> None:
    play(f"""{SEA.format(ships="2 1")}
        orders GE: scuttle warships 2; scuttle transports 2
    """).expect("""
        0: 1 scuttled: -2 +0
        0: nation 1 recovered: pool gold:+20 wood:+100 manpower:+50
        0: 1 failed scuttle transports 2 (C12.3-5)
    """)


@rule("C12.3-7")
@pytest.mark.parametrize(("number", "is_gone"), [(62, True), (63, False)])
def test_ships_needed_by_those_aboard_are_not_scuttled(number: int, is_gone: bool) -> None:
    """A warship is left: room for 250, that is for 62 of size 4."""
    played = play(f"""{SEA.format(ships="1 1")}
        unit   3101 GE light_infantry {number} at 124 aboard
        orders GE: scuttle transports 1
    """)
    assert any("scuttled" in line for line in played.lines) is is_gone


@rule("C12-3", "C1-2")
def test_ships_are_numbers_whose_upkeep_is_due_every_turn() -> None:
    """5 of gold for each warship, 3 for each transport; humans in the base pack."""
    played = play("""
        nation 1 GE Gemland ships 2 3
        nation 2 RW Rowanmark
        pool   GE gold:40
        turns  2
    """).expect("""
        24: nation 1 upkeep: pool gold:-19
        24.2: nation 1 upkeep: pool gold:-19
        GE pool gold:2
    """)
    assert played.world.units == {}


@rule("C12-4")
@pytest.mark.parametrize(
    ("gold", "left"), [(19, (2, 3)), (18, (1, 3)), (13, (0, 3)), (8, (0, 2)), (2, (0, 0))]
)
def test_ships_that_are_paid_for_stay_transports_first(gold: int, left: tuple[int, int]) -> None:
    nation = play(f"""
        nation 1 GE Gemland ships 2 3
        nation 2 RW Rowanmark
        pool   GE gold:{gold}
    """).world.nations[NationId(1)]
    assert (nation.warships, nation.transports) == left
