"""C16.3, C16.3.1 What `damage` and `sap` share: a target at hand, phase by phase."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from warhost.games.cosmos.control.presence import are_enemies, is_ally
from warhost.games.cosmos.ids import LocationId, NationId, Position, UnitId
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import number
from warhost.games.cosmos.orders.rule import Acting, Cannot
from warhost.games.cosmos.siege.engines import Skill, can
from warhost.games.cosmos.world import Location, World

Room = Callable[[Location], int]


def one_phase(order: Order) -> tuple[Order, Order | None]:
    """C16.3-4 A phase a step; without a number it goes on as long as there is something to do."""
    if order.amount is None:
        return replace(order, amount=1), order
    left = order.amount - 1
    return replace(order, amount=min(order.amount, 1)), (
        replace(order, amount=left) if left > 0 else None
    )


def most_damage(place: Location) -> int:
    """C16.3-3"""
    return place.strength * (place.rating + 1)


def target_of(acting: Acting, order: Order, skill: Skill) -> Location | Cannot:
    """The fortified location of others that the force stands before."""
    world, leader = acting.world, UnitId(acting.actor)
    unit = world.units[leader]
    place = known_place(world, unit.nation, number(order.target))
    if place is None or place.position != unit.position or not place.strength:
        return Cannot("C16.3-10", f"No fortified location {order.target} is at its position.")
    if is_ally(world, unit.nation, place.owner):
        return Cannot("C16.3-1", "Only the fortifications of others are broken.")
    if not can(world, leader, skill):
        return Cannot("C16.3-5", "None of the force has the engines or the skill.")
    return place


def known_place(world: World, nation: NationId, target: int) -> Location | None:
    """C18-20"""
    place = world.locations.get(LocationId(target))
    if place is None or (place.owner != nation and place.id not in world.minds[nation].locations):
        return None
    return place


def armed_enemies_at(world: World, nation: NationId, position: Position) -> Iterator[UnitId]:
    """C16.3.1-3"""
    for one in sorted(world.index.at.get(position, ())):
        unit = world.units[one]
        kind = world.rules.units[unit.type]
        is_armed = kind.has_melee or kind.has_missiles
        if is_armed and are_enemies(world, nation, unit.nation):
            yield one
