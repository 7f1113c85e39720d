"""C20.4 to C20.6 Travel routes, retreats, flights; what quests yield."""

import pytest

from tests.games.cosmos.base import Scene, play
from tests.games.cosmos.reporting import reported, section
from tests.rule import rule
from warhost.games.cosmos.battle.terms import terms_of
from warhost.games.cosmos.ids import ActorId, ItemId, LocationId, NationId, Tick, UnitId
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders import BY_WORD
from warhost.games.cosmos.orders.appending import all_appended
from warhost.games.cosmos.orders.break_off import broken_off
from warhost.games.cosmos.orders.clear import cleared
from warhost.games.cosmos.quests.retreating import level_of_retreat
from warhost.games.cosmos.report.text import text_of
from warhost.games.cosmos.world import World

ROUTES = """
    location 1234 GE city at 123 named "Smallport"
    location 1378 - city at 60 named "Redtown"
    location 1433 - city at 80 named "Southshore"
    route  1234 1378 28 named "Caravan to Redtown"
    route  1234 1433 12 price 5 each named "Ferry to Southshore"
    route  1234 145 20 price 25 named "Hired boat to Mysterious Island"
    unit   3101 GE errant at 1234 {} carries gold:30
    orders 3101: {}
    {}
"""


def from_port(order: str, *more: str, how: str = "questing") -> str:
    return ROUTES.format(how, order, "\n".join(more))


@rule("C20.4-1", "C20.4-2", "C20.4-3")
def test_questers_walk_like_others_and_may_meet_what_roams() -> None:
    wild = """
        nation 1 GE Gemland points 9
        nation 5 MO Wild machine
        unit   3101 GE errant at 123 {}
        orders 3101: farmove 121
    """
    played = play(wild.format("questing"))
    played.expect("6: 3101 moved 123 -> 122").expect("12: 3101 moved 122 -> 121")
    assert any("created: 3 goblins at 122" in line for line in played.lines)
    assert all(u.quests for u in played.world.units.values())
    play(wild.format("")).expect("not goblins")
    play("unit 3101 GE errant at 123 questing\norders 3101: embark 124").expect("3101 at 123")


@rule("C20.4-4", "C20.4-9", "C20.4-11")
def test_a_force_travels_off_the_map_and_arrives() -> None:
    led = "unit 3102 GE errant in 3101 questing"
    played = play(from_port("travel 1433; search 1", led))
    played.expect("""
        1: 3101 paid: unit 3101 gold:-10
        1: 3101 3102 departs from 1234
        12: 3101 3102 arrives at 1433
        13: 3101 did search 1
    """)
    under_way = play(from_port("wait 18; travel 1433", led)).world
    assert under_way.units[UnitId(3101)].position == ""
    assert under_way.units[UnitId(3102)].position == ""


@rule("C20.4-5", "C20.4-6")
def test_routes_are_known_to_whose_questers_have_been_there() -> None:
    stay = from_port("wait 1")
    assert "Caravan to Redtown" in section(reported(stay), "MAP NOTES")
    assert "Caravan" not in section(reported(from_port("wait 1", how="")), "MAP NOTES")
    left = from_port("move 123; questing off; move 122", "land GE 123")
    assert "Caravan to Redtown" in section(reported(left), "MAP NOTES")


@rule("C20.4-7", "C20.4-8")
def test_examples_of_routes_as_they_are_listed() -> None:
    seen = "unit 3104 GE captain at 1378\nunit 3105 GE captain at 1433"
    notes = section(reported(from_port("wait 1", seen)), "MAP NOTES")
    assert "Caravan to Redtown [1378], 28 phases" in notes
    assert "Ferry to Southshore [1433], 12 phases, 5 gold per individual" in notes
    assert "Hired boat to Mysterious Island hex 145, 20 phases, 25 gold" in notes


@rule("C20.4-10")
@pytest.mark.parametrize(("goal", "price"), [(1378, 0), (1433, 15), (145, 25)])
def test_the_price_is_for_the_force_or_for_each(goal: int, price: int) -> None:
    led = "unit 3102 GE goblins 2 in 3101 questing"
    lines = play(from_port(f"travel {goal}", led)).lines
    paid = [line for line in lines if "paid" in line]
    assert paid == ([f"1: 3101 paid: unit 3101 gold:-{price}"] if price else [])


@rule("C20.4-12", "C20.4-13", "C20.4-14")
def test_neither_load_nor_wounds_slow_a_traveller_and_he_sees_nothing() -> None:
    heavy = from_port("travel 1433").replace(
        "carries gold:30", "carries gold:5 iron:99 wounded 1 2"
    )
    played = play(heavy).expect("12: 3101 arrives at 1433")
    assert 60 not in played.world.minds[NationId(1)].hexes
    play(heavy.replace("travel 1433", "move 123")).expect("1: 3101 dropped move 123 (C10-8)")


