"""M4.3 Who may stand where, and whom a unit may pass."""

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.rules import FULL, SEAT_BITS, WALLS
from warhost.games.multiverse.world import Table, Unit


def is_builder(table: Table, unit: Unit) -> bool:
    """Of a back nobody knows it; it is taken for a guard."""
    return unit.kind in table.rules.builders


def stands_alone(table: Table, unit: Unit) -> bool:
    """M4.3-4, M4.3-6 Attacks and explorations start alone; Builders and partners block nobody."""
    others = [u for u in table.units_at(unit.hex) if u.id != unit.id]
    return not (others and is_builder(table, unit))


def is_barred(table: Table, unit: Unit, hex_: Hex) -> bool:
    """M4.3-5 Enemy units and enemy buildings let nobody through."""
    mark = table.occupied[hex_]
    if not mark & (FULL | WALLS):
        return False
    return bool(table.rules.foes[table.mark_of(unit.seat)][mark & SEAT_BITS])
