"""`target blue/3`: whom the strike hits, where the rules leave a choice."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.events.agenda import TaskChanged, TaskDone
from warhost.games.multiverse.notation import NotUnderstood
from warhost.games.multiverse.orders.play import combat_at_hand
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.report.words import name_of
from warhost.games.multiverse.tasks import Choice
from warhost.games.multiverse.world import Table, UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Aim(msgspec.Struct, frozen=True, tag="target"):
    """M22.2-5, M11.4-4 One of those whom the strike may hit."""

    unit: UnitId


def choice_at_hand(table: Table) -> Choice:
    """The question itself."""
    choice = table.agenda[-1]
    assert isinstance(choice, Choice), choice
    return choice


def aims_of(view: View) -> Iterator[Aim]:
    """Everybody who may be hit."""
    for name in choice_at_hand(view.table).candidates:
        yield Aim(UnitId(name))


def check(view: View, order: Aim) -> list[Refusal]:
    """M22.2-4 to -6"""
    if order.unit in choice_at_hand(view.table).candidates:
        return []
    return [Refusal("M22.2-5", "unit", f"{order.unit} may not be hit by this strike.")]


def resolve(world: World, _: Seat, order: Aim, __: Dice) -> Iterator[Any]:
    """M22.2-5 The combat goes on with this target."""
    combat = combat_at_hand(world.table)
    yield TaskDone(choice_at_hand(world.table))
    yield TaskChanged(replace(combat, target=order.unit))


def parse(text: str, _: View) -> Aim:
    if not text or " " in text:
        raise NotUnderstood("expected a unit, as in blue/3")
    return Aim(UnitId(text))


RULE = OrderRule(
    order=Aim,
    word="target",
    asks=frozenset({"target"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda order: order.unit,
    label=lambda order, view: f"Hit {name_of(view, order.unit)}",
)
