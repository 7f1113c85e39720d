"""C15.4 How many may attack one unit, and whom a unit attacks."""

import pytest

from tests.games.cosmos.base import rules
from tests.games.cosmos.fights import blows, fight, first, of, when, world_of
from tests.rule import rule
from warhost.games.cosmos.battle.crowding import fitting, limit_of, size_of
from warhost.games.cosmos.battle.fighting import fight_out
from warhost.games.cosmos.battle.mustering import mustered
from warhost.kernel.dice import Dice

CITY = """
    location 1501 - city at 123
"""


def limit(kind: str, tactics: str, individuals: int = 1) -> int:
    return limit_of(rules().units[kind], tactics) * individuals // 100


def attackers(scene: str, unit: int, target: int) -> int:
    """Attacks of a unit on another in the first segment."""
    battle = fight(CITY + scene)
    return sum(
        b.attacks for b in battle.segments[0].blows if (b.attacker, b.target) == (unit, target)
    )


@rule("C15.4-1", "C15.4-2")
@pytest.mark.parametrize(("count", "done"), [(99, 99), (100, 100), (101, 100)])
def test_a_mass_unit_is_attacked_by_twice_its_size(count: int, done: int):
    scene = f"unit 3101 GE spears {count} at 1501\n unit 4101 RW zealots 50 at 1501 tactics charge"
    assert attackers(scene.replace("charge", "attack"), 3101, 4101) == done


@rule("C15.4-3", "C15.4-4", "C15.4-5")
def test_caution_and_close_order_leave_less_room():
    assert [limit("spears", t, 50) for t in ("charge", "attack", "defend", "avoid", "flee")] == [
        400, 400, 320, 320, 320,
    ]  # fmt: skip
    assert limit("shields", "attack", 50) == 300
    assert limit("shields", "defend", 50) == 240


@rule("C15.4-6")
def test_fifty_light_infantry_that_defend_in_formation_are_attacked_by_240():
    assert limit("light_infantry", "defend", 50) == 240


@rule("C15.4-7", "C15.4-8")
def test_attackers_in_formation_count_three_quarters():
    assert 50 * size_of(rules().units["light_infantry"]) == 150 * 100
    scene = "unit 3101 GE shields 200 at 1501\n unit 4101 RW zealots 50 at 1501"
    assert attackers(scene, 3101, 4101) == 134


@rule("C15.4-9", "C15.4-11", "C15.4-10")
def test_an_individual_is_attacked_by_three_times_its_size_whatever_its_tactics():
    assert {limit("knight", t) for t in ("charge", "attack", "defend", "avoid", "flee")} == {12}


@rule("C15.4-12")
def test_small_ones_gang_up_and_large_ones_cannot():
    small = "unit 3101 GE rats 200 at 1501\n unit 4101 RW giants 5 at 1501"
    assert attackers(small, 3101, 4101) == 100
    assert attackers(small, 4101, 3101) == 5
    large = "unit 3101 GE giants 50 at 1501\n unit 4101 RW rats 20 at 1501"
    assert attackers(large, 3101, 4101) == 4


@rule("C15.4-13", "C15.4-14")
def test_who_finds_all_foes_fully_engaged_does_not_attack():
    scene = """
        unit 3101 GE spears 100 at 1501
        unit 3102 GE spears 100 at 1501
        unit 4101 RW zealots 50 at 1501
    """
    assert [attackers(scene, unit, 4101) for unit in (3101, 3102)] == [100, 0]


@rule("C15.4-15")
def test_who_has_nobody_left_to_attack_moves_on():
    battle = fight("""
        location 1501 RW city at 123
        unit 3101 GE spears 300 at 123
        unit 3102 GE spears 300 at 123
        unit 4101 RW zealots 20 at 123
        unit 4102 RW zealots 60 at 1501 tactics defend
    """)
    assert {one.attacker for one in blows(battle, 0, 4102)} & {3101, 3102}
    assert of(battle, 4101).fate


RANKS = """
    unit 3101 GE spears {} at 1501 tactics charge
    unit 4101 RW zealots 20 at 1501 tactics {}
    unit 4102 RW zealots 20 at 1501 tactics {}
"""


@rule("C15.4-16", "C15.4-17", "C15.4-18")
@pytest.mark.parametrize(
    ("front", "back", "room"),
    [("charge", "attack", 40), ("charge", "defend", 40), ("attack", "avoid", 40),
     ("defend", "avoid", 32), ("avoid", "flee", 32)],
)  # fmt: skip
def test_who_is_bolder_is_fully_engaged_first(front: str, back: str, room: int):
    few, many = RANKS.format(room, back, front), RANKS.format(room + 10, back, front)
    assert [attackers(few, 3101, unit) for unit in (4101, 4102)] == [0, room]
    assert [attackers(many, 3101, unit) for unit in (4101, 4102)] == [10, room]


