"""M10.4 to M10.6 Strength, dice, criticals, and the odds that follow from the dice."""

from itertools import product

import pytest

from tests.games.multiverse.scenes import Played, play
from tests.games.multiverse.scenes.odds import dice, factor, strike
from tests.games.multiverse.scenes.reading import tables
from tests.rule import rule
from warhost.games.multiverse.combat.dice import FACES, chances, damage_of
from warhost.games.multiverse.combat.strength import Factor, Pool, dice_of
from warhost.games.multiverse.events.combat import Rolled
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.rows import RulesetRow
from warhost.kernel.asks import SPECTATOR

VETERAN: RulesetRow = tables()["ruleset"]["veteran"]
DUEL = "ruleset veteran\nred/1 swordsman at A10\nblue/1 bowman, 9 wounds at A11"
HIT, HORSE, ARROW, SKULL = 1, 3, 5, 6
MELEE, RANGED = "infantry", "ranged"


def pool(icon: str = MELEE, counters: bool = False) -> Pool:
    return Pool(3, icon, 1, counters, ())


def points(*amounts: int) -> int:
    return dice_of([Factor(amount, "strength", "", "") for amount in amounts], VETERAN)


def fight(attacker: str, defender: str, *faces: int, land: str = "grassland") -> Played:
    """red/1 in A10 attacks blue/1 in A11 by the Veteran rules."""
    scene = f"ruleset veteran\nred/1 {attacker} at A10\nblue/1 {defender} at A11\nland A11 {land}"
    return play(scene, "attack red/1 A11", dice=faces)


def percent(dice: int, icon: str, counters: bool = False) -> tuple[float, float]:
    """Chance of a hit (critical or not) and of a critical strike, in percent."""
    miss, _, critical = chances(dice, icon, counters)
    return round(100 * (1 - miss), 2), round(100 * critical, 2)


def hit_share(dice: int, icon: str) -> float:
    """The chance of at least one own icon, as the book prints it."""
    faces = FACES.count(icon)
    return round(100 * (1 - (1 - faces / len(FACES)) ** dice), 2)


@rule("M10.4-3", "M10.4-4")
@pytest.mark.parametrize(("strength", "rolled"), [(1, 1), (2, 1), (3, 2), (5, 3), (6, 3), (8, 4)])
def test_two_points_are_a_die_and_odd_ones_round_up(strength: int, rolled: int) -> None:
    assert points(strength) == rolled


@rule("M10.4-2", "M10.4-3")
def test_dice_are_added_after_points_were_rounded() -> None:
    factors = [Factor(5, "strength", "", ""), Factor(-1, "dice", "", "")]
    assert dice_of(factors, VETERAN) == 2


@rule("M10.4-12")
@pytest.mark.parametrize(("strength", "rolled"), [(-3, 1), (0, 1), (12, 6), (20, 6)])
def test_a_strike_rolls_one_die_at_least_and_six_at_most(strength: int, rolled: int) -> None:
    assert points(strength) == rolled


@rule("M10.4-5", "M1.3-2")
def test_the_faces_of_a_die() -> None:
    assert {icon: FACES.count(icon) for icon in FACES} == {
        "infantry": 2,
        "cavalry": 2,
        "ranged": 1,
        "critical": 1,
    }


@rule("M10.4-6", "M10.4-7")
@pytest.mark.parametrize(
    ("faces", "damage"), [([HORSE, ARROW, SKULL], 0), ([HIT, HORSE, HORSE], 1), ([1, 2, 3], 1)]
)
def test_one_own_icon_hits_and_more_add_nothing(faces: list[int], damage: int) -> None:
    assert damage_of(pool(), faces) == damage


@rule("M10.5-1", "M10.5-2")
@pytest.mark.parametrize(("faces", "damage"), [([6, 6, 3], 2), ([6, 6, 1], 2), ([6, 1, 1], 1)])
def test_two_skulls_are_a_critical_strike_of_two(faces: list[int], damage: int) -> None:
    assert damage_of(pool(), faces) == damage


