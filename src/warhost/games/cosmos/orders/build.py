"""`build 12` of a unit, `build castle 123` of a nation: a new location."""

from collections.abc import Generator, Iterator
from typing import Any

from warhost.games.cosmos.economy.costs import people_of
from warhost.games.cosmos.economy.stores import Source, Till, position_sources, unit_sources
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.events.orders import OrderFailed
from warhost.games.cosmos.events.places import JobBegun
from warhost.games.cosmos.ids import ActorId, NationId, Position, Tick, UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import PLACE, TYPES
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import (
    BY_NATION,
    BY_UNIT,
    Acting,
    Cannot,
    OrderRule,
    Priority,
    Takes,
)
from warhost.games.cosmos.places.building import BUILD, built, why_not_here
from warhost.games.cosmos.places.naming import location_type_named
from warhost.games.cosmos.rows.places import LocationType
from warhost.games.cosmos.world import Job, World, tick_of

TYPE = Argument(field="name", kind=TYPES, sign="location-type")


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C13-8, C13-10, C13-11 Where the unit is; paid as it begins."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    able = world.rules.units[unit.type].builds
    kind = _permitted(world, unit.nation, order.name, able, unit.position)
    if isinstance(kind, Cannot):
        return kind
    trouble = yield from _paid(world, unit.nation, acting.actor, kind, unit_sources(world, unit))
    return trouble or Takes(kind.building_phases, at=unit.position)


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C13-7"""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    kind = location_type_named(world.rules, pending.order.name)
    assert kind is not None
    trouble = why_not_here(world, unit.nation, kind, unit.position)
    if trouble:
        yield OrderFailed(unit.nation, acting.actor, pending.order, "C13-12", trouble)
    else:
        yield built(world, unit.nation, kind.id, unit.position)


def carry_out(world: World, nation: NationId, order: Order) -> Generator[Any, None, Cannot | None]:
    """C13-9 The work begins now, and goes on by itself (C4.4-2)."""
    position = Position(str(order.target))
    able = people_of(world.rules, world.nations[nation]).builds
    kind = _permitted(world, nation, order.name, able, position)
    if isinstance(kind, Cannot):
        return kind
    sources = position_sources(world, nation, position)
    trouble = yield from _paid(world, nation, ActorId(0), kind, sources)
    if trouble is not None:
        return trouble
    until = Tick(tick_of(world) + kind.building_phases)
    yield JobBegun(nation, Job(BUILD, kind.id, until, position))
    return None


def _permitted(
    world: World, nation: NationId, name: str, able: tuple[str, ...], position: Position
) -> LocationType | Cannot:
    """C13-12, C13-13"""
    kind = location_type_named(world.rules, name)
    if kind is None or kind.id not in able:
        return Cannot("C13-12", f"It cannot build {name}.")
    trouble = why_not_here(world, nation, kind, position)
    return Cannot("C13-12", trouble) if trouble else kind


def _paid(
    world: World, nation: NationId, actor: ActorId, kind: LocationType, sources: tuple[Source, ...]
) -> Generator[Any, None, Cannot | None]:
    till = Till(world)
    if not till.pay(sources, kind.cost):
        return Cannot("C13-13", f"There is not enough to build a {kind.name}.")
    if shares := till.shares():
        yield Booked(nation, "paid", shares, actor)
    return None


RULE = OrderRule(
    word="build",
    summary="Builds a location: a unit where it is, a nation at the position named.",
    syntax=(TYPE,),
    as_nation=(TYPE, Argument(field="target", kind=PLACE)),
    givers=BY_UNIT | BY_NATION,
    time="depends on the type",
    priority=Priority.OTHER,
    clauses=("C13-8", "C13-9", "C13-13"),
    example="build 12",
    begin=begin,
    finish=finish,
    carry_out=carry_out,
)
