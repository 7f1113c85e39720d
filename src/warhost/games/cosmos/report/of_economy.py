"""Sentences about resources, units that come and go, land and what stands on it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from warhost.games.cosmos.events import economy, nations, orders, places, units
from warhost.games.cosmos.report.naming import code_of, place_named, unit_named
from warhost.games.cosmos.report.said import Said, actor_named
from warhost.games.cosmos.sheets.printing import print_order
from warhost.games.cosmos.view import View

BOOKED = {
    "paid": "used {taken}",
    "found": "found {given}",
    "recovered": "{given} came back to the pool",
    "stored": "stored {taken}; {given} reached the pool",
    "unstored": "took {given} out of the pool",
    "collected": "collected {given}",
    "discarded": "put down {given}",
    "donated": "donated {given}",
    "dropped": "left {given} behind",
    "lost": "lost {taken}",
    "mined": "made {given} of {taken}",
    "made arms": "Arms production: {given} of {taken}",
    "decayed": "Decay: {taken}",
    "produced": "Production: {given}",
    "upkeep": "Upkeep: {taken}",
    "sent": "Sent: {taken}",
    "came": "Arrived: {given}",
}


def goods(pairs: Iterable[tuple[str, int]]) -> str:
    """`15 gold, 50 men`; each resource once."""
    sums: dict[str, int] = {}
    for resource, amount in pairs:
        sums[resource] = sums.get(resource, 0) + amount
    return ", ".join(f"{amount} {resource}" for resource, amount in sums.items()) or "nothing"


def _booked(event: economy.Booked, view: View) -> Said:
    taken = goods((one.resource, -one.amount) for one in event.shares if one.amount < 0)
    given = goods((one.resource, one.amount) for one in event.shares if one.amount > 0)
    text = BOOKED[event.what].format(taken=taken, given=given)
    if not event.actor:
        return Said(0, f"{text[0].upper()}{text[1:]}.")
    return Said(event.actor, f"{actor_named(view, event.actor)} {text}.")


def _sent(event: economy.TransferSent, view: View) -> Said:
    to = code_of(view, event.shipment.to)
    text = f"{goods(event.sent)} sent to {to}; transport {event.cost} gold."
    return Said(0, text)


def _arrived(event: economy.TransfersArrived, view: View) -> Said:
    came = "; ".join(
        f"{goods(one.goods)} from {code_of(view, one.sender)}" for one in event.shipments
    )
    return Said(0, f"Transfers: {came}.")


def _ships_lost(event: economy.ShipsLost, _: View) -> Said:
    lost = f"{event.warships} warships and {event.transports} transports"
    return Said(0, f"{lost} are lost, their upkeep unpaid.", "C6.4-11")


def _halted(event: economy.Halted, _: View) -> Said:
    return Said(0, f"The enemy stops production at {', '.join(event.places)}.", "C6.3-1")


def _created(event: units.UnitCreated, view: View) -> Said:
    unit = event.unit
    return Said(unit.id, f"{unit_named(view, unit)} appears at {unit.position}.")


def _gone(event: units.UnitGone, view: View) -> Said:
    why = "dissolved, its upkeep unpaid" if event.why == "unpaid" else event.why
    return Said(event.unit, f"{actor_named(view, event.unit)} is gone: {why}.")


def _individuals(event: units.IndividualsMoved, view: View) -> Said:
    now = sum(count for _, count in event.now)
    source, target = actor_named(view, event.source), actor_named(view, event.target)
    return Said(event.target, f"{target} has {now} individuals after taking some of {source}.")


def _taken(event: units.UnitTaken, view: View) -> Said:
    name, owner = actor_named(view, event.unit), code_of(view, event.nation) or "nobody"
    return Said(event.unit, f"{name} belongs to {owner} now.")


def _offered(event: units.HireOffered, view: View) -> Said:
    name = actor_named(view, event.unit)
    return Said(event.unit, f"{name} is for hire: {goods(event.price)}.", "C7.4.3-2")


def _bribe_failed(event: units.BribeFailed, view: View) -> Said:
    whom = ", ".join(actor_named(view, one) for one in event.units)
    text = f"{actor_named(view, event.actor)} failed to bribe {whom}; {event.lost} gold is lost."
    return Said(event.actor, text, "C7.4.2-16")


def _bribe_accepted(event: units.BribeAccepted, view: View) -> Said:
    whom = ", ".join(actor_named(view, one) for one in event.units)
    text = f"{actor_named(view, event.actor)} bribed {whom} to {event.effect}."
    return Said(event.actor, text, "C7.4.2-15")


def _owner(event: places.OwnerChanged, view: View) -> Said:
    owner = code_of(view, event.owner)
    text = f"belongs to {owner} now" if owner else "belongs to nobody now"
    is_hex = event.place <= view.board.size
    what = f"Hex {event.place}" if is_hex else actor_named(view, event.place)
    return Said(event.place, f"{what} {text}.")


def _changed(event: places.PlaceChanged, view: View) -> Said:
    known = [f"size {event.size}"] if event.size else []
    if event.rating or event.strength:
        known.append(f"walls {event.rating}/{event.strength}")
    known += [f"damage {event.damage}"] if event.damage else []
    text = f"{actor_named(view, event.place)} {event.why}: {', '.join(known) or event.kind}."
    return Said(event.place, text)


def _built(event: places.PlaceBuilt, view: View) -> Said:
    return Said(event.place.id, f"{place_named(view, event.place)} is built.")


def _job(event: places.JobBegun, _: View) -> Said:
    return Said(0, f"Work on {event.job.name} begins at {event.job.position or 'home'}.")


def _job_ended(event: places.JobEnded, _: View) -> Said | None:
    return Said(0, event.failed) if event.failed else None


def _prevented(event: places.ControlPrevented, view: View) -> Said:
    by = ", ".join(actor_named(view, one) for one in event.by)
    text = f"{actor_named(view, event.actor)} is prevented from controlling {event.place}"
    return Said(event.actor, f"{text}{f' by {by}' if by else ''}.", event.clause)


def _ruler(event: nations.RulerChanged, view: View) -> Said:
    if event.ruler is None:
        return Said(0, "The nation has no ruler any more.", "C5.5-11")
    return Said(event.ruler, f"{actor_named(view, event.ruler)} rules now.", "C5.5-9")


def _home(event: nations.HomeMoved, _: View) -> Said:
    return Said(0, f"The home is {event.home} now.")


def _order_failed(event: orders.OrderFailed, view: View) -> Said:
    text = f"{actor_named(view, event.actor)}: `{print_order(event.order)}` failed: {event.why}"
    return Said(event.actor, text, event.clause)


TELL: Mapping[type, Callable[[Any, View], Said | None]] = {
    economy.Booked: _booked,
    economy.TransferSent: _sent,
    economy.TransfersArrived: _arrived,
    economy.Halted: _halted,
    economy.ArmsLimited: lambda e, _: Said(0, f"Arms of a turn at most: {e.most}."),
    economy.ShipsLost: _ships_lost,
    units.UnitCreated: _created,
    units.UnitGone: _gone,
    units.IndividualsMoved: _individuals,
    units.UnitTaken: _taken,
    units.HireOffered: _offered,
    units.BribeFailed: _bribe_failed,
    units.BribeAccepted: _bribe_accepted,
    places.OwnerChanged: _owner,
    places.PlaceChanged: _changed,
    places.PlaceBuilt: _built,
    places.JobBegun: _job,
    places.JobEnded: _job_ended,
    places.MineLimited: lambda e, _: Said(e.place, f"{e.place} uses at most {e.most} manpower."),
    places.ControlPrevented: _prevented,
    nations.RulerChanged: _ruler,
    nations.HomeMoved: _home,
    orders.OrderFailed: _order_failed,
}
