"""C4.1-25 Which of the units named in an order it is carried out for."""

from collections.abc import Callable, Iterator
from typing import Any

from warhost.games.cosmos.events.orders import PassedOver
from warhost.games.cosmos.ids import ActorId, NationId, UnitId
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import numbers
from warhost.games.cosmos.world import Unit, World, force_of

Fit = Callable[[Unit], bool]


def of_force(world: World, leader: UnitId, order: Order, fit: Fit) -> tuple[UnitId, ...]:
    """As a unit order: only units of its own force."""
    force = force_of(world, leader)
    return tuple(u for u in map(UnitId, numbers(order.ids)) if u in force and fit(world.units[u]))


def of_nation(world: World, nation: NationId, order: Order, fit: Fit) -> tuple[UnitId, ...]:
    """As a nation order: any units of the nation."""
    listed = map(UnitId, numbers(order.ids))
    known = (world.units[unit] for unit in listed if unit in world.units)
    return tuple(unit.id for unit in known if unit.nation == nation and fit(unit))


def passed_over(
    nation: NationId, actor: ActorId, order: Order, done: tuple[UnitId, ...], clause: str
) -> Iterator[Any]:
    """Those named in vain."""
    others = tuple(UnitId(one) for one in numbers(order.ids) if one not in done)
    if others:
        yield PassedOver(nation, actor, others, clause, "it cannot be done for them.")
