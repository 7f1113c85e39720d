"""Land that is still being shaped."""

from collections.abc import Iterator

import msgspec

from warhost.games.cosmos.geography import OPPOSITE, Board, column_and_row, neighbours, rings
from warhost.games.cosmos.ids import HexNumber

SEA = "sea"
"""Water whose kind is not said yet."""
WATERS = (SEA, "coastal_ocean", "deep_ocean", "lake")
WILD = "wild"
"""Land whose terrain is not said yet."""
NEAR = 2
"""How far the core of a realm reaches from its home."""


class Land(msgspec.Struct):
    """Terrains, heights, and what lies on the sides of hexes; each side is kept once."""

    board: Board
    terrain: dict[HexNumber, str] = {}
    height: dict[HexNumber, int] = {}
    wet: dict[HexNumber, int] = {}
    sides: dict[tuple[HexNumber, str], list[str]] = {}
    homes: list[HexNumber] = []

    def is_land(self, number: HexNumber) -> bool:
        return self.terrain[number] not in WATERS

    def near(self, number: HexNumber) -> dict[str, HexNumber]:
        return dict(neighbours(self.board)[number])

    def on_side(self, number: HexNumber, side: str) -> list[str]:
        """The features of a side, whichever of its hexes is named."""
        other = self.near(number)[side]
        key = (number, side) if number < other else (other, OPPOSITE[side])
        return self.sides.setdefault(key, [])

    def put(self, number: HexNumber, side: str, feature: str) -> None:
        known = self.on_side(number, side)
        if feature not in known:
            known.append(feature)

    def core(self, home: HexNumber) -> Iterator[HexNumber]:
        """C2.1 The hexes of a realm: its home and whatever lies within two hexes."""
        for ring in rings(self.board)[home][: NEAR + 1]:
            yield from ring

    def edge(self, number: HexNumber) -> int:
        """How many hexes it is to the edge of the map."""
        column, row = column_and_row(self.board, number)
        return min(column, row, self.board.columns - 1 - column, self.board.height - 1 - row)
