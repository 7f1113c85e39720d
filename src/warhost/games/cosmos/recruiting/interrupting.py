"""C6-3 What comes of an order that had begun and is broken off."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.events.economy import Booked, Share
from warhost.games.cosmos.ids import ActorId, LocationId, NationId
from warhost.games.cosmos.order import Queue
from warhost.games.cosmos.places.works import WORKS, stopped
from warhost.games.cosmos.recruiting.refunds import INTERRUPTED, refund
from warhost.games.cosmos.world import World

RECRUITING = ("recruit", "summon", "animate", "initiate")


def interrupted(world: World, nation: NationId, actor: ActorId, after: Queue) -> Iterator[Any]:
    """For whoever takes orders away: the events of what was begun, if it is not kept."""
    before = world.queues.get(actor, ())
    if not before or not before[0].has_begun or before[0] in after:
        return
    pending = before[0]
    if pending.order.word in RECRUITING:
        back = refund(world.rules, dict(pending.paid), INTERRUPTED)
        shares = tuple(Share("pool", nation, name, amount) for name, amount in back.items())
        if shares:
            yield Booked(nation, "recovered", shares, actor)
    elif pending.order.word in WORKS and LocationId(actor) in world.locations:
        yield from stopped(world, LocationId(actor), pending)
