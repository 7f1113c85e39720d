"""M7.2, M7.3 Where a building may stand: adjacency bans and zones of influence."""

from collections.abc import Iterator

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.economy.cards import zone_of
from warhost.games.multiverse.rules import TOKEN
from warhost.games.multiverse.world import Table
from warhost.kernel.refusals import Refusal


def refuse_site(table: Table, kind: str, hex_: Hex) -> Refusal | None:
    """What forbids this building here."""
    return next(_flaws(table, kind, hex_), None)


def _flaws(table: Table, kind: str, hex_: Hex) -> Iterator[Refusal]:
    if hex_ in table.sites:
        yield Refusal("M7.2-8", "hex", f"A building stands in {hex_name(hex_)}.")
    if not table.ground.cost[hex_] or table.occupied[hex_] & TOKEN:
        yield Refusal("M7.2-8", "hex", f"Nothing can be built in {hex_name(hex_)}.")
    if not table.rules.buildings[kind].tower:
        yield from _too_near_the_unknown(table, hex_)
    yield from _in_mutual_zones(table, kind, hex_)


def _too_near_the_unknown(table: Table, hex_: Hex) -> Iterator[Refusal]:
    """M7.2-1 to -3"""
    for near in table.board.neighbours[hex_]:
        if table.ground.is_face_down(near):
            yield Refusal("M7.2-1", "hex", f"{hex_name(near)} is unexplored.")
        if table.occupied[near] & TOKEN:
            yield Refusal("M7.2-2", "hex", f"An adventure waits in {hex_name(near)}.")


def _in_mutual_zones(table: Table, kind: str, hex_: Hex) -> Iterator[Refusal]:
    """M7.3-2, M7.3-3 Each would lie in the other's zone; buildings of all players count."""
    own = zone_of(table, kind)
    for building in table.buildings.values():
        reach = min(own, zone_of(table, building.kind))
        far = min(table.board.distance(hex_, other) for other in building.hexes)
        if far <= reach:
            text = f"Too near to the building in {hex_name(building.hex)}: {far} hexes."
            yield Refusal("M7.3-2", "hex", text)
