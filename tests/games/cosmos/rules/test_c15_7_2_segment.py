"""C15.7.2 The segment and its steps."""

import pytest

from tests.games.cosmos.base import play
from tests.games.cosmos.fights import (
    all_blows,
    blows,
    fight,
    fights,
    first,
    of,
    parts,
    spot_of,
    when,
)
from tests.rule import rule
from warhost.games.cosmos.battle.segment import OPENING, STEPS

DUEL = """
    unit 3101 GE {} at 123 tactics {}
    unit 4101 RW {} at 123 tactics {}
"""
INSIDE = """
    location 1501 - city at 123
    unit 3101 GE {} at 1501 tactics {}
    unit 4101 RW {} at 1501 tactics {}
"""


@rule("C15.7.2-1", "C15.7.2-26")
def test_a_battle_lasts_until_nobody_does_anything_any_more():
    battle = fight(DUEL.format("spears", "attack", "spears", "attack"))
    *others, last = battle.segments
    assert not last.blows
    assert not last.gone
    assert any(one.blows for one in others)
    immune = fight(DUEL.format("ghosts", "attack", "ghosts", "attack"))
    assert not blows(immune)


@rule("C15.7.2-2", "C15.7.2-22")
def test_the_steps_of_both_kinds_of_segment_in_their_sequence():
    names = [step.__name__ for step in STEPS]
    assert names == [
        "frighten", "run", "fight_hand_to_hand", "charge", "shoot", "fight_after_charging",
        "advance", "charge", "brace", "hearten", "settle",
    ]  # fmt: skip
    assert [STEPS.index(step) + 1 for step in OPENING] == [1, 2, 5, 10, 11]


@rule("C15.7.2-3", "C9.2.1-2", "C9.2.1-10")
@pytest.mark.parametrize(("kind", "morale"), [("spears", 850), ("husks", 1000), ("zealots", 1000)])
def test_fear_lowers_morale_before_anything_else(kind: str, morale: int):
    battle = fight(INSIDE.format(f"{kind} 5", "attack", "terror", "attack"))
    assert parts(first(battle, 3101), "morale") == {850: 887}.get(morale, 1000)


@rule("C15.7.2-4", "C15.6-19")
def test_who_flees_is_gone_when_an_enemy_is_nearer_than_every_friend_who_stands():
    alone = fight(DUEL.format("spears", "attack", "hero", "flee"))
    assert alone.segments[0].gone == ((4101, "fled"),)
    behind = fight(
        DUEL.format("spears 10", "attack", "spears 200", "attack")
        + """
        unit 4102 RW hero at 123 tactics flee
    """
    )
    assert of(behind, 4102).fate == ""


@rule("C15.7.2-5", "C15.6-12")
def test_who_charges_strikes_before_the_others():
    battle = fight(INSIDE.format("lancers 50", "charge", "spears 50", "attack"))
    (one, two, *_) = [blow for _, blow in all_blows(battle)]
    assert (one.attacker, one.how) == (3101, "melee")
    assert (two.attacker, two.how) == (4101, "return")


@rule("C15.7.2-6", "C15.7.2-14", "C15.6.2-4")
def test_a_charge_is_two_steps_a_segment():
    battle = fight(DUEL.format("lancers", "charge", "spears", "defend"))
    assert [spot_of(battle, 3101, n) for n in (1, 2, 3)] == ["back", "midfield", "back"]


@rule("C15.7.2-7", "C15-7", "C15.6-16")
def test_who_defends_shoots_at_those_who_come():
    battle = fight(DUEL.format("zealots 300", "attack", "bows", "defend"))
    assert when(battle, 4101, "missile")[:2] == [2, 3]
    assert when(battle, 4101, "missile") < when(battle, 4101, "melee")


@rule("C15.7.2-8", "C15-8")
def test_nobody_shoots_into_a_melee():
    battle = fight(
        INSIDE.format("zealots 300", "attack", "zealots 300", "attack")
        + """
        unit 4102 RW bows at 1501 tactics avoid
    """
    )
    assert when(battle, 4102, "missile") == [0]


