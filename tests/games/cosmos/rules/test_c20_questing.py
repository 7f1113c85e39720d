"""C20 Questing: a world of its own at the same places."""

import pytest

from tests.games.cosmos.base import Scene, play
from tests.games.cosmos.reporting import reported, section
from tests.rule import rule
from warhost.games.cosmos.ids import ItemId, NationId, UnitId
from warhost.games.cosmos.sheets.budget import administration_limit
from warhost.games.cosmos.sight.distances import sees
from warhost.games.cosmos.world import World

HOME = """
    land   GE 123
    unit   3101 GE errant at 123
    orders 3101: {}
    {}
"""


def home(order: str, *more: str) -> str:
    return HOME.format(order, "\n".join(more))


def sees_(world: World, nation: int, unit: int) -> bool:
    return sees(world, NationId(nation), unit)


@rule("C20-1", "C20.1-3", "C20.1-4")
def test_a_unit_goes_questing_and_comes_back_in_no_time() -> None:
    played = play(home("questing on; search 1; questing off; search 1"))
    played.expect("""
        1: 3101 questing on
        1: 3101 did search 1
        2: 3101 questing off
        2: 3101 did search 1
    """)
    again = play(home("questing on; questing on"))
    again.expect("1: 3101 dropped questing on (C20.1-8)")
    assert again.world.units[UnitId(3101)].quests


@rule("C20.1-1", "C20.1-2", "C20.1-8")
@pytest.mark.parametrize(
    ("where", "goes"),
    [
        ("land GE 10\nunit 3101 GE errant at 10", True),
        ("land - 10\nunit 3101 GE errant at 10", False),
        ("land RW 10\nunit 3101 GE errant at 10", False),
        ("location 1501 GE city at 10\nunit 3101 GE errant at 1501", True),
        ("location 1501 RW city at 10\nunit 3101 GE errant at 1501", False),
        ("policy GE RW ally\nlocation 1501 RW city at 10\nunit 3101 GE errant at 1501", True),
        ("location 1501 GE fort at 10\nunit 3101 GE errant at 1501", False),
        ("location 1501 GE gold_mine at 10\nunit 3101 GE errant at 1501", False),
        ("location 1501 - city at 10\nunit 3101 GE errant at 1501", False),
    ],
)
def test_the_mode_is_changed_on_own_ground_and_with_allies(where: str, goes: bool) -> None:
    played = play(where + "\norders 3101: questing on")
    assert ("1: 3101 questing on" in played.lines) is goes
    assert played.world.units[UnitId(3101)].quests is goes


@rule("C20.1.1-1", "C20.1.1-2", "C20.1-5")
def test_only_major_characters_go_and_others_stay_behind() -> None:
    led = "unit 3102 GE medium_infantry in 3101\nunit 3103 GE errant in 3101"
    played = play(home("questing on", led))
    played.expect("""
        1: 3101 leads 3103
        1: 3101 3103 questing on
        3102 alone
    """)
    assert not played.world.units[UnitId(3102)].quests
    play(home("wait 1", "unit 3104 GE captain at 123", "orders 3104: questing on")).expect(
        "1: 3104 dropped questing on (C20.1-8)"
    )


@rule("C20.1-6", "C20.1.1-3")
def test_all_of_a_force_come_back() -> None:
    band = "unit 3102 GE goblins 5 in 3101"
    played = play(home("questing off", band).replace("errant at 123", "errant at 123 questing")
                  .replace("in 3101", "in 3101 questing"))  # fmt: skip
    played.expect("1: 3101 3102 questing off")


@rule("C20.1-7", "C20.1-14", "C20.1-16")
def test_what_they_carry_goes_with_them() -> None:
    things = "item 1600 GE blade in 3101"
    carried = home("questing on", things).replace("at 123\n", "at 123 carries gold:5\n")
    world = play(carried).expect("3101 carries gold:5").world
    assert world.items[ItemId(1600)].quests
    back = play(home("questing on; questing off", things)).world
    assert not back.items[ItemId(1600)].quests


QUESTING = "unit 3101 GE errant at 123 questing"


@rule("C20-2", "C20.1-9", "C20.1-17")
def test_the_two_worlds_do_not_see_each_other() -> None:
    world = Scene(f"""
        {QUESTING}
        unit 4001 RW captain at 123
        unit 4002 RW errant at 124 questing
        unit 3102 GE scout at 124
    """).world
    assert sees_(world, 2, 3101), "4002 is questing beside it"
    assert sees_(world, 1, 4001), "the scout sees soldiers"
    assert sees_(world, 1, 4002), "3101 sees who is questing"
    apart = Scene(f"{QUESTING}\nunit 4001 RW captain at 123").world
    assert not sees_(apart, 2, 3101)
    assert not sees_(apart, 1, 4001)


