"""What a step of a sequence is: who decides in it, and what the program does around it."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.world import Table, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice


def nobody(_: Table) -> tuple[Seat, ...]:
    """The program alone carries out the step."""
    return ()


def everybody(table: Table) -> tuple[Seat, ...]:
    """M3.3-1 All seats at the same time."""
    return tuple(seat for seat in table.seats if not table.players[seat].out)


def nothing(_: World, __: Dice) -> Iterator[Any]:
    """Nothing happens by itself."""
    return iter(())


class StepRule(msgspec.Struct, frozen=True):
    """A step of the set-up or of the turn."""

    name: str
    deciders: Callable[[Table], tuple[Seat, ...]] = nobody
    begin: Callable[[World, Dice], Iterator[Any]] = nothing
    end: Callable[[World, Dice], Iterator[Any]] = nothing
