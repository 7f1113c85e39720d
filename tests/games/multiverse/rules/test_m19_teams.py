"""M19: two against two. Red and green stand together, blue and grey too."""

import pytest

from tests.games.multiverse.scenes import Played, play, refused, together
from tests.games.multiverse.scenes.finding import won_by
from tests.games.multiverse.scenes.reading import read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.economy.supply import connected_buildings
from warhost.games.multiverse.events.story import AdventureMet
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.turn.victory import crown
from warhost.games.multiverse.world import HIDDEN, UnitId
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting

TEAMS = "mode teams\nseats red blue green grey"
FOUR = tuple(Seat(name) for name in ("red", "blue", "green", "grey"))
HOMES = "red settlement at A1\nblue settlement at A3\ngreen settlement at A17"


def winners(scene: str) -> tuple[str, ...] | None:
    world = read_scene(f"{TEAMS}\n{scene}")
    for event in crown(world):
        GAME.apply(world, event)
    return None if world.table.verdict is None else world.table.verdict.winners


@rule("M19.1-1")
def test_allied_units_support_an_exploration() -> None:
    scene = f"{TEAMS}\nred/1 pikeman at A10\ngreen/1 bowman at A12\ntoken A11\ncard kuma"
    played = play(scene, "venture red/1 A11", dice=[9])
    met = next(event for event in played.events if isinstance(event, AdventureMet))
    assert met.supports == 1
    enemy = play(scene.replace("green/1", "blue/1"), "venture red/1 A11")
    assert next(e for e in enemy.events if isinstance(e, AdventureMet)).supports == 0


@rule("M19.1-1", "M10.10-1")
def test_allied_units_flank_together() -> None:
    units = "red/1 swordsman at A10\nblue/1 pikeman at A11\nred/2 bowman at A7"
    flanked = f"{TEAMS}\n{units}\ngreen/1 bowman at A16"
    play(flanked, "attack red/1 A11", dice=[6]).expect("Pikeman blue/1, flanked, rolls 6: misses.")
    play(f"{TEAMS}\n{units}\nblue/2 bowman at A16", "attack red/1 A11").never("flanked")


def dealt(scene: str, **texts: str) -> Played:
    return together(play(f"{TEAMS}\ndeal 4\n{scene}"), **texts)


@rule("M19.1-2")
def test_gold_is_given_to_the_ally_in_any_amount_up_to_all() -> None:
    played = dealt("gold red 5", red="deal green gives 5")
    assert (played.gold("red"), played.gold("green")) == (0, 5)
    played.expect("red gives green 5 gold.")


@rule("M19.1-2")
@pytest.mark.parametrize(
    ("deal", "clause"),
    [
        ("green gives 6", "M19.1-2"),
        ("green gives 3; green gives 3", "M19.1-2"),
        ("blue gives 1", "M20.1-2"),
        ("green gives 1 asks 1", "M20.1-2"),
    ],
)
def test_no_more_than_there_is_and_to_nobody_else(deal: str, clause: str) -> None:
    assert refused(f"{TEAMS}\ndeal 4\ngold red 5", f"deal {deal}") == clause


@rule("M19.1-3", "M19.1-4")
def test_allies_swap_and_the_other_pays_in_its_next_action_phase() -> None:
    scene = f"{TEAMS}\nred/1 pikeman at A10\ngreen/1 bowman at A11\nland A10 hills"
    played = play(scene, "swap red/1 green/1")
    assert (played.where("red/1"), played.where("green/1")) == ("A11", "A10")
    assert (played.unit("red/1").ap, played.unit("green/1").owed) == (2, 2)
    later = play(f"{scene}\nblue/1 bowman at G1", "swap red/1 green/1", "finish", "finish", on=True)
    assert later.unit("green/1").ap == 1


@rule("M19.1-3", "M4.4-5")
def test_enemies_do_not_swap_and_an_ally_must_be_able_to_pay() -> None:
    scene = f"{TEAMS}\nred/1 pikeman at A10\nblue/1 bowman at A11"
    assert refused(scene, "swap red/1 blue/1") == "M4.4-5"
    steep = f"{TEAMS}\nred/1 pikeman at A10\ngreen/1 decoy at A11\nland A10 hills"
    twice = play(f"{steep}\nred/2 pikeman at A9", "swap red/1 green/1")
    world = twice.world
    ask = GAME.asks(world)[0]
    back = GAME.words.parse("swap red/1 green/1", GAME.view(world, Seat("red")), ask)
    assert GAME.check(GAME.view(world, Seat("red")), ask, back)[0].clause == "M4.4-5"


@rule("M19.1-5", "M6.3-1")
def test_what_an_ally_identifies_can_be_shot_at() -> None:
    shot = f"{TEAMS}\nred/1 bowman at A10\nblue/1 pikeman at A12\nland A12 forest"
    assert refused(shot, "shoot red/1 A12").startswith("M6.3")
    play(f"{shot}\ngreen/1 pikeman at A16", "shoot red/1 A12").expect("Archer red/1 shoots at A12.")


@rule("M19.1-6")
def test_allies_see_each_others_blocks_and_not_each_others_gold() -> None:
    world = read_scene(f"{TEAMS}\nred/1 decoy at A1\nblue/1 bowman at A19\ngold red 7")
    view = GAME.view(world, Seat("green"))
    assert view.table.units[UnitId("red/1")].kind == "decoy"
    assert view.table.units[UnitId("blue/1")].kind == HIDDEN
    assert view.secret.gold == 0