@rule("C20.1-10")
@pytest.mark.parametrize("how", ["", "questing"])
def test_cities_and_land_take_no_notice_of_questers(how: str) -> None:
    world = Scene(f"""
        land   RW 123
        location 1501 RW city at 123
        unit   3101 GE errant at 1501 {how}
    """).world
    assert sees_(world, 2, 3101) is not bool(how)


@rule("C20.1-11", "C20.1-12", "C20.1-13")
@pytest.mark.parametrize(
    ("kind", "war", "quest"),
    [("city", True, True), ("castle", True, True), ("fort", True, False),
     ("gold_mine", True, False), ("den", False, True)],
)  # fmt: skip
def test_some_places_exist_in_one_world_only(kind: str, war: bool, quest: bool) -> None:
    scene = (
        f"location 1501 RW {kind} at 123\nunit 3101 GE errant at 123 {{}}\norders 3101: move 1501"
    )
    for how, exists in (("", war), ("questing", quest)):
        played = play(scene.format(how))
        assert (1501 in played.world.minds[NationId(1)].locations) is exists
        assert ("1: 3101 moved 123 -> 1501" in played.lines) is exists


@rule("C20.1-12", "C20.1-13")
def test_nobody_enters_what_does_not_exist_for_him() -> None:
    scene = """
        location 1501 - {} at 123
        unit   3101 GE errant at 123 {}
        unit   3102 GE errant at 123 {}
        orders 3101: move 1501
    """
    play(scene.format("den", "", "questing")).expect("1: 3101 dropped move 1501 (C20.1-13)")
    play(scene.format("fort", "questing", "")).expect("1: 3101 dropped move 1501 (C20.1-12)")


@rule("C20.1-15", "C20.1-14")
def test_items_are_seen_in_their_own_world() -> None:
    scene = "item 1600 - blade at 123 {}\nunit 3101 GE errant at 123 {}\norders 3101: take"
    for of_item, of_unit in (("", ""), ("questing", "questing")):
        play(scene.format(of_item, of_unit)).expect("1: 3101 took 1600")
    for of_item, of_unit in (("questing", ""), ("", "questing")):
        play(scene.format(of_item, of_unit)).expect("1: 3101 dropped take (C10-3)")


@rule("C20.1-17", "C20.1-18")
def test_questers_map_the_land_and_watch_for_questers() -> None:
    scene = """
        location 1501 RW city at 121
        unit   4001 RW medium_infantry at 121 tactics defend
        unit   4002 RW errant at 121 questing
        unit   3101 GE errant at 123 questing
        orders 3101: move 122
    """
    world = play(scene).world
    assert 121 in world.minds[NationId(1)].hexes
    assert 1501 in world.minds[NationId(1)].locations
    assert sees_(world, 1, 4002)
    assert not sees_(world, 1, 4001)


@rule("C20.1-19")
def test_a_lord_who_quests_in_his_capital_is_not_found_by_those_who_take_it() -> None:
    scene = """
        land   RW 123 122 124
        location 1501 GE city at 123 size 1
        unit   3101 GE noble at 1501 questing
        unit   4001 RW errant at 123
        unit   4002 RW medium_infantry 100 in 4001
        policy RW GE enemy
        policy GE RW enemy
        orders 4001: move 1501; control
        turns  2
    """
    world = play(scene).expect("1501 owner RW").expect("3101 at 1501").world
    assert not sees_(world, 2, 3101)


@rule("C20.1-20")
def test_notes_say_who_is_questing() -> None:
    other = "unit 4001 RW errant at 123 questing"
    notes = section(reported(f"{QUESTING}\n{other}\nunit 3102 GE captain at 123"), "MAP NOTES")
    questing = [line for line in notes.splitlines() if "questing" in line]
    assert [line.strip()[:4] for line in questing] == ["3101", "4001"]


@rule("C20.2-1", "C20.2-2", "C20.2-3")
@pytest.mark.parametrize(
    ("mover", "blocker", "friend", "arrives"),
    [("", "", "", False), ("questing", "", "", True), ("", "questing", "", True),
     ("", "", "questing", False)],
)  # fmt: skip
def test_questers_neither_block_nor_are_blocked_nor_help(
    mover: str, blocker: str, friend: str, arrives: bool
) -> None:
    played = play(f"""
        policy RW GE enemy
        location 1501 RW castle at 123 walls 2 6
        unit   3101 GE errant at 123 {mover}
        unit   3102 GE goblins 200 at 1501 {friend or "questing"} tactics attack
        unit   4001 RW goblins 50 at 1501 {blocker} tactics defend
        orders 3101: move 1501
    """)
    moved = any("3101 moved 123 -> 1501" in line for line in played.lines)
    assert moved is arrives


