"""C4.4 Nation orders, all at the beginning of the turn and without time."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.events.orders import NationOrderFailed
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders import rule_of
from warhost.games.cosmos.orders.references import settled
from warhost.games.cosmos.orders.rule import Cannot
from warhost.games.cosmos.turn.handing_out import Readings, nation_orders
from warhost.games.cosmos.world import World


def carry_out_nation_orders(world: World, readings: Readings) -> Iterator[Any]:
    """C4.4-1"""
    for nation in sorted(readings):
        for order in nation_orders(world, nation, readings[nation]):
            yield from _carry_out(world, nation, order)


def _carry_out(world: World, nation: NationId, order: Order) -> Iterator[Any]:
    carry_out = rule_of(order.word).carry_out
    if carry_out is None:
        why = f"`{order.word}` is not carried out as a nation order in this edition."
        yield NationOrderFailed(nation, order, rule_of(order.word).clauses[0], why)
        return
    trouble = yield from carry_out(world, nation, settled(world, nation, order))
    if isinstance(trouble, Cannot):
        yield NationOrderFailed(nation, order, trouble.clause, trouble.why)
