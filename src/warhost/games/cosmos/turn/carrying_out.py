"""C4.1 The first order of an actor: begun, completed, or dropped."""

from collections.abc import Generator, Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.events.orders import OrderBegun, OrderDelayed, OrderDone, OrderDropped
from warhost.games.cosmos.ids import ActorId, NationId, Tick
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders import rule_of
from warhost.games.cosmos.orders.references import number, numbers, settled
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.quests.barring import barred
from warhost.games.cosmos.turn.birth import with_births
from warhost.games.cosmos.turn.fitness import unfit
from warhost.games.cosmos.world import owner_of, tick_of

Goes = Generator[Any, None, bool]
"""Returns whether the actor may go on in this phase (C4.1-15)."""


def priority_of(acting: Acting) -> Priority:
    """C4.2 The class of the order that is about to be carried out."""
    pending = acting.world.queues[acting.actor][0]
    if pending.is_late:
        return Priority.DELAYED
    rule = rule_of(pending.order.word)
    if rule.rank is None or unfit(acting.world, acting.actor, rule) is not None:
        return rule.priority
    return rule.rank(acting, pending)


def carry_on(acting: Acting) -> Goes:
    """C4-13 What the first order does now."""
    pending = acting.world.queues[acting.actor][0]
    return (yield from (_complete if pending.has_begun else _begin)(acting, pending))


def awaited(acting: Acting) -> tuple[int, ...]:
    """C21.3 Whom or what the first order waits for."""
    order = acting.world.queues[acting.actor][0].order
    return numbers(settled(acting.world, _nation(acting), order).ids)


def target_of(acting: Acting) -> ActorId:
    """Whom the first order is about; 0 if nobody."""
    order = acting.world.queues[acting.actor][0].order
    return ActorId(number(settled(acting.world, _nation(acting), order).target))


def is_parked(acting: Acting) -> bool:
    """C21.3 Whether the first order waits for something that has not come."""
    world = acting.world
    if acting.actor not in world.queues:
        return False
    pending = world.queues[acting.actor][0]
    rule = rule_of(pending.order.word)
    if rule.ready is None or unfit(world, acting.actor, rule) is not None:
        return False
    return not rule.ready(acting, settled(world, _nation(acting), pending.order))


def _complete(acting: Acting, pending: Pending) -> Goes:
    """C4.1-15 Whoever finishes what took time has used up the phase; not what was late."""
    rule, nation = rule_of(pending.order.word), _nation(acting)
    against = yield from _held(acting, rule, pending)
    if against is not None:
        yield OrderDelayed(nation, acting.actor, against)
        return False
    yield from with_births(acting, rule.finish(acting, pending), carry_on, is_parked)
    yield from _done(acting, nation, pending, pending.order)
    return pending.is_late


def _held(
    acting: Acting, rule: OrderRule, pending: Pending
) -> Generator[Any, None, tuple[int, ...] | None]:
    """C11.6-1 Whom it is held back for; none if nothing holds it back."""
    return None if rule.hold is None else (yield from rule.hold(acting, pending))


def _done(
    acting: Acting, nation: NationId, first: Pending, order: Order, rest: Order | None = None
) -> Iterator[Any]:
    """Whoever has gone by its own order, or forgotten all, has nothing left to tick off."""
    queue = acting.world.queues.get(acting.actor)
    if queue and queue[0] is first:
        yield OrderDone(nation, acting.actor, order, rest)


def _begin(acting: Acting, pending: Pending) -> Goes:
    order = settled(acting.world, _nation(acting), pending.order)
    rule = rule_of(order.word)
    outcome = yield from _begun(acting, rule, order)
    if isinstance(outcome, Cannot):
        yield OrderDropped(_nation(acting), acting.actor, order, outcome.clause, outcome.why)
        return True
    if owner_of(acting.world, acting.actor) is None:
        return False
    return (yield from _take_time(acting, rule, order, outcome))


def _begun(acting: Acting, rule: OrderRule, order: Order) -> Generator[Any, None, Takes | Cannot]:
    trouble = unfit(acting.world, acting.actor, rule)
    if trouble is not None:
        return trouble
    if (trouble := barred(acting.world, acting.actor, rule, order)) is not None:
        return trouble
    if rule.begin is None:
        return Cannot(rule.clauses[0], f"`{order.word}` is not carried out in this edition.")
    return (yield from rule.begin(acting, rule.split(order)[0]))


def _take_time(acting: Acting, rule: OrderRule, order: Order, takes: Takes) -> Goes:
    """C4.1-9 The step is begun, and what is left of the order stays behind it."""
    step, rest = rule.split(order)
    if takes.is_last:
        rest = None
    elif takes.short_of:
        rest = replace(order, path=(takes.short_of, *order.path[1:]))
    step = takes.step or step
    now, nation = tick_of(acting.world), _nation(acting)
    until = Tick(now + takes.phases - 1) if takes.phases else Tick(0)
    begun = Pending(step, until, at=takes.at, paid=takes.paid, since=now)
    if takes.phases == 0:
        return (yield from _at_once(acting, rule, begun, rest))
    yield OrderBegun(nation, acting.actor, begun, rest)
    if takes.phases == 1:
        return (yield from _complete(acting, begun))
    return False


def _at_once(acting: Acting, rule: OrderRule, begun: Pending, rest: Order | None) -> Goes:
    """C4.1-16 What takes no time; C11.6-4 a door that is held shut costs a phase."""
    nation, first = _nation(acting), acting.world.queues[acting.actor][0]
    against = yield from _held(acting, rule, begun)
    if against is not None:
        yield OrderBegun(nation, acting.actor, replace(begun, until=begun.since), rest)
        yield OrderDelayed(nation, acting.actor, against)
        return False
    yield from with_births(acting, rule.finish(acting, begun), carry_on, is_parked)
    yield from _done(acting, nation, first, begun.order, rest)
    return True


def _nation(acting: Acting) -> NationId:
    nation = owner_of(acting.world, acting.actor)
    assert nation is not None, acting.actor
    return nation
