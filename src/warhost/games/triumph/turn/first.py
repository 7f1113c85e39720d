"""T4.5-7 From the last step of deployment to the first turn."""

from collections.abc import Iterator

from warhost.games.triumph.events.turn import TurnBegun
from warhost.games.triumph.world import World
from warhost.kernel.dice import Dice


def begin_first_turn(world: World, _: Dice) -> Iterator[TurnBegun]:
    """T4.5-7 The advantaged player begins."""
    yield TurnBegun(1, world.table.setup.advantaged)