@rule("C20.4-15")
@pytest.mark.parametrize("number", [None, 1])
def test_who_travels_does_not_turn_back(number: int | None) -> None:
    begun = Pending(Order("travel", target=1378), until=Tick(28))
    queue = (begun, Pending(Order("wait")))
    for change, word in ((broken_off, "break"), (cleared, "clear")):
        left = change(queue, Order(word, amount=number), BY_WORD)
        assert isinstance(left, tuple)
        assert left[0] == begun


@rule("C20.4-16")
def test_travels_that_cannot_be_made() -> None:
    dropped = "1: 3101 dropped travel {} (C20.4-16)"
    play(from_port("travel 1433", how="")).expect(dropped.format(1433))
    play(from_port("travel 1500")).expect(dropped.format(1500)).expect("3101 carries gold:30")
    play(from_port("travel 145").replace("gold:30", "gold:24")).expect(dropped.format(145))
    play(from_port("travel 1433").replace("errant at 1234", "errant at 123")).expect(
        dropped.format(1433)
    )


QUESTING = """
    unit   3101 GE errant at 123 questing
    unit   3102 GE errant in 3101 questing
    unit   3103 GE errant at 123 questing
    orders 3101: {}
"""


def unit_of(text: str, number: int = 3101) -> str:
    one = play(text).world.units[UnitId(number)]
    return f"{one.retreat_spot}/{one.retreats_at}"


@rule("C20.5-1", "C20.5-2", "C20.5-3")
def test_a_spot_is_where_the_unit_is() -> None:
    assert unit_of(QUESTING.format("retreatspot")) == "123/0"
    assert unit_of(QUESTING.format("retreatspot"), 3102) == "/0"
    listed = QUESTING.format("move 122; retreatspot 3102 3103")
    assert unit_of(listed, 3102) == "122/0"
    assert unit_of(listed, 3103) == "/0"
    play(listed).expect("6: 3101 moved 123 -> 122").expect("7: passed over 3103 (C20.5-3)")
    play(QUESTING.format("retreatspot").replace("questing", "")).expect(
        "1: 3101 dropped retreatspot (C20.5-1)"
    )


@rule("C20.5-4", "C20.5-5", "C20.5-6")
def test_a_level_is_set_for_the_unit_or_for_those_listed() -> None:
    assert unit_of(QUESTING.format("retreatwhen 4")) == "/4"
    assert unit_of(QUESTING.format("retreatwhen 4 3102"), 3102) == "/4"
    play(QUESTING.format("retreatwhen 4 3102 3103")).expect("1: passed over 3103 (C20.5-5)")
    play(QUESTING.format("retreatwhen 4").replace("questing", "")).expect(
        "1: 3101 dropped retreatwhen 4 (C20.5-4)"
    )
    assert unit_of(QUESTING.format("wait 1") + "orders GE: retreatwhen 4 3101\n") == "/0"


def level(words: str) -> int:
    world = Scene(f"unit 3101 GE errant at 123 {words}\nhex 40 deep_ocean").world
    return level_of_retreat(world, world.units[UnitId(3101)])


@rule("C20.5-8", "C20.5-11", "C20.5-12")
def test_without_spot_or_level_nobody_retreats() -> None:
    assert level("questing retreat 121 4") == 4
    assert level("questing retreat 121 0") == 0
    assert level("questing") == 0
    assert level("retreat 121 4") == 0


@rule("C20.5-13", "C20.5-14")
def test_nor_who_is_there_already_or_could_not_be_there() -> None:
    assert level("questing retreat 123 4") == 0
    assert level("questing retreat 40 4") == 0


FIGHT = """
    policy GE RW enemy
    policy RW GE enemy
    unit   3101 GE errant at 123 {} tactics attack
    unit   4001 RW goblins 30 at 123 questing tactics attack
    {}
"""


def fight(words: str, *more: str) -> str:
    return FIGHT.format(words, "\n".join(more))


@rule("C20.5-7", "C20.5-15", "C20.5-16")
def test_a_wounded_quester_retreats_out_of_the_battle() -> None:
    played = play(fight("questing retreat 121 7", "orders 3101: search 1; search 5"))
    played.expect("""
        1: 3101 retreats from 123
        9: 3101 back at 121
    """)
    assert terms_of(Scene(fight("questing retreat 121 7")).world,
                    Scene(fight("questing retreat 121 7")).world.units[UnitId(3101)], 0
                    ).retreats_at == 7  # fmt: skip
    city = "location 1501 GE city at 123\n"
    near = play(city + fight("questing retreat 1501 7"))
    near.expect("1: 3101 retreats from 123").expect("3: 3101 back at 1501")


