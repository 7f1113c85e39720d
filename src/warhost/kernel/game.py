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
Question = Any
Answer = Any
Picture = Any


class Setting(msgspec.Struct, frozen=True):
    """What a match is begun from: plain data and the tables of its pack."""

    tables: Tables
    scenario: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Any] = {}


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event in words: the sentence, the clauses that made it so, and the reasons one by one."""

    text: str
    clauses: tuple[str, ...] = ()
    details: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    about: tuple[str, ...] = ()
    """Ids of what it happened to, to be shown on the board."""
    sheet: Any = None
    """The game's record of the same for a client that draws it: a combat with its factors."""


class Words(msgspec.Struct, frozen=True):
    """A game in the notation of its players: orders to and from text, views and events as text."""

    parse: Callable[[str, View, Ask], Order | list[Refusal]]
    print: Callable[[Order], str]
    show: Callable[[View], str]
    """The text twin of the board."""
    tell: Callable[[Event, View], Told | None]
    """One event in words; none for events that tell a reader nothing."""
    prompt: Callable[[View, Ask], str] = lambda _, ask: ask.kind
    """A question as a sentence."""
    label: Callable[[Order, View], Told] | None = None
    """An order as a button says it, and what on the board it is about; else it is printed."""
    report: Callable[[View, Sequence[Event]], str] | None = None
    """What a seat reads after a round: the view and what it learnt; else it is told by event."""
    record: Callable[[View, Sequence[Event]], Any] | None = None
    """The same as a record, for pages and programs."""
    pages: Mapping[str, Callable[[View, Sequence[Event]], str]] = {}
    """The same in other forms, by the ending of their files: html, svg."""


class Game(msgspec.Struct, frozen=True):
    """One game. `orders`, `events` and `questions` are tagged unions of frozen records."""

    name: str
    title: str
    version: str
    schema: Mapping[str, type[msgspec.Struct]]
    """The struct of the rows of each table of its packs."""
    orders: Any
    events: Any
    questions: Any
    reveals: frozenset[type]
    """Kinds of event that tell somebody something new though no die was rolled."""
    secret: frozenset[str]
    """Kinds of question whose answers stay hidden from the other seats to the end."""

    audit: Callable[[Tables], Sequence[Flaw]]
    """Flaws that only the whole of the tables shows."""
    prepare: Callable[[Setting], list[Refusal]]
    """Refuses a setting that cannot be played: an illegal army, an unknown option."""
    begin: Callable[[Setting, Dice], World]
    asks: Callable[[World], tuple[Ask, ...]]
    """The open questions, at most one a seat."""
    options: Callable[[View, Ask], Options]
    sample: Callable[[View, Ask, Dice], Order]
    """A legal answer of chance: for random players, fuzzing and conformance."""
    check: Callable[[View, Ask, Order], list[Refusal]]
    fallback: Callable[[View, Ask, Mapping[str, Any]], Order]
    """The answer of a seat that gives none, after its standing wishes."""
    advise: Callable[[View, Question], Answer]
    """What a seat may ask before it decides: a region, a planned order's cost, odds."""
    resolve: Callable[[World, Mapping[Seat, Order], Dice], Iterator[Event]]
    """Events until the next question; each is applied before the next is asked for."""
    resign: Callable[[World, Seat], Iterator[Event]]
    apply: Callable[[World, Event], None]
    view: Callable[[World, Seat], View]
    seen: Callable[[Event, World, Seat], Event | None]
    """The event as a seat learns of it, judged in the world after it."""
    picture: Callable[[View], Picture]
    """A view as the record that a client draws."""
    imagine: Callable[[View, Dice], World]
    copy: Callable[[World], World]
    dump: Callable[[World], Any]
    """The whole world as plain data, tables excepted."""
    load: Callable[[Setting, Any], World]
    verdict: Callable[[World], Verdict | None]
    words: Words
    bots: Mapping[str, Callable[[View, Ask, Dice], Order]] = {}
    """Its players by machine; they know a view and have dice of their own."""
