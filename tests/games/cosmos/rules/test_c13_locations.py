"""C13 Building and expanding; C16.1 and C16.2 what walls cost and how they grow."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule
from warhost.games.cosmos.ids import LocationId, NationId
from warhost.games.cosmos.orders import BY_WORD

NAMING = "name myname"
WAITING = "wait time waitonesig waitallsig signal waitforone waitforall"
MODIFYING = "clear break insert embed"


@rule("C13-1", "C13-2", "C13-3")
def test_locations_modify_their_orders_and_wait_as_units_do() -> None:
    for word in (*MODIFYING.split(), *WAITING.split()):
        assert "location" in BY_WORD[word].givers, word
    play("location 1501 GE fort at 10\norders 1501: wait 3; myname Keep").expect(
        "4: 1501 named Keep"
    )


@rule("C13-4", "C13-5", "C13-6")
def test_locations_pass_on_repeat_and_name_and_more_where_their_type_allows() -> None:
    for word in ("order", "repeat", *NAMING.split()):
        assert "location" in BY_WORD[word].givers, word
    play("location 1501 GE temple at 10\norders 1501: improve strength 3").expect(
        "1: 1501 dropped improve strength 3 (C16-1)"
    )


FORT = """
    unit   3101 GE engineers at {}
    {}
    pool   GE gold:25 manpower:70
    orders 3101: build {}; search 1
"""


@rule("C13-7", "C13-8", "C13-11")
def test_a_unit_builds_where_it_is_and_pays_as_it_begins() -> None:
    play(FORT.format(10, "", '"Fort"')).expect("""
        1: 3101 paid: pool gold:-20 manpower:-60
        6: 3102 built: fort at 10
        7: 3101 did search 1
        3102 is fort size 0 walls 1/3 damage 0
    """)
    played = play(FORT.format(10, "", "3"))
    assert played.world.locations[LocationId(3102)].owner == 1


@rule("C13-10", "C13-12", "C13-13")
@pytest.mark.parametrize(
    ("where", "more", "what"),
    [(10, "map 10 swamp", '"Fort"'), (10, "land RW 10", '"Fort"'), (10, "", '"Castle"'),
     (10, "", '"Moon"')],
)  # fmt: skip
def test_what_is_not_permitted_there_is_not_built(where: int, more: str, what: str) -> None:
    play(FORT.format(where, more, what)).expect(f"1: 3101 dropped build {what} (C13-12)").expect(
        "not paid"
    )


@rule("C13-13")
def test_what_cannot_be_paid_is_not_built() -> None:
    play(FORT.format(10, "", '"Fort"').replace("gold:25", "gold:19")).expect(
        '1: 3101 dropped build "Fort" (C13-13)'
    ).expect("not paid")


CASTLES = """
    land   GE 10 12
    pool   GE gold:130 manpower:300
    orders GE: build "Castle" 10; build "Castle" {}
    turns  2
"""


@rule("C13-9", "C4.4-2", "C4.4-3")
def test_a_nation_builds_two_castles_at_once() -> None:
    """Each begins before the first phase and is finished as the last one ends."""
    played = play(CASTLES.format(12))
    played.expect("""
        0: 1 begins castle at 10
        0: 1 begins castle at 12
    """)
    assert sum("24: " in line and "built: castle" in line for line in played.lines) == 2


@rule("C13-12", "C13-9")
def test_a_nation_builds_only_where_it_owns_the_place() -> None:
    play(CASTLES.format(13)).expect('0: 1 failed build "Castle" 13 (C13-12)')


CITY = """
    land   {land} 10
    location 1501 GE city at 10 size 6 max 8 {walls}
    policy GE RW enemy
    pool   GE gold:{gold} wood:300 manpower:500 food:9000
    pool   RW gold:900 food:9000
    orders 1501: {order}; myname "Done"
    {more}