@rule("M19.1-7", "M16.2-7")
def test_allies_fill_one_portal() -> None:
    portal = 'victories portal\nscenario {"mines":2}'
    assert winners(f"{portal}\nplayer red aether 6\nplayer green aether 5") is None
    assert winners(f"{portal}\nplayer red aether 6\nplayer green aether 6") == ("red", "green")


@rule("M19.1-8")
def test_a_team_loses_with_the_first_settlement() -> None:
    assert winners(f"victories conquest\n{HOMES}\ngrey settlement at A19") is None
    assert winners(f"victories conquest\n{HOMES}") == ("red", "green")


@rule("M19.1-9")
def test_scrolls_of_allies_are_added() -> None:
    scene = "victories archaeology\nplayer red scrolls 3"
    assert winners(f"{scene}\nplayer blue scrolls 3") is None
    assert winners(f"{scene}\nplayer green scrolls 3") == ("red", "green")


FORTS = ("A1", "A3", "A12", "A17", "A19", "A8")


def forts(red: int, green: int, done: int = 3) -> str:
    """So many Fortresses, the last of them complete in this turn."""
    seats = ["red"] * red + ["green"] * green
    lines = [f"{seat} fortress at {at}" for seat, at in zip(seats, FORTS, strict=False)]
    return "\n".join([*lines[:-1], f"{lines[-1]}, done in turn {done}"])


def after_the_turn(scene: str) -> tuple[str, ...] | None:
    """Who has won when turn 3 is over."""
    units = "grey/1 bowman at G1\nturn 3 grey"
    played = play(f"{TEAMS}\nvictories domination\n{scene}\n{units}", "finish", on=True)
    verdict = played.world.table.verdict
    return None if verdict is None else verdict.winners


@rule("M19.1-10", "M19.1-11")
@pytest.mark.parametrize(
    ("red", "green", "wins"), [(4, 2, True), (3, 3, True), (4, 1, False), (4, 0, False)]
)
def test_six_fortresses_of_both_win(red: int, green: int, wins: bool) -> None:
    assert after_the_turn(forts(red, green)) == (("red", "green") if wins else None)


@rule("M19.1-10", "M18.1-4")
def test_they_must_stand_when_the_full_turn_is_over() -> None:
    assert winners(f"victories domination\n{forts(3, 3)}") is None
    assert after_the_turn(forts(3, 3, done=4)) is None


@rule("M19.1-12", "M7.1-8")
def test_four_fortresses_a_player_stay_the_limit() -> None:
    scene = f"{TEAMS}\n{forts(4, 0)}\nred/1 builder at A10\ngold red 30\nbuild 3"
    assert refused(scene, "build construct fortress A10") == "M7.1-8"


@rule("M19.1-13")
def test_elite_types_and_points_of_allies_are_added() -> None:
    scene = "victories military\ntrack red bowman 6 pikeman 6\n"
    assert winners(f"{scene}track green scout 6 pikeman 6") is None
    assert winners(f"{scene}track green scout 6 horseman 6") == ("red", "green")


@rule("M19.1-13", "M18.2-3")
def test_the_points_of_a_team_are_added_at_the_limit() -> None:
    limit = f'{TEAMS}\nscenario {{"turn_limit":3}}\nvictories turn limit\nturn 3 grey'
    towns = "red barracks at A1\ngreen barracks at A3\nblue academy at A17\ngrey/1 bowman at G1"
    played = play(f"{limit}\n{towns}", "finish", on=True)
    assert won_by(played.world) == ("red", "green")


@rule("M19.1-14")
def test_allies_do_not_attack_each_other() -> None:
    scene = f"{TEAMS}\nred/1 pikeman at A10\ngreen/1 pikeman at A11"
    assert refused(scene, "attack red/1 A11") == "M4.4-1"


@rule("M19.1-15")
def test_roads_serve_both_and_income_needs_the_own_settlement() -> None:
    scene = f"{TEAMS}\nred/1 pikeman at A10\nroad A10 1 4\nroad A11 1 4\ngreen settlement at A8"
    assert play(scene, "move red/1 A11").unit("red/1").by_road == 1

    joined = read_scene(f"{scene}\nred barracks at A12\nroad A9 1 4").table
    assert connected_buildings(joined, FOUR[0]) == []


@rule("M4.3-5")
def test_units_pass_through_allies_and_do_not_end_there() -> None:
    scene = f"{TEAMS}\nred/1 pikeman at A10\ngreen/1 bowman at A11"
    assert play(scene, "move red/1 A11 A12").where("red/1") == "A12"
    assert refused(scene, "move red/1 A11") == "M4.3-1"


@rule("M2.3-7", "M2.3-2")
def test_teams_are_formed_in_any_way() -> None:
    options = {"teams": [["red", "blue"], ["green", "grey"]]}
    setting = Setting(tables(), "team-war", FOUR, options)
    table = GAME.begin(setting, Dice(bytes(32))).table
    assert table.are_allied(FOUR[0], FOUR[1])
    assert not table.are_allied(FOUR[0], FOUR[2])
    wrong = Setting(tables(), "team-war", FOUR, {"teams": [["red"], ["green", "grey"]]})
    assert GAME.prepare(wrong)[0].clause == "M2.3-7"
