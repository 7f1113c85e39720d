"""C15.3 Wounds, C9.2.1 battle morale, and what is seen and kept of a battle."""

from fractions import Fraction

import pytest

from tests.games.cosmos.base import play, rules
from tests.games.cosmos.fights import blows, fight, first, of, parts, world_of
from tests.games.cosmos.reporting import reported
from tests.rule import rule
from warhost.games.cosmos.battle.fight import Fight
from warhost.games.cosmos.battle.fighting import Line
from warhost.games.cosmos.battle.mustering import mustered
from warhost.games.cosmos.battle.striking import able, attacks_of
from warhost.games.cosmos.forces.efficiency import efficiency_of, level_of
from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.report.naming import strength_of
from warhost.games.cosmos.report.text import text_of
from warhost.games.cosmos.sight.watching import unit_watcher
from warhost.games.cosmos.view import view_of
from warhost.kernel.asks import Seat

PAIR = """
    location 1501 - city at 123
    unit 3101 GE {} at 1501 tactics attack
    unit 4101 RW {} at 1501 tactics attack
"""


def lined_up(scene: str) -> Fight:
    """A battle that is about to begin."""
    (one,) = mustered(world_of(scene))
    Line([one])
    return one


@rule("C15.3-1")
def test_each_individual_has_wound_points_of_its_own():
    battle = fight(PAIR.format("spears 100", "spears 100"))
    after = of(battle, 3101).after
    assert {points for points, _ in after} <= {1, 2}
    assert sum(count for _, count in after) < 100 or len(after) == 2


@rule("C15.3-3", "C15.3-4", "C15.3-5")
def test_what_the_wounded_are_worth():
    kind = rules().units["veteran"]
    assert [level_of(kind, points) for points in (8, 7, 6, 5, 4, 3, 2, 1)] == [
        100, 100, 70, 70, 30, 30, 0, 0,
    ]  # fmt: skip


@rule("C15.3-6", "C15.3-7")
def test_attacks_are_as_many_as_efficiency_lets_be_rounded_up():
    one = lined_up(PAIR.format("spears 10 wounded 3 1", "spears 10"))
    unit = one.fighters[0]
    assert efficiency_of(rules(), unit.unit) == Fraction(91, 100)
    assert able(one, unit) == 10
    half = lined_up(PAIR.format("spears 10 wounded 10 1", "spears 10"))
    assert able(half, half.fighters[0]) == 7
    assert attacks_of(half, half.fighters[0], 3, 7) == 21


