"""Bots play whole games by the rules, from a view alone."""

import pytest

from tests.conformance.subjects import chance, world_of
from tests.games.triumph.bots.playing import (
    RED,
    SCENARIOS,
    between,
    decisions_of,
    finished,
    played,
)
from tests.games.triumph.matches import begun, begun_from, puzzle
from tests.rule import rule
from warhost.games.triumph.bots import BOTS
from warhost.games.triumph.movement.moves import Move
from warhost.games.triumph.view import view_of
from warhost.games.triumph.world import Secret, StandId
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice
from warhost.kernel.match import Match


def scene(text: str) -> Match:
    """A match that begins with a scene."""
    return begun_from(puzzle(text))


SET_UP = {"terrain", "layout", "base edge", "camp", "centre", "rest"}


@rule("T20-8", "T20-9")
def test_a_field_battle_is_played_from_the_choice_of_terrain_to_the_verdict():
    match = finished("battle", "captain", "steady")
    kinds = {kind for kind, _ in decisions_of(match)}
    assert match.verdict is not None
    assert kinds >= SET_UP | {"movement", "close combat"}


@rule("T20-8")
def test_cards_that_give_a_choice_are_played():
    match = played(between("khorat-sky", "marrun-consuls", turn_limit=4), "steady", "steady")
    assert {"cards", "movement"} <= {kind for kind, _ in decisions_of(match)}


@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if name != "battle"])
def test_a_shipped_scenario_is_played_to_its_end(scenario):
    assert finished(scenario).verdict is not None


@pytest.mark.parametrize("bot", BOTS)
@rule("T20-9")
def test_a_bot_decides_by_its_view_and_its_own_dice_alone(bot):
    world = world_of(begun("round-the-moor"))
    ask = Ask(RED, "movement")
    known = BOTS[bot](view_of(world, RED), ask, chance("own"))
    hidden = Secret(flank_march=(StandId("blue/9"),), flank_side="left")
    world.secrets["blue"] = hidden
    assert BOTS[bot](view_of(world, RED), ask, chance("own")) == known


LINE = """
    red/1 HFT at 20,7 facing 0 general
    red/2 HFT at 22,7 facing 0
    red/3 HFT at 24,7 facing 0
    blue/1 SPR at 22,26 facing 180 general
    turn red 1 movement
"""


@pytest.mark.parametrize("bot", BOTS)
@rule("T20-8")
def test_with_one_command_point_the_whole_line_goes_as_a_group(bot):
    match = scene(LINE)
    order = BOTS[bot](match.view(RED), Ask(RED, "movement"), Dice(b"own"))
    assert isinstance(order, Move)
    assert len(order.stands) == 3


RIPE = """
    red/1 KNT at 24,12 facing 0 general
    blue/1 BLV at 24,15 facing 180
    blue/2 SPR at 40,26 facing 180 general
    turn red 1 movement
"""


@pytest.mark.parametrize("bot", BOTS)
@rule("T20-8")
def test_a_good_combat_within_reach_is_taken(bot):
    match = scene(RIPE)
    played_on = BOTS[bot](match.view(RED), Ask(RED, "movement"), Dice(b"own"))
    assert isinstance(played_on, Move)
    assert match.check(RED, played_on) == []
    match.submit(RED, match.round, played_on)
    assert match.asks()[0].kind == "close combat"


BAIT = """
    red/1 BLV at 24,12 facing 0
    red/2 EFT at 10,5 facing 0 general
    blue/1 KNT at 24,20 facing 180 general
    turn red 2 movement
"""


@rule("T20-8")
def test_the_captain_waits_out_of_reach_of_what_would_ride_it_down():
    match = scene(BAIT)
    order = BOTS["captain"](match.view(RED), Ask(RED, "movement"), Dice(b"own"))
    assert not (isinstance(order, Move) and order.stands == ("red/1",))
