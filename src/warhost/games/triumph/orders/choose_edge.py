"""`edge north`: the disadvantaged player chooses the long edge he fights from (T4.2-15)."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.events.agenda import Decided
from warhost.games.triumph.events.setup import EdgesChosen
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.world import BaseEdge, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class ChooseEdge(msgspec.Struct, frozen=True, tag="choose edge"):
    """T4.2-15 The own base edge; the enemy's is the other."""

    edge: BaseEdge


def check(_: View, __: ChooseEdge) -> list[Refusal]:
    """Either long edge may be chosen."""
    return []


def resolve(world: World, seat: Seat, order: ChooseEdge, _: Dice) -> Iterator[object]:
    other: BaseEdge = "north" if order.edge == "south" else "south"
    yield EdgesChosen(((seat, order.edge), (world.table.enemy_of(seat), other)))
    yield Decided(seat)


def parse(text: str, _: View) -> ChooseEdge:
    match text:
        case "south" | "north":
            return ChooseEdge(text)
        case _:
            raise NotUnderstood("a base edge is south or north")


def print_order(order: ChooseEdge) -> str:
    return order.edge


RULE = OrderRule(
    order=ChooseEdge,
    word="edge",
    steps=frozenset({"base edge"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
