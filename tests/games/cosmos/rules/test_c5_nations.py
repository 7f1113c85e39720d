"""C5 Factions, homes, scores, policies, rulers and heirs."""

import re

import pytest

from tests.games.cosmos.base import Scene, play
from tests.games.cosmos.reporting import section, set_up
from tests.rule import rule
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.ids import ActorId, HexNumber, ItemId, LocationId, NationId, UnitId
from warhost.games.cosmos.nations.factions import declared_enemy
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.home import RULE
from warhost.games.cosmos.report.making import report_of
from warhost.games.cosmos.report.status import points_of
from warhost.games.cosmos.report.svg import svg_of
from warhost.games.cosmos.view import view_of
from warhost.games.cosmos.world import Nation
from warhost.kernel.asks import Seat

FACTIONS = """
    faction North
    faction South {} North
    faction Isles
    nation 1 GE Gemland points 9 faction North
    nation 2 RW Rowanmark points 9 faction South
    nation 3 Dw Dwarves points 9 faction North
    nation 4 Is Isles points 9 faction Isles
    orders GE: policy {} {}
"""


@rule("C5.1-1", "C5.1-3", "C5.4.1-3")
@pytest.mark.parametrize(("thinks", "policy", "good"), [("enemy", "ally", False),
                         ("enemy", "neutral", True), ("neutral", "ally", True)])  # fmt: skip
def test_nobody_allies_with_an_enemy_of_its_faction(thinks: str, policy: str, good: bool) -> None:
    told = play(FACTIONS.format(thinks, "RW", policy)).lines
    assert (f"0: 1 failed policy RW {policy} (C5.4.1-3)" in told) is not good


@rule("C5.4.1-2", "C5.4.1-1")
@pytest.mark.parametrize(("thinks", "good"), [("ally", False), ("neutral", True), ("enemy", True)])
def test_nobody_is_the_enemy_of_allies_of_its_faction(thinks: str, good: bool) -> None:
    told = play(FACTIONS.format(thinks, "RW", "enemy")).lines
    assert ("0: 1 failed policy RW enemy (C5.4.1-2)" in told) is not good
    other = FACTIONS.format(thinks, "RW", "enemy")
    other = other.replace("orders GE: policy RW", "orders RW: policy GE")
    assert any("failed policy" in line for line in play(other).lines) is not good


@rule("C5.4.1-4", "C5.1-2", "C5.4.1-5")
def test_those_of_one_faction_are_no_enemies() -> None:
    played = play(FACTIONS.format("enemy", "Dw", "enemy"))
    played.expect("0: 1 failed policy Dw enemy (C5.4.1-2)")
    assert played.world.nations[NationId(1)].faction == "North"
    assert played.world.factions["South"].policies == {"South": "ally", "North": "enemy"}


@rule("C5.4-1", "C5.4-2", "C5.4-10")
def test_policies_are_one_sided() -> None:
    play("orders GE: policy RW enemy").expect("""
        0: 1 policy 2 enemy
        GE policy RW:enemy
    """)
    assert play("orders GE: policy RW enemy").world.nations[NationId(2)].policies == {}


@rule("C5.4-11")
def test_example_of_an_ally() -> None:
    play("orders GE: policy RW ally").expect("GE policy RW:ally")


@rule("C5.4-6")
def test_nothing_else_changes_a_policy() -> None:
    play("""
        unit   3101 GE noble at 10
        unit   4101 RW noble at 10
        turns  2
    """).expect("not policy")


@rule("C5.4-5")
def test_a_faction_that_forbids_it_keeps_even_an_aggressor_from_being_an_enemy() -> None:
    """A19"""
    scene = """
        faction North
        nation 1 GE Gemland points 9 faction North
        nation 2 RW Rowanmark points 9 faction North
        land   RW 10
        policy GE RW enemy
        unit   3101 GE noble at 10
        orders 3101: control
    """
    play(scene).expect("not policy 1")
    play(scene.replace("faction North\n        nation 1", "nation 1").replace(" faction North", "")
         ).expect("1: 2 policy 1 enemy")  # fmt: skip


HOME = """
    nation 1 GE Gemland home 10 {}
    nation 2 RW Rowanmark
    land   GE 10 13
    location 1501 GE city at 13 size 1
    location 1502 RW city at 13 size 1
    pool   GE gold:60 food:900
    pool   RW food:900
    orders GE: home {}
"""


@rule("C5.2-1", "C5.2-4", "C5.2-5")
@pytest.mark.parametrize("where", [13, 1501])
def test_the_home_is_moved_at_once_at_the_price_of_the_people(where: int) -> None:
    played = play(HOME.format("", where))
    played.expect(f"""
        0: nation 1 paid: pool gold:-50
        0: 1 home {where}
    """)
    assert played.world.nations[NationId(1)].home == str(where)


