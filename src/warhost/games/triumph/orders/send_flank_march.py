"""`flank left red/3 red/4`, `flank drawn red/3` or `flank none`: secret orders (T4.6).

A side that is drawn is decided by a die when the march may first come in (T20-12).
"""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.events.agenda import Decided
from warhost.games.triumph.events.deployment import FlankMarchSent
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.setup.flank_march import DRAWN, SIDES, sending_refusals
from warhost.games.triumph.world import StandId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class SendFlankMarch(msgspec.Struct, frozen=True, tag="send flank march", omit_defaults=True):
    """T4.5-6 The troops and the side they come in from; neither when nobody goes."""

    stands: tuple[StandId, ...] = ()
    side: str = ""


def check(view: View, order: SendFlankMarch) -> list[Refusal]:
    return list(sending_refusals(view.table, view.seat, order.stands, order.side))


def resolve(_: World, seat: Seat, order: SendFlankMarch, __: Dice) -> Iterator[object]:
    yield FlankMarchSent(seat, order.stands, order.side)
    yield Decided(seat)


def parse(text: str, _: View) -> SendFlankMarch:
    match text.split():
        case ["none"]:
            return SendFlankMarch()
        case [side, *names] if side in (*SIDES, DRAWN) and names:
            return SendFlankMarch(tuple(StandId(name) for name in names), side)
    raise NotUnderstood("say `flank left`, `right` or `drawn` and who goes, or `flank none`")


def print_order(order: SendFlankMarch) -> str:
    return " ".join((order.side, *order.stands)) if order.stands else "none"


RULE = OrderRule(
    order=SendFlankMarch,
    word="flank",
    steps=frozenset({"flank march"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
