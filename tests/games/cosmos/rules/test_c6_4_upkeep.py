"""C6 Where resources are taken from; C6.4 upkeep."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule
from warhost.games.cosmos.ids import UnitId

HOMED = "nation 1 GE Gemland points 50 home 10\nnation 2 RW Rowanmark points 50\n"


@rule("C6.4-1", "C2.3.1-18", "C6-1")
def test_units_are_paid_before_locations_and_ships() -> None:
    play("""
        nation 1 GE Gemland ships 0 2
        nation 2 RW Rowanmark
        unit   3101 GE light_infantry at 20
        location 1501 GE castle at 10 walls 1 3
        pool   GE gold:8 food:100
    """).expect("""
        24: nation 1 upkeep: pool gold:-8 food:-50
        24: 1501 crumbles: castle size 0 walls 1/3 damage 3
        24: 1 lost 0 and 1 ships
    """)


@rule("C6.4-2", "C6.4-7")
def test_the_nearest_to_home_are_paid_first_and_the_others_dissolve() -> None:
    play(
        HOMED
        + """
        unit   3101 GE light_infantry at 40
        unit   3102 GE light_infantry at 12
        pool   GE gold:9 food:900
    """
    ).expect("""
        24: 3101 gone: unpaid
        GE pool food:625 gold:4
        3102 at 12
    """)


@rule("C6.4-3")
def test_at_equal_distance_the_lowest_number_is_paid_first() -> None:
    play(
        HOMED
        + """
        unit   3102 GE light_infantry at 12
        unit   3101 GE light_infantry at 8
        pool   GE gold:9 food:900
    """
    ).expect("24: 3102 gone: unpaid").expect("not 3101 gone")


@rule("C6.4-4")
def test_locations_are_paid_from_home_outward_too() -> None:
    play(
        HOMED
        + """
        location 1501 GE castle at 120 walls 1 3
        location 1503 GE castle at 12 walls 1 3
        location 1502 GE castle at 8 walls 1 3
        pool   GE gold:10
    """
    ).expect("24: 1501 crumbles: castle size 0 walls 1/3 damage 3").expect("GE pool nothing")


@rule("C6.4-5", "C6.4-11")
def test_transports_are_paid_before_warships_and_ships_unpaid_are_lost() -> None:
    played = play("""
        nation 1 GE Gemland ships 2 2
        nation 2 RW Rowanmark
        pool   GE gold:11
    """)
    played.expect("24: 1 lost 1 and 0 ships").expect("GE pool nothing")


@rule("C6.4-6")
def test_a_bill_is_paid_in_full_or_not_at_all() -> None:
    play(
        HOMED
        + """
        unit   3101 GE heavy_infantry at 12
        unit   3102 GE light_infantry at 40
        pool   GE gold:14 food:400
    """
    ).expect("""
        24: nation 1 upkeep: pool gold:-5 food:-50
        24: 3101 gone: unpaid
        3102 at 40
    """)


@rule("C6.4-8", "C13.1-14", "C2.2-17")
def test_a_city_without_food_shrinks() -> None:
    play("""
        location 1501 GE city at 10 size 3
        pool   GE food:399
    """).expect("""
        24: 1501 starves: city size 2 walls 0/0 damage 0
        GE pool food:299 gold:16 manpower:43 men:120
    """)


@rule("C6.4-9", "C13.1-16")
def test_the_last_increment_leaves_ruins() -> None:
    play("""
        location 1501 GE city at 10 size 1 walls 1 3
        pool   GE gold:9
    """).expect("1501 is ruins size 0 walls 0/0 damage 0")


@rule("C13.1-15")
def test_a_siege_spares_the_last_increment() -> None:
    played = play("""
        location 1501 GE city at 10 size 1
        policy RW GE enemy
        unit   4101 RW light_infantry at 10
        pool   GE gold:9
    """)
    played.expect("1501 is city size 1 walls 0/0 damage 0")


@rule("C13.1-17")
def test_ruins_grow_no_more() -> None:
    play("""
        location 1501 GE ruins at 10
        land   GE 10
        pool   GE gold:999 wood:999
        orders 1501: expand 1
    """).expect("1: 1501 dropped expand 1 (C13.1-8)")


@rule("C6.4-10", "C16.1-20")
def test_walls_that_are_not_paid_for_crumble_by_one_point_of_rating() -> None:
    play("""
        location 1501 GE castle at 10 walls 4 12
        pool   GE gold:19
    """).expect("1501 is castle size 0 walls 4/12 damage 12")


@rule("C16.1-17", "C16.1-18", "C2.2-8")
def test_example_of_walls_round_a_city() -> None:
    play("""
        location 1501 GE city at 10 size 6 walls 2 7
        pool   GE gold:12 food:9000
    """).expect("24: nation 1 upkeep: pool food:-600 gold:-12")


@rule("C16.1-19", "C16.1-16")
def test_example_of_a_castle() -> None:
    play("""
        location 1501 GE castle at 10 walls 4 12
        pool   GE gold:20
    """).expect("24: nation 1 upkeep: pool gold:-20").expect("not crumbles")


@rule("C6-6", "C6-7", "C6-8")
def test_resources_are_taken_from_the_nearest_first() -> None:
    play("""
        unit   3101 GE heavy_infantry at 10 carries gold:4
        unit   3102 GE noble in 3101 carries gold:5
        store  10 gold:3
        pool   GE gold:10 food:400
    """).expect("""
        3101 carries nothing
        3102 carries nothing
        10 holds nothing
        GE pool food:250 gold:7
    """)


@rule("C6-9")
def test_inside_a_location_only_what_lies_there_is_near() -> None:
    play("""
        location 1501 GE temple at 10
        unit   3101 GE heavy_infantry at 1501
        store  10 gold:50
        store  1501 gold:1
        pool   GE gold:20 food:400
    """).expect("24: nation 1 upkeep: location 1501 gold:-1, pool gold:-14 food:-50")


@rule("C6-10", "C6-15")
def test_a_location_uses_what_lies_round_it_unless_it_is_besieged() -> None:
    scene = """
        location 1501 GE castle at 10 walls 1 3
        policy RW GE enemy
        unit   4101 RW light_infantry at {}
        orders 4101: move 10
        store  10 gold:2
        store  1501 gold:1
        pool   GE gold:20
    """
    bill = "24: nation 1 upkeep: location 1501 gold:-1, {}pool gold:-{}"
    play(scene.format(150)).expect(bill.format("hex 10 gold:-2, ", 2))
    play(scene.format(11)).expect(bill.format("", 4))


@rule("C6-11")
@pytest.mark.parametrize(("land", "used"), [("GE", 15), ("-", 15), ("RW", 0)])
def test_what_lies_in_foreign_land_is_not_used(land: str, used: int) -> None:
    play(f"""
        land   {land} 10
        unit   3101 GE heavy_infantry at 10
        store  10 gold:20
        pool   GE gold:20 food:400
    """).expect(f"10 holds gold:{20 - used}")


@rule("C6-12", "C6-13")
def test_the_pool_is_at_hand_everywhere() -> None:
    play("""
        land   RW 10
        unit   3101 GE heavy_infantry at 10
        pool   GE gold:20 food:400
    """).expect("24: nation 1 upkeep: pool gold:-15 food:-50")


@rule("C6-16", "C6-17")
@pytest.mark.parametrize(("start", "fate"), [(10, "24: weakened 3101"), (11, "not weakened")])
def test_a_siege_since_the_turn_began_cuts_off_from_the_pool(start: int, fate: str) -> None:
    play(f"""
        location 1501 GE city at 10 size 1
        policy RW GE enemy
        unit   4101 RW light_infantry at {start}
        orders 4101: move 10
        location 1502 GE temple at 1501
        unit   3101 GE heavy_infantry at 1502
        pool   GE gold:20 food:800
    """).expect(fate)


@rule("C6-16", "C6-17")
def test_mana_is_drawn_even_out_of_a_siege() -> None:
    play("""
        location 1501 GE city at 10 size 1 walls 1 3
        policy RW GE enemy
        unit   4101 RW light_infantry at 10
        unit   3101 GE skeletons at 1501
        pool   GE "holy mana":10
    """).expect("24: nation 1 upkeep: pool holy mana:-10")


BOUND = """
    unit   3101 GE captain at 60 carries "holy mana":9
    unit   3102 GE skeletons at 10 {}
    pool   GE "holy mana":4
