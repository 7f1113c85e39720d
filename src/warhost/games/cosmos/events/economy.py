"""Resources that come, go, or change hands; one event for all of it, told apart by what it is."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from warhost.games.cosmos.events import owning, writing
from warhost.games.cosmos.ids import NOBODY, ActorId, NationId, Position
from warhost.games.cosmos.world import Ledger, Nation, Shipment, World

Kind = Literal["pool", "unit", "hex", "location"]
What = Literal[
    "paid", "recovered", "stored", "unstored", "collected", "discarded", "donated", "dropped",
    "lost", "mined", "made arms", "decayed", "produced", "upkeep", "sent", "came", "found",
]  # fmt: skip


class Share(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """C6-5 So much more, or less, of a resource in one of the three places that hold it."""

    kind: Kind
    id: int
    resource: str
    amount: int


class Booked(msgspec.Struct, frozen=True, gc=False, tag="booked", omit_defaults=True):
    """Stores have changed."""

    nation: NationId
    what: What
    shares: tuple[Share, ...]
    actor: ActorId = ActorId(0)
    """The unit or location that did it; 0 is the nation."""
    to: NationId = NOBODY
    """C6.7-32 Whom something was given to, if to another nation."""


class TransferSent(msgspec.Struct, frozen=True, gc=False, tag="transfer sent"):
    """C6.7-6"""

    nation: NationId
    shipment: Shipment
    sent: tuple[tuple[str, int], ...]
    cost: int


class TransfersArrived(msgspec.Struct, frozen=True, gc=False, tag="transfers arrived"):
    """C6.7-7 All that was on its way to a nation."""

    nation: NationId
    shipments: tuple[Shipment, ...]


class TenureEnded(msgspec.Struct, frozen=True, gc=False, tag="tenure ended"):
    """C6.2-19 A turn has been produced; the next begins to accrue."""


class Halted(msgspec.Struct, frozen=True, gc=False, tag="halted"):
    """C6.3-1 Places that produce nothing for their owner in this phase."""

    nation: NationId
    places: tuple[Position, ...]


class LedgerOpened(msgspec.Struct, frozen=True, gc=False, tag="ledger opened"):
    """C6.1-6 What comes is counted anew."""


class ArmsLimited(msgspec.Struct, frozen=True, gc=False, tag="arms limited"):
    """C6.6.5-5"""

    nation: NationId
    most: int


class ShipsLost(msgspec.Struct, frozen=True, gc=False, tag="ships lost"):
    """C6.4-11 Those that could not be paid for."""

    nation: NationId
    warships: int
    transports: int


class RatesTold(msgspec.Struct, frozen=True, gc=False, tag="rates told"):
    """C6.7-20 What 1000 of weight costs to each ally."""

    nation: NationId
    rates: tuple[tuple[NationId, int], ...]


Book = Literal["used", "lost", "produced", ""]
BOOKS: Mapping[str, tuple[Book, Book]] = {
    "paid": ("used", ""),
    "recovered": ("", "used"),
    "found": ("", "produced"),
    "lost": ("lost", ""),
    "mined": ("used", "produced"),
    "made arms": ("used", "produced"),
    "decayed": ("lost", ""),
    "produced": ("lost", "produced"),
    "upkeep": ("used", ""),
    "sent": ("used", ""),
    "came": ("", "produced"),
}
"""In which column what was taken and what was given is counted; of the others only a loss."""


def apply_booked(world: World, event: Booked) -> None:
    for share in event.shares:
        owning.put_stock(world, share.kind, share.id, share.resource, share.amount)
    if event.nation and event.to in (NOBODY, event.nation):
        _count(world, event)


def apply_sent(world: World, event: TransferSent) -> None:
    world.shipments = (*world.shipments, event.shipment)


def apply_arrived(world: World, event: TransfersArrived) -> None:
    world.shipments = tuple(one for one in world.shipments if one not in event.shipments)


def apply_tenure_ended(world: World, _: TenureEnded) -> None:
    world.tenure = {}


def apply_halted(world: World, event: Halted) -> None:
    for place in event.places:
        owning.add_tenure(world, place, event.nation, -1)


def apply_ledger_opened(world: World, _: LedgerOpened) -> None:
    for nation in world.nations:
        writing.change_nation(world, nation, ledger=Ledger())


def apply_arms_limited(world: World, event: ArmsLimited) -> None:
    writing.change_nation(world, event.nation, most_arms=event.most)


def apply_ships_lost(world: World, event: ShipsLost) -> None:
    nation = world.nations[event.nation]
    writing.change_nation(
        world,
        event.nation,
        warships=nation.warships - event.warships,
        transports=nation.transports - event.transports,
    )


def apply_rates(world: World, event: RatesTold) -> None:
    writing.change_nation(world, event.nation, rates=event.rates)


def _count(world: World, event: Booked) -> None:
    books: dict[str, dict[str, int]] = {"used": {}, "lost": {}, "produced": {}}
    taken, given = BOOKS.get(event.what, ("", ""))
    for share in event.shares:
        book = taken if share.amount < 0 else given
        if book:
            amount = -share.amount if book == "used" else abs(share.amount)
            books[book][share.resource] = books[book].get(share.resource, 0) + amount
    if not taken and not given:
        books["lost"] = _missing(event)
    _add(world, world.nations[event.nation], books)


def _missing(event: Booked) -> dict[str, int]:
    """C6.7-24 What went from store to store and did not arrive."""
    sums: dict[str, int] = {}
    for share in event.shares:
        sums[share.resource] = sums.get(share.resource, 0) - share.amount
    return {resource: amount for resource, amount in sums.items() if amount}


def _add(world: World, nation: Nation, books: Mapping[str, dict[str, int]]) -> None:
    ledger = {}
    for name, changes in books.items():
        known = dict(getattr(nation.ledger, name))
        for resource, amount in changes.items():
            known[resource] = known.get(resource, 0) + amount
        ledger[name] = known
    writing.change_nation(world, nation.number, ledger=Ledger(**ledger))


APPLY = {
    Booked: apply_booked,
    TransferSent: apply_sent,
    TransfersArrived: apply_arrived,
    TenureEnded: apply_tenure_ended,
    Halted: apply_halted,
    LedgerOpened: apply_ledger_opened,
    ArmsLimited: apply_arms_limited,
    RatesTold: apply_rates,
    ShipsLost: apply_ships_lost,
}
