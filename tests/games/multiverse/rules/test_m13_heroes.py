"""M13.1, M13.2, M13.4: heroes are hired, trained, learn, die and come back."""

import pytest

from tests.games.multiverse.scenes import Played, build, play, refused
from tests.games.multiverse.scenes.reading import SEATS, read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.events import apply
from warhost.games.multiverse.events.heroes import HeroBuried
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.heroes.deck import reveal
from warhost.games.multiverse.heroes.experience import gains
from warhost.games.multiverse.heroes.sheets import price_to_raise
from warhost.games.multiverse.story import Hero
from warhost.games.multiverse.world import HIDDEN, UnitId
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting

HIRING = """
    scenario {"heroes":true}
    red settlement at A1 A2 A3
    gold red 20
    gold blue 20
    build 3
    revealed ysolt
"""
HERO = "hero red ysolt 3 3 ice-bolt"


def hire(order: str, scene: str = HIRING) -> Played:
    return build(scene, red=order)


@rule("M13.1-1", "M9.2-10", "M13.2-5")
def test_the_revealed_hero_is_hired_for_seven_at_level_one_with_the_suggested_start() -> None:
    played = hire("hire ysolt A1 3 3 ice-bolt")
    hero = played.world.table.heroes["ysolt"]
    assert (hero.level, hero.hp, hero.ap, hero.points) == (1, 3, 3, 0)
    assert (played.gold("red"), played.unit("red/1").kind) == (13, "ysolt")
    assert played.world.table.story.revealed not in ("", "ysolt")


@rule("M13.1-1")
def test_only_the_hero_on_top_can_be_hired_and_by_whoever_can_pay() -> None:
    assert refused(HIRING, "build hire harran A1 4 4") == "M13.1-1"
    assert refused(f"{HIRING}\ngold red 6", "build hire ysolt A1 3 3 ice-bolt") == "M9.1-6"


@rule("M13.1-2", "M13.1-3")
def test_a_gold_buries_the_top_sheet_and_its_seat_is_asked_again() -> None:
    played = hire("bury ysolt")
    played.expect("red puts Ysolt of the Long Winter to the bottom of the deck.")
    story = played.world.table.story
    assert (story.buried, played.gold("red")) == (("ysolt",), 19)
    assert story.revealed not in ("", "ysolt")
    assert [ask.seat for ask in GAME.asks(played.world)] == ["red"]


@rule("M13.1-2")
def test_what_the_next_sheet_is_cannot_be_known_before() -> None:
    assert refused(HIRING, "build bury ysolt, hire harran A1 4 4") == "M13.1-1"
    assert refused(HIRING, "build bury harran") == "M13.1-2"


@rule("M13.1-3")
def test_the_bottom_of_the_deck_comes_up_again() -> None:
    names = list(tables()["hero"])
    scene = HIRING.replace("revealed ysolt", f"revealed {names[-1]}")
    world = read_scene(scene)
    for name in names:
        apply(world, HeroBuried(SEATS[0], name))
    for event in reveal(world, Dice(bytes(32))):
        apply(world, event)
    assert world.table.story.revealed == names[0]


@rule("M3.3-7")
def test_two_seats_want_the_same_hero_and_the_later_one_gets_it() -> None:
    scene = f"{HIRING}\nblue settlement at A17 A18 A19"
    played = build(scene, red="hire ysolt A1 3 3 ice-bolt", blue="hire ysolt A17 3 3 ice-bolt")
    assert played.world.table.heroes["ysolt"].seat == "blue"
    assert (played.gold("red"), played.gold("blue")) == (20, 13)
    assert [ask.seat for ask in GAME.asks(played.world)] == ["red"]


@rule("M3.4-2")
def test_a_hero_may_be_hired_in_the_first_turn() -> None:
    hire("hire ysolt A1 3 3 ice-bolt", HIRING.replace("build 3", "build 1"))


@rule("M13.1-4", "M13.1-5", "M13.1-6")
@pytest.mark.parametrize(("level", "price"), [(1, 7), (2, 8), (3, 12)])
def test_a_dead_hero_comes_back_for_a_price_with_all_it_was(level: int, price: int) -> None:
    scene = f"{HIRING}\nhero red harran 4 4 level {level} kills 1 points 2 dead"
    played = hire("raise harran A2", scene)
    hero = played.world.table.heroes["harran"]
    assert played.gold("red") == 20 - price
    assert (hero.alive, hero.level, hero.kills, hero.points) == (True, level, 1, 2)
    assert (played.where("red/1"), played.unit("red/1").wounds) == ("A2", 0)
    assert price_to_raise(hero) == price


@rule("M13.1-4")
def test_only_an_own_dead_hero_can_be_raised() -> None:
    assert refused(f"{HIRING}\nhero red harran 4 4", "build raise harran A2") == "M13.1-4"
    assert refused(f"{HIRING}\nhero blue harran 4 4 dead", "build raise harran A2") == "M13.1-4"


@rule("M13.1-7")
def test_a_player_has_two_heroes_at_most() -> None:
    scene = f"{HIRING}\nhero red harran 4 4\nhero red mirel 3 3"
    assert refused(scene, "build hire ysolt A1 3 3") == "M13.1-7"


@rule("M13.2-1", "M13.2-2", "M13.2-6")
def test_eight_points_are_spent_freely_and_never_ten() -> None:
    assert hire("hire ysolt A1 4 4").world.table.heroes["ysolt"].points == 0
    assert refused(HIRING, "build hire ysolt A1 3 3 ice-bolt teleport") == "M13.2-1"
    assert refused(HIRING, "build hire ysolt A1 5 4") == "M13.2-1"


