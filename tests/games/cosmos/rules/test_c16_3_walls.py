"""C16.3 Walls damaged, undermined, mended and lost."""

from fractions import Fraction

import pytest

from tests.games.cosmos.base import Scene, play
from tests.games.cosmos.reporting import reported
from tests.rule import rule
from warhost.games.cosmos.events.places import PlaceChanged
from warhost.games.cosmos.events.sieges import Sapped
from warhost.games.cosmos.ids import LocationId, Position, UnitId
from warhost.games.cosmos.places.walls import effective_rating
from warhost.games.cosmos.report.text import text_of
from warhost.games.cosmos.siege.collapsing import collapse, effect_of, stability_of
from warhost.games.cosmos.siege.engines import engines_of, hits
from warhost.games.cosmos.world import Location
from warhost.kernel.dice import Dice

BEFORE = """
    policy GE RW enemy
    location 1501 RW {place} at 123 walls {walls}
    unit   3101 GE {kind}
    orders 3101: {order}
    {more}
"""


def before(
    order: str,
    walls: str = "2 6",
    kind: str = "ram at 123",
    place: str = "castle",
    more: str = "",
) -> str:
    return BEFORE.format(order=order, walls=walls, kind=kind, place=place, more=more)


@rule("C16.3-8", "C16.3-1", "C16.3-2")
def test_each_engine_hits_once_in_four_phases() -> None:
    play(before("damage 1501 2", more="dice damage 1 2 1 1")).expect("""
        1: 1501 is damaged: castle size 0 walls 2/6 damage 1
        2: 1501 is damaged: castle size 0 walls 2/6 damage 3
        1501 is castle size 0 walls 2/6 damage 3
    """)
    play(before("damage 1501 2", more="dice damage 2 3 4 2")).expect("not damaged")


@rule("C16.3-4")
def test_damage_takes_the_phases_that_are_said() -> None:
    play(before("damage 1501 3; search 1")).expect("4: 3101 did search 1")
    play(before("damage 1501 30")).expect("3101 queue: damage 1501 6")
    play(before("damage 1501")).expect("3101 queue: damage 1501")


@rule("C16.3-3", "C16.3-4")
def test_there_is_only_so_much_to_damage() -> None:
    play(before("damage 1501; search 1", "2 6 damage 17", more="dice damage 1 1")).expect("""
        1: 1501 is damaged: castle size 0 walls 2/6 damage 18
        2: 3101 did search 1
        24: 1501 loses height: castle size 0 walls 1/6 damage 12
    """)


@rule("C16.3-5", "C16.3-6", "C16.3-10")
def test_one_in_the_force_who_can_is_enough() -> None:
    led = "unit 3102 GE ram in 3101\ndice damage 1 1"
    play(before("damage 1501 1", kind="captain at 123", more=led)).expect(
        "1: 1501 is damaged: castle size 0 walls 2/6 damage 2"
    )
    dropped = "1: 3101 dropped damage 1501 1 ({})"
    play(before("damage 1501 1", kind="captain at 123")).expect(dropped.format("C16.3-5"))
    play(before("damage 1501 1", kind="ram at 124")).expect(dropped.format("C16.3-10"))
    play(before("damage 1501 1", "0 0", place="city")).expect(dropped.format("C16.3-10"))


@rule("C16.3-1")
def test_nobody_breaks_the_walls_of_friends() -> None:
    play(before("damage 1501 1", more="policy GE RW ally")).expect(
        "1: 3101 dropped damage 1501 1 (C16.3-1)"
    )


@rule("C16.3-7")
@pytest.mark.parametrize(
    ("units", "engines"),
    [
        ("unit 3101 GE ram at 123", Fraction(2)),
        ("unit 3101 GE ram at 123 wounded 1 2", Fraction(7, 5)),
        ("unit 3101 GE crew at 123", Fraction(4)),
        ("unit 3101 GE crew 15 at 123", Fraction(3)),
        ("unit 3101 GE crew 35 at 123\nunit 3102 GE ram in 3101", Fraction(9)),
        ("unit 3101 GE diggers at 123", Fraction(0)),
    ],
)
def test_engines_go_by_size_and_wounds(units: str, engines: Fraction) -> None:
    assert engines_of(Scene(units).world, UnitId(3101), "engines") == engines


@rule("C16.3-9")
@pytest.mark.parametrize("engines", [Fraction(1, 3), Fraction(5, 2), Fraction(7)])
def test_fractions_of_engines_hit_as_often_as_they_should(engines: Fraction) -> None:
    dice = Dice(bytes(32))
    total = sum(hits(engines, dice, "damage") for _ in range(8000))
    assert abs(total / 8000 - engines / 4) < engines / 4 / 10


@rule("C16.3-11", "C16.3-12")
@pytest.mark.parametrize(
    ("walls", "left"),
    [("2 6 damage 11", "2/6 damage 11"), ("2 6 damage 12", "1/6 damage 6"),
     ("3 9 damage 30", "2/9 damage 21")],
)  # fmt: skip
def test_walls_that_protect_no_more_lose_a_point_at_the_end_of_the_turn(
    walls: str, left: str
) -> None:
    play(f"location 1501 RW castle at 123 walls {walls}").expect(
        f"1501 is castle size 0 walls {left}"
    )


