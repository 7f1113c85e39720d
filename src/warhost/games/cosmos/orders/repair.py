"""`repair damage 5`: walls mended."""

from collections.abc import Generator, Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.economy.stores import Till, location_sources
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.ids import LocationId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import NUMBER_IF_ANY
from warhost.games.cosmos.language.kinds import one_of
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import (
    BY_LOCATION,
    Acting,
    Cannot,
    OrderRule,
    Priority,
    Takes,
)
from warhost.games.cosmos.places.enemies import are_enemies_about
from warhost.games.cosmos.places.works import finished, phases_for
from warhost.games.cosmos.siege.mending import affordable_repairs, to_mend


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C16.3-17, C16.3-19 As many points as there are and can be paid, paid as it begins."""
    world, place = acting.world, acting.world.locations[LocationId(acting.actor)]
    if are_enemies_about(world, place):
        return Cannot("C16.3-19", "Enemies are about.")
    sources, broken = location_sources(world, place), to_mend(world, place, order.choice)
    if not broken:
        return Cannot("C16.3-17", f"There is no {order.choice} to repair.")
    wanted = min(order.amount, broken) if order.amount else broken
    points, bill = affordable_repairs(world, place, wanted, sources)
    if points < 1:
        return Cannot("C16.3-18", "It cannot be paid.")
    till = Till(world)
    till.pay(sources, bill)
    yield Booked(place.owner, "paid", till.shares(), acting.actor)
    step = replace(order, amount=points)
    return Takes(phases_for(world, place, step), step=step)


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C16.3-18"""
    return finished(acting.world, LocationId(acting.actor), pending)


RULE = OrderRule(
    word="repair",
    summary="Repairs damage or sapping, without amount all that can be paid.",
    syntax=(Argument(field="choice", kind=one_of("damage", "sapping")), NUMBER_IF_ANY),
    givers=BY_LOCATION,
    time="1 phase a point",
    priority=Priority.OTHER,
    clauses=("C16.3-16", "C16.3-17", "C16.3-18"),
    example="repair damage 5",
    begin=begin,
    finish=finish,
)