@rule("C15.7.2-9", "C15.7.2-16", "C15-9")
def test_nobody_shoots_at_those_in_defensive_positions():
    battle = fight(
        DUEL.format("javelins", "avoid", "spears", "defend")
        + """
        unit 3102 GE spears 20 at 123 tactics attack
    """
    )
    assert 4101 in battle.segments[0].defending or not when(battle, 3101, "missile")
    scene = DUEL.format("bows", "defend", "spears", "defend") + "unit 3102 GE lancers 9 at 123"
    assert not blows(fight(scene), 3101, 4101, "missile")


@rule("C15.7.2-10", "C15.7.2-28")
def test_a_charge_ends_in_melee_in_the_same_segment_or_in_the_third():
    meeting = fight(DUEL.format("lancers", "charge", "spears", "attack"))
    assert when(meeting, 3101, "melee")[0] == 2
    standing = fight(DUEL.format("lancers", "charge", "spears", "defend"))
    assert when(standing, 3101, "melee")[0] == 3
    assert spot_of(standing, 3101, 2) == "midfield"


@rule("C15.7.2-11")
def test_who_came_up_at_the_end_of_a_segment_attacks_in_the_next_with_the_bonus():
    battle = fight(DUEL.format("lancers", "charge", "bows", "defend"))
    assert [parts(blow, "charge") for blow in blows(battle, 3101)][:2] == [1200, 1000]


@rule("C15.7.2-12", "C15.6-13")
def test_who_attacks_goes_one_step_a_segment_and_never_charges():
    battle = fight(DUEL.format("lancers", "attack", "spears", "defend"))
    assert [spot_of(battle, 3101, n) for n in (1, 2, 3)] == ["back", "between", "midfield"]
    assert parts(first(battle, 3101), "charge") == 1000


@rule("C15.7.2-13", "C15.6-9")
def test_who_cannot_charge_advances_with_that_tactics():
    battle = fight(DUEL.format("spears", "charge", "spears", "defend"))
    assert [spot_of(battle, 3101, n) for n in (1, 2, 3)] == ["back", "between", "midfield"]


@rule("C15.7.2-15", "C15.7.2-17", "C15.5.3-7")
def test_who_waits_for_a_charge_is_in_defensive_positions_and_takes_its_edge():
    battle = fight(DUEL.format("lancers", "charge", "spears", "defend"))
    assert battle.segments[0].defending == (4101,)
    assert parts(first(battle, 3101), "charge") == 1000
    peaceful = fight(DUEL.format("spears", "attack", "spears", "defend"))
    assert peaceful.segments[0].defending == ()


@rule("C15.7.2-18", "C9.2.1-11", "C9.2.1-4")
def test_a_hero_raises_the_morale_of_masses_where_it_is_and_only_one_counts():
    scene = INSIDE.format("spears 200", "attack", "spears 200", "attack")
    plain, led = fight(scene), fight(scene + "unit 3102 GE banner at 1501 tactics avoid")
    both = fight(
        scene
        + """
        unit 3102 GE banner at 1501 tactics avoid
        unit 3103 GE lesser_banner at 1501 tactics avoid
    """
    )
    assert parts(blows(led, 3101)[1], "morale") - parts(blows(plain, 3101)[1], "morale") in (
        37, 38,
    )  # fmt: skip
    assert parts(blows(both, 3101)[1], "morale") == parts(blows(led, 3101)[1], "morale")
    assert of(led, 3102).morale == (0, 0)


@rule("C15.7.2-19", "C9.2.1-5")
def test_at_the_end_of_a_segment_morale_is_halfway_back():
    battle = fight("""
        location 1501 - city at 123
        unit 3101 GE spears 200 at 1501 morale 20
        unit 4101 RW spears 150 at 1501
    """)
    done = first(battle, 4101, 3101)
    lost = 200 * 100 * done.wounds // 400
    (second, *_) = blows(battle, 3101)[1:]
    after = (2000 - lost + 2000) // 2
    assert parts(second, "morale") == 1000 + 375 * after // 10_000


