"""Homes far from one another, each with the same land around it."""

from warhost.games.cosmos.founding.land import NEAR, Land
from warhost.games.cosmos.geography import axial, distance, rings
from warhost.games.cosmos.ids import HexNumber

HOME = "plains"
AROUND = ("farmlands", "farmlands", "plains", "plains", "woods", "hills")
BEYOND = (
    "farmlands", "farmlands", "plains", "plains", "plains", "woods", "woods", "woods",
    "wooded_hills", "hills", "hills", "mountains",
)  # fmt: skip
"""What lies one and two hexes from each home, from low to high."""
APART = 2 * NEAR + 1
"""Cores must not meet."""
MOST_WATER = 6
ROUNDS = 3


class TooNarrow(Exception):
    """There is no room for so many realms."""


def settle(land: Land, nations: int) -> None:
    """Homes, and land of the same kinds around each."""
    sites = [number for number in land.terrain if _is_site(land, number)]
    if len(sites) < nations:
        raise TooNarrow
    homes = _spread(land, sites, nations)
    if _nearest(land, homes) < APART:
        raise TooNarrow
    land.homes = _clockwise(land, homes)
    for home in land.homes:
        land.terrain[home] = HOME
        for ring, kinds in zip(rings(land.board)[home][1:], (AROUND, BEYOND), strict=False):
            rising = sorted(ring, key=lambda number: (land.height[number], number))
            land.terrain.update(zip(rising, kinds, strict=True))


def _is_site(land: Land, number: HexNumber) -> bool:
    water = sum(not land.is_land(one) for one in land.core(number))
    return land.edge(number) > NEAR and land.is_land(number) and water <= MOST_WATER


def _spread(land: Land, sites: list[HexNumber], nations: int) -> list[HexNumber]:
    """Each as far from the others as can be, then moved while that helps."""
    middle = HexNumber(land.board.size // 2)
    homes = [max(sites, key=lambda one: (distance(land.board, one, middle), -one))]
    while len(homes) < nations:
        homes.append(_farthest(land, sites, homes))
    for _ in range(ROUNDS):
        for place in range(nations):
            others = homes[:place] + homes[place + 1 :]
            homes[place] = _farthest(land, sites, others)
    return homes


def _farthest(land: Land, sites: list[HexNumber], homes: list[HexNumber]) -> HexNumber:
    return max(sites, key=lambda one: (min(distance(land.board, one, h) for h in homes), -one))


def _nearest(land: Land, homes: list[HexNumber]) -> int:
    pairs = [(one, other) for one in homes for other in homes if one < other]
    return min((distance(land.board, *pair) for pair in pairs), default=APART)


def _clockwise(land: Land, homes: list[HexNumber]) -> list[HexNumber]:
    """Neighbours follow one another, as on the face of a clock, from the north on."""
    points = {home: axial(land.board, home) for home in homes}
    places = {home: (2 * q, 2 * r + q) for home, (q, r) in points.items()}
    x = sum(place[0] for place in places.values()) / len(homes)
    y = sum(place[1] for place in places.values()) / len(homes)
    return sorted(homes, key=lambda home: _hour(places[home][0] - x, places[home][1] - y))


def _hour(x: float, y: float) -> tuple[int, float]:
    """Grows clockwise from the north; the tangent within a half is enough to compare."""
    if x == 0:
        return (0, -1e9) if y < 0 else (1, -1e9)
    return (0 if x > 0 else 1, y / x)
