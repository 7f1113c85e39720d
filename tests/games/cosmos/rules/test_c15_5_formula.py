"""C15, C15.2, C15.5 What attacks do: measured, for the formula is ours."""

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.cosmos.base import play, rules
from tests.games.cosmos.fights import blows, fight, fights, first, parts
from tests.games.cosmos.reporting import reported
from tests.rule import rule
from warhost.games.cosmos.battle.criticals import chance_of
from warhost.games.cosmos.battle.fighters import Fighter
from warhost.games.cosmos.battle.formula import best_of, by_familiarity, most_of
from warhost.games.cosmos.battle.ranks import Ranks
from warhost.games.cosmos.battle.volleys import WOUND, Hit, Strike, rolled, struck
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.report.text import text_of
from warhost.games.cosmos.rows.fighting import Attack
from warhost.kernel.dice import Dice

MANY = 100_000
CITY = """
    location 1501 - city at 123
"""
PAIR = """
    location 1501 - city at 123
    unit 3101 GE {} at 1501 tactics attack
    unit 4101 RW {} at 1501 tactics attack
"""


def words(count: int, what: str = "dice") -> np.ndarray:
    return np.frombuffer(Dice(bytes(32)).words(count, what), dtype="<u4")


def damages(most: int = WOUND, critical: int = 0, each: int = 1, cap: int = 0) -> np.ndarray:
    """What so many attacks do, in wounds."""
    strike = Strike(0, 1, MANY, most, critical, each, cap)
    return rolled([strike], words(MANY)).damage / WOUND


def mean(one: str, other: str, more: str = "", **given: str) -> float:
    """Expected wounds of an attack of one on the other, out of its most and its modifiers."""
    battle = fight(given.get("scene", PAIR).format(one, other) + more)
    return first(battle, 3101, 4101).most / WOUND / 2


@rule("C15-3", "C15-12")
def test_attacks_are_rolled_one_by_one_and_told_by_unit():
    battle = fight(PAIR.format("spears 50", "spears 50"))
    blow = first(battle, 3101)
    assert blow.attacks == 50
    assert 0 < blow.wounds < 50
    play("""
        policy GE RW enemy
        location 1501 - city at 123
        unit 3101 GE spears at 1501
        unit 4101 RW spears at 1501
    """).expect("1: s1 3101 melee 4101 x50")


@rule("C15-5")
def test_attacks_are_melee_or_missiles():
    battle = fight(PAIR.format("bows", "bows"))
    assert {blow.how for blow in blows(battle)} == {"missile", "melee"}


@rule("C15-10", "C16-8", "C16-9")
def test_who_is_inside_walls_has_the_advantage_both_ways():
    battle = fight(WALL.format("castle", 4, 12))
    assert parts(first(battle, 3101, 4101, "melee"), "walls") == 353
    assert parts(first(battle, 4101, 3101, "melee"), "exposed before walls") == 2832


WALL = """
    location 1501 RW {} at 123 walls {} {}
    unit 3101 GE zealots 400 at 123
    unit 4101 RW zealots 300 at 1501 tactics defend
    storm 3101
"""


@rule("C15-11", "C15.5.3-3")
def test_the_ground_where_it_happens_counts():
    scene = "map 123 {}\n unit 3101 GE hillmen at 123\n unit 4101 RW zealots at 123 tactics defend"
    hills, plains = (fight(scene.format(ground)) for ground in ("hills", "plains"))
    assert parts(first(hills, 3101), "terrain") == 1200
    assert parts(first(plains, 3101), "terrain") == 1000
    inside = scene.replace("map 123 {}", "map 123 hills\n location 1501 - city at 123")
    assert parts(first(fight(inside.replace("at 123 ", "at 1501 ").replace(
        "hillmen at 123", "hillmen at 1501")), 3101), "terrain") == 1000  # fmt: skip


@rule("C15-13", "C15-14")
def test_too_little_for_a_wound_is_marginal_and_adds_up():
    ranks = Ranks([(rules().units["spears"], ((2, 1),)), (rules().units["stout"], ((4, 1),))])
    little = np.array([0x8000], dtype=np.uint32)
    done = [struck(ranks, [Strike(0, 1, 1, 800)], little) for _ in range(3)]
    assert [hits[0].wounds for hits in done] == [0, 0, 1]
    assert done[0] == [Hit(0, 0, 0, 400)]
    assert ranks.marginal[1] == 1200 - WOUND


@rule("C15-14")
def test_what_is_stored_stays_with_the_unit():
    played = play("""
        policy GE RW enemy
        location 1501 - city at 123
        unit 3101 GE page at 1501
        unit 3102 GE zealots 1 at 1501 tactics defend
        unit 4101 RW giants 5 at 1501
    """)
    assert 0 < played.world.units[UnitId(4101)].marginal < WOUND


@rule("C15-15", "C15.5-12")
def test_an_attack_does_anything_from_nothing_to_its_most():
    done = damages()
    assert done.min() < 0.001
    assert 0.999 < done.max() < 1
    assert done.mean() == pytest.approx(0.5, abs=0.005)


