"""C15.6 Tactics, storms and sorties, charging; C16 what walls are worth."""

from fractions import Fraction

import pytest

from tests.games.cosmos.base import play, rules
from tests.games.cosmos.fights import (
    blows,
    fight,
    fights,
    first,
    of,
    parts,
    spot_of,
    when,
    world_of,
)
from tests.rule import rule
from warhost.games.cosmos.battle.terms import can_charge_on
from warhost.games.cosmos.battle.walls import over_walls, reduction_of
from warhost.games.cosmos.control.presence import presence_of
from warhost.games.cosmos.ids import Position
from warhost.games.cosmos.language.common import TACTICS

CASTLES = (0, 385, 610, 780, 875, 945, 975, 1000, 1000)
CITIES = (0, 300, 540, 670, 780, 875, 945, 1000, 1000)
WALLED = """
    location 1501 RW {place} at 123 walls {rating} 30
    unit 3101 GE zealots 400 at 123 tactics {mine}
    unit 4101 RW {kind} 100 at 1501 tactics {theirs}
"""


def walled(place: str = "castle", rating: int = 1, mine: str = "attack", theirs: str = "attack",
           kind: str = "zealots") -> str:  # fmt: skip
    return WALLED.format(place=place, rating=rating, mine=mine, theirs=theirs, kind=kind)


@rule("C15.6-8")
def test_there_are_five_tactics():
    assert set(TACTICS) == {"charge", "attack", "defend", "avoid", "flee"}


@rule("C15.6-6", "C15.6-7")
def test_mytactics_changes_an_individual_where_tactics_would_not():
    play("""
        unit 3101 GE knight at 123 tactics flee
        unit 3102 GE spears in 3101 tactics avoid
        orders 3101: tactics attack
    """).expect("""
        3101 has tactics flee
        3102 has tactics attack
    """)
    play("unit 3101 GE knight at 123 tactics flee\n orders 3101: mytactics attack").expect(
        "3101 has tactics attack"
    )


@rule("C15.6-9", "C15.6-10")
def test_who_charges_goes_at_the_enemy_out_of_walls_too():
    battle = fight(walled(theirs="charge", mine="defend"))
    assert [spot_of(battle, 4101, n) for n in (1, 2)] == ["inside", "gate"]
    assert of(battle, 4101).place == "1501"


@rule("C15.6-15", "C15.6-16")
def test_who_defends_never_moves_and_strikes_at_what_has_come():
    battle = fight("""
        unit 3101 GE zealots 100 at 123 tactics attack
        unit 4101 RW zealots 100 at 123 tactics defend
    """)
    assert {spot_of(battle, 4101, n) for n in range(1, 7)} == {"back"}
    assert when(battle, 4101, "melee")[0] == 5


@rule("C15.6-17")
def test_who_avoids_only_shoots():
    battle = fight("""
        location 1501 - city at 123
        unit 3101 GE bows 100 at 1501 tactics avoid
        unit 4101 RW zealots 100 at 1501 tactics defend
    """)
    assert not when(battle, 3101, "melee")
    assert when(battle, 3101, "missile") == [0]


@rule("C15.6.1-1", "C15.6.1-2", "C16-6")
def test_walls_or_the_kind_of_place_make_it_walled():
    unwalled, open_town = walled(rating=0), walled("city", 0)
    assert fights(walled(rating=1)) == []
    assert fights(walled("city", 1)) == []
    assert fights(open_town) != []
    assert fights(unwalled) != []
    refuge = open_town.replace("city", "refuge")
    assert rules().locations["refuge"].protects
    assert fights(refuge) == []
    assert fights(refuge + "storm 3101") != []


@rule("C15.6.1-3", "C15.6.1-5")
@pytest.mark.parametrize(
    ("tactics", "attacks"),
    [("attack", True), ("charge", True), ("defend", False), ("avoid", False)],
)
def test_only_those_who_storm_attack_into_walls(tactics: str, attacks: bool):
    assert fights(walled(mine=tactics)) == []
    found = fights(walled(mine=tactics) + "storm 3101")
    assert bool(found) is attacks


@rule("C15.6.1-5", "C15.6.1-9")
def test_a_castle_is_stormed_and_entered():
    play("""
        policy GE RW enemy
        location 1501 RW castle at 123 walls 1 30
        unit 3101 GE noble at 124 tactics attack
        unit 3102 GE zealots 400 in 3101 tactics attack
        unit 4101 RW spears 20 at 1501 tactics defend
        orders 3101: move 123; storm; move 1501; search 1
    """).expect("""
        7: battle at 123
        7: 4101 gone: fled
        8: 3101 moved 123 -> 1501
    """)


