"""C6.6 Taxes, manpower, trade, mines and arms, with every number of their examples."""

import pytest

from tests.games.cosmos.base import play
from tests.games.cosmos.reporting import section, set_up
from tests.rule import rule
from warhost.games.cosmos.economy.realms import realm_of
from warhost.games.cosmos.economy.standard import manpower, taxes, trade_rating
from warhost.games.cosmos.ids import NationId


def realm(people: str = "humans", scene: str = ""):
    head = f"nation 1 GE Gemland people {people}\nnation 2 RW Rowanmark\npool GE gold:1\n"
    return realm_of(play(f"{head}{scene}\nturns 0").world, NationId(1))


@rule("C6.6.1-1", "C6.6.1-8", "C6.6.1-3")
def test_example_of_taxes() -> None:
    assert taxes(realm(), {"men": 2500}) == 325
    for people in ("men", "snakemen", "gnomes", "dwarves", "elves"):
        assert taxes(realm(), {people: 100}) == 13


@rule("C6.6.1-4", "C6.6.1-5")
def test_goblins_pay_half_and_trolls_nothing() -> None:
    assert taxes(realm(), {"goblins": 200}) == 13
    assert taxes(realm(), {"trolls": 200}) == 0


@rule("C6.6.1-2", "C6.6.2-2")
def test_only_those_in_the_pool_pay_and_work() -> None:
    play("""
        unit   3101 GE medium_infantry 200 at 10
        pool   GE gold:99 food:999
    """).expect("not produced")


@rule("C6.6.1-7", "C6.6.2-6", "C6.6-1")
def test_the_factors_of_peoples_lie_in_their_ranges() -> None:
    for people in realm().rules.peoples.values():
        if people.tax:
            assert 5 <= people.tax <= 50
        if people.villeinage:
            assert 10 <= people.villeinage <= 100


@rule("C6.6.2-1", "C6.6.2-8", "C6.6.2-3")
def test_example_of_manpower() -> None:
    assert manpower(realm(), {"men": 2500}) == 900
    for people in ("men", "snakemen", "dwarves", "elves", "goblins"):
        assert manpower(realm(), {people: 100}) == 36


@rule("C6.6.2-4", "C6.6.2-5")
def test_trolls_work_for_two_and_gnomes_for_half() -> None:
    assert manpower(realm(), {"trolls": 100}) == 72
    assert manpower(realm(), {"gnomes": 100}) == 18


@rule("C6.6.3-1", "C6.6.3-2")
@pytest.mark.parametrize(("walls", "rating"), [("0 0", 10), ("1 3", 10), ("3 9", 11), ("4 12", 12)])
def test_walls_raise_trade_by_half_their_rating(walls: str, rating: int) -> None:
    here = realm("humans", f"location 1501 GE city at 10 size 10 trade 10 walls {walls}")
    assert trade_rating(here, here.own_places[0]) == rating


@rule("C6.6.3-3", "C6.6.3-7", "C6.6.3-8")
@pytest.mark.parametrize(("people", "gold"), [("humans", 120), ("wood_elves", 240), ("trolls", 60)])
def test_examples_of_ogellion(people: str, gold: int) -> None:
    play(f"""
        nation 1 GE Gemland people {people}
        nation 2 RW Rowanmark
        location 1501 GE city at 10 named Ogellion size 10 trade 10 walls 4 12
        pool   GE gold:500 food:9000
    """).expect(f"24: nation 1 produced: pool gold:+{gold + (52 if people == 'humans' else 0)}"
                + (" manpower:+144 men:+400" if people == "humans" else ""))  # fmt: skip


@rule("C6.6.3-9", "C13.1-3")
def test_example_of_trolls_in_a_town() -> None:
    play("""
        nation 1 GE Gemland people trolls
        nation 2 RW Rowanmark
        location 1501 GE city at 10 size 10 trade 10 walls 4 12
        pool   GE gold:0 food:9000
    """).expect("24: nation 1 produced: pool gold:+60")


TRADING = """
    nation 1 GE Gemland people trolls
    nation 2 RW Rowanmark points 9
    location 1501 GE city at 10 size 2 trade 10 {}
    policy RW GE enemy
    pool   GE gold:0 food:9000
    pool   RW gold:99 food:9000
    {}
"""


@rule("C6.6.3-4")
@pytest.mark.parametrize(("count", "trades"), [(49, True), (50, False)])
def test_enemy_troops_of_a_presence_of_one_stop_trade(count: int, trades: bool) -> None:
    played = play(TRADING.format("", f"unit 4101 RW light_infantry {count} at 1501"))
    assert any("produced: pool gold:+10" in line for line in played.lines) is trades