@rule("C15-16")
def test_strength_never_lowers_and_defence_never_raises_damage():
    by_strength = [most_of(strength, 10) for strength in range(1, 60)]
    by_defence = [most_of(10, defence) for defence in range(1, 60)]
    assert by_strength == sorted(by_strength)
    assert by_defence == sorted(by_defence, reverse=True)
    assert most_of(10, 10) == WOUND


@rule("C15-17", "C15.5.2-7")
@pytest.mark.parametrize("better", ["stout", "tough", "fierce"])
def test_in_even_fights_ratings_and_wounds_agree(better: str):
    known = rules().units
    assert known[better].rating > known["spears"].rating
    won = 0
    for seed in range(8):
        (one,) = fights(PAIR.format(f"{better} 100", "spears 100"), seed)
        left, right = one.fighters
        won += bool(right.fate) and not left.fate
    assert won == 8


@rule("C15-18")
def test_modifiers_are_factors():
    one = mean("hillmen", "spears", scene="map 123 hills\n" + PAIR.replace("1501", "123").replace(
        "location 123 - city at 123", ""))  # fmt: skip
    assert one == pytest.approx(0.5 * 1.2, rel=0.002)


@rule("C15.2-1", "C15.2-2")
def test_individuals_hit_critically_once_or_twice_in_a_hundred():
    hero, mass = fighters("hero", "spears")
    assert chance_of(hero, hero) == 1
    assert chance_of(hero, mass) == 2


@rule("C15.2-3", "C15.2-4")
def test_masses_hit_each_other_critically_and_individuals_never():
    hero, mass = fighters("hero", "spears")
    assert chance_of(mass, mass) == 1
    assert chance_of(mass, hero) == 0
    lucky = rolled([Strike(0, 1, MANY, WOUND, 1)], words(MANY)).criticals
    assert len(lucky) / MANY == pytest.approx(0.01, abs=0.001)


def fighters(one: str, other: str) -> list[Fighter]:
    (fought,) = fights(PAIR.format(one, other))
    return fought.fighters


@rule("C15.2-5", "C15.2-6")
def test_a_critical_hit_is_eight_times_as_strong_at_most_and_may_be_nothing():
    strike = Strike(0, 1, MANY, WOUND, 50)
    attacks = rolled([strike], words(MANY))
    lucky = attacks.damage[attacks.criticals] / WOUND
    assert 7.99 < lucky.max() < 8
    assert lucky.min() < 0.01
    assert lucky.mean() == pytest.approx(4, abs=0.05)


@rule("C15.2-7", "C15.2-8")
def test_only_the_first_of_a_routine_or_of_an_area_is_critical():
    attacks = rolled([Strike(0, 1, MANY, WOUND, 50, each=5)], words(MANY))
    assert set((attacks.criticals % 5).tolist()) == {0}
    assert len(attacks.criticals) == pytest.approx(MANY / 10, rel=0.05)
    blow = first(fight(PAIR.format("hydra", "zealots 100")), 3101)
    assert blow.attacks == 5
    assert blow.criticals <= 1


@rule("C15.5-1", "C15.5-11")
def test_each_foe_is_attacked_in_the_way_that_hurts_it_most():
    kinds = rules().units
    attacks = kinds["witches"].attacks
    assert best_of(attacks, kinds["spears"], 50).most == most_of(8, 10)
    assert best_of(attacks, kinds["salamanders"], 50).most == most_of(6, 10)
    assert best_of(attacks, kinds["scarecrows"], 50).most == most_of(16, 10)


@rule("C15.5-2", "C15.5-13")
def test_forms_work_on_types_as_their_rows_say():
    assert not blows(fight(PAIR.format("spears", "ghosts")), 3101)
    assert blows(fight(PAIR.format("witches", "ghosts")), 3101)
    twice = first(fight(PAIR.format("witches", "scarecrows")), 3101).most
    once = first(fight(PAIR.format("witches", "spears")), 3101).most
    assert twice == pytest.approx(2 * once, abs=2)


@rule("C15.5-3")
def test_no_report_names_what_a_type_is_vulnerable_to():
    told = text_of(reported("unit 3101 GE scarecrows at 123", "GE"))
    assert "fire" not in told
    assert "Scarecrows" in told


@rule("C15.5-4", "C15.5-5", "C15.5-6")
@pytest.mark.parametrize(("kind", "reach"), [("dwarves", 20), ("spears", 10), ("giants", 4)])
def test_an_area_attack_hits_as_many_as_fit_into_it(kind: str, reach: int):
    target = rules().units[kind]
    area = Attack(strength=30, form="fire", area=40)
    assert best_of([area], target, 200).reach == reach
    close = replace(target, abilities=frozenset(("formation",)))
    assert best_of([area], close, 200).reach == reach
    assert best_of([area], target, 3).reach == 3


