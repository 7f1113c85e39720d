"""C2.3 What all units of a type have in common, and what is told of it."""

import pytest

from tests.games.cosmos.base import Scene, play, rules
from tests.games.cosmos.reporting import section, set_up
from tests.rule import rule
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.report.naming import strength_of
from warhost.games.cosmos.view import view_of
from warhost.kernel.asks import Seat


@rule("C2.3-1")
def test_a_unit_obeys_whoever_owns_it_and_nobody_else() -> None:
    play("""
        unit   3101 GE noble at 123
        orders 3101: mytactics defend
        orders RW/3101: mytactics avoid
    """).expect("3101 has tactics defend").expect("not tactics avoid")


@rule("C2.3-2", "C2.3-3", "C2.3-8")
def test_units_of_a_type_differ_in_number_and_in_nothing_else_of_it() -> None:
    play("""
        unit   3101 GE light_infantry 20 at 123
        unit   3102 GE light_infantry 200 at 123
        orders 3101: move 124d
        orders 3102: move 124d
    """).expect("3101 counts 20x2").expect("3102 counts 200x2").expect("""
        6: 3101 moved 123 -> 124
    """).expect("6: 3102 moved 123 -> 124")


@rule("C2.3-4", "C2.3.1-21")
def test_blurbs_tell_what_the_tables_do_and_an_overall_rating_only() -> None:
    report = set_up("unit 3101 GE medium_infantry at 123")
    blurb = next(one for one in report.blurbs if one.name == "Medium Infantry")
    told = " ".join(blurb.lines)
    assert "50 individuals (20 to 200)" in told
    assert "Costs 15 gold, 50 men, 50 arms" in told
    assert "Combat rating 10." in told
    for word in ("attack", "melee", "missile", "strength"):
        assert word not in told


@rule("C2.3-9")
def test_names_are_given_by_the_scenario_or_by_the_owner() -> None:
    play("""
        unit   3101 GE noble at 123 named "Lady Emerald"
        orders 3101: myname "Queen Emerald"
    """).expect("1: 3101 named Queen Emerald")


@rule("C2.3-10")
def test_a_unit_can_be_hired_charmed_or_loaded_with_what_its_type_has_not() -> None:
    units = section(
        set_up("""
            unit 3101 GE captain at 123 charmed RW gold:5 autotake
            item 1601 GE sword in 3101
        """),
        "UNITS",
    )
    assert "charmed from RW" in units
    assert "takes items" in units
    assert "holds Magic Sword [1601(GE)]" in units


@rule("C2.3.1-1")
def test_types_have_a_class() -> None:
    assert (rules().units["knight"].category, rules().units["cattle"].category) == (
        "Human", "Animal",
    )  # fmt: skip


@rule("C2.3.1-2", "C2.3.1-3")
def test_a_mass_unit_of_one_is_still_a_mass_unit() -> None:
    view = view_of(
        Scene("unit 3101 GE knight at 9\nunit 3102 GE light_infantry 1 at 9").world, Seat("GE")
    )
    told = [strength_of(view, view.units[UnitId(unit)]) for unit in (3101, 3102)]
    assert told == ["8 w.p./100%", "1/100%/100%"]


@rule("C2.3.1-4")
@pytest.mark.parametrize(("number", "good"), [(19, False), (20, True), (200, True), (201, False)])
def test_mass_units_have_a_least_and_a_largest_size(number: int, good: bool) -> None:
    played = play(f"""
        pool     GE gold:500 men:500 arms:500 food:500
        location 1501 GE city at 110 size 2
        unit     3101 GE noble at 1501
        orders   3101: recruit "Medium Infantry" {number}
    """)
    assert (f'1: 3101 dropped recruit "Medium Infantry" {number} (C7.1-13)' in played.lines) is (
        not good
    )


@rule("C2.3.1-5")
def test_wound_points_are_told_of_individuals() -> None:
    assert "8 w.p./100%" in section(set_up("unit 3101 GE knight at 123"), "UNITS")
    assert "3 w.p." in section(set_up("unit 3101 GE knight 1 at 123 wounded 1 3"), "UNITS")