@rule("C5.2-5", "C5.2-4")
@pytest.mark.parametrize(
    ("who", "where", "clause"),
    [("", 14, "C5.2-5"), ("", 1502, "C5.2-5"), ("", 999, "C5.2-5"),
     ("people hill_folk", 13, "C5.2-4"), ("people dwarves", 13, "C5.2-4")],
)  # fmt: skip
def test_nowhere_else_and_not_by_those_who_cannot(who: str, where: int, clause: str) -> None:
    played = play(HOME.format(who, where))
    played.expect(f"0: 1 failed home {where} ({clause})").expect("not paid")
    assert played.world.nations[NationId(1)].home == "10"


@rule("C5.2-5")
def test_a_home_that_cannot_be_paid_stays() -> None:
    play(HOME.format("", 13).replace("gold:60", "gold:49")).expect("0: 1 failed home 13 (C5.2-4)")


@rule("C5.2-5")
def test_moving_the_home_is_free_of_administration_points() -> None:
    play(HOME.format("points 0", 13)).expect("0: 1 home 13")


@rule("C5.2-6", "C5.2-2")
def test_whoever_is_on_its_way_comes_later_by_the_way_between_the_homes() -> None:
    """Three hexes from one home to the other: twelve phases."""
    scene = HOME.format("points 9", 13).replace("orders GE: home 13", "")
    world = play(scene + "unit 3101 GE noble at 185\norders 3101: flee").world
    before = world.queues[ActorId(3101)][0].until
    world.nations[NationId(1)].pool["gold"] = 90
    assert RULE.carry_out is not None
    for event in RULE.carry_out(world, NationId(1), Order("home", target=13)):
        apply(world, event)
    assert world.queues[ActorId(3101)][0].until == before + 12


POINTS = """
    faction North
    faction South
    {}
    victory land 2 first 10 second 4 goal 1503 7
    nation 1 GE Gemland faction North
    nation 2 RW Rowanmark faction South
    nation 3 Dw Dwarves faction {}
    nation 4 Gb Goblins machine faction South
    land   GE 1 2 3
    land   RW 4 5
    land   Gb 10 11 12 13 14 15 16
    location 1501 GE city at 1 size 4
    location 1503 - temple at 60
    pool   GE food:900
    {}
"""


def scored(third: str = "", of: str = "South", more: str = "") -> dict[str, tuple[int, int]]:
    world = play(POINTS.format(third, of, more)).world
    return {one.code: (one.points, one.bonus) for one in world.nations.values()}


@rule("C5.3-2", "C5.3-7", "C2.2-7")
def test_land_and_cities_bring_points() -> None:
    assert scored()["GE"] == (3 * 2 + 4 * 3, 10)


@rule("C5.3-3", "C5.3-5")
def test_the_faction_with_the_best_average_of_its_players_has_a_bonus() -> None:
    """Seven hexes of the machine would have made it the other."""
    assert {code: bonus for code, (_, bonus) in scored().items()} == {
        "GE": 10, "RW": 0, "Dw": 0, "Gb": 0,
    }  # fmt: skip


@rule("C5.3-4")
def test_of_three_factions_the_second_has_one_too() -> None:
    found = scored("faction Isles", "Isles")
    assert (found["GE"][1], found["RW"][1], found["Dw"][1]) == (10, 4, 0)


@rule("C5.3-6")
def test_a_goal_brings_points_to_the_whole_faction() -> None:
    found = scored(more="location 1504 RW oasis at 61").get("RW")
    assert found == (4, 0)
    owned = POINTS.replace("location 1503 -", "location 1503 Dw")
    world = play(owned.format("", "South", "")).world
    assert [world.nations[NationId(n)].bonus for n in (1, 2, 3)] == [10, 7, 7]


@rule("C5.3-7", "C5.3-8", "C5.3-1")
def test_points_begin_at_nothing_and_are_counted_anew_each_turn() -> None:
    scene = POINTS.format("", "South", "")
    assert play(scene + "turns 0").world.nations[NationId(1)].points == 0
    played = play(scene.replace("food:900", "food:100") + "turns 2")
    played.expect("24: 1 points 15 plus 10").expect("24.2: 1 points 12 plus 10")


@rule("C5.3-9")
def test_points_may_be_less_than_nothing() -> None:
    scene = POINTS.format("", "South", "").replace("land 2", "land -5")
    assert play(scene).world.nations[NationId(2)].points == -10


RULERS = """
    nation 1 GE Gemland home 10 points 9 {}
    nation 2 RW Rowanmark
    unit   3101 GE noble at 60 ruler
    unit   3102 GE noble at 60
    unit   3103 GE noble at 60
    unit   3104 GE knight at 60
    pool   GE gold:1
    land   GE 60
    orders GE: {}
"""


@rule("C5.5-1", "C5.5-9", "C5.5-15")
def test_the_heir_follows_at_once() -> None:
    play(RULERS.format("", "heir 3103; disband 3101")).expect("""
        0: 1 heir 3103
        0: 3101 gone: disbanded
        0: 1 ruler 3103
        GE ruler 3103
    """)


@rule("C5.5-10", "C5.5-4")
def test_without_an_heir_the_lowest_number_follows() -> None:
    play(RULERS.format("", "disband 3101")).expect("GE ruler 3102")
    play(RULERS.format("heir 3103", "disband 3103; disband 3101")).expect("GE ruler 3102")


