"""The cheapest way from hex to hex over ground that costs something."""

import heapq
from collections.abc import Callable, Container

from warhost.games.cosmos.founding.land import Land
from warhost.games.cosmos.ids import HexNumber

Cost = Callable[[HexNumber], int | None]
"""What it costs to enter a hex; none: it cannot be entered."""


def way(land: Land, start: HexNumber, ends: Container[HexNumber], cost: Cost) -> list[HexNumber]:
    """The hexes from start to the nearest end; nothing if there is no way."""
    came: dict[HexNumber, HexNumber] = {start: start}
    spent = {start: 0}
    queue = [(0, start)]
    while queue:
        so_far, here = heapq.heappop(queue)
        if here in ends:
            return _back(came, here)
        for other in land.near(here).values():
            price = 0 if other in ends else cost(other)
            if price is None or spent.get(other, so_far + price + 1) <= so_far + price:
                continue
            spent[other], came[other] = so_far + price, here
            heapq.heappush(queue, (so_far + price, other))
    return []


def _back(came: dict[HexNumber, HexNumber], end: HexNumber) -> list[HexNumber]:
    found = [end]
    while came[found[-1]] != found[-1]:
        found.append(came[found[-1]])
    return found[::-1]