"""


def city(order: str, walls: str = "", more: str = "", land: str = "GE", gold: int = 900) -> str:
    return CITY.format(order=order, walls=walls, more=more, land=land, gold=gold)


@rule("C13.1-8", "C13.1-9", "C2.2-9")
def test_a_city_grows_by_increments_of_eight_phases() -> None:
    play(city("expand 2")).expect("""
        1: 1501 paid: pool gold:-80 wood:-60
        16: 1501 grows: city size 8 walls 0/0 damage 0
        17: 1501 named Done
    """)


@rule("C16.1-11", "C16.1-7", "C16.1-8")
def test_example_of_a_walled_city_that_grows_by_two() -> None:
    play(city("expand 2", "walls 2 7")).expect("1: 1501 paid: pool gold:-108 wood:-60 manpower:-56")


@rule("C13.1-5", "C13.1-12")
def test_it_grows_no_further_than_it_can() -> None:
    play(city("expand 5")).expect("16: 1501 grows: city size 8 walls 0/0 damage 0")
    play(city("expand 5", gold=79)).expect("8: 1501 grows: city size 7 walls 0/0 damage 0")
    play(city("expand 1", gold=39)).expect("1: 1501 dropped expand 1 (C13.1-12)")
    play(city("expand 1").replace("max 8", "max 6")).expect("1: 1501 dropped expand 1 (C13.1-12)")


@rule("C13.1-10")
@pytest.mark.parametrize(
    ("more", "good"),
    [("unit 4101 RW light_infantry 20 at 10", False),
     ("unit 4101 RW light_infantry 20 at 1501", False), ("unit 4101 RW noble at 10", True),
     ("unit 4101 RW light_infantry 20 at 11", True)],
)  # fmt: skip
def test_it_does_not_grow_with_enemies_about(more: str, good: bool) -> None:
    lines = play(city("expand 2", more=more)).lines
    assert ("1: 1501 dropped expand 2 (C13.1-10)" in lines) is not good


@rule("C13.1-11")
@pytest.mark.parametrize("land", ["RW", "-"])
def test_it_grows_only_in_a_hex_of_its_nation(land: str) -> None:
    play(city("expand 2", land=land)).expect("1: 1501 dropped expand 2 (C13.1-11)")


@rule("C13.1-13")
def test_work_that_has_begun_goes_on_and_what_is_finished_stays() -> None:
    came = "unit 4101 RW light_infantry 20 at 11\norders 4101: wait 1; move 10"
    play(city("expand 2", more=came)).expect("16: 1501 grows: city size 8 walls 0/0 damage 0")
    broken = """unit 3101 GE noble at 1501
    orders 3101:
        wait 9
        order 1501
        orders:
            break 1
        ."""
    play(city("expand 2", more=broken)).expect("10: 1501 grows: city size 7 walls 0/0 damage 0")


@rule("C13.1-2", "C13.1-4", "C2.2-16")
def test_a_city_brings_people_and_points_by_its_size() -> None:
    played = play(city("wait 1"))
    assert played.world.nations[NationId(1)].points == 18
    assert played.world.nations[NationId(1)].ledger.produced["men"] == 240


def castle(order: str, walls: str, more: str = "", kind: str = "castle", terrain: str = "") -> str:
    return f"""
        map    10 {terrain or "plains"}
        location 1501 GE {kind} at 10 {walls}
        {more}
        policy GE RW enemy
        pool   GE gold:9999 manpower:9999
        pool   RW gold:99 food:999
        orders 1501: {order}
    """


@rule("C16.1-14", "C16.1-13", "C16.1-4")
def test_example_of_a_castle_made_thicker() -> None:
    play(castle("improve strength 2", "walls 3 10")).expect("""
        1: 1501 paid: pool manpower:-60 gold:-30
        4: 1501 is fortified: castle size 0 walls 3/12 damage 0
    """)


@rule("C16.1-15", "C16.1-12", "C16.2-4")
def test_example_of_the_same_castle_made_higher() -> None:
    play(castle("improve rating 1", "walls 3 12")).expect("""
        1: 1501 paid: pool manpower:-120 gold:-60
        24: 1501 is fortified: castle size 0 walls 4/12 damage 0
    """)


@rule("C16.1-10", "C16.1-2", "C16.1-3")
def test_example_of_the_walls_of_a_city() -> None:
    """All that a size 6 city paid for walls of rating 2 and strength 7."""
    thick = play(castle("improve strength 7", "size 6 walls 0 0", kind="city"))
    assert "paid" not in "".join(thick.lines), "what has no height has no volume"
    play(castle("improve rating 2", "size 6 walls 0 7", kind="city")).expect(
        "1: 1501 paid: pool manpower:-168 gold:-84"
    )


@rule("C16.1-1", "C16.1-5", "C16.1-6")
def test_the_price_is_two_manpower_and_one_gold_for_each_unit_of_volume() -> None:
    """Other peoples and types have rows of their own; the book's is what no row says."""
    kinds = play("turns 0").world.rules.locations
    assert kinds["castle"].wall_cost == {"manpower": 2, "gold": 1}


@rule("C16.1-9")
def test_nothing_comes_back_when_a_city_shrinks() -> None:
    play("""
        location 1501 GE city at 10 size 6 walls 2 7
        pool   GE gold:12
    """).expect("1501 is city size 5 walls 2/7 damage 0").expect("not recovered")


@rule("C16.2-3", "C16.2-5")
def test_each_point_takes_its_time() -> None:
    play(castle("improve strength 5", "walls 1 9")).expect(
        "10: 1501 is fortified: castle size 0 walls 1/14 damage 0"
    )
    played = play(castle("improve rating 2", "walls 1 9") + "turns 2")
    played.expect("6.2: 1501 is fortified: castle size 0 walls 3/9 damage 0")
    slow = "nation 1 GE Gemland people hill_folk points 9\nnation 2 RW Rowanmark\n"
    play(slow + castle("improve strength 2", "walls 1 9")).expect(
        "8: 1501 is fortified: castle size 0 walls 1/11 damage 0"
    )


@rule("C16.2-1", "C16.2-2")
def test_without_amount_as_much_as_is_allowed_and_paid_for() -> None:
    play(castle("improve rating", "walls 1 9") + "turns 2").expect(
        "1501 is castle size 0 walls 3/9 damage 0"
    )
    poor = castle("improve strength", "walls 3 9").replace("gold:9999", "gold:50")
    play(poor).expect("1: 1501 paid: pool manpower:-90 gold:-45")


