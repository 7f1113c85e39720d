"""C9.2 Morale outside battle, leadership; C15.3.1 recovery."""

import pytest

from tests.games.cosmos.base import Scene, play
from tests.rule import rule
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.morale.keeping import moved_morale
from warhost.games.cosmos.morale.leadership import leaders_of
from warhost.games.cosmos.world import World

HOME = """
        nation 1 GE Gemland points 50 home 1501
        nation 2 RW Rowanmark points 50
        land   GE 123 124
        location 1501 GE city at 123
"""


def morale(text: str, unit: int = 3101) -> float:
    return play(text).world.units[UnitId(unit)].morale / 100


@rule("C9.2-5")
@pytest.mark.parametrize(("before", "after"), [(80, 40), (-80, -40), (1, 0.5), (0, 0)])
def test_every_phase_halves_morale(before: float, after: float) -> None:
    assert moved_morale(round(before * 100), 0) / 100 == after


@rule("C9.2-6", "C9.2-7")
def test_example_of_a_bonus_that_leads_to_twice_its_worth() -> None:
    value, seen = 0, []
    for _ in range(24):
        value = moved_morale(value, 1500)
        seen.append(value / 100)
    assert seen[:3] == [15, 22.5, 26.25]
    assert seen[-1] == 30


@rule("C9.2-7")
@pytest.mark.parametrize("start", [10_000, -10_000, 1, -1, 2999, 3001])
def test_whatever_it_was_it_ends_at_twice_the_bonus(start: int) -> None:
    value = start
    for _ in range(24):
        value = moved_morale(value, 1500)
    assert value == 3000


@rule("C9.2-3", "C9.2-1")
def test_no_bonus_raises_morale_above_a_hundred() -> None:
    assert moved_morale(9000, 9000) == 10_000


@rule("C9.2-8", "C9.2-9", "C9.2-10")
@pytest.mark.parametrize(("place", "rest"), [(124, 20), (123, 20), (1501, 30), (125, 0)])
def test_at_rest_on_own_ground_at_home_and_elsewhere(place: int, rest: int) -> None:
    assert morale(f"{HOME}\n unit 3101 GE medium_infantry at {place}") == rest


@rule("C9.2-11")
@pytest.mark.parametrize("kind", ["cattle", "golems"])
def test_stupid_and_mindless_units_do_not_care_where_they_are(kind: str) -> None:
    assert morale(f"{HOME}\n unit 3101 GE {kind} at 1501") == 0


@rule("C9.2-2")
@pytest.mark.parametrize(("points", "is_gone"), [(-201, True), (-200, False)])
def test_below_a_hundred_after_the_morale_step_they_flee(points: int, is_gone: bool) -> None:
    played = play(f"{HOME}\n unit 3101 GE medium_infantry at 125 morale {points}")
    assert (UnitId(3101) not in played.world.units) is is_gone


EXAMPLE = """
        unit   3203 GE old_general at 125
        unit   3209 GE sellsword in 3203
        unit   3213 GE medium_infantry 200 in 3203
        unit   3216 GE light_cavalry 50 in 3203
        unit   3212 GE medium_infantry 150 in 3203
        unit   3208 GE old_captain in 3203
        unit   3210 GE light_infantry 150 in 3203
        unit   3211 GE light_infantry 50 in 3203
        unit   3214 GE medium_infantry 200 in 3203
        unit   3215 GE light_cavalry 100 in 3203
"""
MASSES = (3210, 3211, 3212, 3213, 3214, 3215, 3216)


def led_by(text: str, leader: int) -> dict[int, list[int]]:
    """Whom each leader of a force leads."""
    world = Scene(text).world
    force = world.forces[UnitId(leader)]
    found: dict[int, list[int]] = {}
    for place, by in leaders_of(world.rules, members_of(world, leader)).items():
        found.setdefault(force[by], []).append(force[place])
    return found


def members_of(world: World, leader: int) -> list[tuple[str, int]]:
    units = (world.units[unit] for unit in world.forces[UnitId(leader)])
    return [(unit.type, unit.individuals) for unit in units]


@rule("C9.2.2-17", "C9.2.2-18", "C9.2.2-19")
def test_example_of_what_the_mercenary_captain_leads() -> None:
    assert led_by(EXAMPLE, 3203)[3209] == [3213, 3212, 3211]