"""


@rule("C6-18", "C6-19", "C6-20")
def test_a_creator_pays_with_its_own_mana_what_else_is_missing() -> None:
    play(BOUND.format("creator 3101")).expect("""
        24: nation 1 upkeep: pool holy mana:-4, unit 3101 holy mana:-6
        3101 carries holy mana:3
    """)
    play(BOUND.format("")).expect("24: 3102 gone: unpaid")


@rule("C6-18")
def test_whoever_was_merely_summoned_gets_nothing_of_it() -> None:
    scene = """
        unit   3101 GE priest at 10 carries "holy mana":40
        pool   GE gold:1
        orders 3101: animate "Skeletons"; summon "Spirits"
    """
    played = play(scene)
    played.expect("""
        24: 3103 gone: unpaid
        3101 carries holy mana:25
    """)
    assert played.world.units[UnitId(3102)].creator == 3101


@rule("C6-21", "C6-22", "C6-23")
def test_all_main_kinds_of_resources_are_there() -> None:
    kinds = play("unit 3101 GE noble at 10").world.rules.resources
    assert {one.kind for one in kinds.values()} == {
        "gold", "food", "population", "manpower", "mount", "wood", "iron", "arms", "mana",
    }  # fmt: skip
    people = {name for name, one in kinds.items() if one.kind == "population"}
    assert people == {"men", "elves", "dwarves", "gnomes", "trolls", "goblins", "snakemen"}
    mounts = {name for name, one in kinds.items() if one.kind == "mount"}
    assert mounts == {"horses", "wolves", "elephants", "dzareks"}


@rule("C6-33", "C6-34", "C6-35")
def test_gold_food_and_wood_have_weight_and_size_in_hundredths() -> None:
    kinds = play("unit 3101 GE noble at 10").world.rules.resources
    found = {name: (kinds[name].weight, kinds[name].size) for name in ("gold", "food", "wood")}
    assert found == {"gold": (1, 0), "food": (100, 100), "wood": (500, 500)}


@rule("C6-36", "C6-37", "C6-38")
def test_iron_arms_and_mana_have_weight_and_size_in_hundredths() -> None:
    kinds = play("unit 3101 GE noble at 10").world.rules.resources
    names = ("iron", "arms", "holy mana")
    found = [(kinds[name].weight, kinds[name].size) for name in names]
    assert found == [(500, 200), (100, 100), (0, 0)]


@rule("C6-24")
def test_each_flavour_of_mana_is_a_resource_of_its_own() -> None:
    play("""
        unit   3102 GE skeletons at 10
        pool   GE "nature mana":40
    """).expect("24: 3102 gone: unpaid")


@rule("C6-2", "C6-3", "C6-4")
def test_an_order_uses_its_resources_as_it_begins_and_they_are_lost_if_it_is_broken_off() -> None:
    scene = """
        location 1501 GE city at 10 size 6 max 12
        land   GE 10
        pool   GE gold:100 wood:100 food:9000
        orders 1501: expand 2
    """
    played = play(scene)
    played.expect("""
        1: 1501 paid: pool gold:-80 wood:-60
        16: 1501 grows: city size 8 walls 0/0 damage 0
    """)


@rule("C6-26", "C6-27", "C13.1-7")
def test_food_feeds_cities_and_units_and_people_become_soldiers() -> None:
    played = play("""
        location 1501 GE city at 10 size 2 walls 1 3
        unit   3101 GE noble at 1501
        pool   GE gold:90 food:400 men:50 arms:50
        orders 3101: recruit "Medium Infantry"
    """)
    played.expect("""
        1: 3101 paid: pool gold:-15 men:-50 arms:-50
        24: nation 1 upkeep: pool gold:-10 food:-250
    """)


@rule("C6-28", "C6-30", "C6-31")
def test_mounts_arms_and_mana_make_troops() -> None:
    kinds = play("unit 3101 GE noble at 10").world.rules.units
    assert kinds["light_cavalry"].cost == {"gold": 25, "men": 25, "horses": 25, "arms": 25}
    assert kinds["skeletons"].cost == {"holy mana": 10}


@rule("C6-29", "C6-32")
def test_wood_and_manpower_are_used_for_work() -> None:
    rules = play("unit 3101 GE noble at 10").world.rules
    assert rules.locations["city"].expansion["wood"] == 30
    assert rules.locations["castle"].cost["manpower"] > 0
    assert rules.peoples["trolls"].arms == {"wood": 1, "iron": 1, "manpower": 1}


@rule("C6.2-4", "C6.2-9")
def test_what_a_city_brings_is_base_production_and_special_production() -> None:
    scene = """
        nation 1 GE Gemland people {}
        nation 2 RW Rowanmark
        location 1501 GE city at 10 size 2 trade 5
        pool   GE food:900
    """
    play(scene.format("humans")).expect("24: nation 1 produced: pool gold:+20 manpower:+29 men:+80")
    play(scene.format("dwarves")).expect("24: nation 1 produced: pool gold:+10")
