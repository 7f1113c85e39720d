"""What the wild land between the realms is made of, and what kind of water lies where."""

from warhost.games.cosmos.founding.land import SEA, WATERS, WILD, Land
from warhost.games.cosmos.founding.shaping import pieces
from warhost.games.cosmos.geography import column_and_row
from warhost.games.cosmos.ids import HexNumber

RELIEF = ((5, "high_mountains"), (14, "mountains"), (30, "hills"))
"""Up to which part of a hundred, from the highest, land is so."""
WOODED, JUNGLE, BOGGY, DRY = 38, 12, 8, 8
"""Of a hundred, the wettest or driest."""


def cover(land: Land) -> None:
    """Every wild hex becomes something."""
    wild = [number for number, kind in land.terrain.items() if kind == WILD]
    high = _ranks(wild, land.height)
    wet = _ranks(wild, land.wet)
    for number in wild:
        land.terrain[number] = _kind(land, number, high[number], wet[number])


def fill(land: Land) -> None:
    """Water that reaches the edge of the map is ocean, all other is lake."""
    water = [number for number in land.terrain if land.terrain[number] in WATERS]
    for piece in pieces(land.board, water):
        is_open = any(land.edge(number) == 0 for number in piece)
        for number in piece:
            land.terrain[number] = SEA if is_open else "lake"
    for number in water:
        if land.terrain[number] == SEA:
            at_coast = any(land.is_land(other) for other in land.near(number).values())
            land.terrain[number] = "coastal_ocean" if at_coast else "deep_ocean"


def _ranks(numbers: list[HexNumber], values: dict[HexNumber, int]) -> dict[HexNumber, int]:
    """Parts of a hundred, from the greatest."""
    ranked = sorted(numbers, key=lambda number: (-values[number], number))
    return {number: 100 * place // len(ranked) for place, number in enumerate(ranked)}


def _kind(land: Land, number: HexNumber, high: int, wet: int) -> str:
    relief = next((name for limit, name in RELIEF if high < limit), "")
    if relief == "hills":
        return "wooded_hills" if wet < WOODED else "hills"
    if relief:
        return relief
    is_south = column_and_row(land.board, number)[1] > land.board.height * 3 // 4
    if wet < BOGGY:
        return "swamp"
    if wet < WOODED:
        return "jungle" if is_south and wet < BOGGY + JUNGLE else "woods"
    if wet >= 100 - DRY:
        return "desert" if is_south else "wastelands"
    return "plains"
