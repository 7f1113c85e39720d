"""What can be measured, in the order it is told."""

from collections.abc import Mapping

from warhost.bench import battles, cosmos, hosting, kernel, multiverse, triumph
from warhost.bench.figures import Measure

TOPICS: Mapping[str, Measure] = {
    "kernel": kernel.measure,
    "triumph": triumph.measure,
    "multiverse": multiverse.measure,
    "cosmos": cosmos.measure,
    "battles": battles.measure,
    "host": hosting.measure,
}
