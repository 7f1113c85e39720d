"""M18: every way to win, and the points of a turn limit."""

import pytest

from tests.games.multiverse.scenes import Played, play
from tests.games.multiverse.scenes.finding import won_by
from tests.games.multiverse.scenes.reading import SEATS, read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.turn.points import final_points, points_so_far
from warhost.games.multiverse.turn.victory import crown, scrolls_needed
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting

HOMES = "red settlement at A1\nblue settlement at A19"
ELITES = "bowman 6 pikeman 6 scout 6"
THREE = "mode three\nseats red blue green"


def winners(scene: str) -> tuple[str, ...] | None:
    """Who has won as things stand; nobody yet if there is no verdict."""
    world = read_scene(scene)
    for event in crown(world):
        GAME.apply(world, event)
    return None if world.table.verdict is None else world.table.verdict.winners


@rule("M18.1-2")
def test_a_destroyed_settlement_loses_the_war() -> None:
    assert winners(f"victories conquest\n{HOMES}") is None
    assert winners("victories conquest\nred settlement at A1") == ("red",)


@rule("M18.1-2", "M18.1-12")
def test_conquest_is_seen_right_after_the_blow() -> None:
    scene = f"victories conquest\n{HOMES}, 3 wounds\nred/1 swordsman at A16\nred/2 bowman at A2"
    played = play(scene, "attack red/1 A19")
    assert won_by(played.world) == ("red",)


@rule("M18.1-3")
def test_with_three_a_fallen_seat_is_out_and_the_others_go_on() -> None:
    scene = f"{THREE}\nvictories conquest\n{HOMES}, 3 wounds\ngreen settlement at A3"
    units = "red/1 swordsman at A16\nred/2 bowman at A2\nblue/1 pikeman at G1\nblue barracks at A8"
    played = play(f"{scene}\n{units}", "attack red/1 A19", "finish", on=True)
    played.expect("blue is out of the war.")
    table = played.world.table
    assert table.verdict is None
    assert table.players[Seat("blue")].out
    assert not [u for u in table.units.values() if u.seat == "blue"]
    assert not [b for b in table.buildings.values() if b.seat == "blue"]
    assert table.turn.order == ("red", "green")


@rule("M18.1-3")
def test_the_last_seat_that_stands_has_won() -> None:
    scene = f"{THREE}\nvictories conquest\nred settlement at A1"
    assert winners(scene) == ("red",)


@rule("M18.1-3")
def test_who_resigns_among_three_is_out_too() -> None:
    world = read_scene(
        f"{THREE}\nvictories conquest\n{HOMES}\ngreen settlement at A3\nred/1 bowman at A2"
    )
    for event in GAME.resign(world, Seat("red")):
        GAME.apply(world, event)
    assert world.table.verdict is None
    assert world.table.turn.order == ("blue", "green")
    assert not GAME.asks(world)


@rule("M18.1-4")
def test_four_complete_fortresses_win_at_once() -> None:
    forts = ["red fortress at A1", "red fortress at A3", "red fortress at A17"]
    assert winners("\n".join(["victories domination", *forts])) is None
    building = "red fortress at A19, done in turn 4"
    assert winners("\n".join(["victories domination", *forts, building])) is None
    assert winners("\n".join(["victories domination", *forts, "red fortress at A19"])) == ("red",)


@rule("M18.1-5")
def test_four_elite_types_win() -> None:
    assert winners(f"victories military\ntrack red {ELITES} horseman 5") is None
    assert winners(f"victories military\ntrack red {ELITES} horseman 6") == ("red",)


@rule("M18.1-6", "M18.1-7", "M18.1-13")
@pytest.mark.parametrize(
    ("territories", "scrolls"), [(5, 6), (8, 6), (9, 7), (10, 8), (11, 9), (12, 10), (18, 10)]
)
def test_the_scrolls_needed_grow_with_the_map(territories: int, scrolls: int) -> None:
    assert scrolls_needed(territories) == scrolls


@rule("M18.1-6")
def test_enough_scrolls_win() -> None:
    assert winners("victories archaeology\nplayer red scrolls 5") is None
    assert winners("victories archaeology\nplayer red scrolls 6") == ("red",)


@rule("M18.1-8")
def test_scrolls_come_from_adventures() -> None:
    scene = "victories archaeology\nplayer red scrolls 5\nred/1 pikeman at A10\ntoken A11"
    played = play(f"{scene}\ncard spring-of-lyth", "venture red/1 A11")
    played.expect("red digs up 1 scroll.")
    assert won_by(played.world) == ("red",)
    rewards = [card.reward.scrolls for card in tables()["adventure"].values()]
    assert sum(rewards) > 0


@rule("M18.1-11")
def test_conditions_that_were_not_chosen_do_not_end_the_war() -> None:
    everything = f"track red {ELITES} horseman 6\nplayer red scrolls 20 aether 99"
    assert winners(f"victories turn limit\n{everything}") is None


