"""`muster builder A9, bowman A10, scout A11`: the three starting units."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.building.mustering import Post, flaws_of_muster, print_post
from warhost.games.multiverse.notation import NotUnderstood, hex_from
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Muster(msgspec.Struct, frozen=True, tag="muster"):
    """M2.4-4 Which units start where."""

    units: tuple[Post, ...]


def check(view: View, order: Muster) -> list[Refusal]:
    """M2.4-4 to -6"""
    return flaws_of_muster(view, order.units)


def resolve(_: World, __: Seat, ___: Muster, ____: Dice) -> Iterator[Any]:
    """All musters are carried out together."""
    return iter(())


def parse(text: str, view: View) -> Muster:
    return Muster(tuple(_post(part, view) for part in text.split(",")))


def _post(text: str, view: View) -> Post:
    words = text.split()
    if len(words) != 2:
        raise NotUnderstood("expected units and hexes, as in builder A9, bowman A10")
    return Post(words[0], hex_from(words[1], view))


RULE = OrderRule(
    order=Muster,
    word="muster",
    asks=frozenset({"muster"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda order: ", ".join(print_post(post) for post in order.units),
    label=lambda _, __: "Muster these units",
)
