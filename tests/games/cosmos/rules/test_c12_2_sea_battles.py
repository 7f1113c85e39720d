"""C12.2 Battles at sea."""

from fractions import Fraction

import pytest

from tests.games.cosmos.base import play, rules
from tests.games.cosmos.fights import blows, fight, first, parts, when, world_of
from tests.rule import rule
from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.ships.fleets import strength_of_ships, warships_for_size
from warhost.games.cosmos.ships.sinking import expected, sunk
from warhost.kernel.dice import Dice

FLEETS = """
    nation 1 GE Gemland ships {} {}
    nation 2 RW Rowanmark ships 9 9
    hex 123 deep_ocean
    {}
"""
ABOARD = "unit 3101 GE {} at 123 aboard tactics attack\n"
FOES = "unit 4101 RW mermen 100 at 123 tactics attack"


def strengths(warships: int, *kinds: str) -> list[float]:
    """Of an individual of each unit of one fleet; human medium infantry on land has 10."""
    units = "\n".join(f"unit {3101 + n} GE {k} at 123 aboard" for n, k in enumerate(kinds))
    world = world_of(FLEETS.format(warships, 99, units))
    found = [world.units[UnitId(3101 + n)] for n in range(len(kinds))]
    return [strength_of_ships(world, unit) / 1000 for unit in found]


def fought(warships: int, mine: str, foes: str = FOES) -> "object":
    return fight(FLEETS.format(warships, 99, ABOARD.format(mine) + foes))


@rule("C12.2-1", "C12.2-2")
def test_at_sea_those_aboard_fight_by_their_warships():
    armed = fight(FLEETS.format(4, 9, ABOARD.format("spears 100") + FOES))
    assert blows(armed, 3101, how="melee")
    bare = fight(FLEETS.format(0, 9, ABOARD.format("spears 100") + FOES))
    assert not blows(bare, 3101)


@rule("C12.2-3", "C12.2-4")
def test_warships_are_shared_by_size_and_more_aboard_means_less_for_each():
    assert strengths(2, "spears 100", "spears 300") == strengths(2, "spears 300", "spears 100")
    one, two = strengths(1, "spears 200"), strengths(1, "spears 400")
    assert one[0] == pytest.approx(2 * two[0], rel=0.001)


@rule("C12.2-5", "C12.2-6")
def test_a_force_has_no_more_than_one_warship_for_size_125():
    assert strengths(50, "spears 50") == strengths(900, "spears 50")
    world = world_of(FLEETS.format(9, 9, "unit 3101 GE spears 5 at 123 aboard"))
    share = warships_for_size(world, NationId(1))
    assert 20 * share == Fraction(20, 125)
    assert expected(20, share)[0] < 1


@rule("C12.2-7", "C12.2-8")
def test_a_rider_is_worth_three_men_on_foot():
    foot, rider = strengths(1, "spears 50", "lancers 50")
    assert rider == pytest.approx(3 * foot, rel=0.001)


@rule("C12.2-9", "C12.2-10")
def test_missiles_fly_once_before_melee():
    battle = fight(FLEETS.format(9, 9, ABOARD.format("bows 100") + FOES))
    assert when(battle, 3101, "missile") == [0]
    assert when(battle, 3101, "melee")[0] == 1
    shy = fight(FLEETS.format(9, 9, ABOARD.format("bows 100").replace("attack", "avoid") + FOES))
    assert when(shy, 3101, "missile") == [0]


@rule("C12.2-11", "C12.2-12")
def test_who_is_aboard_is_as_hard_to_wound_as_ever():
    soft = first(fight(FLEETS.format(9, 9, ABOARD.format("spears 100") + FOES)), 4101)
    hard = first(fight(FLEETS.format(9, 9, ABOARD.format("tough 100") + FOES)), 4101)
    assert hard.most == soft.most // 2
    assert len(set(strengths(1, "spears 50", "tough 50"))) == 1