@rule("C16.3-13")
@pytest.mark.parametrize("kind", ["castle", "fort", "keep"])
def test_fortifications_without_height_are_destroyed(kind: str) -> None:
    scene = f"location 1501 RW {kind} at 123 walls 1 5 damage {{}}"
    play(scene.format(5)).expect(
        """
        24: 1501 loses height: KIND size 0 walls 0/5 damage 0
        24: 1501 is destroyed: ruins size 0 walls 0/0 damage 0
        1501 owner RW
    """.replace("KIND", kind)
    )
    play(scene.format(4)).expect(f"1501 is {kind} size 0 walls 1/5 damage 4")


@rule("C16.3-14")
def test_an_owner_destroys_a_castle_by_taking_it_down() -> None:
    play("""
        location 1501 GE castle at 10 walls 2 6
        orders 1501: remove rating; remove strength 3
    """).expect("""
        4: 1501 is taken down: castle size 0 walls 0/6 damage 0
        24: 1501 is destroyed: ruins size 0 walls 0/0 damage 0
        1501 queue:
    """)


@rule("C16.3-15")
def test_a_city_loses_its_walls_and_may_build_new_ones() -> None:
    scene = """
        location 1501 GE city at 10 size 2 walls 0 {} damage {}
        pool   GE gold:999 manpower:999 food:999
        orders 1501: improve strength {}
    """
    play(scene.format(7, 7, 0)).expect("24: 1501 loses its walls: city size 2 walls 0/0 damage 0")
    play(scene.format(7, 6, 0)).expect("1501 is city size 2 walls 0/7 damage 6")
    play(scene.format(0, 0, 3)).expect("6: 1501 is fortified: city size 2 walls 0/3 damage 0")


REPAIRED = """
    location 1501 GE castle at 10 walls 2 6 damage 5 sapped {sapped}
    pool   GE {pool}
    orders 1501: {order}; improve strength 1
    {more}
"""


def repaired(order: str, pool: str = "gold:90 manpower:90", more: str = "", sapped: int = 0) -> str:
    return REPAIRED.format(order=order, pool=pool, more=more, sapped=sapped)


@rule("C16.3-16", "C16.3-18")
def test_repair_takes_a_phase_and_three_of_resources_a_point() -> None:
    play(repaired("repair damage 3")).expect("""
        1: 1501 paid: pool manpower:-6 gold:-3
        3: 1501 is repaired: castle size 0 walls 2/6 damage 2
    """)


@rule("C16.3-17")
@pytest.mark.parametrize(
    ("order", "pool", "left"),
    [("repair damage", "gold:90 manpower:90", 0), ("repair damage 0", "gold:90 manpower:90", 0),
     ("repair damage 9", "gold:90 manpower:90", 0), ("repair damage", "gold:90 manpower:7", 2),
     ("repair damage", "gold:2 manpower:90", 3)],
)  # fmt: skip
def test_without_a_number_all_is_repaired_that_can_be_paid(
    order: str, pool: str, left: int
) -> None:
    happened = play(repaired(order, pool)).lines
    assert f"{5 - left}: 1501 is repaired: castle size 0 walls 2/6 damage {left}" in happened


@rule("C16.3-19", "C16.3-17", "C16.3-18")
def test_repairs_that_cannot_be_made_are_refused() -> None:
    foes = "policy RW GE enemy\nunit 4001 RW light_infantry at 10 tactics defend"
    dropped = "1: 1501 dropped repair {} ({})"
    play(repaired("repair damage", more=foes)).expect(dropped.format("damage", "C16.3-19"))
    play(repaired("repair damage", "gold:0")).expect(dropped.format("damage", "C16.3-18"))
    play(repaired("repair sapping")).expect(dropped.format("sapping", "C16.3-17"))


@rule("C16.3.1-12", "C16.3.1-4")
def test_what_is_dug_under_walls_is_filled_in_at_the_same_cost() -> None:
    never = "dice undermined " + " 24" * 24
    play(repaired("repair sapping", sapped=4, more=never)).expect("""
        1: 1501 paid: pool manpower:-8 gold:-4
        4: 1501 sapped 0
        4: 1501 sapping mended
    """)
    play(repaired("repair sapping 3", sapped=4, more=never)).expect("3: 1501 sapped 1").expect(
        "not mended"
    )


NEVER = "dice undermined " + " 48" * 24


