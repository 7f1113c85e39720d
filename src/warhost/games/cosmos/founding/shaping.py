"""Heights, wetness, and where the sea is."""

from collections.abc import Iterable

from warhost.games.cosmos.founding.land import SEA, WILD, Land
from warhost.games.cosmos.geography import Board, neighbours
from warhost.games.cosmos.ids import HexNumber
from warhost.kernel.dice import Dice

GRAIN = 1000
OCTAVES = (1, 2, 4)
"""How often chance is smoothed: few times for hills, often for whole countries."""
RISE, HIGHEST_RISE = 250, 3
"""How much higher land lies for each hex from the edge of the map."""
LAND_SHARE = 62
"""Of a hundred hexes."""


def shaped(board: Board, dice: Dice) -> Land:
    """Land in the middle, water all round."""
    land = Land(board)
    land.height, land.wet = noise(board, dice, "height"), noise(board, dice, "wet")
    for number in land.height:
        land.height[number] += RISE * min(land.edge(number), HIGHEST_RISE)
    inner = [number for number in land.height if land.edge(number)]
    inner.sort(key=lambda number: (-land.height[number], number))
    dry = set(inner[: board.size * LAND_SHARE // 100])
    main = largest_of(board, dry)
    land.terrain = {number: WILD if number in main else SEA for number in land.height}
    return land


def noise(board: Board, dice: Dice, what: str) -> dict[HexNumber, int]:
    """Ranks from 0 to GRAIN that change little from hex to hex."""
    sums = {HexNumber(number): 0 for number in range(1, board.size + 1)}
    for octave in OCTAVES:
        layer = {number: dice.roll(GRAIN, f"{what} {octave}") * GRAIN for number in sums}
        for _ in range(octave):
            layer = _smoothed(board, layer)
        spread = max(layer.values()) - min(layer.values()) or 1
        lowest = min(layer.values())
        for number, value in layer.items():
            sums[number] += octave * GRAIN * (value - lowest) // spread
    ranked = sorted(sums, key=lambda number: (sums[number], number))
    return {number: GRAIN * place // board.size for place, number in enumerate(ranked)}


def largest_of(board: Board, numbers: Iterable[HexNumber]) -> set[HexNumber]:
    """The largest piece that hangs together."""
    return max(pieces(board, numbers), key=lambda piece: (len(piece), -min(piece)))


def pieces(board: Board, numbers: Iterable[HexNumber]) -> list[set[HexNumber]]:
    """What hangs together, piece by piece."""
    left = dict.fromkeys(sorted(numbers))
    found = []
    while left:
        open_ends = [next(iter(left))]
        piece = set(open_ends)
        del left[open_ends[0]]
        while open_ends:
            for other in neighbours(board)[open_ends.pop()].values():
                if other in left:
                    del left[other]
                    piece.add(other)
                    open_ends.append(other)
        found.append(piece)
    return found


def _smoothed(board: Board, layer: dict[HexNumber, int]) -> dict[HexNumber, int]:
    near = neighbours(board)
    return {
        number: (value + sum(layer[other] for other in near[number].values()))
        // (1 + len(near[number]))
        for number, value in layer.items()
    }
