"""Sentences about forces, items, flight, morale and ships."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.cosmos.events import flight, forces, items, movement, orders, ships
from warhost.games.cosmos.report.naming import item_named
from warhost.games.cosmos.report.said import Said, actor_named
from warhost.games.cosmos.view import View

HANDLED = {
    "took": "takes",
    "dropped": "drops",
    "gave": "gives away",
    "made": "has made",
    "inherited": "leaves to its force",
}


def _who(view: View, units: tuple[int, ...]) -> str:
    return ", ".join(actor_named(view, unit) for unit in units)


def _hiding(event: movement.HidingChanged, view: View) -> Said:
    said = "in hiding now" if event.is_hidden else "no longer in hiding"
    return Said(event.units[0], f"{_who(view, event.units)}: {said}.")


def _blocked(event: movement.MoveBlocked, view: View) -> Said | None:
    if event.is_again:
        return None
    who, by = actor_named(view, event.units[0]), _who(view, event.by)
    return Said(event.units[0], f"{who} was blocked on the way to {event.goal} by {by}.", "C11.7-1")


def _delayed(event: orders.OrderDelayed, view: View) -> Said | None:
    if not event.against:
        return None
    return Said(event.actor, f"{actor_named(view, event.actor)} was held back.", "C11.6-1")


def _passed_over(event: orders.PassedOver, view: View) -> Said:
    text = f"{_who(view, event.named)} passed over: {event.why}"
    return Said(event.actor, text, event.clause)


def _fleeing(event: forces.FleeingSet, view: View) -> Said:
    when = f"at {event.points} wound points" if event.points else "no more by wounds"
    return Said(event.units[0], f"{_who(view, event.units)}: to flee {when}.")


def _taking(event: items.TakingSet, view: View) -> Said:
    return Said(event.units[0], f"{_who(view, event.units)}: autotake {_on(event.is_on)}.")


def _on(is_on: bool) -> str:
    return "on" if is_on else "off"


def _items(event: items.ItemsMoved, view: View) -> Said:
    """C5-6"""
    things = ", ".join(item_named(view, item) for item in event.items)
    text = f"{actor_named(view, event.unit)} {HANDLED[event.how]} {things}"
    holder = event.items[0].holder
    to = f" to {actor_named(view, holder)}" if event.how == "gave" and holder else ""
    return Said(event.unit, f"{text}{to}.")


def _fled(event: flight.Fled, view: View) -> Said:
    return Said(event.unit, f"{actor_named(view, event.unit)} fled from {event.position}.", "C9-2")


def _came_home(event: flight.CameHome, view: View) -> Said:
    return Said(event.unit, f"{actor_named(view, event.unit)} came home to {event.position}.")


def _prolonged(event: flight.ReturnProlonged, view: View) -> Said:
    text = f"{_who(view, event.units)}: {event.phases} phases longer on the way home."
    return Said(event.units[0], text, "C9-4")


def _recovered(event: flight.Recovered, view: View) -> Said:
    who = _who(view, tuple(unit for unit, _ in event.units))
    return Said(event.units[0][0], f"Wounds healed: {who}.")


def _fleet(event: ships.FleetChanged, _: View) -> Said:
    kinds = ((event.warships, "warship"), (event.transports, "transport"))
    counted = [f"{abs(n)} {name}{'s' if abs(n) != 1 else ''}" for n, name in kinds if n]
    return Said(0, f"{' and '.join(counted)} {event.how}.")


def _boarded(event: ships.Boarded, view: View) -> Said:
    where = "went aboard" if event.is_aboard else "went ashore"
    start, end = event.start or "out of sight", event.end or "out of sight"
    text = f"{actor_named(view, event.units[0])} {where}: {start} -> {end}."
    return Said(event.units[0], text)


TELL: Mapping[type, Callable[[Any, View], Said | None]] = {
    movement.HidingChanged: _hiding,
    movement.MoveBlocked: _blocked,
    orders.OrderDelayed: _delayed,
    orders.PassedOver: _passed_over,
    forces.FleeingSet: _fleeing,
    items.TakingSet: _taking,
    items.ItemsMoved: _items,
    flight.Fled: _fled,
    flight.CameHome: _came_home,
    flight.ReturnProlonged: _prolonged,
    flight.Recovered: _recovered,
    ships.FleetChanged: _fleet,
    ships.Boarded: _boarded,
}
