"""M3.2-6, M3.2-7 The action phases, one seat after the other in the order of the turn."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.multiverse.economy.logistics import count_points
from warhost.games.multiverse.events.agenda import TaskBegun, TaskChanged, TaskDone
from warhost.games.multiverse.events.buildings import BuildingRepaired
from warhost.games.multiverse.events.heroes import Thawed
from warhost.games.multiverse.events.turn import SeatActs
from warhost.games.multiverse.events.units import Healed, Refreshed, Rested
from warhost.games.multiverse.mines.holding import gain_aether, take_mines
from warhost.games.multiverse.tasks import Action
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice


def begin_actions(world: World, _: Dice) -> Iterator[Any]:
    """M3.3-1"""
    first, *later = world.table.turn.order
    yield TaskBegun(Action(first, tuple(later)))


def work_on_action(world: World, action: Action, _: Dice) -> Iterator[Any]:
    """A seat's phase begins, or it ends and the next one follows."""
    if not action.begun:
        yield SeatActs(action.seat)
        yield from _repair(world, action.seat)
        yield from _heal(world, action.seat)
        yield Refreshed(action.seat)
        yield from count_points(world, action.seat)
        yield from gain_aether(world, action.seat)
        yield TaskChanged(replace(action, begun=True, seats=(action.seat,)))
        return
    yield from _rest(world, action.seat)
    yield from _thaw(world, action.seat)
    yield from take_mines(world, action.seat)
    yield TaskDone(action)
    if action.later:
        yield TaskBegun(Action(action.later[0], action.later[1:]))


def _repair(world: World, seat: Seat) -> Iterator[Any]:
    """M7.4-4 to -9 Buildings repair 1 as an action phase begins; the ruleset says whose."""
    table = world.table
    for building in list(table.buildings.values()):
        if building.wounds and table.rules.ruleset.repairs(table, building, seat):
            yield BuildingRepaired(building.hex, 1)


def _heal(world: World, seat: Seat) -> Iterator[Any]:
    """M4.5-2, M4.5-5 Units that rested lose up to two wounds."""
    table = world.table
    for unit in list(table.units.values()):
        if unit.seat == seat and unit.rested:
            yield Healed(unit.id, min(unit.wounds, table.rules.numbers.heal))


def _thaw(world: World, seat: Seat) -> Iterator[Any]:
    """M13.5-3, M13.5-9 Frost lasts to the end of its bearer's action phase."""
    for unit in list(world.table.units.values()):
        if unit.seat == seat and unit.frost is not None:
            yield Thawed(unit.id)


def _rest(world: World, seat: Seat) -> Iterator[Any]:
    """M4.5-1 Damaged units that did nothing are resting."""
    for unit in list(world.table.units.values()):
        if unit.seat == seat and unit.wounds and not unit.acted and not unit.rested:
            yield Rested(unit.id)
