"""M3.1 The start of a turn, and the end of the one before."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.events.turn import FirstPlayerFound, TurnBegun
from warhost.games.multiverse.turn.victory import crown
from warhost.games.multiverse.world import World
from warhost.kernel.dice import Dice


def find_first_player(world: World, dice: Dice) -> Iterator[Any]:
    """M2.5-3, M2.5-4 The dice say who plays first; the others follow clockwise."""
    seats = world.table.seats
    first = seats.index(dice.pick(seats, "first player"))
    yield FirstPlayerFound((*seats[first:], *seats[:first]))


def begin_turn(world: World, _: Dice) -> Iterator[Any]:
    """M18.2-2, M3.1-3 The limit may be reached; what is due now is complete."""
    yield TurnBegun(world.table.turn.number + 1)
    yield from crown(world)
