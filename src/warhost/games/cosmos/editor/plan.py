"""C1.2-26 What a sheet comes to: everybody's orders as they would stand, and what is left."""

from collections.abc import Iterator, Mapping

import msgspec

from warhost.games.cosmos.editor.ways import way_of
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.events.orders import OrdersHandedOut
from warhost.games.cosmos.ids import ActorId, NationId, UnitId
from warhost.games.cosmos.order import Queue
from warhost.games.cosmos.sheets.budget import Purse, administration_limit
from warhost.games.cosmos.sheets.printing import print_orders
from warhost.games.cosmos.sheets.records import Reading, Remark
from warhost.games.cosmos.sheets.template import pending_line
from warhost.games.cosmos.turn.handing_out import hand_out, nation_orders, paid_from
from warhost.games.cosmos.view import View, imagined
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice

NO_DICE = Dice(bytes(32))
"""Nothing of handing out orders is left to chance."""


class ActorPlan(msgspec.Struct, frozen=True):
    """A unit or location with the orders it would have."""

    id: int
    orders: tuple[str, ...]
    is_changed: bool
    """Whether the sheet changes them."""
    allowance: int
    left: int
    """C3.2-1 Of its order allowance."""
    way: tuple[int, ...]
    """The hexes its moves name, from where it is."""


class Plan(msgspec.Struct, frozen=True):
    """What a sheet comes to."""

    points: int
    left: int
    """C3.2-12 Administration points."""
    actors: tuple[ActorPlan, ...]
    nation: tuple[str, ...]
    """The orders of the nation itself."""
    ignored: tuple[Remark, ...]
    """What will not be handed out, and why."""
    errors: int


def plan_of(view: View, reading: Reading) -> Plan:
    """C4-2 Worked out by handing the orders out in a world that is only imagined."""
    if view.nation is None:
        return Plan(0, 0, (), (), (), 0)
    world = imagined(view, NO_DICE)
    given = nation_orders(world, view.nation, reading)
    purse = paid_from(world, view.nation, reading)
    before = dict(world.queues)
    ignored = tuple(_handed_out(world, view.nation, reading))
    return Plan(
        points=administration_limit(view, view.nation),
        left=purse.points,
        actors=tuple(_actors(view, world, before, purse)),
        nation=tuple(print_orders(given)),
        ignored=ignored,
        errors=sum(remark.kind == "error" for remark in reading.remarks),
    )


def _handed_out(world: World, nation: NationId, reading: Reading) -> Iterator[Remark]:
    for event in hand_out(world, {nation: reading}):
        if isinstance(event, OrdersHandedOut):
            for one in event.ignored:
                yield Remark(one.line, 1, "warning", one.clause, one.why)
        apply(world, event)


def _actors(
    view: View, world: World, before: Mapping[ActorId, Queue], purse: Purse
) -> Iterator[ActorPlan]:
    for actor in sorted({*before, *world.queues}):
        queue = world.queues.get(actor, ())
        unit = view.units.get(UnitId(actor))
        yield ActorPlan(
            id=actor,
            orders=tuple(
                line
                for pending in queue
                for line in pending_line(pending, view.clock, view.rules.phases)
            ),
            is_changed=queue != before.get(actor, ()),
            allowance=purse.full(actor),
            left=purse.allowance(actor),
            way=way_of(world, unit, queue) if unit is not None else (),
        )
