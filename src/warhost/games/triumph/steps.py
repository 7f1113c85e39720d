"""What a step of a sequence is: who decides in it, and what the program does around it."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from warhost.games.triumph.world import Table, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice

Event = Any


def nobody(_: Table) -> tuple[Seat, ...]:
    """The program alone carries out the step."""
    return ()


def nothing(_: World, __: Dice) -> Iterator[Event]:
    """Nothing happens by itself."""
    return iter(())


class StepRule(msgspec.Struct, frozen=True):
    """A step. `deciders` is asked again after each order: who is not named is done with it."""

    name: str
    deciders: Callable[[Table], tuple[Seat, ...]] = nobody
    begin: Callable[[World, Dice], Iterator[Event]] = nothing
    end: Callable[[World, Dice], Iterator[Event]] = nothing


def active(table: Table) -> tuple[Seat, ...]:
    return (table.turn.active,)


def advantaged(table: Table) -> tuple[Seat, ...]:
    return (table.setup.advantaged,)


def disadvantaged(table: Table) -> tuple[Seat, ...]:
    return (table.enemy_of(table.setup.advantaged),)