@rule("C15.3-11", "C15.3-10", "C15.3-14")
def test_seventeen_infantry_at_half_efficiency_make_nine_attacks():
    scene = """
        unit 3232 GE veteran 17 wounded 7 4 wounded 8 2 at 123
    """.replace("veteran", "giants")
    world = world_of(scene)
    unit = world.units[UnitId(3232)]
    view = view_of(world, Seat("GE"))
    points = 2 * 10 + 7 * 4 + 8 * 2
    percent = round(100 * points / 170)
    efficiency = round(100 * efficiency_of(rules(), unit))
    assert strength_of(view, unit) == f"17/{percent}%/{efficiency}%"
    assert -(-17 * Fraction(1, 2) // 1) == 9


@rule("C15.3-12")
def test_an_individual_is_told_without_a_count():
    world = world_of("unit 3208 GE knight wounded 1 6 at 123")
    assert strength_of(view_of(world, Seat("GE")), world.units[UnitId(3208)]) == "6 w.p./100%"


@rule("C15.3-8")
def test_efficiency_counts_in_presence():
    from warhost.games.cosmos.control.presence import presence_of  # noqa: PLC0415

    world = world_of("unit 3101 GE ranger 50 wounded 50 1 at 123")
    sound = world_of("unit 3101 GE ranger 50 at 123")
    kind = rules().units["ranger"]
    assert presence_of(sound, sound.units[UnitId(3101)]) == 1
    assert presence_of(world, world.units[UnitId(3101)]) == Fraction(level_of(kind, 1), 100)


@rule("C15.3-9")
def test_strength_is_told_before_and_after_and_in_the_map_notes():
    report = reported("""
        policy GE RW enemy
        location 1501 - city at 123
        unit 3101 GE spears 100 at 1501
        unit 4101 RW stout 400 at 1501 tactics defend
    """)
    (battle,) = report.battles
    row = next(one for one in battle.rows if one.unit == 3101)
    assert row.before == "100/100%/100%"
    assert row.after != row.before
    assert "4101(RW) Stock Stout" in text_of(report)


@rule("C15.3.1-4")
def test_wounds_heal_at_half_the_rate_in_a_battle():
    scene = """
        policy RW GE enemy
        location 1501 - city at 123
        unit 3101 GE trolls 1 at 1501 wounded 1 4 tactics defend
        {}
        dice 3101 {}
    """
    enemy = "unit 4101 RW ghosts 1 at 1501 tactics attack"
    assert fights_of(scene.format(enemy, "2")) is False
    assert fights_of(scene.format("", "2")) is True
    assert fights_of(scene.format(enemy, "1")) is True


def fights_of(scene: str) -> bool:
    """Whether 3101 is whole again after the first phase."""
    return any(line.startswith("1: 3101 recovered") for line in play(scene).lines)


@rule("C9.2.1-6", "C9.2.1-7", "C9.2.1-8")
@pytest.mark.parametrize(("kind", "each"), [("spears", 2), ("cowards", 4), ("braves", 1)])
def test_each_percent_lost_costs_morale(kind: str, each: int):
    battle = fight(PAIR.format("spears 20", f"{kind} 200"))
    blow = first(battle, 3101, 4101)
    lost = each * 10_000 * blow.wounds // 400
    second = blows(battle, 4101, 3101)
    morale = -lost // 2
    if len(second) > 1:
        assert parts(second[1], "morale") == pytest.approx(1000 + 375 * morale / 10_000, abs=1)
    else:
        assert of(battle, 4101).morale[1] >= -lost


@rule("C9.2.1-9")
def test_the_percentage_is_of_what_was_left_just_before():
    from warhost.games.cosmos.battle.courage import shaken  # noqa: PLC0415

    one = lined_up(PAIR.format("spears 20", "spears 20")).fighters[0]
    shaken(one, 10, 40)
    assert one.morale == -50 * 100
    shaken(one, 10, 30)
    assert one.morale == -50 * 100 - 6666


@rule("C9.2.1-10")
@pytest.mark.parametrize("kind", ["husks", "zealots"])
def test_some_lose_no_morale_by_wounds(kind: str):
    battle = fight(PAIR.format("spears 50", f"{kind} 200"))
    assert of(battle, 4101).morale == (0, 0)


@rule("C9.2.1-5", "C9-1")
def test_who_survives_keeps_the_morale_of_the_battle_and_who_breaks_is_gone():
    played = play("""
        turns 1
        policy GE RW enemy
        location 1501 - city at 123
        unit 3101 GE spears 200 at 1501
        unit 4101 RW spears 60 at 1501 tactics defend
    """)
    played.expect("1: 4101 gone: fled")
    assert played.world.units[UnitId(3101)].morale <= 0


@rule("C15.3.1-5")
def test_nothing_but_time_heals_where_no_magic_is():
    played = play("""
        unit 3101 GE giants 5 wounded 5 3 at 123
        turns 2
    """)
    played.expect("3101 counts 5x3")


@rule("C15-4", "C15-12")
def test_details_can_be_left_out_of_a_report():
    report = reported("""
        policy GE RW enemy
        location 1501 - city at 123
        unit 3101 GE spears 100 at 1501
        unit 4101 RW spears 100 at 1501
    """)
    assert "Segment 1" not in text_of(report)
    assert "Segment 1" in text_of(report, is_detailed=True)
    assert "wounds" in text_of(report, is_detailed=True)


@rule("C18-14")
def test_whoever_fights_notices_half_as_much_until_a_phase_without_battle():
    scene = """
        policy GE RW enemy
        location 1501 - city at 123
        unit 3101 GE zealots 200 at 1501
        unit 4101 RW zealots 300 at 1501
    """
    world = play(scene).world
    fighting = [unit for unit in world.units.values() if unit.is_fighting]
    assert not fighting
    before = world_of(scene)
    unit = before.units[UnitId(3101)]
    sharp = unit_watcher(before, unit).here
    from msgspec.structs import replace  # noqa: PLC0415

    assert unit_watcher(before, replace(unit, is_fighting=True)).here == sharp // 2


@rule("C18.2-6", "C18.2-7")
def test_who_is_attacked_or_attacks_out_of_hiding_is_seen_and_hides_again():
    played = play("""
        policy GE RW enemy
        policy RW GE enemy
        location 1501 - city at 123
        unit 3101 GE zealots 400 at 1501 tactics defend
        unit 4101 RW lurkers 50 at 1501 tactics attack hidden
        unit 4102 RW zealots 400 at 1501 tactics avoid hidden
    """)
    played.expect("""
        1: 4101 unhides
        1: battle at 1501
    """)
    assert all(unit.is_hidden for unit in played.world.units.values() if unit.nation == 2)
    assert NationId(2)
