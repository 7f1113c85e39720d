"""M7.2, M7.3 Zones of influence, and where a building may stand."""

import msgspec

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.building.placement import refuse_site
from warhost.games.multiverse.economy.cards import zone_of
from warhost.games.multiverse.world import Building, Table, View
from warhost.kernel.asks import Seat


class Zones(msgspec.Struct, frozen=True, tag="zones"):
    """Whose zones lie where, and where could this kind of building stand?"""

    kind: str = ""


class Zone(msgspec.Struct, frozen=True):
    """M7.3-1 The hexes that a building influences."""

    building: Hex
    seat: Seat
    hexes: tuple[Hex, ...]


class ZonesSheet(msgspec.Struct, frozen=True):
    """All zones, and the free sites of the kind that was asked about."""

    zones: tuple[Zone, ...]
    sites: tuple[Hex, ...]


def answer(view: View, question: Zones) -> ZonesSheet:
    """Sites regardless of Builders and gold; those are told by the plan."""
    table = view.table
    zones = tuple(_zone(table, b) for b in table.buildings.values() if zone_of(table, b.kind))
    if question.kind not in table.rules.buildings:
        return ZonesSheet(zones, ())
    open_ = (Hex(h) for h in range(table.board.size) if not table.ground.is_face_down(Hex(h)))
    sites = tuple(h for h in open_ if refuse_site(table, question.kind, h) is None)
    return ZonesSheet(zones, sites)


def _zone(table: Table, building: Building) -> Zone:
    board, reach = table.board, zone_of(table, building.kind)
    hexes = {*building.hexes}
    for hex_ in building.hexes:
        hexes.update(board.within[reach][hex_])
    return Zone(building.hex, building.seat, tuple(sorted(hexes)))
