"""T4.5 Deployment step by step: who places what, what is final, and what stays hidden."""

import pytest

from tests.games.triumph.base import Battle
from tests.games.triumph.matches import asked, begun, give, played
from tests.games.triumph.setting_up import steps_begun
from tests.rule import rule
from warhost.games.triumph.events.deployment import FlankMarchSent, GuisesTaken, StandsDeployed
from warhost.games.triumph.view import seen, view_of
from warhost.games.triumph.world import StandId
from warhost.kernel.asks import SPECTATOR, Seat
from warhost.kernel.journal import Receipt

ARMIES = """
    red/1 SPR muster worth 16 core general
    red/2 SKM muster
    red/3 LFT muster
    blue/1 SPR muster worth 16 core general
    blue/2 SKM muster
"""
CENTRE = ("deploy red/1 at 24,7", "deploy blue/1 at 24,25")


def deploying(step: str, more: str = "") -> Battle:
    """Blue has the advantage."""
    return Battle(f"{ARMIES} \n {more} \n set-up blue 0 {step}", command=[5])


@rule("T4.5-1")
def test_camps_come_first_the_disadvantaged_players_before_the_others() -> None:
    battle = deploying("camp", "red card PD 2 \n blue card PD 1")
    assert battle.asked() == [("red", "camp")]
    battle.order("red", "camp at 24 defences 20,10; 22,10")
    assert battle.asked() == [("blue", "camp")]
    battle.order("blue", "camp at 24 defences 20,22")
    assert battle.asked() == [("red", "centre")]
    assert list(battle.world.table.pieces) == ["red 1", "red 2", "blue 1"]


@rule("T4.5-2")
def test_then_the_centres_each_stand_in_the_centre_third() -> None:
    battle = deploying("centre")
    assert battle.asked() == [("red", "centre")]
    assert battle.refused("red", "deploy red/1 at 24,7; red/2 at 4,7") == ["T4.5-2"]
    assert battle.refused("red", "deploy red/1 at 24,7; red/2 at 20,7") == []
    assert battle.order("red", CENTRE[0]).asked() == [("blue", "centre")]
    assert battle.order("blue", CENTRE[1]).asked() == [("red", "rest")]


@rule("T4.5-3")
def test_then_all_the_rest_each_stand_once() -> None:
    battle = deploying("centre").order("red", CENTRE[0]).order("blue", CENTRE[1])
    assert battle.refused("red", "deploy red/2 at 4,7") == ["T4.5-3"]
    assert battle.refused("red", "deploy red/2 at 4,7; red/3 at 8,7; red/1 at 9,3") == ["T4.5-3"]
    assert battle.refused("red", "deploy red/2 at 4,7; red/2 at 8,7") == ["T4.5-3"]
    assert battle.refused("red", "deploy red/2 at 4,7; blue/2 at 8,7") == ["T4.5-3"]
    battle.order("red", "deploy red/2 at 4,7; red/3 at 8,7")
    assert battle.asked() == [("blue", "rest")]


@rule("T4.5-7", "T4.1-11")
def test_the_advantaged_player_takes_the_first_turn() -> None:
    battle = deploying("rest").order("red", f"{CENTRE[0]}; red/2 at 4,7; red/3 at 8,7")
    battle.order("blue", f"{CENTRE[1]}; blue/2 at 4,25")
    turn = battle.world.table.turn
    assert (turn.number, turn.active, turn.points) == (1, "blue", 5)
    assert steps_begun(battle)[-4:] == ["first turn", "cards", "command", "movement"]


@rule("T4.5-4")
@pytest.mark.parametrize("kind", ["camp", "centre", "rest"])
def test_a_confirmed_step_of_the_deployment_is_final(kind: str) -> None:
    match = played(begun("battle"), asked(kind))
    seat = match.asks()[0].seat
    give(match)
    assert not match.may_undo(seat)
    assert not isinstance(match.undo(seat), Receipt)


@rule("T4.5-4")
def test_until_it_is_confirmed_a_step_may_be_drawn_up_anew() -> None:
    battle = deploying("rest")
    for place in ("4,7", "6,7", "8,3"):
        order = f"{CENTRE[0]}; red/2 at {place}; red/3 at 12,7"
        assert battle.refused("red", order) == []
    assert battle.stand("red/2").place == "muster"


@rule("T4.5-5")
def test_both_players_see_a_confirmed_step_at_once() -> None:
    battle = deploying("centre").order("red", CENTRE[0])
    (event,) = battle.happened(StandsDeployed)
    for seat in (Seat("red"), Seat("blue"), SPECTATOR):
        assert seen(event, battle.world, seat) == event
        assert view_of(battle.world, seat).table.stands == battle.world.table.stands


@rule("T4.5-5", "T17.1-2")
def test_only_the_identities_of_a_deceptive_deployment_are_hidden() -> None:
    battle = deploying("rest", "red card DC 1")
    order = f"{CENTRE[0]}; red/2 at 4,7; red/3 at 8,7; guise red/2 red/3"
    (event,) = battle.order("red", order).happened(GuisesTaken)
    pair = (StandId("red/2"), StandId("red/3"))
    assert seen(event, battle.world, Seat("red")) == event
    assert view_of(battle.world, Seat("red")).secret.guises == (pair,)
    for seat in (Seat("blue"), SPECTATOR):
        assert seen(event, battle.world, seat) is None
        assert view_of(battle.world, seat).secret.guises == ()
        assert view_of(battle.world, seat).table.armies[Seat("red")].cards == {"DC": 1}


@rule("T4.5-6", "T4.5-5")
def test_a_flank_march_and_its_side_are_chosen_in_secret_before_the_centre() -> None:
    battle = deploying("flank march", "red may flank")
    assert battle.asked() == [("red", "flank march")]
    (event,) = battle.order("red", "flank left red/2").happened(FlankMarchSent)
    assert battle.asked() == [("red", "camp")]
    assert seen(event, battle.world, Seat("red")) == event
    assert seen(event, battle.world, Seat("blue")) == FlankMarchSent(Seat("red"))
    hidden = view_of(battle.world, Seat("blue"))
    assert (hidden.secret.flank_march, hidden.secret.flank_side) == ((), "")
    assert hidden.table.stands[StandId("red/2")].place == "muster"


@rule("T4.5-6")
@pytest.mark.parametrize("order", ["flank red/2", "flank left", "flank front red/2"])
def test_a_flank_march_needs_troops_and_a_side(order: str) -> None:
    battle = deploying("flank march", "red may flank")
    assert battle.refused("red", order) == ["T5-9"]
    assert battle.refused("red", "flank none") == battle.refused("red", "flank right red/2") == []


@rule("T4.6-3", "T4.5-6")
def test_after_deployment_all_see_who_is_missing_but_not_the_side() -> None:
    battle = deploying("rest", "red flank right 2")
    battle.order("red", f"{CENTRE[0]}; red/3 at 8,7")
    for seat in (Seat("blue"), SPECTATOR):
        view = view_of(battle.world, seat)
        assert view.table.stands[StandId("red/2")].place == "flank march"
        assert view.secret.flank_side == ""
    assert view_of(battle.world, Seat("red")).secret.flank_side == "right"
