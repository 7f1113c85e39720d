"""All individuals of all battles of a phase, side by side, so that thousands are struck at once."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from warhost.games.cosmos.battle.records import Health
from warhost.games.cosmos.forces.efficiency import level_of
from warhost.games.cosmos.rows.units import UnitType

Numbers = npt.NDArray[np.int64]


class Ranks:
    """Wound points by individual; units are numbered by their place in the line."""

    def __init__(self, units: Sequence[tuple[UnitType, Health]]) -> None:
        kinds = {kind.id: kind for kind, _ in units}
        self._offsets, self._levels = _levels_of(list(kinds.values()))
        self.offset = np.array([self._offsets[kind.id] for kind, _ in units], dtype=np.int64)
        levels = [pair for _, health in units for pair in health]
        self.points = np.repeat(*np.array(levels, dtype=np.int64).reshape(-1, 2).T)
        self.counts = [sum(n for _, n in health) for _, health in units]
        self.marginal = [0] * len(units)
        """C15-14 In 1024ths of a wound."""
        self.left = [sum(p * n for p, n in health) for _, health in units]
        """Wound points left, by unit."""
        self.vigour = [sum(level_of(k, p) * n for p, n in h) for k, h in units]
        """C15.3-6 Efficiency of all individuals together, in parts of a hundred."""
        self.starts = np.zeros(len(units), dtype=np.int64)
        self.owner = np.repeat(np.arange(len(units)), self.counts)
        self._find_starts()

    def worth(self, offset: Numbers, points: Numbers) -> Numbers:
        """C15.3-2 What individuals are worth, by where the levels of their types begin."""
        found: Numbers = self._levels[offset + points]
        return found

    def bury(self) -> None:
        """The dead are counted no longer."""
        living = self.points > 0
        self.points, self.owner = self.points[living], self.owner[living]
        self._find_starts()

    def health_of(self, unit: int) -> Health:
        """The individuals of a unit as the world keeps them."""
        start = int(self.starts[unit])
        own = self.points[start : start + self.counts[unit]]
        counts = np.bincount(own).tolist()
        return tuple((p, counts[p]) for p in range(len(counts) - 1, 0, -1) if counts[p])

    def _find_starts(self) -> None:
        np.cumsum(self.counts[:-1], out=self.starts[1:])


def _levels_of(kinds: Sequence[UnitType]) -> tuple[dict[str, int], Numbers]:
    """One table for all types, and where each of them begins in it."""
    offsets: dict[str, int] = {}
    levels: list[int] = []
    for kind in kinds:
        offsets[kind.id] = len(levels)
        levels += [
            level_of(kind, points) if points else 0 for points in range(kind.wound_points + 1)
        ]
    return offsets, np.array(levels, dtype=np.int64)
