"""`scuttle warships 1`: ships given up."""

from collections.abc import Generator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.events.economy import Booked, Share
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import NUMBER
from warhost.games.cosmos.language.kinds import one_of
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import BY_NATION, Cannot, OrderRule, Priority
from warhost.games.cosmos.ships.capacity import capacity_of, taken_room
from warhost.games.cosmos.ships.docks import changed, ship_type
from warhost.games.cosmos.world import World


def carry_out(world: World, nation: NationId, order: Order) -> Generator[Any, None, Cannot | None]:
    """C12.3-5 At once, for part of what they cost; C12.3-7 not from under those who are aboard."""
    known, number = world.nations[nation], order.amount or 0
    left = getattr(known, order.choice) - number
    if number <= 0 or left < 0:
        return Cannot("C12.3-5", f"The nation has not so many {order.choice}.")
    after = replace(known, **{order.choice: left})
    if capacity_of(after) < taken_room(world, nation):
        return Cannot("C12.3-7", "Those who are aboard need these ships.")
    yield changed(nation, order.choice, -number, "scuttled")
    kind = ship_type(world, nation, order.choice)
    back = {name: number * amount * kind.refund // 100 for name, amount in kind.cost.items()}
    shares = tuple(Share("pool", nation, name, amount) for name, amount in back.items() if amount)
    if shares:
        yield Booked(nation, "recovered", shares)
    return None


RULE = OrderRule(
    word="scuttle",
    summary="Gives up ships at once for part of what they cost.",
    syntax=(
        Argument(field="choice", kind=one_of("warships", "transports", sign="ship-type")),
        NUMBER,
    ),
    givers=BY_NATION,
    priority=Priority.NONE,
    clauses=("C12.3-5", "C12.3-6", "C12.3-7"),
    example="scuttle warships 1",
    carry_out=carry_out,
)
