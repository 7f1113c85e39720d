"""`travel 1378`: along a travel route."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.economy.stores import Till, unit_sources
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.events.quests import Arrived, Departed
from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.references import number
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.quests.travelling import price_of, route_to
from warhost.games.cosmos.world import force_of


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C20.4-9 to C20.4-16 Its price is paid as it begins, and the force is off the map."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    if not unit.quests:
        return Cannot("C20.4-16", "Only questing units travel.")
    route = route_to(world, unit, number(order.target))
    if route is None:
        return Cannot("C20.4-16", f"No route leads from here to {order.target}.")
    till = Till(world)
    if not till.pay(unit_sources(world, unit), {"gold": price_of(world, unit, route)}):
        return Cannot("C20.4-16", f"It costs {price_of(world, unit, route)} gold.")
    if shares := till.shares():
        yield Booked(unit.nation, "paid", shares, acting.actor)
    yield Departed(unit.nation, force_of(world, unit.id), unit.position, route)
    return Takes(max(route.phases, 1), at=route.end)


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C20.4-11 A way of one phase; of longer ones `arrive` sees the end."""
    unit = acting.world.units[UnitId(acting.actor)]
    yield Arrived(unit.nation, force_of(acting.world, unit.id), Position(pending.at))


RULE = OrderRule(
    word="travel",
    summary="Takes a travel route from the position of the force.",
    syntax=(Argument(field="target", kind=THING, sign="destination"),),
    time="the time of the route",
    priority=Priority.OTHER,
    clauses=("C20.4-9", "C20.4-10", "C20.4-16"),
    example="travel 1378",
    begin=begin,
    finish=finish,
)
