"""M10.6-9, M10.4-14 What an attack, a shot or a tower's shot may bring, reasons included."""

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.combat.fighting import Assault, combat_of, combat_of_tower
from warhost.games.multiverse.combat.forecast import Forecast, forecast
from warhost.games.multiverse.combat.targets import is_enemy_at
from warhost.games.multiverse.tasks import Combat, Way
from warhost.games.multiverse.world import HIDDEN, Table, Unit, UnitId, View


class Odds(msgspec.Struct, frozen=True, tag="odds"):
    """What if this unit, or the building in this hex, attacked there?"""

    hex: Hex
    unit: UnitId = UnitId("")
    building: Hex = Hex(-1)
    partner: UnitId = UnitId("")
    ability: str = ""


class Outlook(msgspec.Struct, frozen=True):
    """The answer; backs beside the battlefield count as units, one inside is left out."""

    forecast: Forecast
    guessed: bool = False


def answer(view: View, question: Odds) -> Outlook | None:
    """Nothing where there is nobody of the seat's to attack, or nothing to be attacked."""
    table = view.table
    if not 0 <= question.hex < table.board.size:
        return None
    if not is_enemy_at(table, view.seat, question.hex):
        return None
    combat = _combat(view, question)
    if combat is None:
        return None
    known = known_faces_of(table, combat)
    near = table.board.neighbours[question.hex]
    backs = any(unit.kind == HIDDEN for hex_ in near for unit in table.units_at(hex_))
    if not known.defender and known.building < 0:
        return None
    return Outlook(forecast(table, known), guessed=backs or known != combat)


def _combat(view: View, question: Odds) -> Combat | None:
    table = view.table
    building = table.buildings.get(question.building)
    if building is not None and building.seat == view.seat:
        return combat_of_tower(table, building, question.hex)
    unit, partner = table.units.get(question.unit), table.units.get(question.partner)
    if unit is None or unit.seat != view.seat or (partner and partner.hex != unit.hex):
        return None
    way: Way = "shot" if table.type_of(unit).is_ranged else "melee"
    if not table.type_of(unit).unit_class.fights or _too_far(table, unit, question.hex):
        return None
    assault = Assault(unit, question.hex, way, 0, question.ability, question.partner)
    return combat_of(table, assault)


def _too_far(table: Table, unit: Unit, target: Hex) -> bool:
    return table.board.distance(unit.hex, target) > max(1, table.type_of(unit).side.range)


def known_faces_of(table: Table, combat: Combat) -> Combat:
    """M6.1-4 Whoever shows a back is left out."""
    names = [n for n in (combat.defender, combat.other) if n and table.units[UnitId(n)].kind]
    first, other = (*names, "", "")[:2]
    return replace(combat, defender=first, other=other)
