"""C11.1.1 What units carry, in hundredths of weight, and how it slows the force that shares it."""

from collections.abc import Iterable, Sequence

import msgspec

from warhost.games.cosmos.forces.efficiency import level_of
from warhost.games.cosmos.ids import ItemId, UnitId
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.world import Unit, World

HUNDRED = 100
FREE, LIGHT, HEAVY, FULL = 1000, 1250, 1500, 2000
"""C11.1.1-3 to C11.1.1-6 By how much weight multiplies the move cost, in thousandths."""


class Bearer(msgspec.Struct, frozen=True, order=True):
    """One unit of a force that has something to carry."""

    type: str
    capacity: int
    weight: int


def load_of(world: World, units: Iterable[UnitId]) -> tuple[Bearer, ...]:
    """Who can carry how much, and what there is to carry; empty if there is nothing."""
    force = [world.units[unit] for unit in units]
    if not any(_may_be_laden(world, unit) for unit in force):
        return ()
    found = [_bearer(world, unit) for unit in force]
    return tuple(sorted(found)) if any(one.weight for one in found) else ()


def spare_capacity(world: World, units: Iterable[UnitId]) -> int:
    """C10-7 What a force could carry besides what it has."""
    found = [_bearer(world, world.units[unit]) for unit in units]
    return sum(one.capacity - one.weight for one in found)


def item_weight(world: World, item: ItemId) -> int:
    return HUNDRED * world.rules.items[world.items[item].type].weight


def weight_of(world: World, unit: Unit) -> int:
    """C11.1.1-1, C11.1.1-10 Items, resources, and individuals that must be carried."""
    kind = world.rules.units[unit.type]
    things = sum(item_weight(world, item) for item in world.index.held.get(unit.id, ()))
    goods = sum(n * world.rules.resources[name].weight for name, n in unit.carries.items())
    helpless = sum(count for points, count in unit.health if points <= kind.incapacitated)
    return things + goods + HUNDRED * kind.weight * helpless


def capacity_of(kind: UnitType, unit: Unit) -> int:
    """C11.1.1-8 to C11.1.1-10"""
    return kind.carry * sum(level_of(kind, points) * count for points, count in unit.health)


def least_cost(types: Sequence[tuple[UnitType, Bearer]], terrain: str) -> int | None:
    """C11.1.1-11 The least move cost, in thousandths, at which the load can be shared out."""
    costs = [kind.moves[terrain] for kind, _ in types]
    for cost in sorted({c * f for c in costs for f in (FREE, LIGHT, HEAVY, FULL)}):
        if cost >= FREE * max(costs) and _is_borne(types, costs, cost):
            return cost
    return None


def _is_borne(types: Sequence[tuple[UnitType, Bearer]], costs: list[int], cost: int) -> bool:
    spare = 0
    for (kind, bearer), own in zip(types, costs, strict=True):
        room = _borne_at(kind, bearer.capacity, own, cost) - bearer.weight
        if not kind.shares_load and room < 0:
            return False
        spare += room if kind.shares_load else 0
    return spare >= 0


def _borne_at(kind: UnitType, capacity: int, own: int, cost: int) -> int:
    """C11.1.1-3 to C11.1.1-6 The most weight with which a unit is no slower than that."""
    if not kind.is_slowed or cost >= FULL * own:
        return capacity
    if cost >= HEAVY * own:
        return max(capacity - 1, 0)
    return capacity // 2 if cost >= LIGHT * own else capacity // 4


def _may_be_laden(world: World, unit: Unit) -> bool:
    if unit.carries or unit.id in world.index.held:
        return True
    return unit.health[-1][0] <= world.rules.units[unit.type].incapacitated


def _bearer(world: World, unit: Unit) -> Bearer:
    kind = world.rules.units[unit.type]
    return Bearer(unit.type, capacity_of(kind, unit), weight_of(world, unit))
