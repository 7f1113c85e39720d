"""M4.4-6 to -8, M6.3 Who may shoot at what."""

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.combat.targets import is_enemy_at, refuse_breach
from warhost.games.multiverse.movement.sharing import stands_alone
from warhost.games.multiverse.sight.lines import is_clear
from warhost.games.multiverse.sight.spotting import identified_by
from warhost.games.multiverse.world import Table, Unit
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

COST = 1


def refuse_shot(table: Table, unit: Unit, target: Hex) -> Refusal | None:
    """M4.4-6 to -8, M6.3-1 What forbids a unit to shoot at a hex."""
    return refuse_shooter(table, unit) or _refuse_target(table, unit, target)


def refuse_shooter(table: Table, unit: Unit) -> Refusal | None:
    side = table.type_of(unit).side
    if not side.range:
        return Refusal("M4.4-8", "unit", f"{unit.id} cannot shoot.")
    if unit.ap < COST:
        return Refusal("M4.4-6", "unit", f"A shot costs {COST} AP, {unit.id} has none left.")
    if side.sets_up and not unit.set_up:
        return Refusal("M4.4-7", "unit", f"{unit.id} has to set up first.")
    if not stands_alone(table, unit):
        return Refusal("M4.3-4", "unit", f"{unit.id} shares its hex.")
    return None


def _refuse_target(table: Table, unit: Unit, target: Hex) -> Refusal | None:
    reach = table.type_of(unit).side.range
    if target not in table.board.within[reach][unit.hex]:
        return Refusal("M4.4-8", "hex", f"{unit.id} shoots {reach} hexes far.")
    return refuse_aim(table, unit.seat, unit.hex, target)


def refuse_aim(table: Table, seat: Seat, origin: Hex, target: Hex) -> Refusal | None:
    """M6.3-1, M6.3-3, M6.3-6 An enemy there, a clear line, and somebody who knows the face."""
    if flaw := refuse_breach(table, seat, target):
        return flaw
    if not is_enemy_at(table, seat, target):
        return Refusal("M6.3-1", "hex", f"No enemy is in {hex_name(target)}.")
    if not is_clear(table.ground, origin, target):
        return Refusal("M6.3-1", "hex", f"Something blocks the view to {hex_name(target)}.")
    if target not in table.sites and not identified_by(table, seat, target):
        return Refusal("M6.3-6", "hex", f"None of yours knows who stands in {hex_name(target)}.")
    return None
