"""What a thing to build is made of; each has a file of its own with these parts."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class ItemRule(msgspec.Struct, frozen=True):
    """One kind of entry in a plan for the build phase."""

    item: type
    word: str
    """The first word of its notation."""
    candidates: Callable[[View], Iterator[Any]]
    """Whatever may be worth a look; price and check tell which of it can be built."""
    price: Callable[[View, Any], int]
    check: Callable[[View, Any], Refusal | None]
    resolve: Callable[[World, Seat, Any], Iterator[Any]]
    """What happens, the payment excepted; it has been checked."""
    parse: Callable[[list[str], View], Any]
    """From the words after the first; raises NotUnderstood."""
    print: Callable[[Any], str]
