"""C11.2-7 What it costs to reach one goal, kept while a nation learns more of the map.

A field is searched from its goal towards whoever asks. It says of no position less than what it
costs; where nothing open could lead to the asker more cheaply, it is exact. A hex that is
discovered is opened again: only what becomes cheaper through it is worked out anew. Where a step
becomes dearer that the field may rely on, the field is thrown away.
"""

import heapq
from collections.abc import Callable, Iterable
from typing import Protocol

ENDLESS = 1 << 62


class Steps(Protocol):
    """The map as a pace sees it."""

    def legs(self, here: int) -> Iterable[tuple[int, int]]: ...
    def around(self, here: int) -> Iterable[int]: ...
    def remaining(self, start: int) -> Callable[[int], int]: ...


class Field:
    """The costs of ways to one goal, as far as somebody has asked."""

    __slots__ = ("_goal", "_open", "_steps", "_sure", "best", "learnt")

    def __init__(self, steps: Steps, goal: int, learnt: int) -> None:
        self.best = {goal: 0}
        self.learnt = learnt
        """How many discoveries it knows of."""
        self._steps, self._goal = steps, goal
        self._open = {goal}
        self._sure: set[int] = set()

    def reach(self, start: int) -> None:
        """Makes sure that all best ways from there are known."""
        if start in self._sure:
            return
        best, rest = self.best, self._steps.remaining(start)
        most = best.get(start, ENDLESS)
        costs = [(best[one], one) for one in self._open]
        queue = [(cost + rest(one), cost, one) for cost, one in costs if cost <= most]
        heapq.heapify(queue)
        while queue and queue[0][0] <= best.get(start, ENDLESS):
            _, cost, here = heapq.heappop(queue)
            if cost == best[here] and here in self._open:
                self._expand(queue, here, rest)
        self._sure.add(start)

    def learn(self, here: int, *, is_dearer: bool) -> bool:
        """A position has been discovered; whether the field still holds."""
        best = self.best
        if here not in best:
            return True
        if here != self._goal:
            costs = [best[one] + leg for one, leg in self._steps.legs(here) if one in best]
            if not costs:
                return False
            best[here] = min(costs)
        self._open.add(here)
        self._sure.clear()
        return not is_dearer or all(
            self._is_supported(near) for near in self._steps.around(here) if near in best
        )

    def _is_supported(self, here: int) -> bool:
        """Whether some step leads to the goal at no more than what it is said to cost."""
        best, cost = self.best, self.best[here]
        return here == self._goal or any(
            best.get(one, ENDLESS) + leg <= cost for one, leg in self._steps.legs(here)
        )

    def _expand(
        self, queue: list[tuple[int, int, int]], here: int, rest: Callable[[int], int]
    ) -> None:
        best = self.best
        cost = best[here]
        self._open.discard(here)
        for there, leg in self._steps.legs(here):
            reached = cost + leg
            if reached < best.get(there, ENDLESS):
                best[there] = reached
                self._open.add(there)
                heapq.heappush(queue, (reached + rest(there), reached, there))