@rule("M10.5-3", "M10.5-6", "M10.5-7")
@pytest.mark.parametrize(("counters", "damage"), [(True, 2), (False, 1)])
def test_three_own_icons_are_critical_for_who_counters(counters: bool, damage: int) -> None:
    assert damage_of(pool(RANGED, counters), [ARROW, ARROW, ARROW]) == damage
    assert damage_of(pool(RANGED, counters), [ARROW, ARROW, HIT]) == 1


@rule("M10.5-4")
def test_one_critical_counts_in_a_roll() -> None:
    assert damage_of(pool(MELEE, counters=True), [1, 1, 2, 6, 6]) == 2


@rule("M10.5-5", "M10.2-11")
def test_a_pikeman_that_is_charged_rolls_first_and_hits_hard_with_three_icons() -> None:
    played = fight("horseman", "pikeman", 1, 1, 2, 3, 5, 5, 5)
    played.expect("""
        Pikeman blue/1 rolls 3: infantry, infantry, infantry; 2 damage.
        Horseman red/1 rolls 4: cavalry, ranged, ranged, ranged; 1 damage.
    """)
    assert (played.unit("red/1").wounds, played.unit("blue/1").wounds) == (2, 1)


@rule("M10.6-1", "M10.4-9")
@pytest.mark.parametrize(
    ("dice", "share"), [(1, 16.67), (2, 30.56), (3, 42.13), (4, 51.77), (5, 59.81)]
)
def test_shooters_hit_as_the_dice_say(dice: int, share: float) -> None:
    assert hit_share(dice, RANGED) == share


@rule("M10.6-2", "M10.6-3")
@pytest.mark.parametrize(
    ("dice", "share"), [(1, 33.33), (2, 55.56), (3, 70.37), (4, 80.25), (5, 86.83)]
)
def test_melee_units_hit_as_the_dice_say(dice: int, share: float) -> None:
    assert hit_share(dice, MELEE) == share


@rule("M10.6-4", "M10.6-5")
@pytest.mark.parametrize(
    ("dice", "share"), [(1, 0.0), (2, 2.78), (3, 7.41), (4, 13.19), (5, 19.62)]
)
def test_critical_strikes_are_as_likely_as_the_dice_say(dice: int, share: float) -> None:
    assert percent(dice, MELEE)[1] == share


def counter_critical(dice: int, icon: str) -> float:
    """At least three own icons, whatever else was rolled."""
    rolls = list(product(FACES, repeat=dice))
    return round(100 * sum(roll.count(icon) >= 3 for roll in rolls) / len(rolls), 2)


@rule("M10.6-6")
@pytest.mark.parametrize(("dice", "share"), [(1, 0), (2, 0), (3, 3.7), (4, 11.11), (5, 20.99)])
def test_counter_criticals_of_melee_units(dice: int, share: float) -> None:
    assert counter_critical(dice, MELEE) == share


@rule("M10.6-7", "M10.6-8")
@pytest.mark.parametrize(("dice", "share"), [(1, 0), (2, 0), (3, 0.46), (4, 1.62), (5, 3.55)])
def test_counter_criticals_of_shooters(dice: int, share: float) -> None:
    assert counter_critical(dice, RANGED) == share


@rule("M10.6-9")
@pytest.mark.parametrize("icon", [MELEE, RANGED, "cavalry"])
@pytest.mark.parametrize("counters", [True, False])
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_odds_are_what_going_through_all_faces_gives(dice: int, icon: str, counters: bool) -> None:
    outcomes = [damage_of(pool(icon, counters), roll) for roll in product(range(1, 7), repeat=dice)]
    shares = tuple(outcomes.count(damage) / len(outcomes) for damage in (0, 1, 2))
    assert chances(dice, icon, counters) == pytest.approx(shares, abs=1e-12)


@rule("M10.4-1", "M2.2-4")
@pytest.mark.parametrize(
    ("attacker", "land", "rolled"),
    [("swordsman", "grassland", 3), ("swordsman", "hills", 2), ("horseman", "forest", 2)],
)
def test_strength_depends_on_class_and_terrain(attacker: str, land: str, rolled: int) -> None:
    scene = f"ruleset veteran\nred/1 {attacker} at A10\nblue/1 scout at A11\nland A11 {land}"
    assert dice(scene, "red/1 A11") == rolled


