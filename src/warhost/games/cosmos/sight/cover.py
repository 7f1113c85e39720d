"""C18-2 Which hexes can be seen from which."""

from collections.abc import Mapping

from warhost.games.cosmos.geography import FARTHEST_SIGHT, Board, rings
from warhost.games.cosmos.ids import HexNumber
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import Hex


def cover_of(
    hexes: Mapping[HexNumber, Hex], board: Board, rules: Rules
) -> dict[HexNumber, tuple[HexNumber, ...]]:
    """For each hex all that are within the larger of the two viewing ranges."""
    reach = {number: rules.terrains[one.terrain].viewing_range for number, one in hexes.items()}
    return {number: _from(number, reach, board) for number in hexes}


def _from(number: HexNumber, reach: Mapping[HexNumber, int], board: Board) -> tuple[HexNumber, ...]:
    found = rings(board)[number]
    return tuple(
        other
        for away in range(FARTHEST_SIGHT + 1)
        for other in found[away]
        if away <= max(reach[number], reach[other])
    )
