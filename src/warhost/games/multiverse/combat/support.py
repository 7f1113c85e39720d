"""M10.7, M10.10 Units beside the battlefield, for and against."""

from warhost.games.multiverse.combat.fighters import comes_in, is_attacker
from warhost.games.multiverse.combat.strength import Factor
from warhost.games.multiverse.rows import UnitClass
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import HIDDEN, Table, Unit
from warhost.kernel.asks import Seat

MORALE_A_DIE = 2


def morale_of(table: Table, combat: Combat, striker: Unit, target: Unit | None) -> list[Factor]:
    """M10.7-1 to -9 Dice won or lost by morale."""
    kind = table.type_of(striker)
    if not kind.unit_class.morale:
        return []
    morale = _balance(table, combat, striker.seat)
    dice = abs(morale) // MORALE_A_DIE * (1 if morale > 0 else -1)
    if kind.is_ranged and (dice > 0 or not _in_melee(table, combat, striker, target)):
        return []
    return [Factor(dice, "dice", f"morale {morale:+d}", "M10.7-3")] if dice else []


def _in_melee(table: Table, combat: Combat, striker: Unit, target: Unit | None) -> bool:
    """M10.7-8 A shooter that is fought hand to hand."""
    if is_attacker(combat, striker):
        return False
    return target is not None and comes_in(table, combat, target)


def _balance(table: Table, combat: Combat, seat: Seat) -> int:
    own, other = beside(table, combat, seat, siege=False)
    return own - other


def beside(table: Table, combat: Combat, seat: Seat, siege: bool) -> tuple[int, int]:
    """M10.7-1, M10.7-2, M10.10-2 Own side's and others' units there, the fighters excepted."""
    own = other = 0
    fighting = combat.attacker, combat.partner, combat.defender, combat.other
    for near in table.board.neighbours[combat.battlefield]:
        for unit in table.units_at(near):
            if unit.id not in fighting and _counts(table, unit, siege):
                allied = table.are_allied(unit.seat, seat)
                own, other = own + allied, other + (not allied)
    return own, other


def _counts(table: Table, unit: Unit, siege: bool) -> bool:
    """M10.7-9, M10.7-10 A back counts for a unit; only previews ever meet one."""
    if unit.kind == HIDDEN:
        return True
    unit_class: UnitClass = table.type_of(unit).unit_class
    return unit_class.supports and (siege or unit_class.morale)