@rule("C15.6.1-6")
def test_a_stormed_place_is_never_entered_in_battle():
    battle = fight(walled() + "storm 3101")
    stands = {spot_of(battle, 3101, n) for n in range(1, len(battle.segments) + 1)}
    assert stands <= {"back", "between", "midfield", "gate"}


@rule("C15.6.1-7")
def test_a_storm_is_over_with_its_phase():
    played = play("""
        policy GE RW enemy
        location 1501 RW castle at 123 walls 6 30
        unit 3101 GE zealots 40 at 123 tactics attack
        unit 4101 RW zealots 20 at 1501 tactics defend
        orders 3101: storm; search 3
    """)
    played.expect("1: battle at 123").expect("not 2: battle")


@rule("C15.6.1-10", "C15.6.1-11", "C16-7")
@pytest.mark.parametrize("tactics", ["attack", "defend", "avoid"])
def test_missiles_meet_those_who_scale_the_walls_once(tactics: str):
    battle = fight(walled(theirs=tactics, kind="bows") + "storm 3101")
    made = [blow.how for blow in blows(battle, 4101)]
    assert made.count("point blank") == 1
    assert when(battle, 4101, "point blank") == when(battle, 3101, "melee")[:1]
    assert not blows(fight(walled("city", 0, kind="bows")), how="point blank")


@rule("C15.6.1-12", "C16-10")
def test_some_fight_badly_over_walls_on_both_sides():
    inside = fight(walled(kind="wall_shy", theirs="defend") + "storm 3101")
    assert parts(first(inside, 4101, how="melee"), "over walls") == 500
    outside = fight(walled().replace("GE zealots", "GE wall_shy") + "storm 3101")
    assert parts(first(outside, 3101), "over walls") == 500
    assert parts(first(outside, 3101), "walls") == 784


@rule("C15.6.1-13")
def test_who_charges_makes_a_sortie_at_once():
    battle = fight(walled(mine="defend", theirs="charge", kind="lancers"))
    assert spot_of(battle, 4101, 1) == "inside"
    assert spot_of(battle, 4101, 2) == "between"
    assert fights(walled(mine="defend", theirs="attack", kind="lancers")) == []


NEST = """
    location 1501 {city} city at 123 walls 1 30
    location 1502 {city} castle at 1501 walls 1 30
    unit 3101 GE zealots 300 at {mine} tactics {tactics}
    unit 4101 RW zealots 100 at {theirs} tactics {other}
    {more}
"""


def nest(mine: str, theirs: str, tactics: str = "attack", other: str = "defend", more: str = ""):
    return fights(NEST.format(city="RW", mine=mine, theirs=theirs, tactics=tactics, other=other,
                              more=more))  # fmt: skip


@rule("C15.6.1-14", "C15.6.1-15", "C15.6.1-19")
def test_from_the_hex_into_the_town_and_not_into_its_castle():
    assert nest("123", "123")
    assert nest("123", "1501", more="storm 3101")
    assert not nest("123", "1502", more="storm 3101")


@rule("C15.6.1-20")
def test_from_the_town_into_the_castle_and_out_into_the_hex():
    assert nest("1501", "1501")
    assert nest("1501", "1502", more="storm 3101")
    assert nest("1501", "123", tactics="charge")
    assert not nest("1501", "123", tactics="attack")


@rule("C15.6.1-16", "C15.6.1-21")
def test_out_of_the_castle_into_the_town_and_no_farther():
    assert nest("1502", "1502")
    assert nest("1502", "1501", tactics="charge")
    assert not nest("1502", "123", tactics="charge")


@rule("C15.6.1-17", "C15.6.1-18")
def test_who_came_out_fights_neither_into_other_places_nor_beyond():
    scene = """
        location 1501 - city at 123 walls 1 30
        location 1502 GE castle at 1501 walls 1 30
        location 1503 RW castle at 1501 walls 1 30
        unit 3101 GE zealots 300 at 1502 tactics charge
        unit 4101 RW zealots 20 at 1501 tactics defend
        unit 4102 RW zealots 50 at 1503 tactics defend
        unit 4103 RW zealots 50 at 123 tactics attack
        storm 3101 4103
    """
    battle = fight(scene)
    assert blows(battle, 3101, 4101)
    assert not blows(battle, 3101, 4102)
    assert not blows(battle, 3101, 4103)
    assert not blows(battle, 4103, 3101)


@rule("C15.6.2-1", "C15.5.1-1")
@pytest.mark.parametrize(
    ("kind", "tactics", "charges"),
    [("lancers", "charge", True), ("lancers", "attack", False), ("spears", "charge", False)],
)
def test_charging_takes_the_ability_and_the_tactics(kind: str, tactics: str, charges: bool):
    battle = fight(f"""
        unit 3101 GE {kind} 100 at 123 tactics {tactics}
        unit 4101 RW zealots 100 at 123 tactics attack
    """)
    assert (parts(first(battle, 3101), "charge") == 1200) is charges


