"""`move red/1 red/2 ahead 3, wheel left 20`: a tactical move of a stand or a group."""

from collections.abc import Iterator
from typing import Any

from warhost.games.triumph.events.movement import TransportsLeft
from warhost.games.triumph.movement.carrying_out import carry_out, mover_view
from warhost.games.triumph.movement.moves import CHARGE_THROUGH, Move
from warhost.games.triumph.movement.notation import (
    print_legs,
    print_stands,
    read_legs,
    read_stands,
    without_ending,
)
from warhost.games.triumph.movement.plans import check_move, plan_for
from warhost.games.triumph.orders.rule import OrderRule
from warhost.games.triumph.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice

CHARGING = ("charging", "through")
DISMOUNTING = ("and", "dismount")


def resolve(world: World, seat: Seat, order: Move, _: Dice) -> Iterator[Any]:
    """T7.1-1 What the plan says."""
    plan = plan_for(mover_view(world, seat), order)
    yield from carry_out(world.table, seat, plan, order.card)
    if order.dismounts:
        for stand in order.stands:
            yield TransportsLeft(stand)


def parse(text: str, _: View) -> Move:
    """The stands, their legs, and how the move ends."""
    words, dismounts = without_ending(text.split(), DISMOUNTING)
    words, charges = without_ending(words, CHARGING)
    stands, words = read_stands(words)
    return Move(stands, read_legs(words), CHARGE_THROUGH if charges else "", dismounts)


def print_order(order: Move) -> str:
    parts = [print_stands(order.stands), print_legs(order.legs)]
    parts += [" ".join(CHARGING)] if order.card else []
    parts += [" ".join(DISMOUNTING)] if order.dismounts else []
    return " ".join(parts)


RULE = OrderRule(
    order=Move,
    word="move",
    steps=frozenset({"movement"}),
    check=check_move,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
