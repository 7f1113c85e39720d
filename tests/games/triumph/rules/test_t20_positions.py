"""T20 Solo play, free positions, and the answer to every planned move."""

from typing import Any

import pytest

from tests.games.triumph.base import Battle, rules
from tests.games.triumph.matches import begun_from, played, puzzle
from tests.games.triumph.movement.moving import moving, red_view
from tests.rule import rule
from warhost.games.triumph.events.flank import FlankSideDrawn
from warhost.games.triumph.game import GAME
from warhost.games.triumph.orders.writing import print_order
from warhost.games.triumph.questions import advise
from warhost.games.triumph.questions.plan import PlanMove
from warhost.games.triumph.scene import read_scene
from warhost.games.triumph.view import seen, view_of
from warhost.kernel.asks import SPECTATOR, Ask, Seat
from warhost.shelf.clauses import clauses

RED = Seat("red")
MARCH = "red flank drawn 1 \n red/1 HFT flank march \n red/9 HFT at 24,4 general"
ENEMY = "blue/9 HFT at 24,28 facing 180 general"


def coming(number: int, die: int) -> Battle:
    """Red comes to a turn's movement with a march whose side is left to a die."""
    before = f"{MARCH} \n {ENEMY} \n turn {number - 1} blue 1 movement"
    battle = Battle(before, command=[6] * 4, flank=[die])
    return battle.order("blue", "done")


@rule("T20-12")
@pytest.mark.parametrize(("die", "side"), [(1, "left"), (3, "left"), (4, "right"), (6, "right")])
def test_the_side_of_a_march_can_be_left_to_a_die(die: int, side: str) -> None:
    battle = coming(3, die)
    (drawn,) = battle.happened(FlankSideDrawn)
    assert (drawn.face, drawn.side) == (die, side)
    assert all(seen(drawn, battle.world, seat) == drawn for seat in (RED, Seat("blue"), SPECTATOR))
    inside = {"left": "3,12 facing 90", "right": "45,12 facing 270"}
    for place, pose in inside.items():
        assert (battle.refused("red", f"enter red/1 at {pose}") == []) == (place == side)


@rule("T20-12")
def test_until_then_nobody_knows_the_side_and_the_die_is_rolled_once() -> None:
    early = Battle(f"{MARCH} \n {ENEMY} \n turn 1 red 6 movement", command=[6])
    assert early.world.secrets[RED].flank_side == "drawn"
    later = coming(3, 2).order("red", "done").order("blue", "done")
    assert len(later.happened(FlankSideDrawn)) == 1


@rule("T20-12", "T4.5-6")
def test_a_drawn_side_is_ordered_like_any_other() -> None:
    scene = "red may flank \n red/1 KNT muster \n red/2 SPR muster general"
    battle = Battle(f"{scene} \n set-up blue 0 flank march")
    battle.order("red", "flank drawn red/1")
    assert battle.world.secrets[RED].flank_side == "drawn"


@rule("T20-12")
def test_one_person_at_both_seats_sees_all_there_is() -> None:
    world = Battle(f"{MARCH} \n red guise 8 9 \n red/8 HFT at 4,4 \n {ENEMY} \n turn red 1").world
    secrets = {seat: view_of(world, seat).secret for seat in world.table.seats}
    assert secrets == world.secrets


PUZZLE = """
piece woods box 20,12 26,16
red/1 KNT at 21,7 general
red camp at 24,2
blue/1 SPR at 21,24 facing 180 general
turn 4 blue 3 movement
"""


@rule("T20-13")
def test_a_free_position_is_a_starting_position() -> None:
    setting = puzzle(PUZZLE)
    assert GAME.prepare(setting) == []
    match = begun_from(setting)
    assert match.asks() == (Ask(Seat("blue"), "movement"),)
    table = match.view(RED).table
    assert (table.turn.number, table.turn.points) == (4, 3)
    assert set(table.stands) == {"red/1", "blue/1"}
    assert played(match, lambda found: found.round > 6).round > 6


@rule("T20-13")
def test_a_position_is_saved_and_taken_up_again() -> None:
    world = Battle(PUZZLE).world
    again = GAME.load(puzzle(PUZZLE), GAME.dump(world))
    assert GAME.dump(again) == GAME.dump(world)
    assert GAME.asks(again) == GAME.asks(world)


@rule("T20-13")
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("red/2 XXX at 10,10", "there is no 'XXX'"),
        ("piece lava box 1,1 2,2", "there is no 'lava'"),
        ("green/1 SPR at 10,10", "no seat"),
        ("red/2 SPR somewhere", "'somewhere' says nothing"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_line_by_line(line: str, said: str) -> None:
    found = read_scene(f"red/1 SPR at 4,4\n{line}", rules())
    assert isinstance(found, list)
    assert [(one.clause, one.place) for one in found] == [("T20-13", "line 2")]
    assert said in found[0].text
    assert [one.clause for one in GAME.prepare(puzzle(line))] == ["T20-13"]


SCENE = """
    piece woods box 28,8 34,16
    piece impassable box 4,12 8,16
    red/9 HFT at 20,4 general
    red/1 HFT at 20,10
    red/2 KNT at 30,6
    red/3 SPR at 6,10
    red/4 SPR at 44,10
    blue/4 SPR at 44,10 facing 180
"""


@rule("T20-14")
@pytest.mark.parametrize(
    ("order", "clause"),
    [
        ("move red/1 ahead 3", None),
        ("move red/1 ahead 4", "T7.2-1"),
        ("move red/2 ahead 5", "T7.5-1"),
        ("move red/3 ahead 3", "T7.1-8"),
        ("move red/4 back 1", "T7.1-4"),
        ("move red/1 red/3 ahead 1", "T7.3-1"),
        ("enter red/1 at 3,12 facing 90", "T4.6-4"),
        ("camp at 24", "T5-9"),
    ],
)
def test_every_planned_order_is_legal_or_told_its_clause_in_words(
    order: str, clause: str | None
) -> None:
    battle = moving(SCENE)
    ask = Ask(RED, "movement")
    found = GAME.check(red_view(battle), ask, GAME.words.parse(order, red_view(battle), ask))
    assert (clause is None and found == []) or clause in [one.clause for one in found]
    for refusal in found:
        assert refusal.clause in clauses()
        assert len(refusal.text.split()) > 3


@rule("T20-14")
def test_a_planned_move_is_judged_before_it_is_made() -> None:
    battle = moving(SCENE)
    view = red_view(battle)
    order: Any = GAME.words.parse("move red/2 ahead 5", view, Ask(RED, "movement"))
    sheet = advise(view, PlanMove(order))
    assert [one.clause for one in sheet.refusals] == ["T7.5-1"]
    assert print_order(order) == "move red/2 ahead 5"
    assert not battle.stand("red/2").moved
