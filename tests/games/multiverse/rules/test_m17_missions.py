"""M17: secret missions, and the missions of the teaching scenarios."""

import pytest

from tests.games.multiverse.scenes import build, play
from tests.games.multiverse.scenes.finding import won_by
from tests.games.multiverse.scenes.reading import SEATS, read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.economy.income import income_of
from warhost.games.multiverse.events.missions import MissionDrawn
from warhost.games.multiverse.events.turn import TurnBegun
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.missions.drawing import draw_missions
from warhost.games.multiverse.missions.tasks import JUDGES, is_fulfilled
from warhost.games.multiverse.turn.victory import crown
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting

SECRET = "victories secret missions"
QUIET = f"{SECRET}\nsecret red quiet-hand\nred guard-towers at A1\ntrack red pikeman 2"
LESSONS = Setting(tables(), "novice-lessons", SEATS)


def crowned(world: World) -> World:
    for event in crown(world):
        GAME.apply(world, event)
    return world


@rule("M2.4-12", "M17.1-1")
def test_each_player_draws_one_secret_card_if_they_are_played() -> None:
    world = read_scene(SECRET)
    for event in draw_missions(world, Dice(bytes(32))):
        GAME.apply(world, event)
    cards = [world.secrets[seat].mission for seat in SEATS]
    assert len(set(cards)) == 2
    assert set(cards) <= set(tables()["secret"])
    assert not list(draw_missions(read_scene("victories conquest"), Dice(bytes(32))))


@rule("M17.1-1", "M17.1-6")
def test_nobody_else_learns_the_card() -> None:
    world = read_scene("secret red quiet-hand")
    drawn = MissionDrawn(Seat("red"), "quiet-hand")
    assert GAME.seen(drawn, world, Seat("blue")) is None
    assert GAME.seen(drawn, world, Seat("red")) == drawn
    other = read_scene("secret red iron-crown")
    assert GAME.view(world, Seat("blue")) == GAME.view(other, Seat("blue"))


@rule("M17.1-2", "M24.3-3")
def test_a_card_holds_three_tasks_and_its_owner_sees_which_are_done() -> None:
    assert all(len(card.tasks) == 3 for card in tables()["secret"].values())
    view = GAME.view(read_scene(f"{QUIET}\nplayer red scrolls 1"), Seat("red"))
    done = [mission.done for mission in GAME.picture(view).missions]
    assert done == [False, True, True]


@rule("M17.1-3", "M18.1-10")
def test_all_three_at_the_same_time_win() -> None:
    almost = f"{QUIET}\nplayer red scrolls 1"
    assert crowned(read_scene(almost)).table.verdict is None
    whole = crowned(read_scene(f"{almost}\nred guard-towers at A3"))
    assert won_by(whole) == ("red",)


@rule("M17.1-3")
def test_what_was_fulfilled_and_lost_does_not_count() -> None:
    scene = f"{QUIET}\nred guard-towers at A12, 2 wounds\nred/1 pikeman at A10\ntoken A9"
    attack = f"{scene}\nblue/1 swordsman at A11\nturn 3 blue\nblue/2 bowman at G1"
    lost = play(attack, "attack blue/1 A12").world
    assert not is_fulfilled(lost.table, SEATS[0], "two-towers")


@rule("M17.1-4")
def test_the_war_stops_in_the_middle_of_a_turn() -> None:
    scene = f"{QUIET}\nred guard-towers at A3\nred/1 pikeman at A10\ntoken A11\ncard spring-of-lyth"
    played = play(scene, "venture red/1 A11")
    assert won_by(played.world) == ("red",)
    assert not GAME.asks(played.world)


@rule("M17.1-7")
def test_at_the_same_moment_the_earlier_in_player_order_wins() -> None:
    blue = QUIET.replace(SECRET, "").replace("red", "blue").replace("A1", "A17")
    towers = "red guard-towers at A3\nblue guard-towers at A19"
    both = f"{QUIET}\n{blue}\n{towers}\nplayer red scrolls 1\nplayer blue scrolls 1"
    assert won_by(crowned(read_scene(both))) == ("red",)


@rule("M17.3-1")
def test_mission_one_is_barracks() -> None:
    assert not is_fulfilled(read_scene("").table, SEATS[0], "first-barracks")
    assert is_fulfilled(read_scene("red barracks at A1").table, SEATS[0], "first-barracks")
    assert not is_fulfilled(read_scene("blue barracks at A1").table, SEATS[0], "first-barracks")


@rule("M17.3-2", "M17.3-3", "M17.3-7")
@pytest.mark.parametrize(
    ("mission", "needed"), [("first-blood", 1), ("first-ability", 2), ("first-elite", 6)]
)
def test_missions_on_the_battle_track(mission: str, needed: int) -> None:
    assert is_fulfilled(read_scene(f"track red pikeman {needed}").table, SEATS[0], mission)
    before = read_scene(f"track red pikeman {needed - 1}").table
    assert not is_fulfilled(before, SEATS[0], mission)


@rule("M17.3-4")
def test_two_buildings_joined_by_road() -> None:
    scene = "red settlement at A8\nred barracks at A10\nroad A9 1 4\nred academy at A12"
    assert not is_fulfilled(read_scene(scene).table, SEATS[0], "two-roads")
    assert is_fulfilled(read_scene(f"{scene}\nroad A11 1 4").table, SEATS[0], "two-roads")


