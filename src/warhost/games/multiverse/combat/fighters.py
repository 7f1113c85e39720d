"""Who fights in a combat: units, and buildings that shoot as if they were units."""

from warhost.games.multiverse.board import NOWHERE, Hex, hex_name
from warhost.games.multiverse.rules import TOWER
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Building, Table, Unit, UnitId
from warhost.kernel.asks import Seat

SIEGE = "siege"
CAVALRY = "cavalry"


def tower_unit(building: Building) -> Unit:
    """M10.3-7 A building that shoots, as a fighter."""
    name = UnitId(f"{building.seat}/{hex_name(building.hex)}")
    return Unit(name, building.seat, building.hex, face_up=True, kind=building.kind)


def fighter(table: Table, combat: Combat, name: str) -> Unit | None:
    """The fighter of that name, if it still stands."""
    if combat.tower != NOWHERE and name == combat.attacker:
        building = table.buildings.get(combat.tower)
        return tower_unit(building) if building is not None else None
    return table.units.get(UnitId(name))


def attackers_of(table: Table, combat: Combat) -> list[Unit]:
    """Those who attack and still stand."""
    return _living(table, combat, (combat.attacker, combat.partner))


def defenders_of(table: Table, combat: Combat) -> list[Unit]:
    """Those who are attacked, or inside the building that is, and still stand."""
    return _living(table, combat, (combat.defender, combat.other))


def _living(table: Table, combat: Combat, names: tuple[str, ...]) -> list[Unit]:
    found = (fighter(table, combat, name) for name in names if name)
    return [unit for unit in found if unit is not None]


def is_attacker(combat: Combat, unit: Unit) -> bool:
    return unit.id in (combat.attacker, combat.partner)


def comes_in(table: Table, combat: Combat, unit: Unit) -> bool:
    """M4.4-1 An attacker that goes into the hex; ranged ones shoot from where they stand."""
    return is_attacker(combat, unit) and not table.type_of(unit).is_ranged


def is_siege(table: Table, unit: Unit) -> bool:
    return table.type_of(unit).card.unit_class == SIEGE


def is_tower(table: Table, unit: Unit) -> bool:
    return table.type_of(unit).card.unit_class == TOWER


def is_mounted(table: Table, unit: Unit) -> bool:
    return table.type_of(unit).card.unit_class == CAVALRY


def seat_attacked(table: Table, combat: Combat) -> Seat:
    """Whose unit or building is attacked."""
    if combat.building != NOWHERE:
        return table.buildings[Hex(combat.building)].seat
    return table.units[UnitId(combat.defender)].seat
