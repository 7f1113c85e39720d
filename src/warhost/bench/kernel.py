"""The kernel: dice, and the miniature work around a decision."""

from collections.abc import Iterator

from warhost.bench.figures import Figure, seconds_each
from warhost.kernel.dice import Dice

TOPIC = "Kernel"
KEY = bytes(32)


def measure() -> Iterator[Figure]:
    dice = Dice(KEY)
    each, worst = seconds_each(lambda: dice.roll(6, "bench"), 20_000)
    yield Figure(TOPIC, "provable dice, one by one", 1 / each, "dice/s", 1 / worst)
