"""T5-3 The command roll."""

from collections.abc import Iterator

from warhost.games.triumph.events.turn import CommandRolled
from warhost.games.triumph.world import World
from warhost.kernel.dice import Dice


def roll_command(world: World, dice: Dice) -> Iterator[CommandRolled]:
    """T5-3 The active player's die is the number of his command points."""
    seat = world.table.turn.active
    yield CommandRolled(seat, dice.roll(6, f"command {seat}"))
