"""M13.1-1, M13.1-2 The hero deck: one sheet lies open, the rest is a bag with a known bottom."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.events.heroes import HeroRevealed
from warhost.games.multiverse.heroes.sheets import unseen_sheets
from warhost.games.multiverse.world import World
from warhost.kernel.dice import Dice


def reveal(world: World, dice: Dice) -> Iterator[Any]:
    """The next sheet, if the top one is gone and there is any."""
    table = world.table
    if table.story.revealed or not table.rules.scenario.heroes:
        return
    unseen = unseen_sheets(table)
    if unseen:
        yield HeroRevealed(dice.pick(unseen, "hero"))
    elif table.story.buried:
        yield HeroRevealed(table.story.buried[0])
