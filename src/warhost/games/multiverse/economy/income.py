"""M9.1 What a seat earns in the revenue phase."""

from collections.abc import Iterator

import msgspec

from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.economy.supply import connected_buildings
from warhost.games.multiverse.world import Building, Table
from warhost.kernel.asks import Seat


class Earning(msgspec.Struct, frozen=True):
    """One source of gold."""

    gold: int
    clause: str


def income_of(table: Table, seat: Seat) -> list[Earning]:
    """M3.4-1, M9.1 The first turn's fixed sum, or Settlement, buildings and roads."""
    if table.turn.number == 1:
        return [Earning(table.rules.numbers.first_gold, "M3.4-1")]
    return [*_from_buildings(table, seat), *_from_roads(table, seat)]


def is_revenue_building(table: Table, building: Building) -> bool:
    """M9.1-4 A building whose card has an income."""
    return any(table.rules.buildings[building.kind].income)


def _from_buildings(table: Table, seat: Seat) -> Iterator[Earning]:
    for building in table.buildings.values():
        if building.seat != seat or not is_complete(table, building):
            continue
        if building.is_settlement:
            yield Earning(table.rules.numbers.settlement_gold, "M9.1-1")
            continue
        gold = table.rules.buildings[building.kind].income[building.tier - 1]
        if gold:
            yield Earning(gold, "M9.1-2")


def _from_roads(table: Table, seat: Seat) -> Iterator[Earning]:
    for building in connected_buildings(table, seat):
        if is_complete(table, building) and table.rules.ruleset.earns_connected(table, building):
            yield Earning(table.rules.numbers.connected_gold, "M9.1-4")
