"""C6.5 What perishes, and where it comes to rest."""

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule
from warhost.games.cosmos.ids import NationId


def after(pool: str, turns: int = 1, more: str = "") -> dict[str, int]:
    played = play(f"pool GE {pool}\nturns {turns}\n{more}")
    return played.world.nations[NationId(1)].pool


@rule("C6.5-2", "C6.6.2-7")
def test_manpower_is_never_stored() -> None:
    assert after("manpower:900") == {}


@rule("C6.5-3")
def test_gold_iron_and_arms_last() -> None:
    assert after("gold:10 iron:20 arms:30", 3) == {"gold": 10, "iron": 20, "arms": 30}


@rule("C6.5-5", "C6.5-6")
def test_food_and_wood_perish() -> None:
    assert after("food:400 wood:400") == {"food": 300, "wood": 320}


@rule("C6.5-11", "C6.5-12", "C6.5-13")
def test_horses_wolves_and_elephants_perish() -> None:
    left = after("horses:100 wolves:100 elephants:100")
    assert left == {"horses": 50, "wolves": 50, "elephants": 80}


@rule("C6.5-14", "C6.5-20", "C6.5-21")
def test_dzareks_men_and_elves_perish() -> None:
    left = after("dzareks:100 men:100 elves:100")
    assert (left["dzareks"], left["men"], left["elves"]) == (80, 90, 97)


@rule("C6.5-22", "C6.5-23", "C6.5-24")
def test_dwarves_gnomes_and_trolls_perish() -> None:
    left = after("dwarves:100 gnomes:100 trolls:100")
    assert (left["dwarves"], left["gnomes"], left["trolls"]) == (95, 93, 93)


@rule("C6.5-25", "C6.5-26")
def test_goblins_and_snakemen_perish() -> None:
    left = after("goblins:100 snakemen:100")
    assert (left["goblins"], left["snakemen"]) == (85, 90)


@rule("C6.5-4")
def test_mana_lasts_as_long_as_there_is_room_for_it() -> None:
    assert after('"holy mana":150') == {"holy mana": 150}
    scene = 'nation 1 GE Gemland people hill_folk\nnation 2 RW Rowan\npool GE "holy mana":150'
    play(scene).expect("24: nation 1 decayed: pool holy mana:-50")


@rule("C6.5-7")
def test_what_lies_about_or_is_carried_perishes_as_well() -> None:
    play("""
        land   GE 10
        location 1501 GE temple at 10
        unit   3101 GE noble at 10 carries food:40 wood:10
        store  10 food:100
        store  1501 wood:50
        pool   GE gold:1
    """).expect("""
        3101 carries food:30 wood:8
        10 holds food:75
        1501 holds wood:40
    """)


@rule("C6.5-1", "C6.5-8")
def test_what_perishes_leaves_before_production_comes() -> None:
    scene = "map 10 farmlands\nland GE 10\npool GE food:960"
    play(scene).expect("""
        24: nation 1 decayed: pool food:-240
        24: nation 1 produced: pool food:+240
        GE pool food:960
    """)


@rule("C6.5-15", "C6.5-16", "C6.5-17")
def test_people_in_units_count_and_what_the_pool_lacks_is_taken_from_production() -> None:
    play("""
        unit   3101 GE medium_infantry 200 at 10
        pool   GE men:10 gold:100 food:900
        location 1501 GE city at 10 size 1
    """).expect("""
        24: nation 1 decayed: pool food:-225 men:-10
        24: nation 1 produced: pool gold:+4 manpower:+10 men:+29
    """)


@rule("C6.5-18", "C6.5-19", "C6.5-27")
def test_neither_pool_nor_units_go_below_what_they_have() -> None:
    play("""
        unit   3101 GE medium_infantry 200 at 10
        pool   GE men:5 gold:100 food:900
    """).expect("""
        GE pool food:475 gold:68
        3101 counts 200x2
    """)


@rule("C6.5-9", "C6.5-10")
def test_mounts_in_units_count_and_mounted_units_stay_as_they_are() -> None:
    play("""
        unit   3101 GE light_cavalry 50 at 10
        pool   GE horses:30 gold:100 food:900
        location 1501 GE stud at 10
    """).expect("""
        24: nation 1 decayed: pool food:-225 horses:-30
        24: nation 1 produced: pool horses:+14
        3101 counts 50x3
    """)


@pytest.mark.parametrize(
    ("size", "soldiers", "pool"), [(5, 0, 2000), (5, 200, 1800), (3, 0, 1200), (3, 400, 800)]
)
@rule("C6.5-28", "C6.5-30", "C6.5-31")
def test_men_come_to_rest_at_ten_times_what_a_turn_brings(
    size: int, soldiers: int, pool: int
) -> None:
    troops = "\n".join(
        f"unit {3101 + n} GE medium_infantry 200 at 10" for n in range(soldiers // 200)
    )
    scene = f"""
        location 1501 GE city at 10 size {size}
        pool   GE men:{pool} gold:900 food:90000
        {troops}
    """
    assert play(scene).world.nations[NationId(1)].pool["men"] == pool
    poorer = play(scene.replace(f"men:{pool}", f"men:{pool - 100}")).world.nations[NationId(1)].pool
    assert poorer["men"] == pool - 90, "slowly back to where it rests"


@rule("C6.5-29")
def test_example_of_two_hundred_horses_a_turn() -> None:
    play("""
        location 1501 GE stud at 10
        pool   GE horses:48
        turns  3
    """).expect("GE pool horses:48")
