"""C4 A turn, to be read aloud."""

from collections.abc import Iterator, Mapping
from typing import Any

from warhost.games.cosmos.economy.settling import decay_and_produce, make_arms, work_mines
from warhost.games.cosmos.economy.transfers import tell_rates
from warhost.games.cosmos.economy.upkeep import pay_upkeep
from warhost.games.cosmos.events.economy import LedgerOpened
from warhost.games.cosmos.events.turn import GameEnded, TurnBegan, TurnEnded
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.magic.lasting import keep_spells_up
from warhost.games.cosmos.nations.scores import count_points
from warhost.games.cosmos.recruiting.hiring import offer_for_hire
from warhost.games.cosmos.sheets.records import Reading
from warhost.games.cosmos.siege.keeping import keep_sieges
from warhost.games.cosmos.siege.ruin import ruin
from warhost.games.cosmos.turn.handing_out import hand_out
from warhost.games.cosmos.turn.nation_orders import carry_out_nation_orders
from warhost.games.cosmos.turn.phases import run_phases
from warhost.games.cosmos.turn.scoring import verdict_of
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice

END_OF_TURN: tuple[Any, ...] = (ruin,)
"""C4-5 Whatever the rules place at the end of the turn, in the sequence of the book."""
SIEGES: tuple[Any, ...] = (keep_sieges,)
"""C4-6 The update of siege status, the same as in each phase."""
PRODUCTION: tuple[Any, ...] = (
    work_mines,
    make_arms,
    decay_and_produce,
    pay_upkeep,
    keep_spells_up,
    offer_for_hire,
    tell_rates,
    count_points,
)
"""C4-7 Mines, arms, decay, production, upkeep and what follows if it is not paid; then what the
reports tell of hire, transport and points (C5.3-7)."""


def run_orders(world: World, readings: Mapping[NationId, Reading], _: Dice) -> Iterator[Any]:
    """C4-2"""
    yield from hand_out(world, readings)


def run_nations(world: World, readings: Mapping[NationId, Reading], _: Dice) -> Iterator[Any]:
    """C4-3"""
    yield from carry_out_nation_orders(world, readings)


def run_events(world: World, _: Mapping[NationId, Reading], dice: Dice) -> Iterator[Any]:
    """C4-4"""
    yield from run_phases(world, dice)


def run_end(world: World, _: Mapping[NationId, Reading], dice: Dice) -> Iterator[Any]:
    """C4-5"""
    for step in END_OF_TURN:
        yield from step(world, dice)


def run_sieges(world: World, _: Mapping[NationId, Reading], dice: Dice) -> Iterator[Any]:
    """C4-6"""
    for step in SIEGES:
        yield from step(world, dice)


def run_production(world: World, _: Mapping[NationId, Reading], dice: Dice) -> Iterator[Any]:
    """C4-7"""
    for step in PRODUCTION:
        yield from step(world, dice)


TURN = (run_orders, run_nations, run_events, run_end, run_sieges, run_production)
"""C4-2 to C4-7 The six steps."""


def run_turn(world: World, readings: Mapping[NationId, Reading], dice: Dice) -> Iterator[Any]:
    """All steps of a turn."""
    yield TurnBegan(world.clock.turn + 1)
    yield LedgerOpened()
    for step in TURN:
        yield from step(world, readings, dice)
    yield TurnEnded(world.clock.turn)
    verdict = verdict_of(world)
    if verdict is not None:
        yield GameEnded(verdict)
