"""C11.2-7 A nation's map as one pace sees it: what each step costs, and ways already worked out.

Positions are numbers here: that of the hex, and a multiple of LEVEL for over and under.
"""

import heapq
from collections.abc import Callable, Iterator

from warhost.games.cosmos.geography import OPPOSITE, coordinates, hex_of, level_of, neighbours
from warhost.games.cosmos.ids import HexNumber, NationId, Position
from warhost.games.cosmos.movement.legs import Ground, leg_between
from warhost.games.cosmos.movement.paces import FARTHEST, ROAD, Pace, Sailing
from warhost.games.cosmos.world import Hex, World

LEVEL = 1_000_000
LEVELS = ("", "o", "u")
STEP = 1_000_000
"""A thousandth of a phase outweighs whatever is strange on the way (C11.2-8)."""
MOST_FIELDS = 2000
Reached = dict[int, int]
"""What it costs from each position to the goal."""


class Charts:
    """What one nation has worked out, by pace and levels."""

    def __init__(self) -> None:
        self.by: dict[tuple[object, tuple[str, ...]], Chart] = {}

    def forget(self, number: HexNumber) -> None:
        """C11-5 The nation has learnt of a hex; what did not touch it stands."""
        for chart in self.by.values():
            chart.forget(number)


class Chart:
    """The steps of a pace on some levels, over the hexes as the nation knows them."""

    def __init__(
        self, world: World, nation: NationId, pace: Pace | Sailing, levels: tuple[str, ...]
    ) -> None:
        self._near = neighbours(world.board)
        self._rules, self._places = world.rules, coordinates(world.board)
        self._nation, self._pace, self._levels = nation, pace, levels
        self._legs: dict[int, list[tuple[int, int]]] = {}
        self._fields: dict[tuple[int, int], Reached] = {}
        self._least = STEP * _least(world, pace)

    def forget(self, number: HexNumber) -> None:
        for one in (number, *self._near[number].values()):
            for level in range(len(LEVELS)):
                self._legs.pop(one + level * LEVEL, None)
        touched = [number + level * LEVEL for level in range(len(LEVELS))]
        for key in [k for k, f in self._fields.items() if any(t in f for t in touched)]:
            del self._fields[key]

    def choices(self, world: World, start: int, goal: int) -> list[int]:
        """The first steps of all best ways, in order; none if there is no way."""
        field = self._fields.get((start, goal)) or self._searched(world, start, goal)
        if start not in field:
            return []
        legs = self.legs(world, start)
        found = sorted(n for n, leg in legs if n in field and leg + field[n] == field[start])
        for one in found:
            self._fields[one, goal] = field
        return found

    def is_surely_best(self, world: World, start: int, goal: int) -> bool:
        """Whether a step is so cheap that no way round in two steps could be cheaper."""
        one, other = HexNumber(start % LEVEL), HexNumber(goal % LEVEL)
        side = next((name for name, n in self._near[one].items() if n == other), "")
        ends = (one, LEVELS[start // LEVEL]), (other, LEVELS[goal // LEVEL])
        leg = self._leg(world, *ends, side)
        return leg is not None and leg < 2 * self._least

    def legs(self, world: World, here: int) -> list[tuple[int, int]]:
        """Where one step leads from here, and what it costs."""
        if here not in self._legs:
            self._legs[here] = list(self._legs_from(world, here))
        return self._legs[here]

    def _searched(self, world: World, start: int, goal: int) -> Reached:
        """From the goal towards the start, until nothing better can come."""
        if len(self._fields) > MOST_FIELDS:
            self._fields.clear()
        best: Reached = {goal: 0}
        rest = self._remaining(start)
        queue = [(rest(goal), 0, goal)]
        while queue and queue[0][0] <= best.get(start, queue[0][0]):
            _, cost, here = heapq.heappop(queue)
            if cost > best[here]:
                continue
            for there, leg in self._legs.get(here) or self.legs(world, here):
                known, reached = best.get(there), cost + leg
                if known is None or reached < known:
                    best[there] = reached
                    heapq.heappush(queue, (reached + rest(there), reached, there))
        self._fields[start, goal] = best
        return best

    def _remaining(self, start: int) -> Callable[[int], int]:
        """What remains to the start from anywhere costs no less."""
        places, least = self._places, self._least
        column, row = places[HexNumber(start % LEVEL)]

        def remaining(here: int) -> int:
            q, r = places[HexNumber(here % LEVEL)]
            q, r = q - column, r - row
            return least * (abs(q) + abs(r) + abs(q + r)) // 2

        return remaining

    def _legs_from(self, world: World, here: int) -> Iterator[tuple[int, int]]:
        number, level = HexNumber(here % LEVEL), LEVELS[here // LEVEL]
        sides = [("", number), *self._near[number].items()]
        for side, other in sides:
            for over in self._levels:
                if _is_step(level, over, side):
                    leg = self._leg(world, (number, level), (other, over), side)
                    if leg is not None:
                        yield other + LEVEL * LEVELS.index(over), leg

    def _leg(
        self, world: World, one: tuple[HexNumber, str], other: tuple[HexNumber, str], side: str
    ) -> int | None:
        first = _known(world, self._nation, one[0])
        second = _known(world, self._nation, other[0])
        ends = (_turned(first, side), one[1]), (_turned(second, OPPOSITE.get(side, "")), other[1])
        leg = leg_between(self._rules, self._pace, ends[0], ends[1], is_across=bool(side))
        if leg is None:
            return None
        return leg * STEP + self._strangeness(first, one[1]) + self._strangeness(second, other[1])

    def _strangeness(self, ground: Hex | None, level: str) -> int:
        """C11.2-8"""
        if isinstance(self._pace, Sailing):
            return 0
        if ground is None:
            return FARTHEST
        kind = self._rules.terrains[ground.terrain]
        terrain = kind.over if level == "o" else kind.under if level == "u" else kind.id
        return self._pace.strangeness[terrain]


def _least(world: World, pace: Pace | Sailing) -> int:
    """The least that a step can cost; the ground that there is decides how far to search."""
    if isinstance(pace, Sailing):
        return pace.least
    has_roads = any(ROAD in side for one in world.hexes.values() for side in one.sides.values())
    return pace.least_on_roads if has_roads else pace.least


def chart_of(
    world: World, nation: NationId, pace: Pace | Sailing, start: Position, end: Position
) -> Chart:
    """The chart for ways between two positions, kept as long as the world goes on."""
    charts = world.ways.kept.setdefault(nation, Charts())
    ends = {level_of(start), level_of(end)}
    levels = LEVELS if ends == {"o", "u"} else tuple(sorted(ends))
    if (pace.key, levels) not in charts.by:
        charts.by[pace.key, levels] = Chart(world, nation, pace, levels)
    found: Chart = charts.by[pace.key, levels]
    return found


def node_of(position: Position) -> int:
    return hex_of(position) + LEVEL * LEVELS.index(level_of(position))


def position_of(node: int) -> Position:
    return Position(f"{LEVELS[node // LEVEL]}{node % LEVEL}")


def _is_step(one: str, other: str, side: str) -> bool:
    """C2.1.2-2 Across, or up and down, and never past the surface."""
    return not (one and other and one != other) and (bool(side) or one != other)


def _known(world: World, nation: NationId, number: HexNumber) -> Hex | None:
    mind = world.minds.get(nation)
    if mind is None:
        return world.hexes[number]
    known = mind.hexes.get(number)
    return None if known is None else known.hex


def _turned(ground: Hex | None, side: str) -> Ground:
    if ground is None:
        return None
    return ground.terrain, ground.sides.get(side, ()), ground.seeming
