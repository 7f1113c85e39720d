"""What an order is made of; each has a file of its own with these parts in this order."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Ask, Options, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class OrderRule(msgspec.Struct, frozen=True):
    """One order: when it may be given, what is wrong with it, what it does, how it is written."""

    order: type
    word: str
    """The first word of its notation."""
    asks: frozenset[str]
    """The kinds of question it answers."""
    check: Callable[[View, Any], list[Refusal]]
    resolve: Callable[[World, Seat, Any, Dice], Iterator[Any]]
    parse: Callable[[str, View], Any]
    """From the text after the first word; raises NotUnderstood."""
    print: Callable[[Any], str]
    """The text after the first word."""
    label: Callable[[Any, View], str]
    """What a button says."""


class AnswerRule(msgspec.Struct, frozen=True):
    """One kind of question: what may be answered, at random, and when nobody answers."""

    kind: str
    options: Callable[[View, Ask], Options]
    sample: Callable[[View, Ask, Dice], Any]
    fallback: Callable[[View, Ask, dict[str, Any]], Any]
    together: Callable[[World, Mapping[Seat, Any], Dice], Iterator[Any]] | None = None
    """How the answers of all seats are carried out, where they are sealed and simultaneous."""