@rule("C5.5-11", "C5.5-7", "C5.5-5")
def test_without_anybody_of_the_type_nobody_rules() -> None:
    played = play(RULERS.format("", "disband 3101 3102 3103"))
    played.expect("0: 1 ruler nobody").expect("GE ruler nobody")


@rule("C5.5-10")
def test_the_first_of_the_type_rules_where_nobody_did() -> None:
    scene = """
        nation 1 GE Gemland ruler captain home 10 points 9
        nation 2 RW Rowanmark
        unit   3101 GE noble at 10
        pool   GE gold:20
        orders 3101: recruit "Captain"
    """
    play(scene).expect("2: 1 ruler 3102").expect("GE ruler 3102")


@rule("C5.5-8", "C5.5-15")
@pytest.mark.parametrize(("who", "clause"), [("3104", "C5.5-8"), ("4101", "C5.5-15")])
def test_only_an_own_unit_of_the_type_is_heir(who: str, clause: str) -> None:
    play(RULERS.format("", f"heir {who}") + "unit 4101 RW noble at 60").expect(
        f"0: 1 failed heir {who} ({clause})"
    )


@rule("C5.5-14")
def test_no_order_makes_another_the_ruler() -> None:
    play(RULERS.format("", "heir 3103")).expect("GE ruler 3101")


@rule("C5-1", "C5-2", "C5-3")
def test_nations_have_name_number_and_code_and_some_are_machines() -> None:
    world = play("""
        nation 1 GE Gemland points 9
        nation 3 Gb Goblins machine
        land   GE 10
        location 1501 GE temple at 10
        item   1601 GE idol at 10
        unit   3101 GE noble at 10
        pool   GE gold:5
    """).world
    assert [(n.number, n.code, n.name, bool(n.seat)) for n in world.nations.values()] == [
        (1, "GE", "Gemland", True), (3, "Gb", "Goblins", False),
    ]  # fmt: skip
    owners = [
        world.hexes[HexNumber(10)].owner,
        world.locations[LocationId(1501)].owner,
        world.items[ItemId(1601)].owner,
    ]
    assert [*owners, world.units[UnitId(3101)].nation] == [1, 1, 1, 1]


@rule("C5-4")
@pytest.mark.parametrize("name", ["2", "RW"])
def test_a_nation_is_named_by_number_or_code(name: str) -> None:
    play(f"orders GE: policy {name} enemy").expect("GE policy RW:enemy")


@rule("C5.4-4")
def test_whoever_attacks_becomes_an_enemy_and_stays_one() -> None:
    world = play("turns 0").world
    for event in declared_enemy(world, NationId(2), NationId(1)):
        apply(world, event)
    assert world.nations[NationId(2)].policies == {1: "enemy"}
    assert list(declared_enemy(world, NationId(2), NationId(1))) == []
    assert list(declared_enemy(world, NationId(2), NationId(2))) == []


@rule("C5.3-10", "C5.3-11")
def test_example_of_points_in_the_status_report() -> None:
    nation = Nation(NationId(1), "GE", "Gemland", points=132, bonus=10)
    assert points_of(nation) == "POINTS: 132 plus faction bonus 10: 142"


@rule("C5.5-3", "C5.5-2")
def test_example_of_a_ruler_and_its_code_in_reports() -> None:
    world = play("""
        nation 1 Sn Snakemen
        nation 2 RW Rowanmark
        unit   3445 Sn noble at 10 named "King Forked-Tongue" ruler
    """).world
    report = report_of(view_of(world, Seat("Sn")), ())
    named = [unit.text.split(":")[0] for unit in report.units]
    assert named[0].startswith("3445(Sn*) King Forked-Tongue (Noble)")


@rule("C5-5")
def test_reports_call_owners_by_their_codes() -> None:
    notes = section(
        set_up("""
            land     GE 110
            location 1501 GE fort at 110
            item     1601 GE sword at 110
            unit     3101 GE noble at 110
            unit     4001 RW noble at 110
        """),
        "MAP NOTES",
    )
    for named in ("110 plains (GE)", "Fort [1501(GE)]", "Magic Sword [1601(GE)]", "4001(RW) Noble"):
        assert named in notes


@rule("C5-7")
def test_the_map_writes_the_code_of_the_owner_into_its_hexes() -> None:
    svg = svg_of(set_up("land GE 110\nland RW 111\nunit 3101 GE noble at 110"))
    codes = re.findall(r'<text class="code"[^>]*>(\w+)</text>', svg)
    assert codes == ["GE", "RW"]


@rule("C1.3-1")
def test_a_player_has_one_nation_and_all_that_belongs_to_it() -> None:
    world = Scene("unit 3101 GE noble at 110\nunit 4001 RW noble at 150").world
    assert world.seats == {"GE": 1, "RW": 2}
    assert list(view_of(world, Seat("GE")).units) == [3101]
    assert list(view_of(world, Seat("RW")).units) == [4001]


@rule("C1.3-2")
def test_a_players_policy_is_that_of_the_nation_towards_the_other() -> None:
    play("""
        unit   3101 GE noble at 110
        orders GE: policy RW enemy
    """).expect("GE policy RW:enemy").expect("RW policy")
