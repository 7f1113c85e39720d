"""`halt`: the unit that is being activated does nothing more this turn."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.notation import NotUnderstood
from warhost.games.multiverse.orders.acting import end_activation
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Halt(msgspec.Struct, frozen=True, tag="halt"):
    """M4.2-3 Enough for this unit."""


def check(_: View, __: Halt) -> list[Refusal]:
    """It is asked only while a unit is being activated."""
    return []


def resolve(world: World, _: Seat, __: Halt, ___: Dice) -> Iterator[Any]:
    """M4.1-2 What AP it has left are lost."""
    yield from end_activation(world)


def parse(text: str, _: View) -> Halt:
    if text:
        raise NotUnderstood("nothing is expected after halt")
    return Halt()


RULE = OrderRule(
    order=Halt,
    word="halt",
    asks=frozenset({"activation"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda _: "",
    label=lambda _, __: "Nothing more",
)