@rule("C9.2.2-20", "C9.2.2-14", "C9.2.2-15")
def test_example_of_what_the_captain_leads_round_the_end_of_the_list() -> None:
    assert led_by(EXAMPLE, 3203)[3208] == [3210, 3214, 3216]


@rule("C9.2.2-21", "C9.2.2-16", "C9.2.2-9")
def test_example_of_what_is_left_for_the_general() -> None:
    assert led_by(EXAMPLE, 3203)[3203] == [3209, 3208, 3215]


@rule("C9.2.2-22", "C9.2.2-11", "C9.2.2-8")
def test_example_of_all_units_that_get_the_bonus_of_the_general() -> None:
    world = play(EXAMPLE).world
    assert {world.units[UnitId(unit)].morale for unit in MASSES} == {5000}


@rule("C9.2.2-1")
def test_a_leader_leads_only_its_own_force() -> None:
    world = play("""
        unit   3203 GE old_captain at 125
        unit   3210 GE light_infantry in 3203
        unit   3211 GE light_infantry at 125
    """).world
    assert [world.units[UnitId(u)].morale for u in (3203, 3210, 3211)] == [0, 3000, 0]


@rule("C9.2.2-2", "C9.2.2-12")
def test_through_subordinates_types_are_led_that_the_leader_cannot_lead() -> None:
    assert led_by("""
        unit   3203 GE sellsword at 125
        unit   3210 GE light_cavalry in 3203
        unit   3211 GE light_infantry in 3203
    """, 3203) == {3203: [3211]}  # fmt: skip


@rule("C9.2.2-3", "C9.2.2-4", "C9.2.2-5")
def test_units_beyond_the_limit_are_not_led_chosen_from_the_top() -> None:
    lines = "\n".join(f" unit {3210 + n} GE light_infantry 20 in 3203" for n in range(6))
    led = led_by(f"unit 3203 GE sellsword at 125\n{lines}", 3203)
    assert led == {3203: [3210, 3211, 3212, 3213]}


@rule("C9.2.2-25", "C9.2.2-3")
def test_a_unit_too_large_for_what_is_left_is_passed_over_whole() -> None:
    assert led_by("""
        unit   3203 GE sellsword at 125
        unit   3210 GE light_infantry 200 in 3203
        unit   3211 GE light_infantry 150 in 3203
        unit   3212 GE light_infantry 100 in 3203
        unit   3213 GE light_infantry 50 in 3203
    """, 3203) == {3203: [3210, 3211, 3213]}  # fmt: skip


@rule("C9.2.2-10", "C9.2.2-13")
def test_a_subordinate_leads_as_many_as_alone_and_before_its_leader_picks() -> None:
    led = led_by(EXAMPLE, 3203)
    alone = led_by(EXAMPLE.replace("3203 GE old_general at 125", "3203 GE noble at 125")
                   .replace("3209 GE sellsword in 3203", "3209 GE sellsword at 125")
                   .replace("in 3203", "in 3209"), 3209)  # fmt: skip
    assert led[3209] == alone[3209] == [3213, 3212, 3211]


HURT = "unit 3101 GE veteran at 125 wounded 1 3"


@rule("C15.3.1-6", "C15.3.1-7")
@pytest.mark.parametrize(("face", "heals"), [(2, True), (3, False)])
def test_at_work_a_wounded_individual_recovers_by_one_in_twenty_four(
    face: int, heals: bool
) -> None:
    played = play(f"""
        {HURT}
        dice   recovery {face} {" ".join(["48"] * 23)}
        orders 3101: search 24
    """)
    assert (played.world.units[UnitId(3101)].health == ((4, 1),)) is heals


@rule("C15.3.1-3")
@pytest.mark.parametrize(("face", "heals"), [(4, True), (5, False)])
def test_whoever_does_nothing_recovers_at_double_rate(face: int, heals: bool) -> None:
    played = play(f"""
        {HURT}
        dice   recovery {face} {" ".join(["48"] * 23)}
        orders 3101: wait 24
    """)
    assert (played.world.units[UnitId(3101)].health == ((4, 1),)) is heals


@rule("C15.3.1-1", "C15.3.1-2")
def test_each_individual_recovers_by_itself_whatever_it_does() -> None:
    played = play(f"""
        unit   3101 GE medium_infantry 20 at 125 wounded 3 1
        dice   recovery 1 48 2 {" ".join(["48"] * 60)}
        orders 3101: move 124 123 122 121
    """)
    assert played.world.units[UnitId(3101)].health == ((2, 19), (1, 1))
