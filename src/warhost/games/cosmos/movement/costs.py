"""C11.1 What moving costs, in thousandths of a phase, so that nothing is rounded twice."""

from collections.abc import Iterable

from warhost.games.cosmos.geography import direction_to, hex_of, level_of
from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.movement.waypoints import terrain_at
from warhost.games.cosmos.world import World

THOUSAND = 1000
HALF, SLANTED, LEVEL = 500, 1118, 1000
"""C2.1.2-12, C2.1.2-13 Thousandths of a hex: up or down, up or down and across, across."""


def cost_in(world: World, units: Iterable[UnitId], terrain: str) -> int | None:
    """C11.1-6 Phases a hex of the slowest unit; none if one of them cannot go there."""
    found = [world.rules.units[world.units[unit].type].moves.get(terrain) for unit in units]
    costs = [cost for cost in found if cost is not None]
    return max(costs) if len(costs) == len(found) else None


def cheapest(world: World, units: Iterable[UnitId]) -> int:
    """The least that any hex can cost the slowest of them."""
    return max(min(world.rules.units[world.units[u].type].moves.values(), default=0) for u in units)


def leg_cost(world: World, units: tuple[UnitId, ...], start: Position, end: Position) -> int | None:
    """C11.2-2 Thousandths of phases between hex positions side by side or above each other."""
    first, second = (cost_in(world, units, terrain_at(world, one)) for one in (start, end))
    if first is None or second is None:
        return None
    way = (first + second) * _length(start, end) // 2
    return way + THOUSAND * _crossing(world, units, start, end)


def _length(start: Position, end: Position) -> int:
    if hex_of(start) == hex_of(end):
        return HALF
    return LEVEL if bool(level_of(start)) == bool(level_of(end)) else SLANTED


def _crossing(world: World, units: tuple[UnitId, ...], start: Position, end: Position) -> int:
    """C11.2.2-4 Extra phases of the slowest unit across the side; a bridge or ford if it helps."""
    if level_of(start) or level_of(end) or hex_of(start) == hex_of(end):
        return 0
    side = direction_to(world.board, hex_of(start), hex_of(end))
    features = world.hexes[hex_of(start)].sides.get(side or "", ())
    if not features:
        return 0
    return max(_crossing_of(world, unit, features) for unit in units)


def _crossing_of(world: World, unit: UnitId, features: tuple[str, ...]) -> int:
    costs = world.rules.units[world.units[unit].type].crossings
    rivers = [costs.get(f, 0) for f in features if not world.rules.features[f].is_crossing]
    helps = [costs.get(f, 0) for f in features if world.rules.features[f].is_crossing]
    return min(max(rivers, default=0), *helps) if helps else max(rivers, default=0)
