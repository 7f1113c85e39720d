"""M16 Aether mines: placed on what is turned over, taken by who stands there, worth aether."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.board import Hex, Place
from warhost.games.multiverse.events.missions import AetherGained, MinePlaced, MineTaken
from warhost.games.multiverse.missions.rows import PortalStage
from warhost.games.multiverse.world import Table, World
from warhost.kernel.asks import Seat

IN_PLACE_OF = {"water": "grassland", "mountain": "hills"}
"""M16.1-2, M16.1-3 There are no mines of water and of mountain."""
AETHER_A_MINE = 1


def place_mine(world: World, place: Place) -> Iterator[Any]:
    """M5.1-9, M16.1-1 A territory with a mine assigned to its central hex shows it."""
    table = world.table
    if place in table.rules.mine_places:
        hex_ = table.board.middle_of(place)
        terrain = table.ground.terrain_of(hex_).id
        yield MinePlaced(hex_, IN_PLACE_OF.get(terrain, terrain))


def take_mines(world: World, seat: Seat) -> Iterator[Any]:
    """M16.2-3 Who ends its action phase with a fighting unit on a mine holds it from then on."""
    table = world.table
    for hex_, holder in list(table.mines.items()):
        if holder != seat and _has_taker(table, seat, hex_):
            yield MineTaken(hex_, seat)


def _has_taker(table: Table, seat: Seat, hex_: Hex) -> bool:
    return any(
        unit.seat == seat and table.type_of(unit).unit_class.supports
        for unit in table.units_at(hex_)
    )


def gain_aether(world: World, seat: Seat) -> Iterator[Any]:
    """M16.2-2, M16.2-4 By the mines held as its action phase begins."""
    held = sum(holder == seat for holder in world.table.mines.values())
    if held:
        yield AetherGained(seat, held * AETHER_A_MINE)


def aether_needed(table: Table) -> int:
    """M16.2-4 What completes the Portal: half of the mines, held for so many turns."""
    total = len(table.rules.mine_places) * table.rules.numbers.portal_turns * AETHER_A_MINE
    return -(-total // 2)


def portal_stage(table: Table, seat: Seat) -> PortalStage | None:
    """M24.3-9, M16.2-7 The step of the track that the Portal of a seat's side has reached."""
    if not table.rules.mine_places:
        return None
    own = (s for s in table.seats if table.are_allied(s, seat))
    share = 100 * sum(table.players[s].aether for s in own) // aether_needed(table)
    reached = (stage for stage in table.rules.portal.values() if stage.at <= share)
    return max(reached, key=lambda stage: stage.at, default=None)