@rule("M2.2-4")
def test_the_terrain_an_attack_comes_from_counts_too() -> None:
    scene = "ruleset veteran\nred/1 horseman at A10\nblue/1 scout at A11"
    there = factor(f"{scene}\nland A10 forest", "red/1 A11", "M2.2-4")
    assert (there and there.amount) == -2
    assert factor(scene, "red/1 A11", "M2.2-4") is None


@rule("M10.4-1")
def test_attack_and_defence_have_strengths_of_their_own() -> None:
    scene = "ruleset veteran\nred/1 horseman at A10\nblue/1 horseman at A11"
    assert (dice(scene, "red/1 A11"), dice(scene, "red/1 A11", "blue/1")) == (4, 3)


@rule("M10.4-8", "M24.1-11")
@pytest.mark.parametrize(
    ("land", "target", "rolled"),
    [("grassland", "A9", 3), ("grassland", "A10", 4), ("hills", "A9", 4)],
)
def test_shots_depend_on_distance_and_height(land: str, target: str, rolled: int) -> None:
    scene = f"ruleset veteran\nred/1 bowman at A8\nblue/1 pikeman at {target}\nland A8 {land}"
    assert dice(scene, f"red/1 {target}") == rolled


@rule("M10.4-8")
def test_height_gives_a_shooter_points_and_takes_them_below() -> None:
    scene = "ruleset veteran\nred/1 bowman at A8\nblue/1 bowman at A10\nland A8 hills"
    up = [one.amount for one in strike(scene, "red/1 A10").prospect.factors]
    down = [one.amount for one in strike(scene, "red/1 A10", "blue/1").prospect.factors]
    assert (up, down) == ([7, 1], [6, -1])


@rule("M10.2-8", "M24.1-11")
def test_an_archer_that_is_attacked_shoots_with_its_adjacent_strength() -> None:
    scene = "ruleset veteran\nred/1 swordsman at A10\nblue/1 bowman at A11"
    near = factor(scene, "red/1 A11", "M10.4-8", "blue/1")
    assert (near and near.why, near and near.amount) == ("distance 1", -1)


@rule("M10.4-13")
@pytest.mark.parametrize(
    ("kind", "icon"),
    [("swords", MELEE), ("scout", MELEE), ("cavalry", "cavalry"), ("siege", RANGED)],
)
def test_every_class_has_its_icon(kind: str, icon: str) -> None:
    assert tables()["class"][kind].icon == icon


@rule("M10.4-14", "M10.1-6")
def test_a_roll_is_told_to_all_with_the_reasons_for_its_dice() -> None:
    played = fight("swordsman", "scout", 3, 3, 3, 4)
    rolled = next(event for event in played.events if isinstance(event, Rolled))
    assert [(one.amount, one.clause) for one in rolled.factors] == [(6, "M10.4-1")]
    assert GAME.seen(rolled, played.world, SPECTATOR) == rolled
    played.expect("""
        Heavy Swordsman red/1 attacks A11.
        Heavy Swordsman red/1 rolls 3: cavalry, cavalry, cavalry; 0 damage.
        Tribal Scout blue/1 rolls 1: cavalry; 0 damage.
    """)


@rule("M10.4-10")
def test_dice_that_an_ability_states_are_rolled_whatever_modifies_others() -> None:
    scene = "track red berzerker 2\nred/1 berzerker at A10\nblue/1 swordsman at A11"
    assert (
        dice(f"{scene}\nblue/2 scout at A12\nblue/3 scout at A7", "red/1 A11 using cleave-novice")
        == 3
    )


@rule("M10.4-11")
def test_abilities_without_a_number_change_the_usual_dice() -> None:
    scene = "ruleset veteran\ntrack red bowman 2\nred/1 bowman at A8\nblue/1 pikeman at A10"
    usual = "red/1 A10"
    assert dice(scene, f"{usual} using aimed-shot") == dice(scene, usual) + 1
    assert dice(f"{scene}\nland A10 forest\nred/2 scout at A14", f"{usual} using aimed-shot") == 3
