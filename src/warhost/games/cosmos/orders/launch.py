"""`launch transports 3`: ships built."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.economy.stores import Source, Till
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.events.places import JobBegun
from warhost.games.cosmos.ids import NationId, Tick
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import NUMBER
from warhost.games.cosmos.language.kinds import one_of
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import BY_NATION, Cannot, OrderRule, Priority
from warhost.games.cosmos.ships.docks import LAUNCH, ship_type
from warhost.games.cosmos.world import Job, World, tick_of


def carry_out(world: World, nation: NationId, order: Order) -> Generator[Any, None, Cannot | None]:
    """C12.3-4 As many as can be paid for; C12.3-3 they are built side by side with all else."""
    kind, till, paid = ship_type(world, nation, order.choice), Till(world), 0
    while paid < (order.amount or 0) and till.pay([Source("pool", nation)], kind.cost):
        paid += 1
    if not paid:
        return Cannot("C12.3-4", "Not one of them can be paid for.")
    if till.shares():
        yield Booked(nation, "paid", till.shares())
    until = Tick(tick_of(world) + kind.phases)
    yield JobBegun(nation, Job(LAUNCH, order.choice, until, number=paid))
    if paid < (order.amount or 0):
        return Cannot("C12.3-4", f"Only {paid} of them can be paid for, and are being built.")
    return None


RULE = OrderRule(
    word="launch",
    summary="Begins to build ships; they count when they are finished.",
    syntax=(
        Argument(field="choice", kind=one_of("warships", "transports", sign="ship-type")),
        NUMBER,
    ),
    givers=BY_NATION,
    time="no time; the building time depends on the nation",
    priority=Priority.NONE,
    clauses=("C12.3-1", "C12.3-3", "C12.3-4"),
    example="launch transports 3",
    carry_out=carry_out,
)
