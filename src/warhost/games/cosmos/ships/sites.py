"""C12-6 Where forces go aboard and ashore: bays, the mouths of rivers, and beaches for boats."""

from collections.abc import Iterator

from warhost.games.cosmos.geography import DIRECTIONS, neighbours
from warhost.games.cosmos.ids import HexNumber
from warhost.games.cosmos.world import World

SITES, RIVERS = ("bay",), ("large_river",)
BOAT_SITES, BOAT_RIVERS = ("bay", "beach"), ("large_river", "small_river")
"""C12-7 What shallow bottoms can use besides."""


def is_site(world: World, coast: HexNumber, ocean: HexNumber, *, has_boats: bool) -> bool:
    """C12-16 Whether ships of a nation lie between a coast and an ocean hex, either way."""
    if not _is_ocean(world, ocean) or _is_ocean(world, coast):
        return False
    sites, rivers = (BOAT_SITES, BOAT_RIVERS) if has_boats else (SITES, RIVERS)
    sides = world.hexes[coast].sides
    for side, other in neighbours(world.board)[coast].items():
        if other == ocean and any(name in sites for name in sides.get(side, ())):
            return True
    return ocean in _mouths(world, coast, rivers)


def _mouths(world: World, coast: HexNumber, rivers: tuple[str, ...]) -> Iterator[HexNumber]:
    """C12-9 The ocean hexes into which rivers along the sides of a hex flow."""
    near, sides = neighbours(world.board)[coast], world.hexes[coast].sides
    for place, side in enumerate(DIRECTIONS):
        bank = near.get(side)
        if bank is None or _is_ocean(world, bank):
            continue
        if not any(name in rivers for name in sides.get(side, ())):
            continue
        for turn in (-1, 1):
            end = near.get(DIRECTIONS[(place + turn) % len(DIRECTIONS)])
            if end is not None and _is_ocean(world, end):
                yield end


def _is_ocean(world: World, number: HexNumber) -> bool:
    return world.rules.terrains[world.hexes[number].terrain].is_ocean