@rule("C2.3.1-6", "C2.3.1-7")
def test_sizes_of_humans_and_riders_and_what_fits_inside() -> None:
    """C2.3.1-6 A fort has room for 2000: for 500 on foot and for 166 riders."""
    units = rules().units
    assert (units["knight"].size, units["light_cavalry"].size) == (4, 12)
    scene = "location 1501 GE fort at 10\n{}unit 3101 GE {} at 10\norders 3101: move 1501"
    crowd = "unit 3102 GE light_infantry 200 at 1501\nunit 3103 GE light_infantry 200 at 1501\n"
    full = crowd + "unit 3104 GE light_infantry {} at 1501\n"
    play(scene.format(full.format(99), "noble")).expect("1: 3101 moved 10 -> 1501")
    play(scene.format(full.format(100), "noble")).expect("3101 at 10")
    play(scene.format(crowd, "light_cavalry 33")).expect("1: 3101 moved 10 -> 1501")
    play(scene.format(crowd, "light_cavalry 34")).expect("3101 at 10")


@rule("C2.3.1-8", "C2.3.1-9")
@pytest.mark.parametrize(("gold", "phase"), [(0, 6), (10000, 12), (10100, None)])
def test_so_much_and_no_more_is_carried(gold: int, phase: int | None) -> None:
    """100 of gold weigh 1, and a porter carries 100."""
    played = play(f"unit 3101 GE porter at 123 carries gold:{gold}\norders 3101: move 124d")
    if phase is None:
        played.expect("3101 at 123")
    else:
        played.expect(f"{phase}: 3101 moved 123 -> 124")


@rule("C2.3.1-8")
@pytest.mark.parametrize(("bearer", "good"), [("porter", True), ("noble", False)])
def test_the_helpless_are_carried_by_their_weight(bearer: str, good: bool) -> None:
    """A veteran weighs 10; a porter carries 100 and a noble 4."""
    played = play(f"""
        unit   3101 GE {bearer} at 123
        unit   3102 GE veteran in 3101 wounded 1 2
        orders 3101: move 124d
    """)
    played.expect(f"3101 at {124 if good else 123}")


@rule("C2.3.1-10")
def test_types_differ_in_how_fast_they_recover() -> None:
    scene = "unit 3101 GE {} 40 at 10 wounded 40 1"
    play(scene.format("medium_infantry")).expect("2: 3101 recovered")
    play(scene.format("engineers")).expect("not recovered").expect("3101 counts 40x1")


@rule("C2.3.1-11")
def test_the_more_aware_see_more() -> None:
    """A captain spots what hides no worse than the standard; a scout with 200 sees it hide."""
    units = rules().units
    assert (units["captain"].awareness, units["scout"].awareness) == (100, 200)
    scene = "hex 111 woods\nunit 3101 GE {} at 110\nunit 4001 RW scout at 111 hidden"
    play(scene.format("captain")).expect("GE sees nothing")
    play(scene.format("scout")).expect("GE sees 4001 at 111")


@rule("C2.3.1-12")
def test_who_knows_the_ground_acts_first() -> None:
    play("""
        hex    110 woods
        unit   3101 GE medium_infantry at 110
        unit   3102 GE ranger at 110
        orders 3101: mytactics defend
        orders 3102: mytactics defend
    """).expect("""
        1: 3102 tactics defend
        1: 3101 tactics defend
    """)


@rule("C2.3.1-15")
@pytest.mark.parametrize(
    ("side", "phase"),
    [("", 6), ("small_river", 10), ("small_river bridge", 6), ("small_river ford", 7),
     ("large_river", 16)],
)  # fmt: skip
def test_what_a_side_costs_comes_to_the_time(side: str, phase: int) -> None:
    river = f"side 123 s {side}\n" if side else ""
    play(f"{river}unit 3101 GE light_infantry at 123\norders 3101: move 124d").expect(
        f"{phase}: 3101 moved 123 -> 124"
    )


@rule("C2.3.1-19")
def test_whom_nobody_feeds_is_dissolved() -> None:
    play("unit 3101 GE light_infantry at 123\npool GE gold:4 food:70").expect("3101 gone")
    played = play("unit 3101 GE light_infantry at 123\npool GE gold:5 food:70")
    assert UnitId(3101) in played.world.units


@rule("C2.3.1-20")
def test_most_mass_units_hold_the_ground_and_few_others() -> None:
    units = rules().units
    assert units["light_infantry"].influences_control
    assert not units["noble"].influences_control
    assert not units["cattle"].influences_control


@rule("C2.3.3-1")
def test_major_characters_are_a_kind_of_their_own() -> None:
    majors = {name for name, kind in rules().units.items() if "major" in kind.abilities}
    assert {"noble", "knight"} <= majors
    assert not {"captain", "medium_infantry", "cattle"} & majors
