"""M10.2, M10.3 Who counters whom, and who may strike back."""

from warhost.games.multiverse.combat.fighters import comes_in, is_siege, is_tower
from warhost.games.multiverse.sight.lines import is_clear
from warhost.games.multiverse.sight.spotting import identified_by
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, Unit

ADJACENT = 1


def by_class(table: Table, one: Unit, other: Unit) -> bool:
    """M10.2-2 to -7 Class decides, and what a card says beside it."""
    kind, foe = table.type_of(one), table.type_of(other).card.unit_class
    return foe in kind.unit_class.counters or foe in kind.side.counters


def unless_adjacent(table: Table, one: Unit, other: Unit) -> bool:
    """M21.1-4, M10.2-13 Not against melee infantry that began its phase beside a shooter."""
    if not by_class(table, one, other):
        return False
    is_shooter = table.type_of(one).is_ranged and not table.type_of(other).is_ranged
    acts = other.seat == table.turn.active
    return not (is_shooter and acts and _began_beside(table, other, one))


def _began_beside(table: Table, attacker: Unit, shooter: Unit) -> bool:
    return attacker.stood >= 0 and table.board.distance(attacker.stood, shooter.hex) == ADJACENT


def may_answer(table: Table, combat: Combat, attacker: Unit, defender: Unit) -> bool:
    """M10.3 Whether the defender may strike at this attacker."""
    if not table.type_of(defender).unit_class.fights or _is_unanswered(table, combat):
        return False
    if defender.frost is not None and defender.frost.frozen:
        return False
    engine = is_siege(table, attacker) or is_tower(table, attacker)
    if is_siege(table, defender):
        return engine and can_shoot_at(table, defender, attacker)
    if engine:
        return False
    return comes_in(table, combat, attacker) or can_shoot_at(table, defender, attacker)


def _is_unanswered(table: Table, combat: Combat) -> bool:
    return bool(combat.ability) and table.rules.abilities[combat.ability].unanswered


def can_shoot_at(table: Table, shooter: Unit, target: Unit) -> bool:
    """M10.3-2, M10.3-5, M10.3-9 In range, in a clear line, and known to the shooter's side."""
    reach = table.type_of(shooter).side.range
    if table.board.distance(shooter.hex, target.hex) > reach:
        return False
    if not is_clear(table.ground, shooter.hex, target.hex):
        return False
    return is_tower(table, target) or identified_by(table, shooter.seat, target.hex)
