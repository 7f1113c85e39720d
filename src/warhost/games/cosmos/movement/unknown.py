"""C11-7 How deep the unknown is: how many steps from each hex to the next that a nation knows."""

from collections import deque
from collections.abc import Iterable, Mapping

from warhost.games.cosmos.ids import HexNumber

Near = Mapping[HexNumber, Mapping[str, HexNumber]]
BOTTOMLESS = 10_000


class Depths:
    """The depth of every hex; 0 where it is known."""

    def __init__(self, near: Near, known: Iterable[HexNumber]) -> None:
        self._near = near
        self.of = dict.fromkeys(near, BOTTOMLESS)
        self._sink(known)

    def discover(self, number: HexNumber) -> None:
        self._sink((number,))

    def _sink(self, known: Iterable[HexNumber]) -> None:
        """Outward from what is known, as far as that brings the known nearer."""
        depths, waiting = self.of, deque(known)
        for number in waiting:
            depths[number] = 0
        while waiting:
            here = waiting.popleft()
            below = depths[here] + 1
            for there in self._near[here].values():
                if below < depths[there]:
                    depths[there] = below
                    waiting.append(there)
