"""The rows by which combat is reckoned."""

import msgspec

from warhost.games.multiverse.rows import Row

BUILDING = "building"
"""Stands for the terrain where somebody fights at or in a building."""
LEVELS = 3
"""How many levels up or down elevation counts."""


class Strength(Row, frozen=True, kw_only=True):
    """M10.4-1 Strength points of a class, by what it fights on; two points are a die."""

    attack: dict[str, int]
    """By the terrain of the hex it strikes at, or `building`."""
    defence: dict[str, int]
    """By the terrain of its own hex when it answers, or `building`."""
    ground: dict[str, int] = msgspec.field(default_factory=dict)
    """M2.2-4 More or fewer points for the terrain from which it attacks."""
    distance: tuple[int, int, int] = (0, 0, 0)
    """M10.4-8 More or fewer points at a distance of 1, 2 and 3 hexes."""
    elevation: tuple[int, int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0, 0)
    """M10.4-8 The same for standing three levels lower, and so on to three levels higher."""
