"""M10.2, M10.3 Who strikes first, and who may strike back."""

from warhost.games.multiverse.rules import UnitType
from warhost.games.multiverse.sight.lines import is_clear
from warhost.games.multiverse.sight.spotting import identified_by
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, Unit, UnitId

SIEGE = "siege"


def counters(one: UnitType, other: UnitType) -> bool:
    """M10.2-2 to -7 Class alone decides."""
    return other.card.unit_class in one.unit_class.counters


def strikers_of(table: Table, combat: Combat) -> tuple[UnitId, ...]:
    """M10.2-1, M10.2-14 The attacker first, unless a defender that may answer counters it."""
    attacker = table.units[UnitId(combat.attacker)]
    defender = table.units.get(UnitId(combat.defender))
    if defender is None or not may_answer(table, combat, attacker, defender):
        return (attacker.id,)
    if counters(table.type_of(defender), table.type_of(attacker)):
        return (defender.id, attacker.id)
    return (attacker.id, defender.id)


def may_answer(table: Table, combat: Combat, attacker: Unit, defender: Unit) -> bool:
    """M10.3 Whether the defender strikes back if it survives."""
    kind = table.type_of(defender)
    if not kind.unit_class.fights:
        return False
    is_siege = kind.card.unit_class == SIEGE
    by_siege = table.type_of(attacker).card.unit_class == SIEGE
    if is_siege or (by_siege and combat.way == "shot"):
        return is_siege and by_siege and can_shoot_at(table, defender, attacker)
    return combat.way == "melee" or can_shoot_at(table, defender, attacker)


def can_shoot_at(table: Table, shooter: Unit, target: Unit) -> bool:
    """M10.3-2, M10.3-5, M10.3-9 In range, in a clear line, and known to the shooter's side."""
    reach = table.type_of(shooter).side.range
    if table.board.distance(shooter.hex, target.hex) > reach:
        return False
    return is_clear(table.ground, shooter.hex, target.hex) and identified_by(
        table, shooter.seat, target.hex
    )
