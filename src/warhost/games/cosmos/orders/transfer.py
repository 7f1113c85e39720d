"""`transfer gold:100 wood:300 Dw`: resources for another nation."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.economy.transfers import arriving, transport_cost, way_between
from warhost.games.cosmos.events.economy import Booked, Share, TransferSent
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import RESOURCE_LIST
from warhost.games.cosmos.language.kinds import NATIONS
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import nation_named
from warhost.games.cosmos.orders.rule import BY_NATION, Cannot, OrderRule, Priority
from warhost.games.cosmos.world import Shipment, World

ALL = -1
Goods = tuple[tuple[str, int], ...]


def carry_out(world: World, nation: NationId, order: Order) -> Generator[Any, None, Cannot | None]:
    """C6.7-5, C6.7-6 All of it leaves at once, and is paid for, or nothing does (C6.7-16)."""
    to = nation_named(world, order.target)
    if to is None or to == nation:
        return Cannot("C6.7-5", f"{order.target} is no other nation.")
    away = way_between(world, nation, to)
    if away is None:
        return Cannot("C6.7-12", "Both nations must own a hex.")
    goods = _goods(world, nation, order, away)
    if isinstance(goods, Cannot):
        return goods
    cost = transport_cost(world.rules, goods, away)
    bill = [*goods, ("gold", cost)]
    if not _is_affordable(world, nation, bill):
        return Cannot("C6.7-16", f"The pool does not hold that much and {cost} gold for transport.")
    shares = tuple(Share("pool", nation, name, -amount) for name, amount in bill)
    yield Booked(nation, "sent", shares)
    shipment = Shipment(nation, to, arriving(world.rules, goods))
    yield TransferSent(nation, shipment, goods, cost)
    return None


def _goods(world: World, nation: NationId, order: Order, away: int) -> Goods | Cannot:
    """C6.7-3 -1 is all of a resource; of gold, what transport leaves."""
    pool = world.nations[nation].pool
    amounts: dict[str, int] = {}
    for name, amount in order.resources:
        kind = world.rules.resources.get(name)
        if kind is None or not kind.transfer:
            return Cannot("C6.7-5", f"{name} cannot be sent.")
        amounts[name] = pool.get(name, 0) if amount == ALL else max(amount, 0)
    if ("gold", ALL) in order.resources:
        cost = transport_cost(world.rules, amounts.items(), away)
        amounts["gold"] = max(amounts["gold"] - cost, 0)
    goods = tuple((name, amount) for name, amount in amounts.items() if amount)
    return goods or Cannot("C6.7-5", "There is nothing to send.")


def _is_affordable(world: World, nation: NationId, bill: list[tuple[str, int]]) -> bool:
    pool = world.nations[nation].pool
    wanted: dict[str, int] = {}
    for name, amount in bill:
        wanted[name] = wanted.get(name, 0) + amount
    return all(pool.get(name, 0) >= amount for name, amount in wanted.items())


RULE = OrderRule(
    word="transfer",
    summary="Sends resources out of the pool to another nation, at a cost.",
    syntax=(RESOURCE_LIST, Argument(field="target", kind=NATIONS)),
    givers=BY_NATION,
    priority=Priority.NONE,
    clauses=("C6.7-5", "C6.7-11", "C6.7-16"),
    example="transfer gold:100 wood:300 Dw",
    carry_out=carry_out,
)
