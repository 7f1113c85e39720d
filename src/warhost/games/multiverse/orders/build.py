"""`build recruit bowman A9, road C7 1 4`: a plan for the build phase; `build` alone is none."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.building.items import BY_WORD, Item, print_item
from warhost.games.multiverse.building.plans import flaws_of_plan
from warhost.games.multiverse.notation import NotUnderstood
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Build(msgspec.Struct, frozen=True, tag="build"):
    """M3.2-3 to -5 What is built, recruited and placed, in this order."""

    items: tuple[Item, ...] = ()


def check(view: View, order: Build) -> list[Refusal]:
    """M3.2-3"""
    return flaws_of_plan(view, order.items)


def resolve(_: World, __: Seat, ___: Build, ____: Dice) -> Iterator[Any]:
    """All plans are carried out together."""
    return iter(())


def parse(text: str, view: View) -> Build:
    return Build(tuple(_item(part, view) for part in text.split(",") if part.strip()))


def _item(text: str, view: View) -> Any:
    word, *rest = text.split()
    if word not in BY_WORD:
        raise NotUnderstood(f"{word!r} is nothing to build; there are {', '.join(BY_WORD)}")
    return BY_WORD[word].parse(rest, view)


def print_order(order: Build) -> str:
    return ", ".join(print_item(item) for item in order.items)


RULE = OrderRule(
    order=Build,
    word="build",
    asks=frozenset({"build"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
    label=lambda order, _: print_order(order) or "Build nothing more",
)
