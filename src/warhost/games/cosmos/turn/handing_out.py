"""C4-2 The orders of the sheets, behind those that are still pending."""

from collections.abc import Iterator, Mapping
from typing import Any

from warhost.games.cosmos.events.forces import ForceChanged
from warhost.games.cosmos.events.nations import MessageSent
from warhost.games.cosmos.events.orders import Ignored, OrdersHandedOut
from warhost.games.cosmos.ids import ActorId, NationId, UnitId
from warhost.games.cosmos.order import Order, Queue
from warhost.games.cosmos.orders import BY_WORD, rule_of
from warhost.games.cosmos.orders.appending import all_appended
from warhost.games.cosmos.orders.references import meaning_of, nation_named
from warhost.games.cosmos.orders.rule import Cannot
from warhost.games.cosmos.recruiting.interrupting import interrupted
from warhost.games.cosmos.sheets.budget import Purse
from warhost.games.cosmos.sheets.records import Block, Message, Reading
from warhost.games.cosmos.turn.fitness import unfit
from warhost.games.cosmos.world import World, owner_of

OUT_OF_POINTS = "No administration points are left for this."
Readings = Mapping[NationId, Reading]


def hand_out(world: World, readings: Readings) -> Iterator[Any]:
    """Nation by nation; what one gets changes nothing of what another gets."""
    for nation in sorted(readings):
        yield from _hand_out(world, nation, readings[nation])
    for nation in sorted(readings):
        yield from (_message(world, nation, message) for message in readings[nation].messages)


def nation_orders(world: World, nation: NationId, reading: Reading) -> tuple[Order, ...]:
    """C3.2-19 The nation orders that can be paid for."""
    purse = Purse(world, nation)
    found = []
    for block in reading.blocks:
        actor = _actor(world, nation, block)
        given = [entry.order for entry in block.entries]
        paid = [one for one in given if _trouble(world, purse, actor, block, one) is None]
        found += paid if block.giver == "nation" else []
    return tuple(found)


def paid_from(world: World, nation: NationId, reading: Reading) -> Purse:
    """C3.2-19 What is left when all that can be paid for has been."""
    purse = Purse(world, nation)
    for block in reading.blocks:
        actor = _actor(world, nation, block)
        for entry in block.entries:
            _trouble(world, purse, actor, block, entry.order)
    return purse


def _trouble(
    world: World, purse: Purse, actor: ActorId, block: Block, order: Order
) -> Cannot | None:
    """C3.1-24 What cannot be received is not paid for, C3.2-19 the rest while points are left."""
    if block.giver == "actor":
        if owner_of(world, actor) != purse.nation:
            return Cannot("C3.1-13", f"{block.who} is no unit or location of the nation.")
        trouble = unfit(world, actor, rule_of(order.word))
        if trouble is not None:
            return trouble
    return None if purse.pay(actor, order) else Cannot("C3.2-19", OUT_OF_POINTS)


def _hand_out(world: World, nation: NationId, reading: Reading) -> Iterator[Any]:
    purse = Purse(world, nation)
    queues: dict[ActorId, Queue] = {}
    ignored: list[Ignored] = []
    for block in reading.blocks:
        actor = _actor(world, nation, block)
        if block.giver == "actor" and owner_of(world, actor) != nation:
            why = f"{block.who} is no unit or location of the nation."
            ignored.append(Ignored(block.line, "C3.1-13", why))
            continue
        paid = []
        for entry in block.entries:
            trouble = _trouble(world, purse, actor, block, entry.order)
            if trouble is None:
                paid.append(entry.order)
            else:
                ignored.append(Ignored(entry.line, trouble.clause, trouble.why))
        if block.giver == "actor" and paid:
            before = queues.get(actor, world.queues.get(actor, ()))
            queues[actor], failed = all_appended(before, paid, BY_WORD)
            ignored += [Ignored(block.line, one.clause, one.why) for one in failed]
    yield from _broken_off(world, nation, queues)
    for actor, queue in queues.items():
        yield from interrupted(world, nation, actor, queue)
    yield OrdersHandedOut(nation, tuple(queues.items()), tuple(ignored))


def _broken_off(world: World, nation: NationId, queues: Mapping[ActorId, Queue]) -> Iterator[Any]:
    """C8-7 Who gets orders without leading its force leaves it."""
    for actor in queues:
        unit = world.units.get(UnitId(actor))
        if unit is not None and unit.leader is not None:
            staying = tuple(one for one in world.forces[unit.leader] if one != unit.id)
            yield ForceChanged(nation, unit.leader, staying)


def _actor(world: World, nation: NationId, block: Block) -> ActorId:
    who = block.who
    if isinstance(who, str):
        who = meaning_of(world, nation, who) if who.startswith("$") else 0
    return ActorId(who)


def _message(world: World, nation: NationId, message: Message) -> MessageSent:
    named = [nation_named(world, ref) for ref in message.to]
    to = tuple(one for one in named if one is not None)
    return MessageSent(nation, to if message.to else (), message.text)
