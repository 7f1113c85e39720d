"""M7.1-5 to -7, M7.1-13 A Fortress that is being built stands and falls with its Builder."""

from collections.abc import Iterable, Iterator
from typing import Any

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.events.buildings import BuildingLost
from warhost.games.multiverse.movement.sharing import is_builder
from warhost.games.multiverse.world import Building, Table, World


def lose_abandoned(world: World, left: Iterable[Hex]) -> Iterator[Any]:
    """What was being built in these hexes is lost if its Builder is there no longer."""
    table = world.table
    for hex_ in left:
        building = table.building_at(hex_)
        if building is not None and is_abandoned(table, building):
            yield BuildingLost(building.hex, building.seat, building.kind, building.tier)


def is_abandoned(table: Table, building: Building) -> bool:
    """M7.1-6, M7.1-7 Not complete, and no Builder of its owner at work."""
    if is_complete(table, building):
        return False
    here = table.units_at(building.hex)
    return not any(unit.seat == building.seat and is_builder(table, unit) for unit in here)
