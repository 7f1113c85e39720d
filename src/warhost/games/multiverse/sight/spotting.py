"""M6.1 Which blocks are face up, looked at again after every single step."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.events.units import DecoyUnmasked, FaceDown, FaceUp
from warhost.games.multiverse.rules import FULL, NEUTRAL, SEAT_BITS
from warhost.games.multiverse.sight.lines import identified_from
from warhost.games.multiverse.world import DECOY, Table, Unit, World
from warhost.kernel.asks import Seat


def look_around(world: World, changed: Iterable[Hex]) -> Iterator[Any]:
    """M6.1-6 Turn the blocks whose sight may have changed, all at once; unmask decoys."""
    table, places = world.table, set(changed)
    while places:
        turned = [event for unit in blocks_near(table, places) for event in _turned(table, unit)]
        places = {table.units[e.unit].hex for e in turned if isinstance(e, DecoyUnmasked)}
        yield from turned


def is_identified(table: Table, unit: Unit) -> bool:
    """M6.1-5 A unit or building of an enemy sees its face."""
    return any(_eyes_at(table, near, unit.hex) for near in foes_near(table, unit.seat, unit.hex))


def identified_by(table: Table, seat: Seat, hex_: Hex) -> bool:
    """M6.3-1, M6.3-2 A unit of the seat's side sees the faces in this hex."""
    mine = table.mark_of(seat)
    foes, marks = table.rules.foes[mine], table.occupied
    for near in table.board.within[2][hex_]:
        mark = marks[near] & SEAT_BITS
        if mark and not foes[mark] and _eyes_at(table, near, hex_):
            return True
    return False


def foes_near(table: Table, seat: Seat, hex_: Hex) -> list[Hex]:
    """Hexes within sight range that an enemy of the seat holds."""
    board, foes = table.board, table.rules.foes[table.mark_of(seat)]
    marks = board.lens[2][hex_](table.occupied)
    if not any(marks):
        return []
    near = board.within[2][hex_]
    return [
        h
        for h, mark in zip(near, marks, strict=True)
        if foes[mark & SEAT_BITS] and mark & SEAT_BITS != NEUTRAL
    ]


def blocks_near(table: Table, places: Iterable[Hex]) -> list[Unit]:
    """The blocks on these hexes and within sight range of them, in the order of the board."""
    near: set[Hex] = set()
    for place in places:
        near.add(place)
        near.update(table.board.within[2][place])
    return [u for h in sorted(near) if table.occupied[h] & FULL for u in table.units_at(h)]


def _turned(table: Table, unit: Unit) -> Iterator[Any]:
    seen = is_identified(table, unit)
    if seen and unit.kind == DECOY:
        yield DecoyUnmasked(unit.id, unit.hex)
    elif seen and not unit.face_up:
        yield FaceUp(replace(unit, face_up=True))
    elif unit.face_up and not seen:
        yield FaceDown(unit.id)


def _eyes_at(table: Table, viewer: Hex, target: Hex) -> bool:
    """Whether somebody in the hex, or the building there, sees faces in the target hex.

    In a preview a back is taken for no scout.
    """
    reach = sight_at(table, viewer)
    if target in identified_from(table.ground, viewer, False, reach):
        return True
    blocks = (unit for unit in table.units_at(viewer) if unit.kind)
    if not any(table.type_of(unit).unit_class.scouts for unit in blocks):
        return False
    return target in identified_from(table.ground, viewer, True, reach)


def sight_at(table: Table, viewer: Hex) -> int:
    """M6.2-1, M6.2-14, M13.5-2 Frost shortens the sight of units, not that of buildings."""
    reach = table.rules.numbers.sight
    frosts = [table.units[unit].frost for unit in table.blocks.get(viewer, ())]
    if not any(frosts) or viewer in table.sites:
        return reach
    return max(reach if frost is None else min(reach, frost.sight) for frost in frosts)