@rule("M17.3-5", "M17.3-6")
def test_two_towers_and_a_complete_fortress() -> None:
    towers = "red guard-towers at A1\nred guard-towers at A3"
    assert is_fulfilled(read_scene(towers).table, SEATS[0], "two-towers")
    begun = read_scene("red fortress at A1, done in turn 4").table
    assert not is_fulfilled(begun, SEATS[0], "first-fortress")
    assert is_fulfilled(read_scene("red fortress at A1").table, SEATS[0], "first-fortress")


@rule("M17.3-8", "M17.3-9")
def test_who_has_fulfilled_all_missions_first_wins_and_they_stay_fulfilled() -> None:
    lessons = 'scenario {"missions":["first-barracks","first-blood"]}\nvictories missions'
    world = crowned(read_scene(f"{lessons}\nred barracks at A1"))
    assert world.table.players[Seat("red")].accomplished == ("first-barracks",)
    assert GAME.view(world, Seat("blue")).table.players["red"].accomplished == ("first-barracks",)
    assert world.table.verdict is None
    both = crowned(read_scene(f"{lessons}\nred barracks at A1\ntrack red pikeman 1"))
    assert won_by(both) == ("red",)


@rule("M17.3-8")
def test_the_novice_scenario_has_three_missions_and_four_more() -> None:
    scenario = tables()["scenario"]["novice-lessons"]
    assert scenario.missions == (
        "first-barracks", "first-blood", "first-ability",
        "two-roads", "two-towers", "first-fortress", "first-elite",
    )  # fmt: skip
    assert "missions" in scenario.victories


@rule("M17.2-1", "M17.2-2")
def test_the_novice_scenario_has_a_builder_and_no_heroes_mines_or_dial() -> None:
    scenario = tables()["scenario"]["novice-lessons"]
    assert scenario.must_muster == ("builder",)
    assert (scenario.heroes, scenario.mines, scenario.dial) == (False, 0, ())


@rule("M17.2-4", "M17.2-5", "M17.2-8")
@pytest.mark.parametrize(
    ("turn", "words"), [(2, "military"), (3, "Barracks"), (4, "decoy"), (5, "several")]
)
def test_hints_come_at_the_step_they_belong_to(turn: int, words: str) -> None:
    scenario = tables()["scenario"]["novice-lessons"]
    hints = [hint.text for hint in scenario.hints if (hint.ask, hint.turn) == ("build", turn)]
    assert any(words in hint for hint in hints), hints


@rule("M17.2-3", "M3.4-1", "M17.2-4")
def test_revenue_of_the_first_turns() -> None:
    world = GAME.begin(LESSONS, Dice(bytes(32)))
    gold = []
    for seed in range(40):
        asks = GAME.asks(world)
        if asks and asks[0].kind == "build":
            gold.append(world.secrets[SEATS[0]].gold)
        answers = {a.seat: GAME.fallback(GAME.view(world, a.seat), a, {}) for a in asks}
        for event in GAME.resolve(world, answers, Dice(bytes([seed]) * 32)):
            GAME.apply(world, event)
    assert gold[:3] == [9, 14, 19]


@rule("M17.2-6", "M17.2-5")
def test_barracks_of_turn_three_pay_from_turn_four_on() -> None:
    scene = "red settlement at A8\nred/1 builder at A11\ngold red 10\nbuild 3\nopen B C D E F G"
    played = build(f"{scene}\nblue/1 bowman at G1", red="construct barracks A11")
    assert played.gold("red") == 4
    GAME.apply(played.world, TurnBegun(4))
    assert sum(e.gold for e in income_of(played.world.table, SEATS[0])) == 7


@rule("M17.4-1")
def test_the_advanced_scenario_adds_heroes_mines_and_the_dial() -> None:
    scenario = tables()["scenario"]["advanced-lessons"]
    assert scenario.heroes
    assert scenario.mines
    assert scenario.dial
    assert tables()["ruleset"][scenario.ruleset].side == "novice"


@rule("M17.4-2")
def test_the_first_advanced_mission_is_to_have_a_hero() -> None:
    assert tables()["scenario"]["advanced-lessons"].missions[0] == "first-hero"
    assert is_fulfilled(read_scene("hero red harran 4 4").table, SEATS[0], "first-hero")
    assert not is_fulfilled(read_scene("hero red harran 4 4 dead").table, SEATS[0], "first-hero")


@rule("M17.4-3")
def test_further_advanced_missions_introduce_mines_abilities_and_adventures() -> None:
    missions = tables()["scenario"]["advanced-lessons"].missions
    assert {"first-mine", "first-ability", "first-scroll"} <= set(missions)
    assert is_fulfilled(read_scene("mine A1 red").table, SEATS[0], "first-mine")


@rule("M17.4-4")
def test_the_advanced_scenario_speaks_of_the_price_of_heroes() -> None:
    hints = " ".join(hint.text for hint in tables()["scenario"]["advanced-lessons"].hints)
    assert "price" in hints
    assert "without" in hints


def test_every_mission_is_judged_by_something_there_is() -> None:
    assert {mission.task for mission in tables()["mission"].values()} <= set(JUDGES)
