"""`hold`: a pursuit that is due is cancelled by Hold the Line."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.triumph.combat.winning import HOLD_THE_LINE
from warhost.games.triumph.events.agenda import TaskDone
from warhost.games.triumph.events.outcomes import PursuitCancelled
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.tasks import Pursuit
from warhost.games.triumph.world import StandId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class HoldTheLine(msgspec.Struct, frozen=True, tag="hold the line"):
    """T17.3-11 One use of the card for the pursuit that is due."""


def check(_: View, __: HoldTheLine) -> list[Refusal]:
    """It is asked only while a use is left."""
    return []


def resolve(world: World, seat: Seat, _: HoldTheLine, __: Dice) -> Iterator[Any]:
    """T17.3-11 The stand stays where it is."""
    pursuit = world.table.agenda[-1]
    assert isinstance(pursuit, Pursuit), pursuit
    yield PursuitCancelled(StandId(pursuit.stand), seat, HOLD_THE_LINE)
    yield TaskDone(pursuit)


def parse(text: str, _: View) -> HoldTheLine:
    if text.strip():
        raise NotUnderstood("nothing is expected after hold")
    return HoldTheLine()


def print_order(_: HoldTheLine) -> str:
    return ""


RULE = OrderRule(
    order=HoldTheLine,
    word="hold",
    steps=frozenset({"pursuit"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
