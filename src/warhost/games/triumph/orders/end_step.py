"""`done`: a player has nothing more to decide in the step at hand."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.events.agenda import Decided
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class EndStep(msgspec.Struct, frozen=True, tag="end step"):
    """T5-9 The explicit end of a phase."""


def check(_: View, __: EndStep) -> list[Refusal]:
    """Any phase in which it may be given can be ended."""
    return []


def resolve(_: World, seat: Seat, __: EndStep, ___: Dice) -> Iterator[Decided]:
    """T5-9 The seat is asked no more in this step."""
    yield Decided(seat)


def parse(text: str, _: View) -> EndStep:
    if text.strip():
        raise NotUnderstood("nothing is expected after done")
    return EndStep()


def print_order(_: EndStep) -> str:
    return ""


RULE = OrderRule(
    order=EndStep,
    word="done",
    steps=frozenset({"cards", "movement", "shooting", "return fire"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
