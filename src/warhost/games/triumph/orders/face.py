"""`face blue/2`: which of several touchers an enemy's stand turns to."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from warhost.games.triumph.events.agenda import TaskDone, TaskOpened
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.tasks import Combat, Facing
from warhost.games.triumph.world import StandId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Face(msgspec.Struct, frozen=True, tag="face"):
    """T9.2-4 The stand turns to face this toucher."""

    toucher: StandId


def check(view: View, order: Face) -> list[Refusal]:
    """T9.2-4 One of those that touch the stand."""
    facing = view.table.agenda[-1]
    assert isinstance(facing, Facing), facing
    if order.toucher in facing.touchers:
        return []
    return [Refusal("T9.2-4", order.toucher, f"Choose one of {', '.join(facing.touchers)}.")]


def resolve(world: World, _: Seat, order: Face, __: Dice) -> Iterator[Any]:
    """T9.2-4 The combat goes on against this toucher."""
    yield TaskDone(world.table.agenda[-1])
    combat = world.table.agenda[-1]
    assert isinstance(combat, Combat), combat
    yield TaskOpened(replace(combat, enemy=order.toucher))


def parse(text: str, _: View) -> Face:
    if not text.strip():
        raise NotUnderstood("expected: face blue/2")
    return Face(StandId(text.strip()))


def print_order(order: Face) -> str:
    return order.toucher


RULE = OrderRule(
    order=Face,
    word="face",
    steps=frozenset({"facing"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
