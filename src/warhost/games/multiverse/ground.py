"""The lie of the land at one moment: terrain, roads, and what follows from them.

A ground never changes: who turns a territory over or builds a road makes another one. What
rules ask often is kept here once it was worked out; two grounds of the same land are equal.
"""

from collections.abc import Sequence
from typing import Any

from warhost.games.multiverse.board import Board, Hex
from warhost.games.multiverse.rows import Terrain

FACE_DOWN = 255
"""The terrain of a territory that nobody has turned over."""
CROSSROADS = 0b111111
"""Buildings and Settlements join roads on all six sides (M8.2-4)."""
TOO_HIGH = 9
MOST_KEPT = 50_000


class Ground:
    """Terrain and roads of every hex, as one byte each."""

    __slots__ = (
        "board", "cost", "height", "hides", "kept", "roads", "spotted", "terrain", "terrains",
    )  # fmt: skip

    def __init__(
        self, board: Board, terrains: Sequence[Terrain], terrain: bytes, roads: bytes
    ) -> None:
        self.board = board
        self.terrains = terrains
        self.terrain = terrain
        self.roads = roads
        self.cost = _looked_up(terrain, [t.cost for t in terrains], 0)
        self.height = _looked_up(terrain, [t.height for t in terrains], TOO_HIGH)
        self.hides = _looked_up(terrain, [t.hides for t in terrains], False)
        self.spotted: dict[tuple[Hex, bool, int], frozenset[Hex]] = {}
        self.kept: dict[Any, Any] = {}
        """Answers of costly questions, by all that they depend on beside the ground."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ground):
            return NotImplemented
        return self.terrain == other.terrain and self.roads == other.roads

    def __hash__(self) -> int:
        return hash((self.terrain, self.roads))

    def keep(self, question: Any, answer: Any) -> Any:
        """Remember an answer; everything is forgotten when it has become too much."""
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
        self.kept[question] = answer
        return answer

    def is_face_down(self, hex_: Hex) -> bool:
        return self.terrain[hex_] == FACE_DOWN

    def terrain_of(self, hex_: Hex) -> Terrain:
        """The kind of an explored hex."""
        return self.terrains[self.terrain[hex_]]

    def by_road(self, origin: Hex, target: Hex, direction: int) -> bool:
        """M8.2-3 Both hexes carry a road, and the roads join at the common side."""
        return bool(
            self.roads[origin] >> direction & 1 and self.roads[target] >> (direction + 3) % 6 & 1
        )

    def bridged(self, target: Hex, direction: int) -> bool:
        """M8.3-2 A bridge over water that is entered in this direction."""
        return bool(self.roads[target] >> (direction + 3) % 6 & 1) and not self.cost[target]

    def step_cost(self, origin: Hex, target: Hex) -> int:
        """M4.1-3 AP to enter the next hex; 0 where nobody can walk."""
        if self.roads[target]:
            direction = self.board.direction(origin, target)
            if self.by_road(origin, target, direction) or self.bridged(target, direction):
                return 1
        return self.cost[target]


def _looked_up(terrain: bytes, values: Sequence[int], unknown: int) -> bytes:
    table = bytes(values[n] if n < len(values) else unknown for n in range(256))
    return terrain.translate(table)
