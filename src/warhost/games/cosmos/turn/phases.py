"""C4-8 The phases of a turn, one after the other."""

from collections.abc import Callable, Iterator
from typing import Any

from warhost.games.cosmos.battle.fighting import fight_battles
from warhost.games.cosmos.control.automatic import control_automatically
from warhost.games.cosmos.economy.halting import halt_production
from warhost.games.cosmos.economy.transfers import deliver
from warhost.games.cosmos.events.turn import PhaseBegan
from warhost.games.cosmos.items.autotake import pick_up
from warhost.games.cosmos.magic.lasting import end_spells
from warhost.games.cosmos.morale.flight import come_home
from warhost.games.cosmos.morale.keeping import keep_morale
from warhost.games.cosmos.morale.recovery import recover
from warhost.games.cosmos.movement.falling import fall
from warhost.games.cosmos.places.building import finish_jobs
from warhost.games.cosmos.quests.meeting import roam
from warhost.games.cosmos.quests.retreating import come_back
from warhost.games.cosmos.quests.travelling import arrive
from warhost.games.cosmos.ships.docks import launch
from warhost.games.cosmos.siege.collapsing import collapse
from warhost.games.cosmos.siege.keeping import keep_sieges
from warhost.games.cosmos.turn.acting import act
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice

Rule = Callable[[World, Dice], Iterator[Any]]

PHASE: tuple[Rule, ...] = (
    keep_morale,
    keep_sieges,
    halt_production,
    deliver,
    pick_up,
    launch,
    act,
    come_home,
    come_back,
    arrive,
    roam,
    fall,
    fight_battles,
    finish_jobs,
    collapse,
    control_automatically,
    recover,
    end_spells,
)
"""C4-9 to C4-12 The steps of a phase: morale, sieges, actions, battles, as far as they exist; what
stops production is judged as the phase begins (C6.3-1), automatic control at its end (C14.3)."""


def run_phases(world: World, dice: Dice) -> Iterator[Any]:
    """C4-4"""
    for phase in range(1, world.rules.phases + 1):
        yield PhaseBegan(phase)
        for step in PHASE:
            yield from step(world, dice)
