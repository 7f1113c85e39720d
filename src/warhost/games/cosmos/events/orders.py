"""What becomes of orders: handed out, begun, done, dropped."""

import msgspec
from msgspec.structs import replace

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import ActorId, NationId, Tick
from warhost.games.cosmos.order import Order, Pending, Queue
from warhost.games.cosmos.world import World, tick_of


class Ignored(msgspec.Struct, frozen=True, gc=False):
    """An order of a sheet that reached nobody."""

    line: int
    clause: str
    why: str


class OrdersHandedOut(msgspec.Struct, frozen=True, gc=False, tag="orders handed out"):
    """C4-2 What everybody of a nation now has to carry out, as far as it has changed."""

    nation: NationId
    queues: tuple[tuple[ActorId, Queue], ...]
    ignored: tuple[Ignored, ...] = ()


class OrdersPassed(msgspec.Struct, frozen=True, gc=False, tag="orders passed"):
    """C21.4-1 Orders came to somebody in the midst of a turn."""

    nation: NationId
    actor: ActorId
    queue: Queue


class OrderBegun(msgspec.Struct, frozen=True, gc=False, tag="order begun"):
    """C4.1-8 The first step of an order has begun; the rest of it waits behind."""

    nation: NationId
    actor: ActorId
    step: Pending
    rest: Order | None = None


class OrderDelayed(msgspec.Struct, frozen=True, gc=False, tag="order delayed"):
    """C11.6-1 What was about to be completed is held back, and tried again in the next phase."""

    nation: NationId
    actor: ActorId
    against: tuple[int, ...]


class OrderDone(msgspec.Struct, frozen=True, gc=False, tag="order done"):
    """C4.1-1 The first order is carried out, and the next is what waits behind it."""

    nation: NationId
    actor: ActorId
    order: Order
    rest: Order | None = None


class OrderDropped(msgspec.Struct, frozen=True, gc=False, tag="order dropped"):
    """C4.1-19 The first order cannot be carried out and is gone."""

    nation: NationId
    actor: ActorId
    order: Order
    clause: str
    why: str


class NationOrderFailed(msgspec.Struct, frozen=True, gc=False, tag="nation order failed"):
    """C4.1-19 The same for a nation order."""

    nation: NationId
    order: Order
    clause: str
    why: str


class OrderFailed(msgspec.Struct, frozen=True, gc=False, tag="order failed"):
    """C7.1, C14 An order came to nothing when its time was over; what it used is lost."""

    nation: NationId
    actor: ActorId
    order: Order
    clause: str
    why: str


class PassedOver(msgspec.Struct, frozen=True, gc=False, tag="passed over"):
    """C4.1-25 Some of those named in an order for whom it is not carried out."""

    nation: NationId
    actor: ActorId
    named: tuple[int, ...]
    clause: str
    why: str


class OrdersUnfolded(msgspec.Struct, frozen=True, gc=False, tag="orders unfolded"):
    """C21.5-1 Orders inside the first order stand now behind it."""

    nation: NationId
    actor: ActorId
    queue: Queue


class Signalled(msgspec.Struct, frozen=True, gc=False, tag="signalled"):
    """C21.3-7 A signal went out."""

    nation: NationId
    actor: ActorId
    to: tuple[int, ...]


class SignalsTaken(msgspec.Struct, frozen=True, gc=False, tag="signals taken"):
    """C21.3-8 Signals were waited for, and are used up."""

    nation: NationId
    actor: ActorId
    of: tuple[int, ...]


def apply_handed_out(world: World, event: OrdersHandedOut) -> None:
    for actor, queue in event.queues:
        writing.set_queue(world, actor, queue)


def apply_queue(world: World, event: OrdersPassed | OrdersUnfolded) -> None:
    writing.set_queue(world, event.actor, event.queue)


def apply_begun(world: World, event: OrderBegun) -> None:
    rest = () if event.rest is None else (Pending(event.rest),)
    queue = (event.step, *rest, *world.queues[event.actor][1:])
    writing.set_queue(world, event.actor, queue)


def apply_delayed(world: World, event: OrderDelayed) -> None:
    first, *others = world.queues[event.actor]
    until, against = Tick(tick_of(world) + 1), event.against
    late = replace(first, until=until, is_late=True, against=against)
    writing.set_queue(world, event.actor, (late, *others))


def apply_done(world: World, event: OrderDone) -> None:
    first = world.queues[event.actor][0]
    if first.has_begun and first.order.word not in IDLE:
        world.worked[event.actor] = None
    rest = () if event.rest is None else (Pending(event.rest),)
    writing.set_queue(world, event.actor, (*rest, *world.queues[event.actor][1:]))


def apply_dropped(world: World, event: OrderDropped) -> None:
    writing.set_queue(world, event.actor, world.queues[event.actor][1:])


def apply_nothing(_: World, __: NationOrderFailed | OrderFailed | PassedOver) -> None:
    """Only told."""


def apply_signalled(world: World, event: Signalled) -> None:
    for receiver in event.to:
        come = world.signals.get(receiver, ())
        if event.actor not in come:
            world.signals[receiver] = (*come, event.actor)


def apply_taken(world: World, event: SignalsTaken) -> None:
    left = tuple(one for one in world.signals.get(event.actor, ()) if one not in event.of)
    world.signals[event.actor] = left
    if not left:
        del world.signals[event.actor]


IDLE = ("wait", "gohome", "retreat")
"""C15.3.1-3 What takes time and is no work."""

APPLY = {
    OrderDelayed: apply_delayed,
    PassedOver: apply_nothing,
    OrdersHandedOut: apply_handed_out,
    OrdersPassed: apply_queue,
    OrdersUnfolded: apply_queue,
    OrderBegun: apply_begun,
    OrderDone: apply_done,
    OrderDropped: apply_dropped,
    NationOrderFailed: apply_nothing,
    OrderFailed: apply_nothing,
    Signalled: apply_signalled,
    SignalsTaken: apply_taken,
}