@rule("C15.4-17", "C15.6-11")
def test_attackers_and_defenders_stand_in_one_row():
    for pair in (("attack", "defend"), ("defend", "attack")):
        scene = RANKS.format(20, *pair)
        both = [attackers(scene, 3101, unit) for unit in (4101, 4102)]
        assert sum(both) == 20


@rule("C15.4-19")
def test_missiles_heed_no_rows():
    battle = fight("""
        unit 3101 GE bows 50 at 123 tactics defend
        unit 3102 GE bows 50 at 123 tactics defend
        unit 4101 RW zealots 50 at 123 tactics charge
        unit 4102 RW zealots 50 at 123 tactics attack
    """)
    assert {blow.target for blow in battle.segments[1].blows} == {4101, 4102}


@rule("C15.4-20", "C15.4-22", "C15.4-25")
def test_masses_engage_masses_before_they_get_at_the_necromancer():
    scene = """
        unit 3101 GE hero at 1501
        unit 3102 GE spears {} at 1501
        unit 4101 RW hero at 1501 tactics {}
        unit 4102 RW zealots 20 at 1501 tactics attack
    """
    assert attackers(scene.format(40, "defend"), 3102, 4101) == 0
    assert attackers(scene.format(60, "defend"), 3102, 4101) in (2, 3)
    assert attackers(scene.format(40, "defend"), 3101, 4101) == 1


@rule("C15.4-21")
def test_masses_overcome_individuals():
    battle = fight(
        CITY
        + """
        unit 3101 GE hero at 1501 tactics attack
        unit 4101 RW spears 200 at 1501
    """
    )
    assert of(battle, 3101).fate
    assert not of(battle, 4101).fate


@rule("C15.4-23", "C15.4-24")
def test_an_individual_finds_its_like_but_behind_bolder_individuals_only_in_turn():
    scene = """
        unit 3101 GE hero at 1501 tactics attack
        unit 4101 RW hero at 1501 tactics {}
        unit 4102 RW hero at 1501 tactics {}
        unit 4103 RW zealots 90 at 1501 tactics attack
    """
    one, other = scene.format("defend", "avoid"), scene.format("avoid", "attack")
    assert [attackers(one, 3101, unit) for unit in (4101, 4102, 4103)] == [1, 0, 0]
    assert [attackers(other, 3101, unit) for unit in (4101, 4102, 4103)] == [0, 1, 0]


@rule("C15.4-26")
def test_a_mass_attacked_by_an_individual_strikes_back_at_it():
    battle = fight(
        CITY
        + """
        unit 3101 GE hero at 1501 tactics charge
        unit 3102 GE zealots 100 at 1501 tactics charge
        unit 4101 RW zealots 20 at 1501 tactics attack
    """
    )
    assert first(battle, 4101, 3101, "return").attacks == 3


@rule("C15.4-27")
def test_the_unarmed_come_last():
    scene = """
        unit 3101 GE spears {} at 1501
        unit 4101 RW pilgrims 20 at 1501 tactics attack
        unit 4102 RW zealots 20 at 1501 tactics defend
    """
    assert [attackers(scene.format(32), 3101, unit) for unit in (4101, 4102)] == [0, 32]
    assert [attackers(scene.format(40), 3101, unit) for unit in (4101, 4102)] == [8, 32]


@rule("C15.4-28", "C2.3.3-6", "C2.3.3-7")
def test_one_blow_takes_at_most_half_of_a_major_character():
    battle = fight(
        CITY
        + """
        unit 3101 GE slayer at 1501 tactics attack
        unit 4101 RW king at 1501 tactics defend
    """
    )
    assert {blow.wounds for blow in blows(battle, 3101)} <= {0, 1, 2, 3, 4, 5}
    assert of(battle, 4101).fate == "killed"
    masses = fight(
        CITY
        + """
        unit 3101 GE slayer at 1501 tactics attack
        unit 4101 RW hero at 1501 tactics defend
    """
    )
    assert max(blow.wounds for blow in blows(masses, 3101)) > 10


