"""What an attack on a hex hits: the building there, a military unit, or a Builder alone."""

import msgspec

from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.games.multiverse.diplomacy.terms import refuses_peace
from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.movement.sharing import is_builder
from warhost.games.multiverse.rules import FULL, SEAT_BITS, WALLS
from warhost.games.multiverse.world import Table, Unit, UnitId
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class Target(msgspec.Struct, frozen=True):
    """M7.5-1 A building shields who is inside; the unit there answers for it."""

    building: Hex
    unit: UnitId
    other: UnitId = UnitId("")
    """The other half of a formation."""


def target_at(table: Table, hex_: Hex) -> Target:
    """What is hit in an enemy's hex; what is still being built shields nobody (M7.1-13)."""
    units = table.units_at(hex_)
    guards = sorted(unit.id for unit in units if not is_builder(table, unit))
    names = (*(guards or [unit.id for unit in units]), UnitId(""), UnitId(""))
    first, other = names[0], names[1]
    building = table.building_at(hex_)
    if building is None or (first and not is_complete(table, building)):
        return Target(NOWHERE, first, other)
    return Target(building.hex, first, other)


def refuse_breach(table: Table, seat: Seat, hex_: Hex) -> Refusal | None:
    """M20.2-6 A treaty holds with who is there."""
    if not table.treaties:
        return None
    here, building = table.units_at(hex_), table.building_at(hex_)
    holder = here[0].seat if here else building.seat if building else seat
    return refuses_peace(table, seat, holder)


def is_enemy_at(table: Table, seat: Seat, hex_: Hex) -> bool:
    """M10.1-1 A hex that holds an enemy unit, building or Settlement."""
    mark = table.occupied[hex_]
    return bool(mark & (FULL | WALLS) and table.rules.foes[table.mark_of(seat)][mark & SEAT_BITS])


def sheltered_builder(table: Table, target: Unit) -> Unit | None:
    """The Builder of a hex that nobody else guards (M8.1-4)."""
    others = [unit for unit in table.units_at(target.hex) if unit.id != target.id]
    if len(others) != 1 or not is_builder(table, others[0]):
        return None
    return others[0]
