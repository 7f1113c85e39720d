"""`mark blue/2 blue/3`: scythed chariots or a stampede are let loose (T17.2-16)."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.events.cards import StandsMarked
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.turn.marking import marking_refusals
from warhost.games.triumph.world import StandId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Mark(msgspec.Struct, frozen=True, tag="mark"):
    """T17.2-16 One enemy stand, or two adjacent ones."""

    stands: tuple[StandId, ...]


def check(view: View, order: Mark) -> list[Refusal]:
    return list(marking_refusals(view.table, view.seat, order.stands))


def resolve(_: World, seat: Seat, order: Mark, __: Dice) -> Iterator[StandsMarked]:
    yield StandsMarked(seat, order.stands)


def parse(text: str, _: View) -> Mark:
    if not text:
        raise NotUnderstood("say whom you mark, as in `mark blue/2 blue/3`")
    return Mark(tuple(StandId(name) for name in text.split()))


def print_order(order: Mark) -> str:
    return " ".join(order.stands)


RULE = OrderRule(
    order=Mark,
    word="mark",
    steps=frozenset({"cards"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
