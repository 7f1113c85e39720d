"""`order 3102` with embedded orders: orders passed on."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.events.forces import ForceChanged
from warhost.games.cosmos.events.orders import OrderFailed, OrdersPassed
from warhost.games.cosmos.ids import ActorId, LocationId, Position, UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.appending import all_appended
from warhost.games.cosmos.orders.references import number
from warhost.games.cosmos.orders.rule import (
    BY_LOCATION,
    BY_UNIT,
    NO_TIME,
    Acting,
    Cannot,
    OrderRule,
    Priority,
    Takes,
)
from warhost.games.cosmos.recruiting.interrupting import interrupted
from warhost.games.cosmos.sight.watching import is_within_sight
from warhost.games.cosmos.world import Unit, World, owner_of


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C21.4-1 Behind what the other has to do already (C21.4-2)."""
    world, target = acting.world, ActorId(number(order.target))
    nation = owner_of(world, acting.actor)
    if nation is None or owner_of(world, target) != nation:
        return Cannot("C21.4-3", f"{order.target} does not belong to the nation.")
    if not _see_each_other(world, acting.actor, target):
        return Cannot("C21.4-4", f"{target} cannot be seen from here.")
    unit = world.units.get(UnitId(target))
    if unit is not None and unit.leader is not None:
        staying = tuple(one for one in world.forces[unit.leader] if one != unit.id)
        yield ForceChanged(nation, unit.leader, staying)
    fit = tuple(one for one in order.orders if _understands(acting, unit, one))
    for one in order.orders:
        if one not in fit:
            yield OrderFailed(nation, target, one, "C21.4-6", f"{target} is too stupid for it.")
    queue, _ = all_appended(world.queues.get(target, ()), fit, acting.book)
    yield from interrupted(world, nation, target, queue)
    yield OrdersPassed(nation, target, queue)
    return NO_TIME


def _understands(acting: Acting, unit: Unit | None, order: Order) -> bool:
    if unit is None or not acting.world.rules.units[unit.type].is_stupid:
        return True
    return acting.book[order.word].for_stupid if order.word in acting.book else False


def _see_each_other(world: World, giver: ActorId, target: ActorId) -> bool:
    """C21.4-4 A location looks about from without and from within."""
    return any(
        is_within_sight(world, here, there)
        for here in _places_of(world, giver)
        for there in _places_of(world, target)
    )


def _places_of(world: World, actor: ActorId) -> list[Position]:
    unit = world.units.get(UnitId(actor))
    if unit is not None:
        return [unit.position] if unit.position else []
    return [world.locations[LocationId(actor)].position, Position(str(actor))]


RULE = OrderRule(
    word="order",
    summary="Gives the embedded orders to another unit or location of the nation.",
    syntax=(Argument(field="target", kind=THING),),
    embeds="must",
    givers=BY_UNIT | BY_LOCATION,
    priority=Priority.PASSING_ON,
    clauses=("C21.4-1", "C21.4-2", "C21.4-4"),
    example="order 3102",
    begin=begin,
)
