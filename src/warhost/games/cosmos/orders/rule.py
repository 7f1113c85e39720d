"""What an order is made of; each has a file of its own with these parts in this order."""

from collections.abc import Callable, Generator, Iterator, Mapping
from enum import IntEnum
from typing import Any, Literal

import msgspec

from warhost.games.cosmos.ids import ActorId, NationId, Position
from warhost.games.cosmos.language.arguments import Argument, syntax_line
from warhost.games.cosmos.order import Order, Pending, Queue
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice

Giver = Literal["nation", "unit", "location"]
BY_NATION: frozenset[Giver] = frozenset({"nation"})
BY_UNIT: frozenset[Giver] = frozenset({"unit"})
BY_LOCATION: frozenset[Giver] = frozenset({"location"})
BY_ANY: frozenset[Giver] = BY_NATION | BY_UNIT | BY_LOCATION


class Priority(IntEnum):
    """C4.2 Who acts first in a phase; the smallest goes before."""

    WAITING = 1
    DELAYED = 2
    PASSING_ON = 3
    JOINING = 4
    SETTING = 5
    FORMING = 6
    HANDLING = 7
    DOORS = 8
    OTHER = 9
    CONTROL = 10
    MARCHING = 11
    LANDING = 12
    STRIKING = 13
    IDLING = 14
    NONE = 0
    """C4.2 Nation orders and those that act when they are handed out have no class."""


META = frozenset(Priority) - set(range(Priority.HANDLING, Priority.IDLING + 1)) - {
    Priority.DELAYED, Priority.NONE,
}  # fmt: skip
"""C4.3-1 What a new unit carries out at its birth."""


class Acting(msgspec.Struct, frozen=True, gc=False):
    """A moment in which somebody carries out an order: the world to read and dice to roll."""

    world: World
    actor: ActorId
    dice: Dice
    book: "Mapping[str, OrderRule]"
    """All orders there are."""


class Cannot(msgspec.Struct, frozen=True, gc=False):
    """C4.1-19 Why an order is not carried out; it is dropped, takes no time and uses nothing."""

    clause: str
    why: str


class Takes(msgspec.Struct, frozen=True, gc=False):
    """How long an order takes that has begun, and what is to be known of it when it ends."""

    phases: int = 0
    at: Position = Position("")
    paid: tuple[tuple[str, int], ...] = ()
    step: Order | None = None
    """The step as it is listed, where it was worked out only now."""
    short_of: str = ""
    """C11.2-5 The position to which it leads only part of the way; the rest stays behind it."""
    is_last: bool = False
    """C18.1-9 It has come to its end: nothing stays behind it."""


NO_TIME = Takes()
Begin = Callable[[Acting, Order], Generator[Any, None, Takes | Cannot]]
"""Yields what happens at once and returns how long it takes."""
Finish = Callable[[Acting, Pending], Iterator[Any]]
"""Yields what happens when its time is over."""
Hold = Callable[[Acting, Pending], Generator[Any, None, tuple[int, ...] | None]]
"""Returns whom it is held back for, or none if nothing holds it back."""


def whole(order: Order) -> tuple[Order, Order | None]:
    """C4.1-9 Most orders are one step."""
    return order, None


def nothing(_: Acting, __: Pending) -> Iterator[Any]:
    """An order that has done all when it begins."""
    return iter(())


def at_once(_: Acting, __: Order) -> Generator[Any, None, Takes | Cannot]:
    """An order that does all when it is finished, and takes no time."""
    yield from ()
    return NO_TIME


class OrderRule(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One order: how it is written, who may give it, when it acts, what it does."""

    word: str
    aliases: tuple[str, ...] = ()
    summary: str
    syntax: tuple[Argument, ...] = ()
    as_nation: tuple[Argument, ...] | None = None
    """Its arguments as a nation order, where they differ."""
    embeds: Literal["no", "may", "must"] = "no"
    """C3.1-8 Whether orders are written inside it."""
    givers: frozenset[Giver] = BY_UNIT
    is_free: bool = False
    """C3.2-16"""
    time: str = "no time"
    priority: Priority
    clauses: tuple[str, ...]
    example: str
    for_stupid: bool = False
    """C3.1-24"""
    for_questing: bool = True
    """C20.3"""
    refused: str = ""
    """Why players cannot give it, if they cannot."""
    rank: Callable[[Acting, Pending], Priority] | None = None
    """Where the class depends on what the step does."""
    split: Callable[[Order], tuple[Order, Order | None]] = whole
    ready: Callable[[Acting, Order], bool] | None = None
    """C21.3 What it waits for; it is asked again whenever that may have come true."""
    hold: Hold | None = None
    """C11.6-1 What holds it back at the last moment."""
    begin: Begin | None = None
    """None where the order is read and kept but nothing of it is carried out yet."""
    finish: Finish = nothing
    modify: Callable[[Queue, Order, Any], Queue | Cannot] | None = None
    """C21.2-2 What it does to the orders before it, at the moment it is appended to them."""
    carry_out: Callable[[World, NationId, Order], Generator[Any, None, Cannot | None]] | None = None
    """C4.4-1 What it does as a nation order."""

    @property
    def is_meta(self) -> bool:
        return self.priority in META

    def arguments(self, giver: Giver) -> tuple[Argument, ...]:
        """The arguments as this giver writes them."""
        given = self.as_nation if giver == "nation" else None
        return self.syntax if given is None else given

    def line(self, giver: Giver = "unit") -> str:
        """The syntax as the reference page shows it."""
        return syntax_line(self.word, self.arguments(giver))
