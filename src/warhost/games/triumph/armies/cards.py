"""T17 The battle cards: what they cost, who carries them, which numbers they change."""

from collections.abc import Iterable
from typing import Literal, NewType

import msgspec

from warhost.games.triumph.armies.troop_types import Category, Order, TroopType, TypeCode

CardCode = NewType("CardCode", str)
Timing = Literal[
    "roster",
    "deployment",
    "before the command roll",
    "movement",
    "ranged combat",
    "close combat",
    "pursuit",
    "whole game",
]


class CardFactor(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """T17.1-5 A number the card adds to a total, and when."""

    amount: int
    on: Literal["close combat", "as target", "for its shooter", "for the camp"] = "close combat"
    against: tuple[str, ...] = ()
    """Troop types or categories; none means every opponent."""
    unless_family: str = ""
    """Not against stands with a card of this family."""
    frontally: bool = False
    """Only in front contact and not turned to face (T17.3-5)."""


class LineChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """T17.1-4 The values of the type line that the card replaces."""

    order: Order | None = None
    move: int | None = None
    versus_foot: int | None = None
    versus_mounted: int | None = None
    shooting: int | None = None
    range: int | None = None
    target: int | None = None
    rear_support: int | None = None
    command_surcharge: int | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """T17.1-1 One battle card. Prices are half points, distances grid units."""

    id: CardCode
    name: str
    clause: str = ""
    """Where its price and its limits stand."""
    text: str
    level: Literal["army", "entry"]
    """Whether the list offers it to the army or to an entry (T3.2-19)."""
    timing: Timing
    taken: Literal["copies", "entry", "stands"]
    """Bought as copies, for a whole entry, or stand by stand."""
    prices: tuple[int, ...]
    """Of the first, the second …; the last price holds for all further ones."""
    counted: Literal["army", "entry"] = "army"
    """Where the count of the prices begins anew."""
    at_most: int | None = None
    """How many of it an army may have."""
    multiple_of: int = 1
    types: tuple[TypeCode, ...] = ()
    """The troop types that can carry it; none means every type of `category`."""
    category: Category | None = None
    excludes: tuple[CardCode, ...] = ()
    partners: tuple[CardCode, ...] = ()
    """Cards of which the army needs at least one, or this card does nothing."""
    worth: int = 0
    """Added to what the stand counts when it is lost (T16-4)."""
    sets_aside: bool = False
    """The stand stays off the board."""
    supports_by_price: bool = False
    """A stand set aside serves as many partner stands as its price in points (T17.3-1)."""
    supports: int | None = None
    """A stand set aside serves this many partner stands."""
    dismounts: bool = False
    """The stand names a second type and costs the dearer of the two (T17.4-1)."""
    becomes: tuple[TypeCode, ...] = ()
    square_base: bool = False
    """The stand's base is as deep as it is wide (T1.2-7)."""
    removes_camp: bool = False
    """No camp is left that could hold a garrison."""
    family: str = ""
    opens: tuple[str, ...] = ()
    """Terrain that is open ground for the stand."""
    line: LineChange | None = None
    factors: tuple[CardFactor, ...] = ()


def price_of(card: Card, count: int) -> int:
    """T17.1-1 What `count` uses of a card cost together: the last price repeats."""
    listed = card.prices[:count]
    return sum(listed) + card.prices[-1] * (count - len(listed))


def line_with(kind: TroopType, cards: Iterable[Card]) -> TroopType:
    """T17.1-4 A type line with the values that its cards replace."""
    for card in cards:
        if card.line is not None:
            kind = msgspec.structs.replace(kind, **_named_values(card.line))
    return kind


def _named_values(line: LineChange) -> dict[str, int | str]:
    return {
        name: value for name, value in msgspec.structs.asdict(line).items() if value is not None
    }
