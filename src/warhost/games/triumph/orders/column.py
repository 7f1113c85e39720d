"""`column red/1 red/2 ahead 2, wheel right 15`: a column follows its first stand."""

from collections.abc import Iterator
from typing import Any

from warhost.games.triumph.movement.carrying_out import carry_out, mover_view
from warhost.games.triumph.movement.moves import ColumnMove
from warhost.games.triumph.movement.notation import (
    print_legs,
    print_stands,
    read_legs,
    read_stands,
)
from warhost.games.triumph.movement.plans import check_move, plan_for
from warhost.games.triumph.orders.rule import OrderRule
from warhost.games.triumph.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice


def resolve(world: World, seat: Seat, order: ColumnMove, _: Dice) -> Iterator[Any]:
    """T7.4-3 What the plan says."""
    plan = plan_for(mover_view(world, seat), order)
    yield from carry_out(world.table, seat, plan)


def parse(text: str, _: View) -> ColumnMove:
    stands, words = read_stands(text.split())
    return ColumnMove(stands, read_legs(words))


def print_order(order: ColumnMove) -> str:
    return f"{print_stands(order.stands)} {print_legs(order.legs)}"


RULE = OrderRule(
    order=ColumnMove,
    word="column",
    steps=frozenset({"movement"}),
    check=check_move,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
