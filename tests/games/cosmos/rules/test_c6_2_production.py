"""C6.2, C6.3 What lands, places and units produce, and what stops that."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule
from warhost.games.cosmos.ids import NationId

HILLS = """
    map    10 hills
    land   GE 10
    pool   GE manpower:0
"""


HEXES = " ".join(f"{number} hills" for number in range(10, 20))


def nation(people: str) -> str:
    return f"nation 1 GE Gemland people {people}\nnation 2 RW Rowanmark\n"


@rule("C6.2-1", "C6.2-2", "C6.2-15")
def test_hexes_produce_once_at_the_end_of_the_turn_into_the_pool() -> None:
    play(HILLS).expect("""
        24: nation 1 produced: pool food:+150 gold:+26 iron:+150 manpower:+4 men:+10 wood:+50
        GE pool food:150 gold:26 iron:150 manpower:4 men:10 wood:50
    """)


@rule("C6.2-5", "C2.1-7")
def test_what_a_hex_produces_depends_on_its_terrain_and_goes_to_its_owner() -> None:
    play("""
        map    10 hills  11 plains
        land   GE 11
        land   RW 10
        pool   GE gold:1
    """).expect("""
        GE pool gold:1
        RW pool food:150 gold:26 iron:150 manpower:4 men:10 wood:50
    """)


@rule("C6.2-8", "C6.2-16", "C6.2-18")
def test_example_of_dwarves_in_the_hills() -> None:
    played = play(nation("dwarves") + HILLS)
    played.expect("GE pool dwarves:5 food:150 gold:45 iron:188 manpower:2 wood:50")
    twice = play(nation("dwarves") + HILLS + "hex 11 hills\nland GE 11")
    twice.expect("GE pool dwarves:10 food:300 gold:89 iron:375 manpower:4 wood:100")


@rule("C6.2-11", "C6.2-17")
def test_example_of_wood_elves_in_the_hills() -> None:
    play(nation("wood_elves") + HILLS).expect("GE pool elves:3 food:150 manpower:1 wood:10")


@rule("C6.2-10")
def test_example_of_a_people_three_times_as_efficient() -> None:
    scene = f"hex {HEXES}\nland GE {HEXES.replace(' hills', '')}\npool GE gold:0"
    gold = {
        people: play(nation(people) + scene).world.nations[NationId(1)].pool["gold"]
        for people in ("dwarves", "humans", "wood_elves")
    }
    assert gold == {"dwarves": 438 + 7, "humans": 250 + 13, "wood_elves": 0 + 3}, "and taxes"


@rule("C6.2-6", "C2.2-15", "C13.1-6")
def test_locations_and_items_produce_too_a_city_by_its_size() -> None:
    play("""
        location 1501 GE stud at 10
        location 1502 GE city at 11 size 3
        item   1601 GE idol at 12
        pool   GE food:400
    """).expect("24: nation 1 produced: pool gold:+24 horses:+24 manpower:+43 men:+120")


@rule("C6.2-9", "C6.2-7")
def test_efficiency_does_not_touch_special_production() -> None:
    play(
        nation("dwarves")
        + """
        location 1501 GE temple at 10
        pool   GE gold:1
    """
    ).expect("24: nation 1 produced: pool holy mana:+7")


@rule("C6.2-2", "C6.2-12", "C6.1-21")
def test_mana_of_units_stays_with_them_whatever_the_people() -> None:
    play(
        nation("dwarves")
        + """
        unit   3101 GE priest at 10 carries "holy mana":30
        pool   GE gold:1
    """
    ).expect("""
        24: nation 1 produced: unit 3101 holy mana:+15
        3101 carries holy mana:45
    """)


@rule("C6.2-13")
def test_wounded_units_produce_less() -> None:
    play("""
        unit   3101 GE priest at 10 wounded 1 5
        pool   GE gold:1
    """).expect("3101 carries holy mana:11")


@rule("C6.2-14")
def test_whoever_is_on_its_way_home_produces_nothing() -> None:
    play("""
        nation 1 GE Gemland points 9 home 10
        nation 2 RW Rowanmark
        unit   3101 GE priest at 60
        pool   GE gold:99
        orders 3101: flee
    """).expect("not produced")


@rule("C6.2-3")
def test_what_is_produced_pays_for_upkeep_of_the_same_turn() -> None:
    play("""
        map    10 hills
        land   GE 10
        unit   3101 GE light_infantry at 10
        pool   GE gold:0
    """).expect("GE pool food:100 gold:21 iron:150 manpower:2 men:5 wood:50")


@rule("C6.2-19", "C6.2-20")
def test_a_hex_produces_for_its_new_owner_from_then_on() -> None:
    played = play("""
        map    10 farmlands
        land   GE 9 11 34 35
        unit   3101 GE noble at 10
        pool   GE gold:1
        orders 3101: control
    """)
    played.expect("""
        22: 10 owner 0 -> 1 (controlled)
        GE pool food:20 gold:1
    """)


@rule("C6.2-21")
def test_one_place_produces_for_two_owners_as_long_as_it_was_theirs() -> None:
    play("""
        land   GE 10
        policy RW GE enemy
        location 1501 RW stud at 10
        pool   GE gold:0
    """).expect("""
        1: 1501 owner 2 -> 1 (automatic)
        24: nation 1 produced: pool horses:+23
        24: nation 2 produced: pool horses:+1
    """)


@rule("C6.2-22", "C13.2-7")
@pytest.mark.parametrize(("rating", "food", "iron", "men"), [(3, 200, 150, 10), (4, 200, 200, 13)])
def test_castles_raise_the_production_of_their_hex(
    rating: int, food: int, iron: int, men: int
) -> None:
    pool = (
        play(f"""
        map    10 hills
        land   GE 10
        location 1501 GE castle at 10 walls {rating} 12
        pool   GE gold:1
    """)
        .world.nations[NationId(1)]
        .pool
    )
    assert (pool["food"], pool["iron"], pool["men"]) == (food, iron, men)


@rule("C13.2-8", "C13.2-1")
def test_what_counts_is_the_rating_that_damage_has_left() -> None:
    pool = (
        play("""
        map    10 hills
        land   GE 10
        location 1501 GE castle at 10 walls 4 12 damage 12
        pool   GE gold:0
    """)
        .world.nations[NationId(1)]
        .pool
    )
    assert (pool["food"], pool["wood"], pool["iron"]) == (200, 67, 150)


@rule("C13.2-2", "C13.2-4")
def test_one_castle_counts_and_only_one_of_the_owner_of_the_hex() -> None:
    two = """
        map    10 hills
        land   GE 10
        location 1501 GE castle at 10 walls 1 12
        location 1502 {} castle at 10 walls 4 12
        pool   GE gold:0
    """
    assert play(two.format("GE")).world.nations[NationId(1)].pool["iron"] == 200
    assert play(two.format("RW")).world.nations[NationId(1)].pool["iron"] == 150


@rule("C13.2-3", "C13.2-5")
def test_a_castle_in_a_city_counts_and_one_under_siege_does_not() -> None:
    scene = """
        map    10 hills
        land   GE 10
        location 1501 GE city at 10 size 1 {}
        location 1502 GE castle at 1501 walls 1 12
        policy RW GE enemy
        unit   4101 RW light_infantry 49 at {}
        pool   GE gold:9 food:900
    """
    assert play(scene.format("", 60)).world.nations[NationId(1)].pool["wood"] == 67
    assert play(scene.format("sieged", 10)).world.nations[NationId(1)].pool["wood"] == 50


OCCUPIED = """
    map    10 hills
    land   GE 10
    policy RW GE enemy
    unit   4101 RW light_infantry {} at 10 {}
    pool   GE gold:0
    pool   RW gold:99 food:999