@rule("C16.2-7", "C16.2-14")
def test_no_more_is_improved_than_the_thickness_carries() -> None:
    play(castle("improve rating 5", "walls 1 8") + "turns 1").expect(
        "12: 1501 is fortified: castle size 0 walls 2/8 damage 0"
    )
    play(castle("improve rating 1", "walls 2 8")).expect(
        "1: 1501 dropped improve rating 1 (C16.2-7)"
    )


@rule("C16.2-9", "C16.2-10", "C16.2-11")
@pytest.mark.parametrize(
    ("kind", "rating", "good"),
    [("city", 3, True), ("city", 4, False), ("castle", 5, True), ("castle", 6, False)],
)
def test_how_high_walls_can_be(kind: str, rating: int, good: bool) -> None:
    lines = play(castle("improve rating 1", f"size 1 walls {rating} 60", kind=kind)).lines
    assert ("1: 1501 dropped improve rating 1 (C16.2-7)" in lines) is not good


@rule("C16.2-12", "C16.2-13", "C16.2-8")
def test_forts_and_swamps_have_limits_of_their_own_and_strength_has_none() -> None:
    refused = "1: 1501 dropped improve rating 1 (C16.2-7)"
    play(castle("improve rating 1", "walls 3 60", kind="fort")).expect(refused)
    assert refused not in play(castle("improve rating 1", "walls 2 60", kind="fort")).lines
    play(castle("improve rating 1", "walls 2 60", terrain="swamp")).expect(refused)
    play(castle("improve strength 9", "walls 1 900")).expect(
        "18: 1501 is fortified: castle size 0 walls 1/909 damage 0"
    )


@rule("C16.2-6", "C16.2-19")
@pytest.mark.parametrize("order", ["improve strength 1", "remove rating 1"])
@pytest.mark.parametrize("where", [10, 1501])
def test_with_enemies_about_nobody_works_at_walls(order: str, where: int) -> None:
    clause = "C16.2-6" if "improve" in order else "C16.2-19"
    foe = f"unit 4101 RW light_infantry 20 at {where}"
    play(castle(order, "walls 3 10", foe)).expect(f"1: 1501 dropped {order} ({clause})")
    lines = play(castle(order, "walls 3 10", foe.replace("light_infantry 20", "noble"))).lines
    assert "dropped" not in "".join(lines)


@rule("C16.2-16", "C16.2-17", "C16.2-18")
def test_walls_are_taken_down_for_nothing() -> None:
    play(castle("remove rating 2", "walls 3 10")).expect(
        "4: 1501 is taken down: castle size 0 walls 1/10 damage 0"
    ).expect("not paid")
    play(castle("remove strength", "walls 3 10")).expect(
        "20: 1501 is taken down: castle size 0 walls 0/0 damage 0"
    )


@rule("C16.2-15")
def test_walls_become_lower_when_they_become_thinner() -> None:
    play(castle("remove strength 3", "walls 3 11")).expect(
        "6: 1501 is taken down: castle size 0 walls 2/8 damage 0"
    )


@rule("C3.2-13", "C13.2-6", "C3.2-10")
@pytest.mark.parametrize(
    ("castles", "points"),
    [("", 1), ("location 1501 GE castle at 10 walls 1 3", 3),
     ("location 1501 GE castle at 10 walls 1 3\nlocation 1502 GE castle at 10 walls 2 6", 3),
     ("location 1501 GE castle at 10 walls 1 3\nlocation 1502 GE castle at 11 walls 2 6", 5),
     ("location 1501 GE castle at 10 walls 1 3 damage 3", 1),
     ("location 1501 GE castle at 10 walls 1 3 sieged", 1),
     ("location 1501 RW castle at 10 walls 1 3", 1),
     ("location 1501 GE castle at 60 walls 1 3", 1)],
)  # fmt: skip
def test_hexes_with_castles_bring_two_points_each(castles: str, points: int) -> None:
    played = play(f"""
        nation 1 GE Gemland points 1
        nation 2 RW Rowanmark
        land   GE 10 11
        {castles}
        unit   3101 GE medium_infantry at 60
        orders 3101: search 1; search 1; search 1; search 1; search 1; search 1
    """)
    assert sum("did search" in line for line in played.lines) == points


@rule("C3.2-20", "C3.2-12", "C3.2-14")
def test_example_of_an_administration_limit() -> None:
    searches = "; ".join(["search 1"] * 24)
    played = play(f"""
        nation 1 GE Gemland points 5 ruler noble
        nation 2 RW Rowanmark
        land   GE 10 11
        location 1501 GE castle at 10 walls 1 3
        location 1502 GE castle at 11 walls 1 3
        unit   3101 GE noble at 60
        unit   3102 GE noble at 60
        unit   3103 GE noble at 60
        unit   3104 GE medium_infantry at 60
        orders 3104: {searches}
    """)
    assert sum("did search" in line for line in played.lines) == 21
