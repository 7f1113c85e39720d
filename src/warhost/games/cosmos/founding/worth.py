"""What land is worth: what it yields in a turn, in gold."""

from collections.abc import Mapping

from warhost.games.cosmos.founding.land import WATERS, Land
from warhost.games.cosmos.geography import distance
from warhost.games.cosmos.ids import HexNumber
from warhost.kernel.packs import Tables

PRICES: Mapping[str, int] = {"gold": 10, "food": 1, "wood": 2, "iron": 3, "men": 8, "horses": 6}
"""Tenths of gold; populations of others count as men do."""
POPULATION = 8
HUNDRED = 100
AROUND = 4
"""How far from its home a realm looks first for more land."""


def worth_of_realms(tables: Tables, land: Land) -> list[int]:
    """Of the core of each realm, with what its rivers and roads add."""
    return [sum(_worth(tables, land, number) for number in land.core(h)) for h in land.homes]


def worth_around(tables: Tables, land: Land) -> list[int]:
    """Of all land within reach that no other home is nearer to."""
    shares = dict.fromkeys(land.homes, 0)
    for number, kind in land.terrain.items():
        near = {home: distance(land.board, home, number) for home in land.homes}
        least = min(near.values())
        nearest = [home for home, far in near.items() if far == least]
        if least <= AROUND and kind not in WATERS:
            for home in nearest:
                shares[home] += _worth(tables, land, number) // len(nearest)
    return list(shares.values())


def unevenness(worths: list[int]) -> int:
    """How much the best is better than the worst, in parts of a hundred."""
    return HUNDRED * max(worths) // min(worths) - HUNDRED


def _worth(tables: Tables, land: Land, number: HexNumber) -> int:
    features = {one for side in land.near(number) for one in land.on_side(number, side)}
    total = 0
    for resource, amount in tables["terrain"][land.terrain[number]].production.items():
        more = sum(tables["feature"][one].production.get(resource, 0) for one in features)
        price = PRICES.get(resource, POPULATION if _is_people(tables, resource) else 0)
        total += amount * price * (HUNDRED + more) // HUNDRED
    return total


def _is_people(tables: Tables, resource: str) -> bool:
    return bool(tables["resource"][resource].kind == "population")