@rule("C2.3.3-8", "C2.3.3-9")
def test_only_another_major_character_kills_it_at_a_blow():
    scene = (
        CITY
        + """
        unit 3101 GE {} at 1501 tactics attack
        unit 4101 RW king at 1501 tactics defend fleewhen 5
    """
    )
    assert of(fight(scene.format("hangman")), 4101).fate == "killed"
    assert of(fight(scene.format("slayer")), 4101).fate == "fleewhen"


@rule("C15.4-29")
def test_of_equally_bold_foes_masses_take_masses_first():
    scene = """
        unit 3101 GE spears {} at 1501
        unit 4101 RW hero at 1501 tactics attack
        unit 4102 RW zealots 20 at 1501 tactics attack
    """
    assert [attackers(scene.format(40), 3101, unit) for unit in (4101, 4102)] == [0, 40]
    assert [attackers(scene.format(50), 3101, unit) for unit in (4101, 4102)] == [3, 40]


@rule("C15.4.1-1", "C15.4.1-2")
def test_who_finds_no_room_at_a_knight_looks_for_another_foe():
    assert fitting(300, 1200, 50) == 4
    scene = """
        unit 3101 GE light_infantry 50 at 1501
        unit 4101 RW knight at 1501 tactics charge
        unit 4102 RW zealots 50 at 1501
    """
    assert [attackers(scene, 3101, unit) for unit in (4101, 4102)] == [4, 46]


@rule("C15.4.1-3", "C15.4.1-4", "C15.4.1-5")
def test_as_long_as_there_is_any_room_one_more_attacks():
    giants = "unit 3101 GE giants 5 at 1501\n unit 4101 RW knight at 1501"
    assert attackers(giants, 3101, 4101) == 2
    dragon = "unit 3101 GE dragon at 1501\n unit 4101 RW knight at 1501"
    assert attackers(dragon, 3101, 4101) == 1


@rule("C15.1-1", "C15.1-7", "C15.6-17")
def test_who_is_attacked_strikes_back_hand_to_hand_even_who_avoids():
    battle = fight(
        CITY
        + """
        unit 3101 GE spears 50 at 1501
        unit 4101 RW zealots 50 at 1501 tactics avoid
    """
    )
    assert first(battle, 4101).how == "return"
    assert not when(battle, 4101, "melee")


@rule("C15.1-2")
def test_who_is_disabled_does_not():
    """What disables is a power of the pack; here the terms of the fight say so."""

    found = mustered(
        world_of(
            CITY
            + """
        unit 3101 GE spears 50 at 1501
        unit 4101 RW zealots 50 at 1501 tactics avoid
    """
        )
    )
    for one in found[0].fighters:
        one.terms = one.terms._replace(is_disabled=one.nation == 2)
    fight_out(found, Dice(bytes(32)), 1)
    assert {blow.attacker for segment in found[0].segments for blow in segment.blows} == {3101}


@rule("C15.1-3", "C18.2-6")
def test_who_knew_of_no_enemy_is_taken_unawares_once():
    battle = fight("""
        location 1501 - city at 123
        unit 3101 GE lurkers 50 at 1501 tactics attack hidden
        unit 4101 RW zealots 50 at 1501 tactics defend
    """)
    assert [blow.attacker for blow in battle.segments[0].blows] == [3101]
    assert {blow.attacker for blow in battle.segments[1].blows} == {3101, 4101}


@rule("C15.1-4", "C15.1-8")
def test_attacks_and_return_attacks_are_made_out_of_one_allowance():
    battle = fight(
        CITY
        + """
        unit 3101 GE lancers 30 at 1501 tactics charge
        unit 4101 RW zealots 50 at 1501 tactics attack
        unit 3102 GE zealots 60 at 1501 tactics defend
    """
    )
    done = [blow.attacks for blow in battle.segments[0].blows if blow.attacker == 4101]
    assert sum(done) <= 50
    assert blows(battle, 4101, 3101, "return")


@rule("C15.1-5", "C15.1-6", "C15.6-18")
def test_who_flees_is_attacked_only_where_friends_are_too_small_and_never_strikes_back():
    battle = fight(
        CITY
        + f"""
        unit 3101 GE spears {60} at 1501
        unit 4101 RW zealots 20 at 1501 tactics defend
        unit 4102 RW spears 20 at 1501 tactics flee
    """
    )
    assert blows(battle, 3101, 4102)
    assert not blows(battle, 4102)
    assert of(battle, 4102).fate == "fled"
    contained = fight(
        CITY
        + """
        unit 3101 GE spears 20 at 1501
        unit 4101 RW zealots 90 at 1501 tactics defend
        unit 4102 RW spears 20 at 1501 tactics flee
    """
    )
    assert of(contained, 4102).fate == ""
