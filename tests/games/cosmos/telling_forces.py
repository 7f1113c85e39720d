"""Events of forces, items, flight and ships as clause tests name them."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.cosmos.events import flight, forces, items, movement, orders, ships


def listed(numbers: Any) -> str:
    return " ".join(str(one) for one in numbers)


def _fleet(event: ships.FleetChanged) -> list[str]:
    return [f"{event.nation} {event.how}: {event.warships:+} {event.transports:+}"]


def _boarded(event: ships.Boarded) -> list[str]:
    how = "aboard" if event.is_aboard else "ashore"
    return [f"{event.units[0]} {how} {event.start} -> {event.end}"]


TELL: Mapping[type, Callable[[Any], list[str]]] = {
    movement.HidingChanged: lambda e: [
        f"{unit} {'hides' if e.is_hidden else 'unhides'}" for unit in e.units
    ],
    movement.MoveBlocked: lambda e: [f"{e.units[0]} blocked to {e.goal} by {listed(e.by)}"],
    orders.OrderDelayed: lambda e: [f"{e.actor} delayed"],
    orders.PassedOver: lambda e: [f"passed over {listed(e.named)} ({e.clause})"],
    forces.FleeingSet: lambda e: [f"{listed(e.units)} flee at {e.points}"],
    items.TakingSet: lambda e: [f"{listed(e.units)} autotake {'on' if e.is_on else 'off'}"],
    items.ItemsMoved: lambda e: [f"{e.unit} {e.how} {listed(item.id for item in e.items)}"],
    flight.Fled: lambda e: [f"{e.unit} fled from {e.position}"],
    flight.CameHome: lambda e: [f"{e.unit} home at {e.position}"],
    flight.ReturnProlonged: lambda e: [f"{listed(e.units)} prolonged {e.phases}"],
    flight.Recovered: lambda e: [f"{unit} recovered" for unit, _ in e.units],
    ships.FleetChanged: _fleet,
    ships.Boarded: _boarded,
}
