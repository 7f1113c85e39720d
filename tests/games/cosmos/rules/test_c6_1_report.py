"""C6.1 The table of resources, with every number of its examples."""

from tests.games.cosmos.base import play
from tests.rule import rule
from warhost.games.cosmos.economy.table import HEADINGS, Row, table_of
from warhost.games.cosmos.view import view_of
from warhost.kernel.asks import Seat


def rows(scene: str) -> dict[str, Row]:
    world = play(scene).world
    return {row.resource: row for row in table_of(view_of(world, Seat("GE")))}


def numbers(row: Row) -> tuple[int, ...]:
    return (row.pool, row.distributed, row.produced, row.used, row.lost, row.upkeep, row.potential)


@rule("C6.1-1", "C6.1-2")
def test_one_line_for_each_resource_that_matters_under_eight_headings() -> None:
    assert HEADINGS == ("Resource", "Pool", "Distr.", "Prod.", "Used", "Lost", "Upk.", "Poten.")
    assert list(rows("pool GE gold:10 iron:3")) == ["gold", "iron"]


TABLE = """
    nation 1 GE Gemland people table_folk
    nation 2 RW Rowanmark
    location 1501 GE demesne at 10
    unit   3101 GE marshal at 10
    unit   3102 GE peasants 1110 at 10
    unit   3103 GE priest at 10 carries "holy mana":30
    pool   GE gold:364 food:2392 wood:3900 iron:200 arms:400 horses:170 men:1420 manpower:548
    orders 3101: recruit "Light Cavalry" 50
"""


@rule("C6.1-3", "C6.1-14", "C6.1-8")
def test_example_of_food_that_has_come_to_rest() -> None:
    assert numbers(rows(TABLE)["food"]) == (2392, 0, 2233, 1635, 598, 1635, 2233)


@rule("C6.1-15", "C6.1-16", "C6.1-20")
def test_examples_of_wood_iron_and_arms() -> None:
    found = rows(TABLE)
    assert numbers(found["wood"]) == (3900, 0, 940, 200, 740, 0, 940)
    assert numbers(found["iron"]) == (200, 0, 200, 200, 0, 0, 200)
    assert numbers(found["arms"]) == (450, 0, 200, 150, 0, 0, 200)


@rule("C6.1-17", "C6.1-18")
def test_examples_of_horses_and_men() -> None:
    """A22 Those that are being made into cavalry are in no unit yet when the others perish."""
    found = rows(TABLE)
    assert numbers(found["horses"]) == (145, 0, 85, 50, 60, 0, 85)
    assert numbers(found["men"]) == (1370, 0, 248, 50, 248, 0, 248)


@rule("C6.1-19", "C6.6.1-6")
def test_example_of_manpower_that_nobody_used() -> None:
    """The pool is measured when people have perished and come."""
    assert numbers(rows(TABLE)["manpower"]) == (548, 0, 548, 0, 548, 0, 548)


@rule("C6.1-13", "C6.1-7")
def test_example_of_gold_of_which_two_hundred_went_to_something_else() -> None:
    """The pool of the example would have had to begin below what was spent; ours has 200 more."""
    assert numbers(rows(TABLE)["gold"]) == (103 + 200, 0, 521, 582, 0, 382, 521)


@rule("C6.1-4", "C6.1-5", "C6.1-21")
def test_what_units_hold_stands_under_distributed() -> None:
    found = rows("""
        land   GE 10
        unit   3101 GE priest at 10 carries "holy mana":30 gold:5
        store  10 gold:7
        pool   GE gold:1
    """)
    assert numbers(found["holy mana"]) == (0, 45, 15, 0, 0, 0, 15)
    assert found["gold"].distributed == 12


@rule("C6.1-6", "C6.1-7", "C6.1-10")
def test_what_was_produced_and_used_and_what_is_needed() -> None:
    found = rows("""
        unit   3101 GE heavy_infantry 100 at 12
        location 1502 GE castle at 12 walls 4 12
        pool   GE gold:60 food:400
    """)
    assert numbers(found["gold"])[:6] == (10, 0, 0, 50, 0, 50)


@rule("C6.1-11", "C6.1-12")
def test_what_the_next_turn_may_bring_if_nothing_changes() -> None:
    scene = """
        map    10 hills
        land   GE 10
        location 1501 GE city at 10 size 2
        pool   GE men:1000 food:9000
        policy RW GE enemy
        unit   4101 RW light_infantry at 10
        pool   RW gold:99 food:999
    """
    first = rows(scene)
    assert first["iron"].produced == 0, "the enemy was there"
    assert first["iron"].potential == 150
    again = rows(scene.replace("policy RW GE enemy", "") + "turns 2")
    once = rows(scene.replace("policy RW GE enemy", ""))
    for name in ("gold", "food", "iron", "men", "manpower"):
        assert once[name].potential == again[name].produced


@rule("C6.1-9")
def test_the_report_of_turn_zero_foretells_the_first_turn() -> None:
    scene = """
        map    10 hills
        land   GE 10
        unit   3101 GE light_infantry at 10
        pool   GE men:1000 food:900 gold:50
    """
    before = play(scene + "turns 0").world
    foretold = {row.resource: row for row in table_of(view_of(before, Seat("GE")))}
    after = rows(scene)
    for name in ("gold", "food", "men", "manpower"):
        found, later = foretold[name], after[name]
        assert (found.produced, found.used, found.lost) == (later.produced, later.used, later.lost)
