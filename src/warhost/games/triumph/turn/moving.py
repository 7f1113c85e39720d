"""What the program does when a movement phase begins and when it ends."""

from collections.abc import Iterator
from typing import Any

from warhost.games.triumph.events.flank import FlankSideDrawn
from warhost.games.triumph.events.turn import PointsLapsed
from warhost.games.triumph.setup.flank_march import DRAWN, EARLIEST_OWN_TURN, marchers, own_turn
from warhost.games.triumph.setup.guises import reveal_near
from warhost.games.triumph.world import World
from warhost.kernel.dice import Dice


def begin_movement(world: World, dice: Dice) -> Iterator[FlankSideDrawn]:
    """T20-12 The die for the side of a flank march falls when it may first come in."""
    table, seat = world.table, world.table.turn.active
    waits = world.secrets[seat].flank_side == DRAWN and marchers(table, seat)
    if waits and own_turn(table) >= EARLIEST_OWN_TURN:
        face = dice.roll(6, f"flank side {seat}")
        yield FlankSideDrawn(seat, face, "left" if face <= 3 else "right")


def end_movement(world: World, dice: Dice) -> Iterator[Any]:
    """T17.5-11 Guises that are seen through; T5-8 points that nobody spent."""
    yield from reveal_near(world, dice)
    turn = world.table.turn
    if turn.points:
        yield PointsLapsed(turn.active, turn.points)
