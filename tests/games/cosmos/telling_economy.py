"""Events of economy, units and land as clause tests name them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from warhost.games.cosmos.events import economy, nations, orders, places, units
from warhost.games.cosmos.sheets.printing import print_order


def goods(pairs: Iterable[tuple[str, int]]) -> str:
    sums: dict[str, int] = {}
    for resource, amount in pairs:
        sums[resource] = sums.get(resource, 0) + amount
    return " ".join(f"{resource}:{amount:+}" for resource, amount in sums.items() if amount)


def _booked(event: economy.Booked) -> list[str]:
    who = event.actor or f"nation {event.nation}"
    by_store: dict[str, list[tuple[str, int]]] = {}
    for one in event.shares:
        name = "pool" if one.kind == "pool" else f"{one.kind} {one.id}"
        by_store.setdefault(name, []).append((one.resource, one.amount))
    stores = ", ".join(f"{name} {goods(pairs)}" for name, pairs in by_store.items())
    return [f"{who} {event.what}: {stores}"]


def _created(event: units.UnitCreated) -> list[str]:
    unit = event.unit
    return [f"{unit.id} created: {unit.individuals} {unit.type} at {unit.position}"]


def _sent(event: economy.TransferSent) -> list[str]:
    return [f"{event.nation} sent {goods(event.sent)} to {event.shipment.to} for {event.cost} gold"]


def _owner(event: places.OwnerChanged) -> list[str]:
    return [f"{event.place} owner {event.before} -> {event.owner} ({event.how})"]


def _changed(event: places.PlaceChanged) -> list[str]:
    state = f"size {event.size} walls {event.rating}/{event.strength} damage {event.damage}"
    return [f"{event.place} {event.why}: {event.kind} {state}"]


def _individuals(event: units.IndividualsMoved) -> list[str]:
    left, now = (sum(count for _, count in one) for one in (event.left, event.now))
    return [f"{event.source} -> {event.target}: {left} left, {now} now"]


def _prevented(event: places.ControlPrevented) -> list[str]:
    by = " ".join(map(str, event.by)) or "unseen"
    return [f"{event.actor} prevented at {event.place} by {by} ({event.clause})"]


def _arrived(event: economy.TransfersArrived) -> list[str]:
    return [f"{event.nation} got {goods(p for one in event.shipments for p in one.goods)}"]


TELL: Mapping[type, Callable[[Any], list[str]]] = {
    economy.Booked: _booked,
    economy.TransferSent: _sent,
    economy.TransfersArrived: _arrived,
    economy.Halted: lambda e: [f"{e.nation} halted {' '.join(e.places)}"],
    economy.ArmsLimited: lambda e: [f"{e.nation} arms limit {e.most}"],
    economy.ShipsLost: lambda e: [f"{e.nation} lost {e.warships} and {e.transports} ships"],
    units.UnitCreated: _created,
    units.UnitGone: lambda e: [f"{e.unit} gone: {e.why}"],
    units.IndividualsMoved: _individuals,
    units.UnitTaken: lambda e: [f"{e.unit} taken {e.former} -> {e.nation}"],
    units.HireOffered: lambda e: [f"{e.unit} offered to {e.nation} for {goods(e.price)}"],
    units.BribeFailed: lambda e: [f"{e.actor} bribe failed, {e.lost} lost"],
    units.BribeAccepted: lambda e: [f"{e.actor} bribed {' '.join(map(str, e.units))} {e.effect}"],
    places.OwnerChanged: _owner,
    places.PlaceChanged: _changed,
    places.PlaceBuilt: lambda e: [f"{e.place.id} built: {e.place.type} at {e.place.position}"],
    places.JobBegun: lambda e: [f"{e.nation} begins {e.job.name} at {e.job.position}"],
    places.JobEnded: lambda e: [f"{e.nation} job failed: {e.failed}"] if e.failed else [],
    places.MineLimited: lambda e: [f"{e.place} limit {e.most}"],
    places.ControlPrevented: _prevented,
    nations.RulerChanged: lambda e: [f"{e.nation} ruler {e.ruler or 'nobody'}"],
    nations.HomeMoved: lambda e: [f"{e.nation} home {e.home}"],
    nations.PointsCounted: lambda e: [f"{e.nation} points {e.points} plus {e.bonus}"],
    orders.OrderFailed: lambda e: [f"{e.actor} failed {print_order(e.order)} ({e.clause})"],
}
