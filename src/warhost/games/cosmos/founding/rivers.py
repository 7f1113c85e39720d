"""C2.1.3-4 Rivers along the sides of hexes, from high ground to the nearest water."""

import heapq
from itertools import pairwise

from warhost.games.cosmos.founding.land import Land
from warhost.games.cosmos.ids import HexNumber
from warhost.kernel.dice import Dice

Corner = frozenset[HexNumber]
"""Where three hexes meet."""
HEXES_A_RIVER = 45
LARGE = 2
"""So many springs make a river large."""
STEP = 400


def water(land: Land, dice: Dice) -> None:
    """Springs lie high and apart; where rivers meet they become one."""
    down = _drains(land)
    springs = [corner for corner in down if all(land.is_land(one) for one in corner)]
    springs.sort(key=lambda corner: (-_height(land, corner), sorted(corner)))
    count = sum(map(land.is_land, land.terrain)) // HEXES_A_RIVER
    highest = springs[: max(len(springs) // 3, 1)]
    flows: dict[tuple[Corner, Corner], int] = {}
    for spring in dice.shuffled(highest, "springs")[:count]:
        for step in _course(down, spring):
            flows[step] = flows.get(step, 0) + 1
    for (one, other), flow in flows.items():
        a, b = sorted(one & other)
        side = next(name for name, number in land.near(a).items() if number == b)
        if not land.on_side(a, side):
            land.put(a, side, "large_river" if flow >= LARGE else "small_river")


def _drains(land: Land) -> dict[Corner, Corner]:
    """For each corner on land the next one on its way down to the water."""
    costs: dict[Corner, int] = {}
    down: dict[Corner, Corner] = {}
    queue: list[tuple[int, list[HexNumber]]] = []
    for corner in _corners(land):
        wet = sum(not land.is_land(one) for one in corner)
        if wet in (1, 2):
            costs[corner] = 0
            heapq.heappush(queue, (0, sorted(corner)))
    while queue:
        cost, numbers = heapq.heappop(queue)
        here = frozenset(numbers)
        if cost > costs[here]:
            continue
        for other in _next(land, here):
            total = cost + STEP + _height(land, other)
            if all(map(land.is_land, other)) and total < costs.get(other, total + 1):
                costs[other], down[other] = total, here
                heapq.heappush(queue, (total, sorted(other)))
    return down


def _course(down: dict[Corner, Corner], spring: Corner) -> list[tuple[Corner, Corner]]:
    found = [spring]
    while found[-1] in down:
        found.append(down[found[-1]])
    return list(pairwise(found))


def _corners(land: Land) -> set[Corner]:
    found = set()
    for number in land.terrain:
        near = list(land.near(number).values())
        for one in near:
            for other in land.near(one).values():
                if other in near:
                    found.add(frozenset((number, one, other)))
    return found


def _next(land: Land, corner: Corner) -> list[Corner]:
    """The corners at the other ends of the three sides that meet here."""
    found = []
    for third in sorted(corner):
        one, other = sorted(corner - {third})
        common = set(land.near(one).values()) & set(land.near(other).values()) - {third}
        found += [frozenset((one, other, beyond)) for beyond in sorted(common)]
    return found


def _height(land: Land, corner: Corner) -> int:
    return sum(land.height[one] for one in corner) // len(corner)
