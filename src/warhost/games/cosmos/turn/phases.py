"""C4-8 The phases of a turn, one after the other."""

from collections.abc import Callable, Iterator
from typing import Any

from warhost.games.cosmos.events.turn import PhaseBegan
from warhost.games.cosmos.turn.acting import act
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice

Rule = Callable[[World, Dice], Iterator[Any]]

PHASE: tuple[Rule, ...] = (act,)
"""C4-9 to C4-12 The steps of a phase: morale, sieges, actions, battles, as far as they exist."""


def run_phases(world: World, dice: Dice) -> Iterator[Any]:
    """C4-4"""
    for phase in range(1, world.rules.phases + 1):
        yield PhaseBegan(phase)
        for step in PHASE:
            yield from step(world, dice)
