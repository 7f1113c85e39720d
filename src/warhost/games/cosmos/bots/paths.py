"""Ways over ground that a nation knows, past whatever is dangerous."""

import heapq
from collections.abc import Iterator

import msgspec

from warhost.games.cosmos.bots.facts import Facts
from warhost.games.cosmos.geography import neighbours
from warhost.games.cosmos.ids import HexNumber
from warhost.games.cosmos.world import Unit

FARTHEST = 48
"""Phases: two turns of walking."""


class Reach(msgspec.Struct):
    """Where a force can go, how long that takes, and from where each hex is entered."""

    cost: dict[HexNumber, int]
    came: dict[HexNumber, HexNumber]

    def orders(self, goal: HexNumber) -> list[str]:
        """C11.2-10 The way there, hex by hex."""
        steps: list[str] = []
        while goal in self.came:
            steps.append(f"{goal}d")
            goal = self.came[goal]
        return [f"move {' '.join(reversed(steps))}"] if steps else []


def reach_of(facts: Facts, force: list[Unit]) -> Reach:
    """From where the force is, as far as it can go in good time."""
    start = facts.hex_of(force[0].position)
    reach = Reach({start: 0}, {})
    queue = [(0, start)]
    while queue:
        spent, here = heapq.heappop(queue)
        if spent > reach.cost[here]:
            continue
        for other, price in _steps(facts, force, here):
            total = spent + price
            if total <= FARTHEST and total < reach.cost.get(other, total + 1):
                reach.cost[other], reach.came[other] = total, here
                heapq.heappush(queue, (total, other))
    return reach


def cost_in(facts: Facts, force: list[Unit], number: HexNumber) -> int | None:
    """C11.1-6 What the slowest of a force needs in a hex; none if one of it cannot enter."""
    known = facts.view.hexes.get(number)
    if known is None:
        seen = facts.view.mind.hexes.get(number)
        if seen is None:
            return None
        known = seen.hex
    costs = [facts.kind(unit).moves.get(known.terrain) for unit in force]
    return None if None in costs else max(cost for cost in costs if cost is not None)


def _steps(facts: Facts, force: list[Unit], here: HexNumber) -> Iterator[tuple[HexNumber, int]]:
    for other in neighbours(facts.view.board)[here].values():
        price = cost_in(facts, force, other)
        if price is not None and other not in facts.perils:
            yield other, price