@rule("C6.6.3-5")
def test_an_attempt_to_control_the_city_stops_trade() -> None:
    scene = TRADING.format("", "unit 4101 RW noble at 1501\norders 4101: {}")
    play(scene.format("wait 9")).expect("24: nation 1 produced: pool gold:+10")
    play(scene.format("control")).expect("not produced")


@rule("C6.6.3-6")
@pytest.mark.parametrize(("start", "trades"), [(10, False), (11, True)])
def test_a_siege_of_the_whole_turn_stops_trade(start: int, trades: bool) -> None:
    siege = f"unit 4101 RW light_infantry at {start}\norders 4101: move 10"
    played = play(TRADING.format("", siege))
    assert any("produced: pool gold:+10" in line for line in played.lines) is trades


MINES = """
    location 1503 GE iron_mine at 10
    location 1504 GE gold_mine at 10
    location 1502 GE gold_mine at 10
    location 1505 GE gem_mine at 10
    pool   GE manpower:{}
    {}
"""


@rule("C6.6.4-2", "C6.6.4-4", "C6.6.4-3")
def test_mines_turn_manpower_into_ore_up_to_their_most() -> None:
    play(MINES.format(1000, "")).expect("""
        24: 1505 mined: pool manpower:-50 holy mana:+5
        24: 1502 mined: pool manpower:-150 gold:+50
        24: 1504 mined: pool manpower:-150 gold:+50
        24: 1503 mined: pool manpower:-100 iron:+100
        24: nation 1 decayed: pool manpower:-550
    """)


@rule("C6.6.4-5", "C6.6.4-6", "C6.6.4-7")
def test_too_little_manpower_goes_to_special_mines_then_to_gold_by_number_then_to_iron() -> None:
    play(MINES.format(215, "")).expect("""
        24: 1505 mined: pool manpower:-50 holy mana:+5
        24: 1502 mined: pool manpower:-150 gold:+50
        24: 1504 mined: pool manpower:-15 gold:+5
    """).expect("not 1503 mined")
    play(MINES.format(52, "")).expect("24: 1503 mined: pool manpower:-2 iron:+2")


@rule("C6.6.4-1")
def test_a_mine_works_for_whoever_owns_it() -> None:
    play("""
        location 1503 RW iron_mine at 10
        pool   GE manpower:9
        pool   RW manpower:7
    """).expect("24: 1503 mined: pool manpower:-7 iron:+7")


@rule("C6.6.4-8", "C6.6.4-9")
def test_a_mine_is_limited_until_something_else_is_said() -> None:
    orders = "orders 1503: limit 30"
    play(MINES.format(1000, orders)).expect("24: 1503 mined: pool manpower:-30 iron:+30")
    again = MINES.format(1000, "orders 1503: limit -5").replace("at 10", "at 10 limit 30")
    play(again).expect("24: 1503 mined: pool manpower:-100 iron:+100")
    play("location 1501 GE fort at 10\norders 1501: limit 3").expect(
        "1: 1501 dropped limit 3 (C6.6.4-8)"
    )


@rule("C6.6.5-1", "C6.6.5-2", "C6.6.5-3")
def test_arms_are_made_of_all_the_wood_and_iron_before_anything_perishes() -> None:
    play("pool GE wood:100 iron:70").expect("""
        24: nation 1 made arms: pool wood:-70 iron:-70 arms:+70
        24: nation 1 decayed: pool wood:-6
    """)


@rule("C6.6.5-4")
def test_some_need_manpower_for_arms_too() -> None:
    play("""
        nation 1 GE Gemland people trolls
        nation 2 RW Rowanmark
        pool   GE wood:100 iron:70 manpower:20
    """).expect("24: nation 1 made arms: pool wood:-20 iron:-20 manpower:-20 arms:+20")


@rule("C6.6.5-5", "C6.6.5-6")
def test_arms_are_limited_until_something_else_is_said() -> None:
    scene = "pool GE wood:100 iron:70\norders GE: limitarms {}"
    play(scene.format(0)).expect("not made arms")
    play(scene.format(30)).expect("24: nation 1 made arms: pool wood:-30 iron:-30 arms:+30")
    play(scene.format(-1)).expect("24: nation 1 made arms: pool wood:-70 iron:-70 arms:+70")


@rule("C6.6-2")
def test_mana_beyond_the_standard_is_described_in_the_set_up_report() -> None:
    blurbs = section(
        set_up("""
            nation 1 GE Gemland people druids
            nation 2 RW Rowanmark
            pool   GE gold:1
            unit   3101 GE priest at 110
        """),
        "BLURBS",
    )
    assert "Each stone circle gives 5 nature mana a turn." in blurbs
    assert "Produces 15 holy mana a turn." in blurbs
