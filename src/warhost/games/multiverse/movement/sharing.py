"""M4.3 Who may stand where, and whom a unit may pass."""

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.rules import FULL, SEAT_BITS, WALLS
from warhost.games.multiverse.world import DECOY, Table, Unit

BUILDER = "civilian"
"""The class that may share a hex with a military unit."""


def is_builder(table: Table, unit: Unit) -> bool:
    return table.type_of(unit).card.unit_class == BUILDER


def may_stand(table: Table, unit: Unit, hex_: Hex, leaving: tuple[str, ...] = ()) -> bool:
    """M4.3-1 to -3 The hex is empty of others, but for one Builder or one military unit.

    M8.3-7 Nobody ends a move on a bridge.
    """
    if not table.ground.cost[hex_]:
        return False
    others = [u for u in table.units_at(hex_) if u.id != unit.id and u.id not in leaving]
    building = table.building_at(hex_)
    if building is not None and building.seat != unit.seat:
        return False
    return not others or (len(others) == 1 and may_share(table, unit, others[0]))


def may_share(table: Table, unit: Unit, other: Unit) -> bool:
    """M4.3-2 A Builder and one own military unit; decoys share with nobody."""
    if unit.seat != other.seat:
        return False
    classes = table.type_of(unit).card.unit_class, table.type_of(other).card.unit_class
    return classes.count(BUILDER) == 1 and _are_real(unit, other)


def _are_real(unit: Unit, other: Unit) -> bool:
    return DECOY not in (unit.kind, other.kind)


def stands_alone(table: Table, unit: Unit) -> bool:
    """M4.3-4, M4.3-6 Attacks and explorations start alone; a Builder blocks nobody."""
    others = [u for u in table.units_at(unit.hex) if u.id != unit.id]
    return is_builder(table, unit) <= (not others) and all(is_builder(table, u) for u in others)


def is_barred(table: Table, unit: Unit, hex_: Hex) -> bool:
    """M4.3-5 Enemy units and enemy buildings let nobody through."""
    mark = table.occupied[hex_]
    if not mark & (FULL | WALLS):
        return False
    return bool(table.rules.foes[table.mark_of(unit.seat)][mark & SEAT_BITS])