@rule("M13.2-3", "M13.2-9")
def test_an_ability_costs_two_and_what_is_left_is_kept() -> None:
    assert hire("hire ysolt A1 2 2 ice-bolt").world.table.heroes["ysolt"].points == 2
    assert refused(HIRING, "build hire ysolt A1 2 2 ice-bolt ice-bolt") == "M13.2-3"


@rule("M13.2-4")
@pytest.mark.parametrize("spell", ["ice-shards", "whirl", "nonsense"])
def test_only_own_abilities_of_the_level_can_be_picked(spell: str) -> None:
    assert refused(HIRING, f"build hire ysolt A1 3 3 {spell}") == "M13.2-4"


@rule("M13.2-4", "M13.5-7", "M13.2-9")
def test_ice_shards_can_be_learnt_from_level_three() -> None:
    scene = f"{HIRING}\nhero red ysolt 3 3 level 3 points 4 ice-bolt"
    hero = hire("train ysolt 4 3 ice-bolt ice-shards", scene).world.table.heroes["ysolt"]
    assert (hero.hp, hero.abilities, hero.points) == (4, ("ice-bolt", "ice-shards"), 1)


@rule("M13.2-9")
@pytest.mark.parametrize("skills", ["2 4 ice-bolt", "4 3", "3 3 ice-bolt"])
def test_what_a_hero_has_learnt_stays(skills: str) -> None:
    scene = f"{HIRING}\nhero red ysolt 3 3 level 3 points 4 ice-bolt"
    assert refused(scene, f"build train ysolt {skills}") == "M13.2-9"


@rule("M13.2-7", "M13.2-10")
def test_the_tracks_end_at_ten_and_begin_at_one_for_hp() -> None:
    scene = f"{HIRING}\nhero red harran 10 3 level 8 points 6"
    assert refused(scene, "build train harran 11 3") == "M13.2-7"
    assert refused(HIRING, "build hire ysolt A1 0 8") == "M13.2-10"


@rule("M2.4-7")
def test_one_sheet_lies_open_at_the_start() -> None:
    setting = Setting(tables(), "advanced-duel", SEATS)
    world = GAME.begin(setting, Dice(bytes(32)))
    for event in GAME.resolve(world, {}, Dice(bytes(32))):
        GAME.apply(world, event)
    answers = {
        ask.seat: GAME.fallback(GAME.view(world, ask.seat), ask, {}) for ask in GAME.asks(world)
    }
    for event in GAME.resolve(world, answers, Dice(bytes(32))):
        GAME.apply(world, event)
    assert world.table.story.revealed in world.table.rules.heroes
    assert world.table.story.buried == ()


@rule("M13.4-1", "M13.4-2", "M13.4-3")
def test_two_kills_make_level_two_and_three_more_level_three() -> None:
    assert levels_after(1) == (1, 1)
    assert levels_after(2) == (2, 0)
    assert levels_after(4) == (2, 2)
    assert levels_after(5) == (3, 0)


@rule("M13.4-4", "M13.4-5")
def test_nine_kills_make_level_four_and_there_are_eight_levels() -> None:
    assert levels_after(8) == (3, 3)
    assert levels_after(9) == (4, 0)
    assert levels_after(60) == (8, 0)


def levels_after(kills: int) -> tuple[int, int]:
    world = read_scene(f"{HERO}\nred/1 ysolt at A10")
    for event in gains(world, world.table.units[UnitId("red/1")], kills):
        apply(world, event)
    hero = world.table.heroes["ysolt"]
    return hero.level, hero.kills


@rule("M13.2-9")
def test_a_level_gives_two_skill_points() -> None:
    scene = "hero red harran 4 4 kills 1\nred/1 harran at A10\nblue/1 bowman at A11, 3 wounds"
    hero = play(scene, "attack red/1 A11").world.table.heroes["harran"]
    assert (hero.level, hero.kills, hero.points) == (2, 0, 2)


@rule("M13.4-6")
def test_a_building_destroyed_is_no_kill_of_a_hero() -> None:
    scene = "hero red harran 4 4\nred/1 harran at A10\nblue barracks at A11, 2 wounds"
    played = play(scene, "attack red/1 A11")
    assert played.world.table.heroes["harran"].kills == 0


@rule("M13.3-1")
def test_a_hero_attacks_once_a_turn() -> None:
    scene = "hero red harran 4 4\nred/1 harran at A10\nred/2 bowman at G1\nblue/1 pikeman at A11"
    assert play(scene, "attack red/1 A11").unit("red/1").done


@rule("M13.3-7", "M13.3-8", "M13.5-1")
def test_heroes_move_fight_and_counter_by_their_class() -> None:
    scene = f"{HERO}\nred/1 ysolt at A10\nblue/1 swordsman at A11\nturn 3 blue"
    struck = [line for line in play(scene, "attack blue/1 A10").told if "strikes" in line]
    assert struck[0].startswith("Ysolt of the Long Winter red/1 strikes")
    kind = read_scene(HERO).table.rules.types["ysolt"]
    assert kind.side.counters == ("swords", "spears")


@rule("M13.2-8", "M6.1-4")
def test_the_sheet_is_open_and_the_block_is_not() -> None:
    world = read_scene(f"{HERO}\nred/1 ysolt at A1\nblue/1 bowman at A19")
    table = GAME.view(world, SEATS[1]).table
    assert table.heroes["ysolt"] == Hero("ysolt", SEATS[0], 3, 3, ("ice-bolt",))
    assert table.units[UnitId("red/1")].kind == HIDDEN


@rule("M13.1-6")
def test_a_slain_hero_is_dead_and_keeps_its_sheet() -> None:
    scene = f"{HERO}\nred/1 ysolt at A10, 2 wounds\nblue/1 bowman at A11\nturn 3 blue"
    hero = play(scene, "shoot blue/1 A10").world.table.heroes["ysolt"]
    assert not hero.alive
