"""C7.1-11 What a new unit carries out in the moment of its creation."""

from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.events.units import UnitCreated
from warhost.games.cosmos.ids import ActorId
from warhost.games.cosmos.orders import rule_of
from warhost.games.cosmos.orders.rule import Acting

MOST_AT_BIRTH = 400
"""Orders without time that a unit carries out before its first phase."""
CarryOn = Callable[[Acting], Generator[Any, None, bool]]
IsParked = Callable[[Acting], bool]


def with_births(
    acting: Acting, happening: Iterable[Any], carry_on: CarryOn, is_parked: IsParked
) -> Iterator[Any]:
    """C4.3-2 Events, and after each birth the meta orders at the head of the new unit's list."""
    for event in happening:
        yield event
        if isinstance(event, UnitCreated) and event.orders:
            newborn = replace(acting, actor=ActorId(event.unit.id))
            yield from _first_orders(newborn, carry_on, is_parked)


def _first_orders(newborn: Acting, carry_on: CarryOn, is_parked: IsParked) -> Iterator[Any]:
    """C7.1-12 Up to the first other order, or to one that has to wait."""
    for _ in range(MOST_AT_BIRTH):
        queue = newborn.world.queues.get(newborn.actor)
        if not queue or not rule_of(queue[0].order.word).is_meta or is_parked(newborn):
            return
        if not (yield from carry_on(newborn)):
            return
