"""M2.1 Tiles: 19 hexes written in five rows, laid on a place and turned."""

import functools

from warhost.games.multiverse.board import TILE, Hex, Place
from warhost.games.multiverse.rows import Terrain, Territory
from warhost.games.multiverse.rules import Rules
from warhost.games.multiverse.world import Turned
from warhost.kernel.hexes import turned as turned_round

ADVENTURE = "*"
ROW_LENGTHS = (3, 4, 5, 4, 3)


def letters_of(tile: Territory) -> list[str]:
    """The 19 hexes of a tile as they are written, row by row."""
    return [letter for row in tile.rows for letter in row.split()]


@functools.lru_cache(maxsize=6)
def order_after(sixths: int) -> tuple[int, ...]:
    """Where each of the 19 hexes lies after the tile was turned clockwise."""
    return tuple(TILE.index(turned_round(at, sixths)) for at in TILE)


def hexes_after(rules: Rules, place: Place, sixths: int) -> list[Hex]:
    """The hexes of the board under the hexes of a turned tile, in the tile's own order."""
    hexes = rules.board.hexes_of(place)
    return [Hex(hexes[n]) for n in order_after(sixths % 6)]


def codes_of(rules: Rules, place: Place, turned: Turned) -> dict[Hex, int]:
    """The terrain that a turned tile brings to the board."""
    written = letters_of(rules.tiles[turned.territory])
    codes = _codes_by_letter(rules.terrains)
    hexes = hexes_after(rules, place, turned.sixths)
    return {h: codes[word[0].lower()] for h, word in zip(hexes, written, strict=True)}


def token_of(rules: Rules, place: Place, turned: Turned) -> tuple[Hex, int] | None:
    """M5.1-8 The adventure hex of a turned tile, with its refresh number."""
    tile = rules.tiles[turned.territory]
    for hex_, word in zip(hexes_after(rules, place, turned.sixths), letters_of(tile), strict=True):
        if word.endswith(ADVENTURE):
            return hex_, tile.refresh
    return None


def settlement_of(rules: Rules, place: Place, turned: Turned) -> tuple[Hex, ...]:
    """M2.1-6 The hexes inside the dashed outline of a city, in the order of the board."""
    written = letters_of(rules.tiles[turned.territory])
    hexes = hexes_after(rules, place, turned.sixths)
    return tuple(sorted(h for h, word in zip(hexes, written, strict=True) if word[0].isupper()))


def turn_for(face: int, side: int) -> int:
    """M5.1-4 How far to turn a tile so that its side with this number lies on this side."""
    return (side - (face - 1)) % 6


def _codes_by_letter(terrains: tuple[Terrain, ...]) -> dict[str, int]:
    return {terrain.letter: code for code, terrain in enumerate(terrains)}
