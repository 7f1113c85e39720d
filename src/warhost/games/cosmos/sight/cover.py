"""C18-2 Which hexes can be seen from which, and how much of awareness is left so far away."""

from collections.abc import Iterator, Mapping

from warhost.games.cosmos.geography import FARTHEST_SIGHT, Board, level_of, rings
from warhost.games.cosmos.ids import HexNumber, Position
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import Hex

FADING = (300, 190, 160, 130)
"""C18-7 What is left of a watcher's awareness at each distance, in parts of a hundred."""
Cover = tuple[tuple[HexNumber, int], ...]
"""Hexes, and what is left of awareness in each."""


def cover_of(hexes: Mapping[HexNumber, Hex], board: Board, rules: Rules) -> dict[HexNumber, Cover]:
    """For each hex all that are within the larger of the two viewing ranges."""
    reach = {number: reach_of(one, rules) for number, one in hexes.items()}
    return {n: tuple(_within(n, reach[n], reach, board, 0)) for n in hexes}


def cover_at(
    number: HexNumber, hexes: Mapping[HexNumber, Hex], board: Board, rules: Rules
) -> Cover:
    """The same for one hex."""
    near = [other for ring in rings(board)[number] for other in ring]
    reach = {other: reach_of(hexes[other], rules) for other in near}
    return tuple(_within(number, reach[number], reach, board, 0))


def reach_of(one: Hex, rules: Rules) -> int:
    """C18-4, C19.2-6 Of the terrain that it is, or that it seems to be, to all eyes."""
    return rules.terrains[one.seeming or one.terrain].viewing_range


def cover_from_level(
    spot: Position, hexes: Mapping[HexNumber, Hex], board: Board, rules: Rules
) -> Cover:
    """C2.1.2-11 The surface as it is seen from over or under a hex: one hex farther away."""
    number = HexNumber(int(spot[1:]))
    ground = rules.terrains[hexes[number].seeming or hexes[number].terrain]
    own = rules.terrains[ground.over if level_of(spot) == "o" else ground.under].viewing_range
    near = [other for ring in rings(board)[number] for other in ring]
    reach = {other: reach_of(hexes[other], rules) for other in near}
    return tuple(_within(number, own, reach, board, 1))


def _within(
    number: HexNumber, own: int, reach: Mapping[HexNumber, int], board: Board, farther: int
) -> Iterator[tuple[HexNumber, int]]:
    for away, ring in enumerate(rings(board)[number], farther):
        for other in ring:
            if away <= min(max(own, reach[other]), FARTHEST_SIGHT):
                yield other, FADING[away]
