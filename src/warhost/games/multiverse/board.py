"""The ground plan of a layout: which hexes there are, how they touch and what they are called.

Nothing here changes during a war; every copy of it shares one board.
"""

import functools
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, NewType

from warhost.games.multiverse.rows import Layout, Spot
from warhost.kernel.hexes import DIRECTIONS, Axial, added, crossed, disc, distance, turned

Hex = NewType("Hex", int)
"""A hex of the board by its number."""
Place = NewType("Place", int)
"""A place where a territory or city lies, by its number."""

NOWHERE = Hex(-1)
RADIUS = 2
TILE = disc(RADIUS)
"""The 19 hexes of a tile, row by row."""
SIDES = tuple(turned((2 * RADIUS + 1, -RADIUS), sixths) for sixths in range(6))
"""From the centre of a tile to that of the next one across each side."""
FARTHEST = 3
"""No rule looks farther than siege weapons shoot (M4.4-8)."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

Line = tuple[tuple[Hex, ...], ...]
"""What a straight line crosses, step by step; two hexes where it runs along their border."""


class Board:
    """The hexes of a layout, numbered from 0."""

    def __init__(self, spots: Sequence[Spot]) -> None:
        self.centres = tuple(centre_of(spot) for spot in spots)
        self.axial: list[Axial] = [added(c, h) for c in self.centres for h in TILE]
        self.number = {at: Hex(n) for n, at in enumerate(self.axial)}
        self.size = len(self.axial)
        self.place_of = tuple(Place(n // len(TILE)) for n in range(self.size))
        self.next_to = tuple(self._around(at) for at in self.axial)
        self.neighbours = tuple(tuple(n for n in ring if n >= 0) for ring in self.next_to)
        self.within = {r: tuple(self._within(at, r) for at in self.axial) for r in (1, 2, 3)}
        self.lens = {r: tuple(_lens(hexes) for hexes in self.within[r]) for r in (1, 2, 3)}
        self.lines = self._all_lines()

    def named(self, name: str) -> Hex | None:
        """The hex of that name, if this board has it."""
        letter, number = name[:1].upper(), name[1:]
        if not (letter in LETTERS and letter and number.isdecimal() and 0 < int(number) <= 19):
            return None
        hex_ = LETTERS.index(letter) * len(TILE) + int(number) - 1
        return Hex(hex_) if hex_ < self.size else None

    def place_named(self, name: str) -> Place | None:
        """The territory of that letter, if this board has it."""
        place = LETTERS.find(name.upper()) if len(name) == 1 else -1
        return Place(place) if 0 <= place < len(self.centres) else None

    def hexes_of(self, place: Place) -> range:
        """The hexes of a tile, row by row."""
        return range(place * len(TILE), (place + 1) * len(TILE))

    def middle_of(self, place: Place) -> Hex:
        """The central hex of a tile."""
        return Hex(place * len(TILE) + len(TILE) // 2)

    def side_towards(self, place: Place, hex_: Hex) -> int:
        """The side of a tile that faces the tile in which a neighbouring hex lies."""
        (q, r), (other_q, other_r) = self.centres[place], self.centres[self.place_of[hex_]]
        return SIDES.index((other_q - q, other_r - r))

    def direction(self, origin: Hex, target: Hex) -> int:
        """The direction of a neighbour."""
        return self.next_to[origin].index(target)

    def distance(self, one: Hex, other: Hex) -> int:
        return distance(self.axial[one], self.axial[other])

    def _around(self, at: Axial) -> tuple[Hex, ...]:
        return tuple(self.number.get(added(at, step), NOWHERE) for step in DIRECTIONS)

    def _within(self, at: Axial, radius: int) -> tuple[Hex, ...]:
        near = (self.number.get(added(at, h), NOWHERE) for h in disc(radius) if h != (0, 0))
        return tuple(n for n in near if n >= 0)

    def _all_lines(self) -> tuple[dict[Hex, Line], ...]:
        """From each hex to those within reach of a shot."""
        shapes = [(step, crossed(step)) for step in disc(FARTHEST) if step != (0, 0)]
        return tuple(self._lines_from(at, shapes) for at in self.axial)

    def _lines_from(
        self, at: Axial, shapes: Sequence[tuple[Axial, Sequence[Sequence[Axial]]]]
    ) -> dict[Hex, Line]:
        lines = {}
        for step, entries in shapes:
            target = self.number.get(added(at, step))
            if target is not None:
                found = [[self.number.get(added(at, h)) for h in entry] for entry in entries]
                lines[target] = tuple(tuple(n for n in e if n is not None) for e in found)
        return lines


def hex_name(hex_: Hex) -> str:
    """`C7`: the seventh hex of territory C, counted row by row."""
    place, number = divmod(hex_, len(TILE))
    return f"{LETTERS[place]}{number + 1}"


def place_name(place: Place) -> str:
    """`C`"""
    return LETTERS[place]


def centre_of(spot: Spot) -> Axial:
    """The central hex of the tile at a spot of the lattice."""
    (east_q, east_r), (south_q, south_r) = SIDES[0], SIDES[1]
    return spot[0] * east_q + spot[1] * south_q, spot[0] * east_r + spot[1] * south_r


def spots_of(layout: Layout) -> tuple[Spot, ...]:
    """All places of a layout: the cities in seating order, then the territories."""
    return (*(city.at for city in layout.cities), *layout.territories)


@functools.lru_cache(maxsize=32)
def board_of(layout: Layout) -> Board:
    """The board of a layout."""
    return Board(spots_of(layout))


def _lens(hexes: Sequence[Hex]) -> Callable[[Any], tuple[int, ...]]:
    """Looks at one value for each of these hexes at once."""
    if len(hexes) > 1:
        return itemgetter(*hexes)
    return lambda values: tuple(values[n] for n in hexes)
