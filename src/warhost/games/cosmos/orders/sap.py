"""`sap 1854 6`: walls undermined."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.events.sieges import Sapped
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import PHASES_IF_ANY
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.siege.breaking import (
    armed_enemies_at,
    most_damage,
    one_phase,
    target_of,
)
from warhost.games.cosmos.siege.collapsing import effect_of, room_for_sapping
from warhost.games.cosmos.siege.engines import engines_of, hits


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C16.3.1-2, C16.3.1-3; what nobody is told does not end it (C16.3.1-4)."""
    yield from ()
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    place = target_of(acting, order, "sapping")
    if isinstance(place, Cannot):
        return place
    if any(armed_enemies_at(world, unit.nation, unit.position)):
        return Cannot("C16.3.1-3", "Armed enemies are about.")
    is_done = not place.rating or place.damage >= most_damage(place) or not order.amount
    return Takes(0, is_last=True) if is_done else Takes(1)


def finish(acting: Acting, step: Pending) -> Iterator[Any]:
    """C16.3.1-6, C16.3.1-7"""
    world, place = acting.world, target_of(acting, step.order, "sapping")
    if not step.has_begun or isinstance(place, Cannot):
        return
    engines = engines_of(world, UnitId(acting.actor), "sapping") * effect_of(place)
    why = f"sapping by {acting.actor} in {world.clock.phase}"
    points = min(hits(engines, acting.dice, why), room_for_sapping(world, place))
    if points > 0:
        yield Sapped(place.id, world.sapped.get(place.id, 0) + points)


RULE = OrderRule(
    word="sap",
    summary="Digs under a fortification.",
    syntax=(Argument(field="target", kind=THING, sign="location"), PHASES_IF_ANY),
    time="the phases given, or until nothing is left to do",
    priority=Priority.OTHER,
    clauses=("C16.3.1-2", "C16.3.1-3"),
    example="sap 1854 6",
    for_questing=False,
    split=one_phase,
    begin=begin,
    finish=finish,
)