@rule("M18.1-11", "M2.4-13")
def test_the_conditions_are_chosen_before_the_game() -> None:
    setting = Setting(tables(), "novice-duel", SEATS, {"victories": ["military"]})
    assert GAME.begin(setting, Dice(bytes(32))).table.rules.scenario.victories == ("military",)
    wrong = Setting(tables(), "novice-duel", SEATS, {"victories": ["luck"]})
    assert GAME.prepare(wrong)[0].clause == "M18.1-11"


def at_the_end(scene: str) -> Played:
    """The last phase of turn 3 ends, and so does the war."""
    limit = 'scenario {"turn_limit":3}\nvictories turn limit\nturn 3 blue\nblue/9 bowman at G1'
    return play(f"{limit}\n{scene}", "finish", on=True)


@rule("M18.2-1", "M18.2-2", "M18.1-9")
def test_play_stops_when_the_last_player_has_finished_the_last_turn() -> None:
    assert won_by(at_the_end("red barracks at A1").world) == ("red",)
    scene = (
        'scenario {"turn_limit":3}\nvictories turn limit\nred barracks at A1\nred/1 bowman at A1'
    )
    running = play(f"{scene}\nblue/9 bowman at G1", "finish", on=True)
    assert running.world.table.verdict is None


@rule("M18.2-3")
def test_a_tie_is_shared() -> None:
    assert won_by(at_the_end("red barracks at A1\nblue barracks at A19").world) == ()


def points(scene: str, seat: str = "red") -> int:
    return points_so_far(read_scene(scene).table, Seat(seat))


@rule("M18.3-1", "M18.3-3", "M18.3-6")
def test_a_building_counts_by_the_tier_it_has() -> None:
    assert points("red barracks at A1") == 2
    assert points("red barracks at A1, tier 2") == 4
    assert points("red academy at A1, tier 2") == 5


@rule("M18.3-5")
def test_a_fortress_counts_eight_when_it_is_complete() -> None:
    assert points("red fortress at A1") == points("red fortress at A1, tier 2") == 8
    assert points("red fortress at A1, done in turn 4") == 0


@rule("M18.3-7", "M18.3-8")
@pytest.mark.parametrize(
    ("building", "vp"),
    [("academy at A11, 2 wounds, tier 2", 10), ("barracks at A11, 2 wounds", 4),
     ("fortress at A11, 3 wounds", 16)],
)  # fmt: skip
def test_destruction_gives_twice_what_the_building_was_worth(building: str, vp: int) -> None:
    played = play(f"red/1 swordsman at A10\nblue {building}", "attack red/1 A11")
    assert points_so_far(played.world.table, Seat("red")) == vp


@rule("M18.3-9")
def test_a_road_to_the_settlement_is_worth_two() -> None:
    scene = "red settlement at A8\nred barracks at A11\nroad A9 1 4"
    assert points(scene) == 2
    assert points(f"{scene}\nroad A10 1 4") == 4


@rule("M18.3-11", "M18.3-14")
@pytest.mark.parametrize(
    ("level", "vp"), [(1, 0), (2, 4), (3, 8), (4, 16), (5, 24), (6, 36), (7, 50)]
)
def test_living_heroes_count_by_their_level(level: int, vp: int) -> None:
    assert points(f"hero red harran 4 4 level {level}") == vp
    assert points(f"hero red harran 4 4 level {level} dead") == 0


@rule("M18.3-12")
def test_a_living_hero_of_level_eight_wins_at_the_limit_whatever_the_points() -> None:
    hero = "hero red harran 4 4 level 8"
    rich = "blue fortress at A1\nblue fortress at A17"
    assert won_by(at_the_end(f"{hero}\n{rich}").world) == ("red",)
    assert won_by(at_the_end(f"{hero} dead\n{rich}").world) == ("blue",)
    before = f'victories turn limit\nscenario {{"turn_limit":3}}\n{hero}'
    assert winners(before) is None


@rule("M18.3-12")
def test_two_owners_of_such_heroes_compare_their_points() -> None:
    heroes = "hero red harran 4 4 level 8\nhero blue mirel 4 4 level 8"
    assert won_by(at_the_end(f"{heroes}\nblue barracks at A1").world) == ("blue",)


@rule("M18.3-13")
def test_the_worked_example_of_points() -> None:
    scene = """
        red settlement at A8
        red barracks at A11, tier 2
        road A9 1 4
        road A10 1 4
        red fortress at A3
        hero red harran 4 4 level 3
    """
    assert points(scene) == 22


def secret_world() -> World:
    return read_scene("secret red quiet-hand\nplayer red scrolls 1\nplayer blue scrolls 1")


@rule("M18.2-4", "M17.1-5", "M18.3-10")
def test_secret_missions_count_at_the_end_only() -> None:
    world = secret_world()
    worth = tables()["mission"]["first-scroll"].points
    assert points_so_far(world.table, Seat("red")) == 0
    assert final_points(world, Seat("red")) == worth > 0
    assert final_points(world, Seat("blue")) == 0


@rule("M18.2-4")
def test_the_points_of_all_are_shown_to_all_at_any_time() -> None:
    world = read_scene("red barracks at A1")
    assert [seat.points for seat in GAME.picture(GAME.view(world, Seat("blue"))).seats] == [2, 0]
