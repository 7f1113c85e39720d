"""`recruit "Heavy Infantry" 100`: a new unit."""

from collections.abc import Generator, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.economy.stores import Till, unit_sources
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.events.orders import OrderFailed
from warhost.games.cosmos.forces.losses import created
from warhost.games.cosmos.ids import ActorId, UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import NUMBER_IF_ANY
from warhost.games.cosmos.language.kinds import TYPES
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.appending import all_appended
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.places.building import next_number
from warhost.games.cosmos.places.naming import unit_type_named
from warhost.games.cosmos.quests.modes import MAJOR
from warhost.games.cosmos.recruiting.recruits import (
    affordable,
    cost_for,
    is_over_limit,
    is_right_place,
    phases_of,
    recruiting_of,
)
from warhost.games.cosmos.rows.units import Recruiting, UnitType
from warhost.games.cosmos.world import Unit, World

LIMIT = "The nation has as many major characters as it may have."


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C7.1-14, C7.1-22 to C7.1-24 Paid as it begins, for as many as can be paid."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    kind = unit_type_named(world.rules, order.name)
    row = recruiting_of(world, unit, kind) if kind is not None else None
    if kind is None or row is None:
        return Cannot("C7.1-4", f"It cannot create {order.name}.")
    trouble = _trouble(world, unit, kind, row, order)
    if trouble is not None:
        return trouble
    sources = unit_sources(world, unit)
    count = affordable(world, unit, kind, order.amount or kind.standard, sources)
    if count < kind.minimum:
        return Cannot("C7.1-23", f"There is not enough for {kind.minimum} {kind.name}.")
    cost, till = cost_for(world, unit, kind, count), Till(world)
    till.pay(sources, cost)
    if shares := till.shares():
        yield Booked(unit.nation, "paid", shares, acting.actor)
    step = replace(order, name=str(kind.number), amount=count)
    return Takes(phases_of(row, kind, count), paid=tuple(sorted(cost.items())), step=step)


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C7.1-8 to C7.1-12; C2.3.3-5 beyond the limit everything is lost."""
    world, recruiter = acting.world, acting.world.units[UnitId(acting.actor)]
    kind = unit_type_named(world.rules, pending.order.name)
    row = recruiting_of(world, recruiter, kind) if kind is not None else None
    if kind is None or row is None or is_over_limit(world, recruiter, kind):
        yield OrderFailed(recruiter.nation, acting.actor, pending.order, "C2.3.3-5", LIMIT)
        return
    unit = Unit(
        UnitId(next_number(world, recruiter.nation)),
        kind.id,
        recruiter.nation,
        recruiter.position,
        ((kind.wound_points, pending.order.amount or kind.standard),),
        tactics=kind.tactics,
        creator=recruiter.id if row.is_bound else None,
        quests=recruiter.quests,
    )
    fit = [one for one in pending.order.orders if _is_fit(acting, kind, one)]
    queue, failures = all_appended((), fit, acting.book)
    yield from created(world, unit, queue)
    yield from _passed_over(acting, unit, pending.order.orders, fit)
    for one in failures:
        yield OrderFailed(unit.nation, ActorId(unit.id), pending.order, one.clause, one.why)


def _trouble(
    world: World, unit: Unit, kind: UnitType, row: Recruiting, order: Order
) -> Cannot | None:
    nation = world.nations[unit.nation]
    if unit.quests and MAJOR not in kind.abilities:
        return Cannot("C20.3-1", f"No {kind.name} can go questing.")
    if row.ruler_only and nation.ruler != unit.id:
        return Cannot("C5.5-6", "Only the ruler can do that.")
    if not is_right_place(world, unit, row):
        return Cannot("C7.1-5", f"No {kind.name} can be created here.")
    if order.amount is not None and not kind.minimum <= order.amount <= kind.maximum:
        limits = f"{kind.minimum} to {kind.maximum}"
        return Cannot("C7.1-13", f"A unit of {kind.name} has {limits} individuals.")
    return Cannot("C2.3.3-3", LIMIT) if is_over_limit(world, unit, kind) else None


def _is_fit(acting: Acting, kind: UnitType, order: Order) -> bool:
    """C7.1-10, C7.1-26 What units may be told, and stupid ones among them."""
    rule = acting.book.get(order.word)
    if rule is None:
        return not kind.is_stupid
    return "unit" in rule.givers and (rule.for_stupid or not kind.is_stupid)


def _passed_over(
    acting: Acting, unit: Unit, orders: Sequence[Order], fit: Sequence[Order]
) -> Iterator[Any]:
    for one in orders:
        if one not in fit:
            why = "The new unit cannot carry it out."
            yield OrderFailed(unit.nation, ActorId(unit.id), one, "C7.1-26", why)


RULE = OrderRule(
    word="recruit",
    aliases=("summon", "animate", "initiate"),
    summary="Creates a unit; the embedded orders are for it.",
    syntax=(Argument(field="name", kind=TYPES, sign="unit-type"), NUMBER_IF_ANY),
    embeds="may",
    time="depends on recruiter and number",
    priority=Priority.OTHER,
    clauses=("C7.1-1", "C7.1-3", "C7.1-13"),
    example="recruit 17 30",
    begin=begin,
    finish=finish,
)
