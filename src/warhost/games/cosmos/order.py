"""An order as a record, whatever its word: each order's syntax says which fields it fills."""

import msgspec

from warhost.games.cosmos.ids import Ref, Tick


class Order(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One order. The file of its word in `orders` says what the fields mean there."""

    word: str
    target: Ref | None = None
    """The one unit, location, item, hex or nation that it is about."""
    ids: tuple[Ref, ...] = ()
    path: tuple[str, ...] = ()
    """C11.2.1 Positions as players write them."""
    amount: int | None = None
    limit: int | None = None
    """The second number of an order that has two."""
    choice: str = ""
    """One of the words that the order knows."""
    name: str = ""
    """A name, or a type by its name or number."""
    resources: tuple[tuple[str, int], ...] = ()
    orders: tuple["Order", ...] = ()
    """C3.1-8 The orders embedded in it."""


class Pending(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """C4.1-4 An order that waits or has begun."""

    order: Order
    until: Tick = Tick(0)
    """The tick in which what has begun is completed; 0 if it has not begun (C4.1-8)."""
    is_late: bool = False
    """C11.6-3 It was about to be completed and was held back."""
    paid: tuple[tuple[str, int], ...] = ()
    """What it has used, for those that give some of it back (C7.1-15)."""
    at: str = ""
    """Where a begun step leads, worked out when it began."""
    since: Tick = Tick(0)
    """When it began."""
    against: tuple[int, ...] = ()
    """C11.6-6 Whom it was held back for."""

    @property
    def has_begun(self) -> bool:
        return self.until > 0


Queue = tuple[Pending, ...]
