"""M8.2-13 Which buildings an unbroken chain of roads and bridges joins to the Settlement."""

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.world import Building, Table
from warhost.kernel.asks import Seat


def connected_buildings(table: Table, seat: Seat) -> list[Building]:
    """The seat's own buildings with a road to its Settlement."""
    own = [b for b in table.buildings.values() if b.seat == seat]
    reached = _reached_by_road(table, [h for b in own if b.is_settlement for h in b.hexes])
    return [b for b in own if not b.is_settlement and b.hex in reached]


def _reached_by_road(table: Table, start: list[Hex]) -> set[Hex]:
    ground, reached, frontier = table.ground, set(start), list(start)
    while frontier:
        origin = frontier.pop()
        for direction, target in enumerate(ground.board.next_to[origin]):
            if target >= 0 and target not in reached and ground.by_road(origin, target, direction):
                reached.add(target)
                frontier.append(target)
    return reached