@rule("C20.5-9", "C20.5-18", "C20.5-20")
def test_a_retreat_uses_up_its_condition_and_all_orders() -> None:
    played = play(fight("questing retreat 121 7", "orders 3101: wait 20; search 5"))
    unit = played.world.units[UnitId(3101)]
    assert (unit.retreats_at, unit.retreat_spot, unit.tactics) == (0, "121", "avoid")
    played.expect("not did search").expect("3101 queue:")


@rule("C20.5-10")
def test_flight_goes_before_retreat() -> None:
    land = "land GE 10"
    scene = "nation 1 GE Gemland home 10\nnation 2 RW Rowanmark\n" + land
    played = play(scene + fight("questing retreat 121 7 fleewhen 7"))
    played.expect("1: 3101 fled from 123").expect("not retreats")


@rule("C20.5-17", "C20.5-19", "C20.5-23")
def test_who_retreats_may_be_told_what_to_do_after_that() -> None:
    """Its orders wait behind the retreat, which the status report tells with what is left of it."""
    late = (
        fight("questing retreat 113 7")
        .replace("30 at 123", "30 at 122")
        .replace("goblins 30", "goblins 40")
    )
    scene = late + "orders 4001: wait 14; move 123"
    played = play(scene).expect("20: 3101 retreats from 123")
    played.expect("3101 queue: retreat 113 (begun-36)")
    assert "retreat 113 (begun-36)" in text_of(reported(scene))
    begun = played.world.queues[ActorId(3101)]
    queue, failed = all_appended(begun, [Order("search", amount=2)], BY_WORD)
    assert not failed
    assert [one.order.word for one in queue] == ["retreat", "search"]


@rule("C20.5-21", "C20.6-2", "C20.6-1")
def test_home_and_war_make_forget_the_spot() -> None:
    scene = "nation 1 GE Gemland home 10\nnation 2 RW Rowanmark\nland GE 10\n"
    fled = play(scene + fight("questing retreat 121 2 fleewhen 7") + "turns 4")
    unit = fled.world.units[UnitId(3101)]
    assert (unit.position, unit.quests) == ("10", True)
    assert (unit.retreat_spot, unit.retreats_at) == ("", 0)
    off = (
        "land GE 123\nunit 3101 GE errant at 123 questing retreat 121 3\norders 3101: questing off"
    )
    assert unit_of(off) == "/0"


@rule("C20.5-22", "C20.5-23")
def test_nobody_retreats_by_order() -> None:
    played = play("unit 3101 GE errant at 123 questing\norders 3101: retreat 121; search 1")
    played.expect("1: 3101 did search 1").expect("3101 at 123")


DEN = """
    nation 1 GE Gemland points 9
    nation 5 MO Wild machine
    policy GE MO enemy
    policy MO GE enemy
    location 1601 - den at 123
    location 1602 - bazaar at 60
    quest  wolf_den in 1601 items 1701 {}
    quest  old_bazaar in 1602 items 1711
    unit   3101 GE errant at {} questing {}
    orders 3101: {}
"""


def den(order: str, at: int = 1601, words: str = "", kept: str = "") -> World:
    return play(DEN.format(kept, at, words, order)).world


@rule("C20-3", "C20-4")
def test_who_searches_a_place_out_wins_what_it_holds() -> None:
    world = den("search 3; take; collect gold:30")
    unit = world.units[UnitId(3101)]
    assert unit.carries == {"gold": 30, "holy mana": 7}
    assert world.items[ItemId(1701)].holder == 3101
    assert world.won == {1601: (1,)}
    assert LocationId(1602) in world.minds[NationId(1)].locations
    assert world.nations[NationId(1)].points == 4
    assert den("search 2").won == {}


@rule("C20-3")
def test_nobody_wins_anything_among_guards() -> None:
    assert den("search 3", words="hidden", kept="kept MO 9001").won == {}
    guards = den("wait 0", at=60, kept="kept MO 9001").units[UnitId(9001)]
    assert (guards.type, guards.individuals, guards.quests) == ("goblins", 5, True)


@rule("C20-3")
def test_what_is_sold_is_paid_for_and_healers_heal() -> None:
    bought = den("take 1711; search 1", 1602, "carries gold:25 wounded 1 5")
    assert bought.items[ItemId(1711)].holder == 3101
    assert bought.units[UnitId(3101)].carries == {"gold": 5}
    assert bought.units[UnitId(3101)].health[0][0] >= 7
    poor = play(DEN.format("", 1602, "carries gold:19", "take 1711"))
    poor.expect("1: 3101 dropped take 1711 (C20-3)")
    assert den("take", 1602, "carries gold:25").items[ItemId(1711)].holder is None


@rule("C20-4", "C2.4-2")
def test_what_was_won_counts_in_war() -> None:
    scene = "unit 3101 GE errant at 123\nitem 1701 GE blade in 3101"
    world = Scene(scene).world
    reasons = terms_of(world, world.units[UnitId(3101)], 0).standing
    assert [one.parts for one in reasons] == [1300]