@rule("C12.2-13")
def test_strength_at_sea_is_ships_defence_and_missiles_together():
    def left(warships: int, kind: str) -> int:
        battle = fight(FLEETS.format(warships, 9, ABOARD.format(kind) + FOES))
        return sum(count for _, count in battle.units[1].after)

    assert left(9, "spears 100") < left(1, "spears 100")
    assert left(9, "tough 100") <= left(9, "spears 100")


@rule("C12.2-14", "C12.2-15", "C12.2-25")
def test_ships_are_lost_by_the_size_of_the_dead():
    share = Fraction(1, 250)
    found = [expected(500, share), expected(1000, share), expected(500, Fraction(0))]
    found.append(expected(500, Fraction(1, 500)))
    assert [tuple(map(float, one)) for one in found] == [(2, 0), (4, 0), (0, 1), (1, 0.5)]


@rule("C12.2-16", "C12.2-17")
def test_losses_are_whole_ships_of_that_mean_and_never_more_than_there_are():
    world = world_of(FLEETS.format(3, 2, "unit 3101 GE spears 200 at 123 aboard"))
    lost = [next(sunk(world, {NationId(1): 100}, Dice(bytes([n]) * 32)), None) for n in range(200)]
    ships = [0 if one is None else -one.warships for one in lost]
    mean = 100 * warships_for_size(world, NationId(1))
    assert sum(ships) / 200 == pytest.approx(float(mean), abs=0.15)
    (every,) = sunk(world, {NationId(1): 10**6}, Dice(bytes(32)))
    assert (every.warships, every.transports) == (-3, -2)


@rule("C12.2-18", "C12.2-19", "C12.2-20")
def test_a_lone_scout_costs_a_warship_in_three_of_a_hundred_deaths_and_in_no_flight():
    world = world_of(FLEETS.format(9, 9, "unit 3101 GE scout at 123 aboard"))
    share = warships_for_size(world, NationId(1))
    assert 4 * share == Fraction(32, 1000)
    played = play(
        FLEETS.format(9, 9, "").replace("Gemland", "Gemland home 10 points 9")
        + """
        land GE 10
        policy RW GE enemy
        unit 3101 GE scout at 123 aboard tactics flee
        unit 4101 RW mermen 100 at 123 tactics attack
    """
    )
    played.expect("1: 3101 fled from 123").expect("not sunk")


@rule("C12.2-14")
def test_ships_go_down_with_those_who_are_killed():
    played = play(
        FLEETS.format(40, 40, "").replace("Gemland", "Gemland points 9")
        + """
        policy RW GE enemy
        unit 3101 GE zealots 900 at 123 aboard tactics attack
        unit 4101 RW mermen 4000 at 123 tactics attack
    """
    )
    assert any("sunk: -" in line for line in played.lines)
    assert played.world.nations[NationId(1)].warships < 40


@rule("C12.2-22")
def test_who_swims_fights_as_usual_and_those_aboard_do_not_by_rating():
    battle = fight(FLEETS.format(1, 9, ABOARD.format("fierce 400") + FOES))
    assert first(battle, 4101).most == 1024
    assert first(battle, 3101).most < 1024
    assert parts(first(battle, 3101), "terrain") == 1000


@rule("C12.2-23", "C12.2-24")
def test_with_half_the_most_warships_foot_is_normal_and_riders_half_as_strong_again():
    foot = strengths(2, "spears 125")
    assert foot[0] == pytest.approx(10, rel=0.01)
    riders = strengths(6, "lancers 125")
    assert riders[0] == pytest.approx(30, rel=0.01)
    mounted = [rules().units[name] for name in ("light_cavalry", "heavy_cavalry")]
    usual = [max(attack.strength for attack in kind.attacks) for kind in mounted]
    # Strength is attack and staying power together, of which only the attack is another at sea.
    worth = [(riders[0] / one) ** 0.5 for one in usual]
    assert sum(worth) / 2 == pytest.approx(1.5, abs=0.1)
