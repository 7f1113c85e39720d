"""`finish`: a seat ends its action phase."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.events.agenda import TaskChanged
from warhost.games.multiverse.notation import NotUnderstood
from warhost.games.multiverse.orders.acting import IN_ACTION, end_activation
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.tasks import Action, Activation
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Finish(msgspec.Struct, frozen=True, tag="finish"):
    """M3.2-6 No further unit is to act."""


def check(_: View, __: Finish) -> list[Refusal]:
    """M3.2-6 A player may use some of the units, or none."""
    return []


def resolve(world: World, _: Seat, __: Finish, ___: Dice) -> Iterator[Any]:
    """The action phase goes on to its end."""
    if isinstance(world.table.agenda[-1], Activation):
        yield from end_activation(world)
    action = world.table.agenda[-1]
    assert isinstance(action, Action), action
    yield TaskChanged(replace(action, seats=()))


def parse(text: str, _: View) -> Finish:
    if text:
        raise NotUnderstood("nothing is expected after finish")
    return Finish()


RULE = OrderRule(
    order=Finish,
    word="finish",
    asks=IN_ACTION,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda _: "",
    label=lambda _, __: "End the action phase",
)
