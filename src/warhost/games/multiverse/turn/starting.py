"""M3.1 The start of a turn, and the end of the one before."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.adventures.encounters import repair, travel
from warhost.games.multiverse.dial.effects import turn_dial
from warhost.games.multiverse.events.story import FailuresDiscarded, OrderChanged
from warhost.games.multiverse.events.turn import TurnBegun
from warhost.games.multiverse.turn.victory import crown
from warhost.games.multiverse.world import World
from warhost.kernel.dice import Dice


def begin_turn(world: World, dice: Dice) -> Iterator[Any]:
    """M18.2-2, M3.1 The limit may be reached; what is due is complete; the land comes alive."""
    table = world.table
    if table.story.failed:
        yield FailuresDiscarded()
    if table.turn.usual:
        yield OrderChanged(table.turn.usual)
    yield TurnBegun(table.turn.number + 1)
    yield from crown(world)
    if table.verdict is None:
        yield from turn_dial(world, dice)
        yield from travel(world, "turn", dice)
        yield from repair(world)
