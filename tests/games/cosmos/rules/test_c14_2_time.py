"""C14.2 How long a control takes; C2.3.2 effective presence."""

from fractions import Fraction

import pytest

from tests.games.cosmos.base import play
from tests.rule import rule
from warhost.games.cosmos.control.helpers import help_of_land, help_of_units, helper_share
from warhost.games.cosmos.control.presence import presence_of
from warhost.games.cosmos.control.times import control_phases, hex_time
from warhost.games.cosmos.ids import UnitId

FOE = "policy GE RW enemy\n"


def unit_of(scene: str, number: int = 3101):
    world = play(scene + "\nturns 0").world
    return (
        world,
        world.units[UnitId(number)],
        world.rules.units[world.units[UnitId(number)].type].controls,
    )


def phases(scene: str) -> int:
    world, unit, row = unit_of(scene)
    return control_phases(world, unit, row)


NOBLE = "unit 3101 GE noble at 10 {}\n"
FORCE = (
    NOBLE
    + """
unit 3110 GE heavy_infantry 75 in 3101
unit 3120 GE light_cavalry 50 in 3101
"""
)
FULL = Fraction(1)
EXAMPLE = FULL + helper_share(4, 7, 75, 50, FULL) + helper_share(
    4, 7, 68, 50, Fraction(42, 100)
) + helper_share(4, 4, 50, 25, FULL)  # fmt: skip


@rule("C14.2-19", "C14.2-1", "C14.2-2")
def test_example_of_a_noble_in_the_plains() -> None:
    _, _, row = unit_of(NOBLE.format(""))
    assert (row.base * 4, row.shared * 4) == (16, 48)
    assert hex_time(row, 4, FULL, FULL) == 64


@rule("C14.2-20", "C14.2-21", "C14.2-22")
def test_examples_of_what_helpers_count() -> None:
    assert round(float(helper_share(4, 7, 75, 50, FULL)), 2) == 0.86
    assert round(float(helper_share(4, 7, 68, 50, Fraction(42, 100))), 2) == 0.33
    assert round(float(helper_share(4, 4, 50, 25, FULL)), 2) == 2.00


@rule("C14.2-23", "C14.2-4", "C14.2-5")
def test_example_of_the_whole_force() -> None:
    _, _, row = unit_of(NOBLE.format(""))
    assert round(float(EXAMPLE), 2) in (4.18, 4.19)
    assert 27.46 <= float(hex_time(row, 4, FULL, EXAMPLE)) <= 27.48


@rule("C14.2-24", "C14.2-14", "C14.2-18")
def test_example_of_the_same_with_neighbours_and_a_fort() -> None:
    world, unit, row = unit_of(NOBLE.format("") + "land GE 9 11\nlocation 1501 GE fort at 10")
    help_of = help_of_land(world, unit.nation, unit.position)
    assert help_of == Fraction(44, 10)
    assert 21.5 < hex_time(row, 4, FULL, EXAMPLE + help_of) <= 22


@rule("C14.2-25", "C14.2-3", "C14-40")
def test_example_of_a_wounded_noble() -> None:
    _, _, row = unit_of(NOBLE.format(""))
    assert phases(NOBLE.format("wounded 1 3")) == 214, "53.33 and 160"
    assert 67 < hex_time(row, 4, Fraction(3, 10), EXAMPLE - Fraction(7, 10)) <= 68


@rule("C14.2-10", "C14.2-11", "C14.2-12")
def test_the_time_is_rounded_up_once() -> None:
    """1 + 6/7 + 2 helpers: 16 + 48 / 3.857 = 28.44."""
    world, unit, row = unit_of(FORCE.format(""))
    assert help_of_units(world, unit, row) == 3 + Fraction(6, 7)
    assert phases(FORCE.format("")) == 29


