"""M9.2 Which hexes of a seat make which units."""

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.rows import BuildingCard, UnitCard
from warhost.games.multiverse.world import DECOY, SETTLEMENT, Table, Unit, UnitId, View
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

MADE_IN_SETTLEMENTS = frozenset({"civilian", "scout", "ranged", "swords", "spears"})
"""Classes whose Age I units a Settlement makes."""


def own_hexes(table: Table, seat: Seat) -> list[Hex]:
    """The hexes of the seat's complete buildings and of its Settlement."""
    return [
        hex_
        for building in table.buildings.values()
        if building.seat == seat and is_complete(table, building)
        for hex_ in building.hexes
    ]


def settlement_hexes(table: Table, seat: Seat) -> list[Hex]:
    """The hexes of the seat's Settlement."""
    own = (b for b in table.buildings.values() if b.seat == seat and b.is_settlement)
    return [hex_ for building in own for hex_ in building.hexes]


def refuse_place(view: View, kind: str, hex_: Hex) -> Refusal | None:
    """M24.1-4, M9.2-4 A unit of the seat's faction, in a place of its own."""
    table = view.table
    card = table.rules.units.get(kind)
    if card is None or kind == DECOY:
        return Refusal("M9.2-3", "kind", f"There is no unit {kind!r}.")
    if card.card.factions and table.players[view.seat].faction not in card.card.factions:
        return Refusal("M24.1-4", "kind", f"{card.name} is of another faction.")
    if hex_ not in own_hexes(table, view.seat):
        return Refusal("M9.2-4", "hex", "Units appear in your own buildings and Settlement.")
    return None


def may_make(table: Table, site: Hex, kind: str) -> bool:
    """M9.2-3 What the building's card says; Settlements make the simple foot of Age I."""
    building, unit = table.buildings[site], table.rules.units[kind]
    if building.kind == SETTLEMENT:
        return unit.card.age == 1 and unit.card.unit_class in MADE_IN_SETTLEMENTS
    return makes(table.rules.buildings[building.kind], building.tier, unit.card)


def makes(building: BuildingCard, tier: int, unit: UnitCard) -> bool:
    """M9.2-3 A class on the card means its units of Age I; others stand there by name."""
    made = building.makes + (building.makes_at_two if tier > 1 else ())
    return unit.id in made or (unit.age == 1 and unit.unit_class in made)


def new_unit(table: Table, seat: Seat, kind: str, hex_: Hex) -> Unit:
    """M9.2-5 The next block of a seat, ready to act."""
    number = table.players[seat].blocks + 1
    return Unit(UnitId(f"{seat}/{number}"), seat, hex_, kind=kind)
