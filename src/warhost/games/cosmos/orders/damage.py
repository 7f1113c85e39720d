"""`damage 1854 6`: walls broken."""

from collections.abc import Generator, Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.events.places import changed
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.common import PHASES_IF_ANY
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes
from warhost.games.cosmos.siege.breaking import most_damage, one_phase, target_of
from warhost.games.cosmos.siege.engines import engines_of, hits


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C16.3-4 A phase, or none if there is nothing left to damage."""
    yield from ()
    place = target_of(acting, order, "engines")
    if isinstance(place, Cannot):
        return place
    is_done = place.damage >= most_damage(place) or not order.amount
    return Takes(0, is_last=True) if is_done else Takes(1)


def finish(acting: Acting, step: Pending) -> Iterator[Any]:
    """C16.3-8"""
    place = target_of(acting, step.order, "engines")
    if not step.has_begun or isinstance(place, Cannot):
        return
    engines = engines_of(acting.world, UnitId(acting.actor), "engines")
    why = f"damage by {acting.actor} in {acting.world.clock.phase}"
    damage = min(place.damage + hits(engines, acting.dice, why), most_damage(place))
    if damage > place.damage:
        yield changed(replace(place, damage=damage), "is damaged")


RULE = OrderRule(
    word="damage",
    summary="Damages a fortification with siege engines.",
    syntax=(Argument(field="target", kind=THING, sign="location"), PHASES_IF_ANY),
    time="the phases given, or until nothing is left to do",
    priority=Priority.OTHER,
    clauses=("C16.3-4", "C16.3-5"),
    example="damage 1854 6",
    for_questing=False,
    split=one_phase,
    begin=begin,
    finish=finish,
)
