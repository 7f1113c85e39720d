"""What a game is: a dozen pure functions over plain records.

The type of an argument says what a function may do: a view shows what a seat may know, a world
is read to resolve, dice are rolled through their one door, and only `apply` writes.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from warhost.kernel.asks import Ask, Options, Seat, Verdict
from warhost.kernel.dice import Dice
from warhost.kernel.packs import Flaw, Tables
from warhost.kernel.refusals import Refusal

World = Any
View = Any
Order = Any
Event = Any


class Setting(msgspec.Struct, frozen=True):
    """What a match is begun from."""

    tables: Tables
    scenario: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Any] = {}


class Words(msgspec.Struct, frozen=True):
    """A game in the notation of its players: orders to and from text, views and events as text."""

    parse: Callable[[str, View, Ask], Order | list[Refusal]]
    print: Callable[[Order], str]
    show: Callable[[View], str]
    tell: Callable[[Event, View], str]


class Game(msgspec.Struct, frozen=True):
    """One game. Records: `orders` and `events` are tagged unions, `world` and `views` structs."""

    name: str
    title: str
    version: str
    schema: Mapping[str, type[msgspec.Struct]]
    orders: Any
    events: Any
    world: type[Any]
    reveals: frozenset[type]
    """Kinds of event that tell somebody something new though no die was rolled."""

    audit: Callable[[Tables], Sequence[Flaw]]
    prepare: Callable[[Setting], list[Refusal]]
    """Refuses a setting that cannot be played: an illegal army, an unknown option."""
    begin: Callable[[Setting, Dice], World]
    asks: Callable[[World], tuple[Ask, ...]]
    options: Callable[[View, Ask], Options]
    sample: Callable[[View, Ask, Dice], Order]
    check: Callable[[View, Ask, Order], list[Refusal]]
    fallback: Callable[[View, Ask, Mapping[str, Any]], Order]
    resolve: Callable[[World, Mapping[Seat, Order], Dice], Iterator[Event]]
    resign: Callable[[World, Seat], Iterator[Event]]
    apply: Callable[[World, Event], None]
    view: Callable[[World, Seat], View]
    seen: Callable[[Event, World, Seat], Event | None]
    imagine: Callable[[View, Dice], World]
    copy: Callable[[World], World]
    verdict: Callable[[World], Verdict | None]
    words: Words
