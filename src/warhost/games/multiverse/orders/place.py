"""`place C7`: where an ally who has just joined stands."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.adventures.rewards import join
from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.events.agenda import TaskDone
from warhost.games.multiverse.notation import hex_from
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.sight.spotting import look_around
from warhost.games.multiverse.tasks import Placing
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Place(msgspec.Struct, frozen=True, tag="place"):
    """M15.2-3 One of the hexes beside the adventure."""

    hex: Hex


def check(view: View, order: Place) -> list[Refusal]:
    """M15.2-5"""
    top = view.table.agenda[-1]
    assert isinstance(top, Placing), top
    if order.hex in top.hexes:
        return []
    names = ", ".join(hex_name(hex_) for hex_ in top.hexes)
    return [Refusal("M15.2-5", "hex", f"There is room in {names}.")]


def resolve(world: World, seat: Seat, order: Place, _: Dice) -> Iterator[Any]:
    """M15.2-3, M15.2-4"""
    top = world.table.agenda[-1]
    assert isinstance(top, Placing), top
    yield TaskDone(top)
    yield from join(world, seat, top.kind, order.hex)
    yield from look_around(world, (order.hex,))


RULE = OrderRule(
    order=Place,
    word="place",
    asks=frozenset({"placing"}),
    check=check,
    resolve=resolve,
    parse=lambda text, view: Place(hex_from(text, view)),
    print=lambda order: hex_name(order.hex),
    label=lambda order, _: f"Place it in {hex_name(order.hex)}",
)
