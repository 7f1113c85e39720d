"""`let pursue`: a pursuit that is due is made."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.events.agenda import Decided
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class LetPursue(msgspec.Struct, frozen=True, tag="let pursue"):
    """T17.3-11 The card is kept for another time."""


def check(_: View, __: LetPursue) -> list[Refusal]:
    """T13.5-1 Pursuit is always allowed when it is due."""
    return []


def resolve(_: World, seat: Seat, __: LetPursue, ___: Dice) -> Iterator[Decided]:
    """T13.5-1 With nothing more to decide the stand pursues."""
    yield Decided(seat)


def parse(text: str, _: View) -> LetPursue:
    if text.strip() != "pursue":
        raise NotUnderstood("expected: let pursue")
    return LetPursue()


def print_order(_: LetPursue) -> str:
    return "pursue"


RULE = OrderRule(
    order=LetPursue,
    word="let",
    steps=frozenset({"pursuit"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