@rule("C16.3.1-1", "C16.3.1-2", "C16.3.1-7")
def test_diggers_undermine_walls_unseen() -> None:
    digging = before("sap 1501 2; search 1", "3 12", "diggers at 123",
                     more=f"dice sapping 1 1 2 2 1 2 2 2\n{NEVER}")  # fmt: skip
    play(digging).expect("""
        1: 1501 sapped 2
        2: 1501 sapped 3
        3: 3101 did search 1
        1501 is castle size 0 walls 3/12 damage 0
    """)
    play(before("sap 1501 1")).expect("1: 3101 dropped sap 1501 1 (C16.3-5)")
    play(before("sap 1501 1", kind="diggers at 124")).expect(
        "1: 3101 dropped sap 1501 1 (C16.3-10)"
    )


@rule("C16.3.1-3")
@pytest.mark.parametrize(
    ("other", "goes"),
    [("light_infantry at 123", False), ("archers at 123", False), ("pilgrims at 123", True),
     ("light_infantry at 1501", True), ("light_infantry at 124", True)],
)  # fmt: skip
def test_nobody_digs_among_armed_enemies(other: str, goes: bool) -> None:
    played = play(
        before(
            "sap 1501 1",
            "3 12",
            "diggers at 123 tactics defend",
            more=f"unit 4001 RW {other} tactics defend\ndice sapping 1 1 1 1\n{NEVER}",
        )
    )
    assert any("1501 sapped 4" in line for line in played.lines) is goes
    assert any("(C16.3.1-3)" in line for line in played.lines) is not goes


@rule("C16.3.1-4")
def test_neither_side_is_told_how_far_the_digging_is() -> None:
    told = set()
    for sapped in ("", "sapped 3", "sapped 20"):
        scene = before("sap 1501 4", f"3 12 {sapped}", "diggers at 123", more=NEVER)
        told.add(text_of(reported(scene, "GE")) + text_of(reported(scene, "RW")))
    assert len(told) == 1


@rule("C16.3.1-5", "C16.3.1-6")
@pytest.mark.parametrize(
    ("rating", "strength", "stability", "percent"),
    [(3, 9, 3, 120), (3, 12, 4, 100), (3, 15, 5, 86), (2, 12, 6, 75), (4, 9, 3, 120)],
)
def test_thin_high_walls_suffer_more(
    rating: int, strength: int, stability: int, percent: int
) -> None:
    place = Location(LocationId(1), "castle", Position("1"), rating=rating, strength=strength)
    assert stability_of(place) == stability
    assert round(100 * effect_of(place)) == percent


FALLING = """
    location 1501 RW castle at 123 walls {} sapped {}
    dice   undermined {} {}
    dice   share {}
    dice   weight {}
"""


@rule("C16.3.1-8", "C16.3.1-10")
def test_a_collapse_turns_part_or_all_into_damage() -> None:
    never = " 48" * 23
    play(FALLING.format("3 12", 8, 8, never, 4, 3)).expect("""
        1: 1501 sapped 0
        1: 1501 collapses: castle size 0 walls 3/12 damage 8
    """)
    play(FALLING.format("3 12", 8, 8, never, 2, 3)).expect("""
        1: 1501 sapped 4
        1: 1501 collapses: castle size 0 walls 3/12 damage 4
    """)
    kept = play(FALLING.format("3 12", 40, 48, never, 2, 3))
    kept.expect("not collapses")
    assert effective_rating(kept.world.locations[LocationId(1501)]) == 3


@rule("C16.3.1-9")
@pytest.mark.parametrize(("sapped", "roll", "falls"), [(8, 8, True), (8, 9, False), (20, 20, True)])
def test_more_digging_makes_a_collapse_more_likely(sapped: int, roll: int, falls: bool) -> None:
    played = play(FALLING.format("3 12", sapped, roll, " 48" * 23, 4, 3))
    assert any("1: 1501 collapses" in line for line in played.lines) is falls


@rule("C16.3.1-11", "C16.3.1-13")
@pytest.mark.parametrize("walls", ["3 9", "3 12", "2 14"])
def test_what_falls_does_its_own_worth_on_average_whatever_the_walls(walls: str) -> None:
    world = Scene(f"location 1501 RW castle at 123 walls {walls} sapped 15").world
    fallen = damage = 0
    for seed in range(2000):
        for event in collapse(world, Dice(seed.to_bytes(32, "big"))):
            fallen += 15 - event.points if isinstance(event, Sapped) else 0
            damage += event.damage if isinstance(event, PlaceChanged) else 0
    assert abs(damage / fallen - 1) < 0.06


@rule("C16-4", "C16-5", "C16-3")
@pytest.mark.parametrize(("damage", "rating"), [(0, 3), (9, 3), (10, 2), (29, 1), (30, 0), (40, 0)])
def test_damage_takes_from_the_height_by_thickness(damage: int, rating: int) -> None:
    place = Location(LocationId(1), "castle", Position("1"), rating=3, strength=10, damage=damage)
    assert effective_rating(place) == rating


@rule("C15.6.1-4", "C15.6.1-8")
def test_a_storm_is_prepared_in_a_phase() -> None:
    played = play("unit 3101 GE ram at 123\norders 3101: storm; search 1")
    played.expect("1: 3101 storm at 123").expect("2: 3101 did search 1")
    assert not played.world.storming
