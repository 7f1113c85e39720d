"""C20.4 Travel routes: what they cost, and forces that are on them."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.events.orders import OrderDone
from warhost.games.cosmos.events.quests import Arrived
from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.world import Route, Unit, World, force_of, tick_of
from warhost.kernel.dice import Dice

TRAVEL = "travel"


def route_to(world: World, unit: Unit, target: int) -> Route | None:
    """C20.4-9 The cheapest that leads there from just where the unit is."""
    known = world.routes.get(unit.position, ())
    found = [one for one in known if one.end.lstrip("ou") == str(target)]
    return min(found, key=lambda one: (one.price, one.phases), default=None)


def price_of(world: World, unit: Unit, route: Route) -> int:
    """C20.4-10"""
    heads = sum(world.units[one].individuals for one in force_of(world, unit.id))
    return route.price * heads if route.is_each else route.price


def arrive(world: World, _: Dice) -> Iterator[Any]:
    """C20.4-11 When actions are over; whoever is off the map carries nothing out by itself."""
    now = tick_of(world)
    due = sorted(
        actor
        for actor, queue in world.queues.items()
        if queue[0].has_begun and queue[0].until <= now and queue[0].order.word == TRAVEL
    )
    for actor in due:
        pending, unit = world.queues[actor][0], world.units[UnitId(actor)]
        yield Arrived(unit.nation, force_of(world, unit.id), Position(pending.at))
        yield OrderDone(unit.nation, actor, pending.order)
