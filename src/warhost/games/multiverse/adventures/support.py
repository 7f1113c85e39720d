"""M15.1-8 Who supports an exploration."""

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.world import Table, Unit
from warhost.kernel.asks import Seat


def supporters(table: Table, explorer: Unit, hex_: Hex) -> list[Unit]:
    """Own and allied units beside the adventure; Builders and decoys do not count."""
    return [
        unit
        for near in table.board.neighbours[hex_]
        for unit in table.units_at(near)
        if unit.id != explorer.id and _supports(table, unit, explorer.seat)
    ]


def _supports(table: Table, unit: Unit, seat: Seat) -> bool:
    return table.are_allied(unit.seat, seat) and table.type_of(unit).unit_class.supports
