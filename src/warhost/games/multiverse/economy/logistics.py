"""M21.2 Logistics points: how many units a seat may give orders to in a turn."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.economy.supply import connected_buildings
from warhost.games.multiverse.events.turn import PointsCounted
from warhost.games.multiverse.world import Building, Table, Unit, World
from warhost.kernel.asks import Seat


def count_points(world: World, seat: Seat) -> Iterator[Any]:
    """M21.2-11 Anew as each own action phase begins, where they count at all."""
    if world.table.rules.numbers.settlement_logistics:
        yield PointsCounted(seat, points_of(world.table, seat))


def points_of(table: Table, seat: Seat) -> int:
    """M21.2-3 to -9 Settlement, complete buildings by their tier, and roads to them."""
    own = [b for b in table.buildings.values() if b.seat == seat and is_complete(table, b)]
    joined = [b for b in connected_buildings(table, seat) if is_complete(table, b)]
    per_road = table.rules.numbers.connected_logistics
    return sum(_points(table, building) for building in own) + len(joined) * per_road


def _points(table: Table, building: Building) -> int:
    if building.is_settlement:
        return table.rules.numbers.settlement_logistics
    return table.rules.buildings[building.kind].logistics[building.tier - 1]


def may_order(table: Table, *units: Unit) -> bool:
    """M21.2-2, M21.2-12 A point for each of these that has done nothing yet this turn."""
    command = table.players[units[0].seat].command
    if command is None:
        return True
    fresh = sum(not unit.acted and unit.seat == units[0].seat for unit in units)
    return command.used + fresh <= command.points
