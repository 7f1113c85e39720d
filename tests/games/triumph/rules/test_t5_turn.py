"""T5 The turn: its phases in order, and how they end."""

import pytest

from tests.games.triumph.base import Battle
from tests.games.triumph.fights import fight, shoot
from tests.games.triumph.matches import begun, played, setting_of
from tests.games.triumph.setting_up import from_step, steps_begun
from tests.rule import rule
from warhost.games.triumph.events import apply
from warhost.games.triumph.events.agenda import TaskBegun
from warhost.games.triumph.events.cards import StandsMarked
from warhost.games.triumph.events.combat import CombatFought
from warhost.games.triumph.events.outcomes import Pursued, Retreated
from warhost.games.triumph.events.shooting import ShotFired
from warhost.games.triumph.events.turn import CommandRolled, PointsLapsed, TurnBegun
from warhost.games.triumph.game import GAME
from warhost.games.triumph.settings import choices_of
from warhost.games.triumph.tasks import Step
from warhost.kernel.dice import Dice
from warhost.kernel.replay import verify

FAR = "red/1 HFT at 10,4 general \n blue/1 HFT at 10,28 facing 180 general"
KNIGHTS = "red/1 KNT at 30,10 \n blue/1 KNT at 30,10 facing 180"
TURN = ["cards", "command", "movement", "shooting", "return fire", "close combat", "victory"]


def turn(scene: str = FAR, *, red: int = 4, blue: int = 3, more: str = "movement") -> Battle:
    """Red's third turn; the next command dice of both are given."""
    return Battle(f"{scene} \n turn 5 red {red} {more}", command=[blue, red, blue, red])


@rule("T5-1", "T5-7")
def test_the_players_take_turns_and_each_turn_has_all_phases() -> None:
    battle = turn().order("red", "done")
    assert battle.asked() == [("blue", "movement")]
    assert steps_begun(battle) == [*TURN[3:], *TURN[:3]]
    battle.order("blue", "done")
    assert battle.asked() == [("red", "movement")]
    begun_turns = [(event.number, event.active) for event in battle.happened(TurnBegun)]
    assert begun_turns == [(6, "blue"), (7, "red")]


@rule("T5-2", "T17.2-16")
def test_cards_before_the_command_roll_come_before_it() -> None:
    scene = f"red card SC \n {FAR} \n turn 5 red 0"
    battle = from_step(scene, "cards", command=[5])
    assert battle.asked() == [("red", "cards")]
    assert battle.happened(CommandRolled) == []
    battle.order("red", "mark blue/1")
    kinds = [type(event) for event in battle.events]
    assert kinds.index(StandsMarked) < kinds.index(CommandRolled)
    assert from_step(FAR + "\n turn 5 red 0", "cards", command=[5]).asked() == [("red", "movement")]


@rule("T5-3")
@pytest.mark.parametrize("face", [1, 4, 6])
def test_the_command_die_is_the_number_of_command_points(face: int) -> None:
    battle = from_step(f"{FAR} \n turn 5 red 0", "command", command=[face])
    turn = battle.world.table.turn
    assert (turn.active, turn.rolled, turn.points) == ("red", face, face)


@rule("T5-4")
def test_only_the_active_player_moves() -> None:
    battle = turn()
    assert battle.asked() == [("red", "movement")]
    assert battle.refused("red", "move red/1 ahead 1") == []
    assert battle.refused("red", "move blue/1 ahead 1") != []


@rule("T5-5")
def test_both_sides_shoot_before_any_combat() -> None:
    archers = """
        red/1 ARC at 10,10 \n blue/1 ARC at 10,12.5 facing 180
        red/2 HFT at 30,10 \n blue/2 HFT at 30,10 facing 180
    """
    battle = turn(archers).order("red", "done")
    assert battle.asked() == [("red", "shooting")]
    assert battle.order("red", "done").asked() == [("blue", "return fire")]
    assert battle.refused("blue", "shoot blue/1 at red/1") == []
    assert battle.refused("blue", "fight red/2") == ["T5-9"]
    assert battle.order("blue", "done").asked() == [("red", "close combat")]


@rule("T5-5")
def test_a_shot_is_settled_in_its_phase() -> None:
    battle = shoot("red/1 ARC at 10,10 \n blue/1 SPR at 10,12.5 facing 180", red=3, blue=1)
    kinds = [type(event) for event in battle.events]
    assert kinds.index(ShotFired) < kinds.index(Retreated)
    assert "close combat" in steps_begun(battle)