@rule("C15.7.2-20", "C9.2.1-1", "C9.2.1-3")
def test_battle_morale_begins_as_it_is_and_who_falls_below_a_hundred_runs():
    battle = fight("""
        location 1501 - city at 123
        unit 3101 GE spears 400 at 1501 morale 40
        unit 4101 RW spears 100 at 1501 morale -90
    """)
    assert parts(first(battle, 3101), "morale") == 1150
    assert of(battle, 4101).fate == "panicked"
    assert of(battle, 4101).morale[1] < -10_000


@rule("C15.7.2-21", "C15.7.2-23")
def test_within_range_from_the_start_everybody_shoots_once_before_all_else():
    battle = fight(INSIDE.format("bows", "attack", "spears", "charge"))
    assert battle.segments[0].is_opening
    assert when(battle, 3101, "missile") == [0]
    assert not fight(DUEL.format("bows", "attack", "spears", "charge")).segments[0].is_opening


@rule("C15.7.2-24")
@pytest.mark.parametrize("tactics", ["defend", "attack"])
def test_in_one_location_defending_is_attacking(tactics: str):
    battle = fight(INSIDE.format("spears", tactics, "spears", tactics))
    assert when(battle, 3101, "melee")[0] == 1


@rule("C15.7.2-25", "C15-19")
def test_the_same_dice_make_the_same_battle_and_others_another():
    scene = DUEL.format("spears", "attack", "bows", "defend") + "unit 4102 RW lancers at 123"
    assert fight(scene) == fight(scene)
    assert fight(scene) != fight(scene, seed=2)


@rule("C15.7.2-26")
def test_two_who_cannot_hurt_each_other_part_when_nothing_happens():
    battle = fight(INSIDE.format("ghosts", "attack", "spears", "attack"))
    assert len(battle.segments) < 60
    night = fight(INSIDE.format("ghosts", "attack", "page", "attack"))
    assert len(night.segments) <= 60


@rule("C15.7.2-27", "C15.5-9")
@pytest.mark.parametrize(("kind", "shots"), [("slings", 1), ("javelins", 2), ("bows", 3)])
def test_missiles_fly_as_often_as_their_range_before_foot_has_come_up(kind: str, shots: int):
    battle = fight(DUEL.format("zealots 500", "attack", kind, "defend"))
    assert len(when(battle, 4101, "missile")) == shots


@rule("C15.7.2-29")
@pytest.mark.parametrize(("kind", "shots"), [("slings", 1), ("javelins", 1), ("bows", 2)])
def test_and_less_often_before_riders_have(kind: str, shots: int):
    battle = fight(DUEL.format("lancers 300", "charge", kind, "defend"))
    assert len(when(battle, 4101, "missile")) == shots


@rule("C15-1", "C4-12", "C15-2")
def test_battles_are_fought_at_the_end_of_each_phase_where_enemies_meet():
    play("""
        policy GE RW enemy
        unit 3101 GE spears 200 at 123
        unit 4101 RW spears at 124 tactics avoid
        orders 4101: move 123; search 1
    """).expect("""
        6: 4101 moved 124 -> 123
        6: battle at 123
    """).expect("not 5: battle")


@rule("C15-2", "C18-16")
def test_nobody_attacks_whom_its_nation_does_not_see():
    scene = """
        unit 3101 GE spears at 123
        unit 4101 RW lurkers at 123 tactics {}{}
    """
    assert fights(scene.format("defend", " hidden")) == []
    assert fights(scene.format("defend", "")) != []
    assert fights(scene.format("attack", " hidden")) != []


@rule("C15-2", "C5.4-7")
def test_without_suitable_tactics_there_is_no_battle():
    shy = ("defend", "avoid", "flee")
    assert [fights(DUEL.format("spears", a, "bows", b)) for a in shy for b in shy] == [[]] * 9
    peace = DUEL.format("spears", "attack", "spears", "attack") + "policy GE RW neutral"
    assert fights(peace) == []
