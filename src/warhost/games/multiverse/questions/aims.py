"""M4.4-8, M6.3-1 Which hexes a shooter reaches from a hex, whoever stands there."""

import msgspec

from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.games.multiverse.combat.shots import refuse_shot
from warhost.games.multiverse.sight.lines import is_clear
from warhost.games.multiverse.world import UnitId, View


class Aims(msgspec.Struct, frozen=True, tag="aims"):
    """Where could this unit or building of mine shoot from here?"""

    unit: UnitId = UnitId("")
    hex: Hex = NOWHERE
    """From another hex than its own; for a building, the hex it stands in."""


class AimsSheet(msgspec.Struct, frozen=True):
    """What lies in range with a clear line, and what of it can be shot at now."""

    range: int
    hexes: tuple[Hex, ...]
    targets: tuple[Hex, ...]


NO_AIMS = AimsSheet(0, (), ())


def answer(view: View, question: Aims) -> AimsSheet:
    """Nothing for who cannot shoot."""
    table, unit = view.table, view.table.units.get(question.unit)
    building = table.buildings.get(question.hex)
    if unit is not None and unit.seat == view.seat:
        origin = unit.hex if question.hex == NOWHERE else question.hex
        reach = table.type_of(unit).side.range
    elif building is not None and building.seat == view.seat and building.kind in table.rules.types:
        origin, reach = building.hex, table.rules.types[building.kind].side.range
    else:
        return NO_AIMS
    if not reach or not 0 <= origin < table.board.size or table.ground.is_face_down(origin):
        return NO_AIMS
    near = sorted(table.board.within[reach][origin])
    ground = table.ground
    hexes = (h for h in near if not ground.is_face_down(h) and is_clear(ground, origin, h))
    targets: tuple[Hex, ...] = ()
    if unit is not None and origin == unit.hex:
        targets = tuple(h for h in near if table.occupied[h] and not refuse_shot(table, unit, h))
    return AimsSheet(reach, tuple(hexes), targets)