@rule("C20.2-4", "C20.2-5")
def test_a_questing_ruler_does_not_govern_but_gives_his_own_orders() -> None:
    scene = """
        nation 1 GE Gemland points 1 ruler noble
        nation 2 RW Rowanmark
        unit   3101 GE noble at 10 {}
        orders 3101: search 1; search 1; search 1; search 1; search 1; search 1; search 1; search 1
    """
    at_home, away = (Scene(scene.format(how)).world for how in ("", "questing"))
    limits = [administration_limit(one, NationId(1)) for one in (at_home, away)]
    assert limits == [5, 1]
    searched = [line for line in play(scene.format("questing")).lines if "did search" in line]
    assert len(searched) == 6 + 1


@rule("C20.3-1", "C20.3-2")
def test_only_who_can_quest_is_recruited_and_quests_at_once() -> None:
    play(f"{QUESTING}\norders 3101: recruit 2").expect("1: 3101 dropped recruit 2 (C20.3-1)")
    for word in ("recruit", "summon", "animate", "initiate"):
        played = play(f"{QUESTING}\norders 3101: {word} Errant")
        played.expect("2: 3102 created: 1 errant at 123")
        assert played.world.units[UnitId(3102)].quests
    soldier = play("unit 3101 GE errant at 123\norders 3101: recruit Errant").world
    assert not soldier.units[UnitId(3102)].quests


@rule("C20.3-3", "C20.3-4", "C20.3-10")
@pytest.mark.parametrize(
    ("order", "clause"),
    [("embark 124", "C20.3-3"), ("disembark 124", "C20.3-3"), ("control", "C20.3-4"),
     ("storm", "C20.3-10"), ("damage 1501", "C20.3-10"), ("sap 1501", "C20.3-10")],
)  # fmt: skip
def test_questers_do_not_wage_war(order: str, clause: str) -> None:
    play(f"{QUESTING}\norders 3101: {order}").expect(f"1: 3101 dropped {order} ({clause})")


@rule("C20.3-5", "C20.3-6", "C20.3-7")
@pytest.mark.parametrize(
    ("spell", "clause"),
    [("spark 124", "C20.3-5"), ("strikeward", "C20.3-6"), ("blight 124", "C20.3-7")],
)
def test_questers_cast_no_strikes_wards_or_blights(spell: str, clause: str) -> None:
    play(f"{QUESTING}\norders 3101: {spell}").expect(f"1: 3101 dropped {spell} ({clause})")
    assert not any("dropped" in line for line in play(home(spell)).lines)


@rule("C20.3-8", "C20.3-9")
def test_nor_spells_on_hearts_or_walls_but_others() -> None:
    play(f"{QUESTING}\norders 3101: darknight 124").expect(
        "1: 3101 dropped darknight 124 (C20.3-8)"
    )
    play(f"{QUESTING}\norders 3101: crumble 1501").expect("1: 3101 dropped crumble 1501 (C20.3-9)")
    play(f"{QUESTING}\norders 3101: mend").expect("not dropped")


@rule("C20.1-17")
@pytest.mark.parametrize("order", ["join 3102", "include 3102", "give 3102 1600", "merge 3102"])
def test_the_two_worlds_do_not_meet(order: str) -> None:
    other = "unit 3102 GE errant at 123\nitem 1600 GE blade in 3101 questing"
    play(f"{QUESTING}\n{other}\norders 3101: {order}").expect(f"1: 3101 dropped {order} (C20.1-17)")


@rule("C15.6-2")
def test_tactics_of_a_questing_force_are_those_of_all() -> None:
    band = "unit 3102 GE goblins 5 in 3101 {}\nunit 3103 GE errant in 3101 {}"
    quest = f"{QUESTING}\n{band.format('questing', 'questing')}"
    play(quest + "\norders 3101: tactics defend").expect("1: 3101 3102 3103 tactics defend")
    war = f"unit 3101 GE errant at 123\n{band.format('', '')}"
    play(war + "\norders 3101: tactics defend").expect("1: 3102 tactics defend")


@rule("C20-2")
def test_battles_are_fought_within_each_world() -> None:
    scene = """
        policy GE RW enemy
        policy RW GE enemy
        unit   3101 GE goblins 20 at 123 {} tactics attack
        unit   4001 RW goblins 20 at 123 {} tactics attack
    """
    for one, two, fights in (
        ("", "", True),
        ("questing", "questing", True),
        ("questing", "", False),
    ):
        world = play(scene.format(one, two)).world
        left = sum(unit.individuals for unit in world.units.values())
        assert (left < 40) is fights