@rule("C14.2-6", "C14.2-7")
@pytest.mark.parametrize(("kind", "time"), [("fort", 13), ("castle", 32), ("city", 64)])
def test_smaller_places_take_less_time(kind: str, time: int) -> None:
    assert phases(f"location 1501 - {kind} at 10 size 1\nunit 3101 GE noble at 1501") == time


@rule("C14.2-15", "C14.2-16", "C14.2-17")
@pytest.mark.parametrize(
    ("more", "helpers"),
    [("", 0), ("land GE 10", 2), ("land GE 9", 0), ("location 1502 GE city at 10 size 1", 2),
     ("location 1502 GE castle at 1501", 1), ("location 1502 GE oasis at 1501", 0),
     ("location 1502 GE fort at 10\nlocation 1503 GE castle at 10", Fraction(14, 10))],
)  # fmt: skip
def test_what_is_owned_about_a_location_helps(more: str, helpers: int) -> None:
    scene = f"location 1501 - city at 10 size 1\n{more}\nunit 3101 GE noble at 1501"
    world, unit, _ = unit_of(scene)
    assert help_of_land(world, unit.nation, unit.position) == helpers


@rule("C14.2-15", "C14-10")
def test_an_owned_location_round_it_helps_by_its_size() -> None:
    scene = "location 1501 GE castle at 10\nlocation 1502 - fort at 1501\n"
    world, unit, _ = unit_of(scene + "unit 3101 GE noble at 1502")
    assert help_of_land(world, unit.nation, unit.position) == 1


@rule("C14-38", "C14-39", "C14-41")
def test_the_ground_and_helpers_and_neighbours_make_the_time_and_loads_do_not() -> None:
    assert phases("map 10 woods\n" + NOBLE.format("")) == 112
    assert phases(FORCE.format("")) < phases(NOBLE.format(""))
    assert phases(NOBLE.format("") + "land GE 9") < phases(NOBLE.format(""))
    loaded = FORCE.replace("50 in 3101", "50 in 3101 carries gold:900")
    assert phases(loaded.format("")) == phases(FORCE.format(""))


@rule("C2.3.2-1", "C2.3.2-10", "C2.3.2-3")
def test_example_of_effective_presence() -> None:
    """Sixty of whom half are lightly wounded and a sixth of those that were half as bad again."""
    world, unit, _ = unit_of("unit 3101 GE light_infantry 60 at 10 wounded 50 1")
    assert presence_of(world, unit) == Fraction(60, 50) * (Fraction(10 + 35, 60))
    assert Fraction(60, 50) * Fraction(75, 100) == Fraction(9, 10)


@rule("C2.3.2-2", "C2.3.2-4")
def test_individuals_count_one_if_they_influence_control_at_all() -> None:
    world, unit, _ = unit_of("unit 3101 GE noble at 10")
    assert presence_of(world, unit) == 0


@rule("C2.3.2-5", "C2.3.2-7", "C2.3.2-8")
@pytest.mark.parametrize(
    ("kind", "how", "part"),
    [("light_infantry", "", 1), ("light_infantry", "tactics defend", 2),
     ("light_infantry", "tactics flee", 2), ("light_infantry", "tactics charge", 1),
     ("light_infantry", "hidden", 2), ("skeletons", "", 2)],
)  # fmt: skip
def test_what_halves_presence(kind: str, how: str, part: int) -> None:
    world, unit, _ = unit_of(f"unit 3101 GE {kind} at 10 {how}")
    assert presence_of(world, unit) == Fraction(1, part)


@rule("C2.3.2-9", "C2.3.2-6")
def test_example_of_three_halvings() -> None:
    world, unit, _ = unit_of("unit 3101 GE skeletons at 10 hidden tactics defend")
    assert presence_of(world, unit) == Fraction(1, 8)


@rule("C14-23", "C14.2-8", "C14.2-9")
def test_taking_from_somebody_takes_half_as_long_again() -> None:
    scene = "unit 3101 GE noble at 10\n" + FOE
    assert phases(scene) == 64
    assert phases(scene + "land RW 10") == 96
