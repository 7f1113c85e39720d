"""`name 4`: the neighbour of an explorer says which side of the territory will face it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Place
from warhost.games.multiverse.events.agenda import TaskDone
from warhost.games.multiverse.exploring.turning import SIDES_OF_TILE, turn_over
from warhost.games.multiverse.notation import NotUnderstood
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.tasks import Naming
from warhost.games.multiverse.world import UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Name(msgspec.Struct, frozen=True, tag="name"):
    """M5.1-6 A number from 1 to 6, before anybody knows the territory."""

    face: int


def check(_: View, order: Name) -> list[Refusal]:
    """M5.1-6"""
    if 1 <= order.face <= SIDES_OF_TILE:
        return []
    return [Refusal("M5.1-6", "face", f"A territory has sides 1 to {SIDES_OF_TILE}.")]


def resolve(world: World, _: Seat, order: Name, dice: Dice) -> Iterator[Any]:
    """M5.1-6"""
    top = world.table.agenda[-1]
    assert isinstance(top, Naming), top
    yield TaskDone(top)
    yield from turn_over(world, UnitId(top.unit), Place(top.place), order.face, dice)


def parse(text: str, _: View) -> Name:
    if not text.isdecimal():
        raise NotUnderstood("expected a number from 1 to 6, as in name 4")
    return Name(int(text))


RULE = OrderRule(
    order=Name,
    word="name",
    asks=frozenset({"naming"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda order: str(order.face),
    label=lambda order, _: f"Side {order.face}",
)