@rule("T5-6")
def test_outcome_moves_and_pursuit_belong_to_the_combat() -> None:
    battle = fight(f"{FAR.replace('/1', '/2')} \n {KNIGHTS}", red=5, blue=4)
    kinds = [type(event) for event in battle.events]
    order = [kind for kind in kinds if kind in (CombatFought, Retreated, Pursued, TurnBegun)]
    assert order == [CombatFought, Retreated, Pursued, TurnBegun]


@rule("T5-7", "T16-2")
def test_victory_is_checked_before_the_other_player_becomes_active() -> None:
    lost = "\n".join(f"blue/{n} SPR lost" for n in (2, 3, 4, 5))
    battle = turn(f"{FAR} \n {lost}").order("red", "done")
    assert battle.asked() == []
    assert steps_begun(battle)[-1] == "victory"
    assert battle.happened(TurnBegun) == []


@rule("T5-8")
def test_unspent_points_are_lost_at_the_end_of_movement() -> None:
    battle = turn("red/2 ARC at 30,10 \n blue/2 ARC at 30,12.5 facing 180 \n" + FAR)
    battle.order("red", "move red/1 ahead 1").order("red", "done")
    assert battle.asked() == [("red", "shooting")]
    assert battle.world.table.turn.points == 0
    assert [event.points for event in battle.happened(PointsLapsed)] == [3]


@rule("T5-8")
def test_where_all_is_spent_nothing_is_lost() -> None:
    battle = turn(red=1).order("red", "move red/1 ahead 1")
    assert battle.happened(PointsLapsed) == []


@rule("T5-9")
def test_movement_and_shooting_are_ended_by_a_command() -> None:
    archers = "red/1 ARC at 10,10 \n red/2 HFT at 4,4 \n blue/1 ARC at 10,12.5 facing 180"
    battle = turn(archers).order("red", "move red/2 ahead 1")
    assert battle.asked() == [("red", "movement")]
    battle.order("red", "done")
    assert battle.asked() == [("red", "shooting")]
    assert battle.order("red", "done").asked() == [("blue", "return fire")]


@rule("T5-9")
def test_a_phase_in_which_nobody_can_do_anything_ends_by_itself() -> None:
    battle = turn(red=1).order("red", "move red/1 ahead 1")
    assert battle.asked() == [("blue", "movement")]


@rule("T5-9")
def test_combats_cannot_be_left_and_their_phase_ends_with_the_last() -> None:
    scene = "red/1 HFT at 10,10 \n blue/1 HFT at 10,10 facing 180"
    battle = Battle(f"{scene} \n turn red 4 close combat", command=[2], red=[3], blue=[3])
    assert battle.refused("red", "done") == ["T5-9"]
    assert battle.order("red", "fight red/1").asked() == [("blue", "close combat")]
    assert battle.happened(TurnBegun) != []


@rule("T5-10", "T16-8")
@pytest.mark.parametrize(("limit", "number", "ends"), [(3, 5, False), (3, 6, True), (0, 98, False)])
def test_a_limit_ends_the_game_after_that_many_turns_of_each(
    limit: int, number: int, ends: bool
) -> None:
    seat = "red" if number % 2 else "blue"
    scene = f"{FAR} \n limit {limit} \n turn {number} {seat} 4 movement"
    battle = Battle(scene, command=[4]).order(seat, "done")
    assert (battle.world.table.verdict is not None) == ends


@rule("T5-10")
def test_there_is_no_limit_by_default_and_none_below_nothing() -> None:
    assert choices_of(setting_of("battle")).turn_limit == 0
    assert choices_of(setting_of("battle", turn_limit=7)).turn_limit == 7
    wrong = GAME.prepare(setting_of("battle", turn_limit=-1))
    assert [refusal.clause for refusal in wrong] == ["T5-10"]


@rule("T5-11", "T1.1-13")
def test_every_step_and_every_die_is_in_the_log_and_the_log_alone_leads_to_the_position() -> None:
    match = played(begun(), lambda m: m.round > 12)
    events = [event for one in match.happenings for event in match.terms.events_from(one.events)]
    world = GAME.begin(match.terms.setting, Dice(b"no die is rolled"))
    for event in events:
        apply(world, event)
    assert match.standing.position is not None
    assert GAME.dump(world) == GAME.dump(match.standing.position.world)
    tasks = [event.task for event in events if isinstance(event, TaskBegun)]
    names = [task.name for task in tasks if isinstance(task, Step)]
    assert names[: len(TURN) + 1] == [*TURN[1:], *TURN[:2]]
    assert any(isinstance(event, CommandRolled) for event in events)
    assert verify(match.terms, match.lines, match.happenings) is None
