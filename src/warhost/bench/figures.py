"""What a measurement says, and how one is made: the middle of several runs, with the worst."""

import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

RUNS = 5
OURS = "warhost"


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One figure. Rates are better when higher, costs when lower."""

    topic: str
    what: str
    value: float
    unit: str
    worst: float = 0
    goal: float = 0
    """What is asked of it; nothing if it only informs."""
    who: str = OURS

    @property
    def is_rate(self) -> bool:
        return self.unit.endswith("/s")

    @property
    def is_reached(self) -> bool:
        return not self.goal or (self.value >= self.goal) == self.is_rate


Measure = Callable[[], Iterator[Figure]]
"""The figures of one topic, told one by one as they are measured."""


def seconds_each(work: Callable[[], Any], times: int, runs: int = RUNS) -> tuple[float, float]:
    """How long one call takes: the median of the runs and the worst of them."""
    work()
    found = sorted(_one_run(work, times) for _ in range(runs))
    return statistics.median(found), found[-1]


def _one_run(work: Callable[[], Any], times: int) -> float:
    started = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - started) / times


def in_turn(items: Iterable[Any], work: Callable[[Any], Any]) -> Callable[[], Any]:
    """Work on one item after the other, so that no run repeats what the last one did."""
    circle = list(items)
    place = -1

    def call() -> Any:
        nonlocal place
        place = (place + 1) % len(circle)
        return work(circle[place])

    return call
