"""What an attack on a hex hits: the building there, a military unit, or a Builder alone."""

import msgspec

from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.movement.sharing import is_builder
from warhost.games.multiverse.rules import FULL, SEAT_BITS, WALLS
from warhost.games.multiverse.world import Table, Unit, UnitId
from warhost.kernel.asks import Seat


class Target(msgspec.Struct, frozen=True):
    """M7.5-1 A building shields who is inside; the unit there answers for it."""

    building: Hex
    unit: UnitId


def target_at(table: Table, hex_: Hex) -> Target:
    """What is hit in an enemy's hex; what is still being built shields nobody (M7.1-13)."""
    units = table.units_at(hex_)
    first = min(units, key=lambda unit: (is_builder(table, unit), unit.id), default=None)
    name = first.id if first else UnitId("")
    building = table.building_at(hex_)
    if building is None or (first is not None and not is_complete(table, building)):
        return Target(NOWHERE, name)
    return Target(building.hex, name)


def is_enemy_at(table: Table, seat: Seat, hex_: Hex) -> bool:
    """M10.1-1 A hex that holds an enemy unit, building or Settlement."""
    mark = table.occupied[hex_]
    return bool(mark & (FULL | WALLS) and table.rules.foes[table.mark_of(seat)][mark & SEAT_BITS])


def sheltered_builder(table: Table, target: Unit) -> Unit | None:
    """The Builder that shares the hex of a military unit (M8.1-4)."""
    others = (unit for unit in table.units_at(target.hex) if unit.id != target.id)
    return next((unit for unit in others if is_builder(table, unit)), None)