"""


@rule("C6.3-1", "C6.3-2")
@pytest.mark.parametrize(
    ("count", "how", "iron"),
    [(50, "", 0), (49, "", 150), (100, "tactics defend", 0), (99, "tactics defend", 150)],
)
def test_enemies_of_a_presence_of_one_stop_production(count: int, how: str, iron: int) -> None:
    pool = play(OCCUPIED.format(count, how)).world.nations[NationId(1)].pool
    assert pool.get("iron", 0) == iron


@rule("C6.3-1")
def test_production_stops_only_in_the_phases_that_begin_with_enemies() -> None:
    scene = OCCUPIED.format(50, "") + "orders 4101: wait 5; move 34"
    played = play(scene)
    played.expect("1: 1 halted 10").expect("12: 1 halted 10").expect("not 13: 1 halted")
    assert played.world.nations[NationId(1)].pool["iron"] == 75


@rule("C6.3-1")
def test_those_who_hold_nobody_as_an_enemy_stop_nothing() -> None:
    scene = OCCUPIED.format(50, "").replace("policy RW GE enemy", "policy GE RW enemy")
    assert play(scene).world.nations[NationId(1)].pool["iron"] == 150


@rule("C6.3-3", "C6.3-4")
def test_a_siege_stops_base_production_inside_and_special_production_only_at_the_end() -> None:
    scene = """
        location 1501 GE city at 10 size 1
        location 1502 GE stud at 1501
        location 1503 GE temple at 1501
        policy RW GE enemy
        unit   4101 RW light_infantry at {}
        pool   GE food:900
    """
    free, sieged = (scene.format(where) for where in (60, 10))
    assert play(free).world.nations[NationId(1)].pool["horses"] == 24
    assert play(free).world.nations[NationId(1)].pool["holy mana"] == 7
    assert "horses" not in play(sieged).world.nations[NationId(1)].pool
    assert "holy mana" not in play(sieged).world.nations[NationId(1)].pool


@rule("C2.1.3-10")
def test_some_features_raise_production_each_once() -> None:
    play("""
        map    10 farmlands
        side   10 ne beach
        side   10 s beach
        land   GE 10
        pool   GE gold:0
    """).expect("24: nation 1 produced: pool food:+360")
