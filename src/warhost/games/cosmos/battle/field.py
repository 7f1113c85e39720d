"""C15.7.1 The battlefield: positions that units take while a battle lasts."""

from collections.abc import Mapping, Sequence

from warhost.games.cosmos.battle.records import Spot
from warhost.games.cosmos.ids import NationId, Position

Army = tuple[NationId, ...]
OPEN, WALL = 1, 0
"""C15.7.1-19, C15.7.1-20 What the way to the next position counts."""


class Field:
    """Positions as a tree; every way leads along its branches."""

    def __init__(self) -> None:
        self.spots: list[Spot] = []
        self._ways: list[dict[int, int]] = []
        self.backs: dict[NationId, int] = {}
        """C15.7.1-3"""
        self.insides: dict[Position, int] = {}
        self.gates: dict[Position, int] = {}
        """C15.7.1-8 Where one stands right outside a location."""
        self.distance: list[list[int]] = []
        self.steps: list[list[int]] = []
        self.toward: list[list[int]] = []
        """The next position on the way from one to another."""

    def add(self, spot: Spot, *joined: tuple[int, int]) -> int:
        self.spots.append(spot)
        self._ways.append({})
        here = len(self.spots) - 1
        for there, length in joined:
            self._ways[here][there] = self._ways[there][here] = length
        return here

    def measure(self) -> None:
        """Distances, steps and first steps between all positions."""
        everywhere = range(len(self.spots))
        self.distance = [[0] * len(self.spots) for _ in everywhere]
        self.steps = [[0] * len(self.spots) for _ in everywhere]
        self.toward = [[one] * len(self.spots) for one in everywhere]
        for start in everywhere:
            self._walk(start)

    def _walk(self, start: int) -> None:
        reached, waiting = {start}, [start]
        for here in waiting:
            for there in (one for one in self._ways[here] if one not in reached):
                reached.add(there)
                waiting.append(there)
                self.distance[start][there] = self.distance[start][here] + self._ways[here][there]
                self.steps[start][there] = self.steps[start][here] + 1
                first = there if here == start else self.toward[start][here]
                self.toward[start][there] = first


def field_of(
    root: Position,
    armies: Sequence[Army],
    places: Sequence[tuple[Position, Position]],
    *,
    is_at_sea: bool,
) -> Field:
    """The field of a battle around a position: armies outside, and locations with what they lie in.

    Locations come with those around them first. Without armies outside there is no open field.
    """
    field = Field()
    if armies and is_at_sea:
        sea = field.add(Spot("sea", root))
        field.backs = {nation: sea for army in armies for nation in army}
        _add_places(field, places, {root: sea})
    elif armies:
        midfield = field.add(Spot("midfield", root))
        for army in armies:
            between = field.add(Spot("between", root, army), (midfield, OPEN))
            back = field.add(Spot("back", root, army), (between, OPEN))
            field.backs |= dict.fromkeys(army, back)
        _add_places(field, places, {}, midfield)
    else:
        _add_places(field, places, {})
    field.measure()
    return field


def _add_places(
    field: Field,
    places: Sequence[tuple[Position, Position]],
    outsides: Mapping[Position, int],
    midfield: int | None = None,
) -> None:
    """C15.7.1-8, C15.7.1-16 In the open two steps from the midfield; else right beside."""
    for place, around in places:
        outside = outsides.get(around, field.insides.get(around))
        if outside is None and midfield is not None:
            between = field.add(Spot("between", place), (midfield, OPEN))
            outside = field.add(Spot("gate", place), (between, OPEN))
        joined = () if outside is None else ((outside, WALL),)
        field.insides[place] = field.add(Spot("inside", place), *joined)
        if outside is not None:
            field.gates[place] = outside
