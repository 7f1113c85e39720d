"""Roads between neighbours, bays and beaches at the coast, lanes over the sea."""

from itertools import pairwise

from warhost.games.cosmos.founding.land import Land
from warhost.games.cosmos.founding.ways import way
from warhost.games.cosmos.geography import direction_to, distance
from warhost.games.cosmos.ids import HexNumber
from warhost.kernel.dice import Dice

COSTS = {
    "plains": 6, "farmlands": 6, "woods": 8, "wooded_hills": 10, "hills": 9, "mountains": 18,
    "swamp": 16, "jungle": 14, "desert": 9, "wastelands": 8, "high_mountains": 60,
}  # fmt: skip
RIVERS = {"small_river", "large_river"}
NEIGHBOURS = 2
BEACHES, FORDS = 35, 25
"""Of a hundred sides."""


def pave(land: Land) -> None:
    """C2.1.3-6 From each home to its nearest neighbours, with bridges over rivers."""
    for home in land.homes:
        others = sorted(
            (one for one in land.homes if one != home),
            key=lambda one: (distance(land.board, home, one), one),
        )
        for other in others[:NEIGHBOURS]:
            road(land, home, other)


def road(land: Land, start: HexNumber, end: HexNumber) -> None:
    steps = way(land, start, {end}, lambda number: COSTS.get(land.terrain[number]))
    for one, other in pairwise(steps):
        side = direction_to(land.board, one, other)
        assert side is not None
        land.put(one, side, "road")
        if RIVERS & set(land.on_side(one, side)):
            land.put(one, side, "bridge")


def shore(land: Land, dice: Dice) -> None:
    """C2.1.3-8, C2.1.3-9 A bay for each realm, and beaches where chance wants; some fords."""
    bays = {_bay(land, home) for home in land.homes}
    for coast, side in sorted(_coast(land)):
        if (coast, side) in bays:
            land.put(coast, side, "bay")
        elif dice.roll(100, "beaches") <= BEACHES:
            land.put(coast, side, "beach")
    for key in sorted(land.sides):
        features = land.sides[key]
        if "small_river" in features and "bridge" not in features:
            features += ["ford"] if dice.roll(100, "fords") <= FORDS else []
    _lanes(land, sorted(bays))


def _bay(land: Land, home: HexNumber) -> tuple[HexNumber, str]:
    return min(_coast(land), key=lambda one: (distance(land.board, home, one[0]), one))


def _coast(land: Land) -> list[tuple[HexNumber, str]]:
    return [
        (number, side)
        for number in land.terrain
        if land.is_land(number)
        for side, other in land.near(number).items()
        if land.terrain[other] == "coastal_ocean"
    ]


def _lanes(land: Land, bays: list[tuple[HexNumber, str]]) -> None:
    """C2.1.3 Every bay is joined to the lanes that are there already."""
    ports = list(dict.fromkeys(land.near(coast)[side] for coast, side in bays))
    joined = set(ports[:1])
    for port in ports[1:]:
        steps = way(land, port, joined, lambda number: _at_sea(land, number))
        for one, other in pairwise(steps):
            side = direction_to(land.board, one, other)
            assert side is not None
            land.put(one, side, "sea_lane")
        joined.update(steps)


def _at_sea(land: Land, number: HexNumber) -> int | None:
    return {"coastal_ocean": 3, "deep_ocean": 4}.get(land.terrain[number])