@rule("C15.6.2-2", "C15.6.2-3")
def test_charging_takes_ground_that_lets_one():
    kinds = rules().units
    grounds = {"plains": True, "woods": True, "swamp": False, "deep_ocean": False}
    assert {g: can_charge_on(kinds["lancers"], g) for g in grounds} == grounds
    assert not can_charge_on(kinds["bog_riders"], "plains")
    assert can_charge_on(kinds["bog_riders"], "hills")


@rule("C15.6.2-6")
def test_defensive_positions_take_the_edge_of_a_charge():
    battle = fight("""
        unit 3101 GE lancers 100 at 123
        unit 4101 RW zealots 100 at 123 tactics defend
        unit 4102 RW zealots 100 at 123 tactics attack
    """)
    by_target = {int(blow.target): parts(blow, "charge") for blow in reversed(blows(battle, 3101))}
    assert by_target[4102] == 1200
    alone = fight("""
        unit 3101 GE lancers 100 at 123
        unit 4101 RW zealots 100 at 123 tactics defend
    """)
    assert parts(first(alone, 3101), "charge") == 1000


@rule("C15.6.2-7", "C15.5.1-2")
def test_pikes_take_it_too():
    battle = fight("""
        unit 3101 GE lancers 100 at 123
        unit 4101 RW pikes 100 at 123 tactics attack
    """)
    assert parts(first(battle, 3101), "charge") == 1000
    assert spot_of(battle, 3101, 2) == "midfield"


@rule("C15.5.1-3", "C15.5.1-4", "C15.5.1-5")
def test_abilities_are_words_of_rows():
    kinds = rules().units
    for kind, word in (("shields", "formation"), ("braves", "brave"), ("cowards", "cowardly")):
        assert word in kinds[kind].abilities


@rule("C16-11", "C16-12", "C16-13")
def test_castles_protect_better_than_towns():
    assert tuple(reduction_of(n, is_specialised=True) for n in range(9)) == CASTLES
    assert tuple(reduction_of(n, is_specialised=False) for n in range(9)) == CITIES
    assert all(one >= two for one, two in zip(CASTLES, CITIES, strict=True))


@rule("C16-14", "C16-16")
@pytest.mark.parametrize("rating", range(1, 7))
def test_the_whole_effect_is_as_the_table_says(rating: int):
    for table, is_specialised in ((CASTLES, True), (CITIES, False)):
        weaker, exposed = over_walls(reduction_of(rating, is_specialised=is_specialised))
        whole = weaker.parts / exposed.parts
        assert whole == pytest.approx(1 - table[rating] / 1000, abs=0.003)
    assert 1 - CASTLES[4] / 1000 == 0.125


@rule("C16-15")
def test_nobody_gets_over_the_highest_walls():
    assert fights(walled(rating=7) + "storm 3101") == []
    assert fights(walled(rating=6) + "storm 3101") != []


@rule("C16-17", "C16-18")
def test_walls_do_not_keep_out_what_flies():
    battle = fight(walled(rating=7).replace("GE zealots", "GE eagles"))
    blow = first(battle, 3101)
    assert parts(blow, "walls") == 1000
    assert parts(first(battle, 4101), "exposed before walls") == 1000


@rule("C16-6")
def test_damage_opens_walls_for_everybody():
    open_ = walled("city", 1).replace("walls 1 30", "walls 1 30 damage 30")
    (one,) = fights(open_)
    assert not one.shelters[Position("1501")].is_walled


@rule("C11.6-1")
@pytest.mark.parametrize(
    ("tactics", "walls", "is_held"),
    [("charge", 1, True), ("attack", 1, False), ("attack", 0, True), ("defend", 0, False)],
)
def test_a_step_is_held_back_for_those_who_will_come_out(
    tactics: str, walls: int, is_held: bool
) -> None:
    played = play(f"""
        policy RW GE enemy
        location 1501 RW city at 123 walls {walls} {3 * walls}
        unit 3101 GE spears 300 at 123 tactics defend
        unit 4101 RW spears 10 at 1501 tactics avoid
        orders 3101: move 122
        orders 4101: time 1 6; mytactics {tactics}
    """)
    assert ("6: 3101 delayed" in played.lines) is is_held
    assert any("6: battle" in line for line in played.lines) is is_held


@rule("C2.3.2-6")
def test_who_attacks_without_melee_counts_half() -> None:
    known = world_of("""
        unit 3101 GE levies at 123 tactics attack
        unit 3102 GE skirmishers at 123 tactics attack
    """)
    counted = [presence_of(known, unit) for _, unit in sorted(known.units.items())]
    assert counted == [1, Fraction(1, 2)]