@rule("C15.5-7")
def test_a_dragon_does_more_to_thirty_dwarves_than_to_a_knight():
    many = [first(fight(PAIR.format("dragon", "dwarves 30"), s), 3101).wounds for s in range(9)]
    one = [first(fight(PAIR.format("dragon", "hero"), s), 3101).wounds for s in range(9)]
    assert sum(many) > 2 * sum(one)


@rule("C15.5-10")
@pytest.mark.parametrize("ground", ["woods", "wooded_hills", "jungle"])
def test_among_trees_no_missile_flies_farther_than_one_step(ground: str):
    kind = "unit 3101 GE zealots 400 at 123\n unit 4101 RW bows at 123 tactics defend"
    battle = fight(f"map 123 {ground}\n {kind}")
    assert len(blows(battle, 4101, how="missile")) == 1


@rule("C15.5.2-1")
def test_a_report_tells_ratings_and_no_strength():
    told = text_of(reported("unit 3101 GE medium_infantry at 123", "GE"))
    assert "strength 10" not in told
    assert "defence" not in told


@rule("C15.5.3-1", "C9.2.1-12", "C9.2-4")
@pytest.mark.parametrize(("morale", "wanted"), [(100, 1.375), (-80, 0.7), (40, 1.15), (0, 1.0)])
def test_melee_changes_by_three_eighths_of_a_percent_a_point(morale: int, wanted: float):
    battle = fight(PAIR.format(f"zealots 50 at 1501 morale {morale} tactics attack\n ;", "spears")
                   .replace("; at 1501 tactics attack", ""))  # fmt: skip
    assert first(battle, 3101).most / WOUND == pytest.approx(wanted, abs=0.002)


@rule("C15.5.3-2", "C9.2.1-13")
@pytest.mark.parametrize(("morale", "wanted"), [(100, 1125), (-80, 900)])
def test_missiles_by_an_eighth(morale: int, wanted: int):
    battle = fight(f"""
        location 1501 - city at 123
        unit 3101 GE bows at 1501 morale {morale} tactics avoid
        unit 4101 RW zealots at 1501
    """)
    assert parts(first(battle, 3101, how="missile"), "morale") == wanted


@rule("C15.5.3-4", "C15.5.3-5")
@pytest.mark.parametrize(
    ("kind", "suffers"), [("foresters", 900), ("strangers", 1125), ("spears", 1000)]
)
def test_familiar_ground_protects_and_strange_ground_exposes(kind: str, suffers: int):
    scene = f"map 123 woods\n unit 3101 GE zealots at 123\n unit 4101 RW {kind} at 123"
    assert parts(first(fight(scene), 3101), "familiar ground") == suffers
    assert by_familiarity(rules().units["spears"], "woods").parts == 1000


@rule("C15.5.3-6", "C15.6.2-5")
def test_a_charge_makes_the_first_blow_a_fifth_stronger():
    battle = fight("""
        unit 3101 GE lancers at 123
        unit 4101 RW zealots at 123
    """)
    made = blows(battle, 3101, how="melee")
    assert [parts(blow, "charge") for blow in made[:2]] == [1200, 1000]


@rule("C15.5.3-8", "C15.6.2-8")
def test_who_does_not_charge_fights_chargers_at_nine_tenths_until_their_first_blow_is_over():
    battle = fight("""
        unit 3101 GE lancers at 123
        unit 4101 RW zealots at 123
    """)
    answers = blows(battle, 4101, 3101)
    assert [parts(blow, "against a charge") for blow in answers[:2]] == [900, 1000]
    both = fight("unit 3101 GE lancers at 123\n unit 4101 RW lancers at 123")
    assert parts(first(both, 4101), "against a charge") == 1000


@rule("C15.5.3-9", "C15.5-12")
def test_measured_wounds_come_near_the_percentages():
    ranks = Ranks([(rules().units["stout"], ((4, MANY),))] * 2)
    done = {}
    for name, parts_ in (("even", 1000), ("charge", 1200), ("tired", 900)):
        most = WOUND * parts_ // 1000
        (hit,) = struck(ranks, [Strike(0, 1, MANY, most)], words(MANY, name))
        done[name] = hit.damage / MANY / WOUND
    assert done["charge"] / done["even"] == pytest.approx(1.2, abs=0.02)
    assert done["tired"] / done["even"] == pytest.approx(0.9, abs=0.02)


@rule("C15.5-2", "C15.5-13")
def test_who_meets_the_immune_turns_to_those_it_can_hurt() -> None:
    battle = fight("""
        location 1501 - city at 123
        unit 3101 GE spears 50 at 1501 tactics attack
        unit 3102 GE bows 50 at 1501 tactics avoid
        unit 4101 RW ghosts 50 at 1501 tactics charge
        unit 4102 RW zealots 50 at 1501 tactics attack
    """)
    assert {blow.target for blow in blows(battle, 3101)} == {4102}
    assert {blow.target for blow in blows(battle, 3102, how="missile")} == {4102}
