"""C11.2-7 A nation's map as one pace sees it: what each step costs, and ways already worked out.

Positions are numbers here: that of the hex, and a multiple of LEVEL for over and under.
"""

from collections.abc import Callable, Iterable, Iterator

from warhost.games.cosmos.geography import OPPOSITE, coordinates, hex_of, level_of, neighbours
from warhost.games.cosmos.ids import HexNumber, NationId, Position
from warhost.games.cosmos.movement.fields import Field
from warhost.games.cosmos.movement.legs import End, Ground, leg_between
from warhost.games.cosmos.movement.paces import FARTHEST, ROAD, Pace, Sailing
from warhost.games.cosmos.movement.unknown import Depths
from warhost.games.cosmos.world import Hex, KnownHex, World

LEVEL = 1_000_000
LEVELS = ("", "o", "u")
STEP = 1_000_000
"""A thousandth of a phase outweighs whatever is strange on the way (C11.2-8)."""
MOST_FIELDS = 400
Side = tuple[End, int]
"""One end of a step, and how strange it is there."""
Step = tuple[Side, Side, bool]
UNKNOWN: Side = ((None, ""), FARTHEST)
AMIDST = 2
"""The depth at which all around is unknown too, and every step costs the same."""


class Charts:
    """What one nation has worked out, by pace and levels."""

    def __init__(self, world: World, nation: NationId) -> None:
        mind = world.minds.get(nation)
        known = world.hexes.keys() if mind is None else mind.hexes.keys()
        self.depths = Depths(neighbours(world.board), known)
        self.by: dict[tuple[object, tuple[str, ...]], Chart] = {}

    def forget(self, number: HexNumber, *, was_known: bool) -> None:
        """C11-5 The nation has learnt of a hex; what did not touch it stands."""
        if not was_known:
            self.depths.discover(number)
        for chart in self.by.values():
            chart.forget(number, was_known=was_known)


class Chart:
    """The steps of a pace on some levels, over the hexes as the nation knows them."""

    def __init__(
        self,
        world: World,
        nation: NationId,
        pace: Pace | Sailing,
        levels: tuple[str, ...],
        depths: Depths,
    ) -> None:
        self._near = neighbours(world.board)
        self._rules, self._places = world.rules, coordinates(world.board)
        mind = world.minds.get(nation)
        self._known = {} if mind is None else mind.hexes
        self._real = world.hexes if mind is None else {}
        self._pace, self.levels, self._depths = pace, levels, depths.of
        self._least = STEP * _least(world, pace)
        self._deeper = max(STEP * pace.dearest - self._least, 0)
        self._priced: dict[tuple[Side, Side, bool], int | None] = {}
        self._legs: dict[int, list[tuple[int, int]]] = {}
        self._discovered: list[int] = []
        self._dearer: list[bool] = []
        self._fields: dict[int, Field] = {}

    def forget(self, number: HexNumber, *, was_known: bool) -> None:
        """Its steps and those to it; ways stand where a walker has discovered it."""
        for level in self.levels:
            self._legs.pop(number + LEVEL * LEVELS.index(level), None)
            for side, near in self._near[number].items():
                self._mend(near, level, _back(side), number)
        if was_known or isinstance(self._pace, Sailing):
            self._forget_fields()
        elif self._fields:
            self._discovered += self._nodes(number)

    def _nodes(self, number: HexNumber) -> list[int]:
        return [number + LEVEL * LEVELS.index(level) for level in self.levels]

    def _mend(self, near: HexNumber, level: str, side: str, number: HexNumber) -> None:
        """The steps from a neighbour, those to the hex priced anew."""
        here = near + LEVEL * LEVELS.index(level)
        if here in self._legs:
            others = [(there, leg) for there, leg in self._legs[here] if there % LEVEL != number]
            ways = [(side, number, over) for over in self.levels if _is_step(level, over, side)]
            self._legs[here] = [*others, *self._priced_ways((near, level), ways)]

    def choices(self, start: int, goal: int) -> list[int]:
        """The first steps of all best ways, in order; none if there is no way."""
        field = self._field(goal)
        field.reach(start)
        best = field.best
        if start not in best:
            return []
        legs = self.legs(start)
        return sorted(n for n, leg in legs if n in best and leg + best[n] == best[start])

    def is_surely_best(self, start: int, goal: int) -> bool:
        """Whether a step is so cheap that no way round in two steps could be cheaper."""
        one, other = HexNumber(start % LEVEL), HexNumber(goal % LEVEL)
        side = next((name for name, n in self._near[one].items() if n == other), "")
        ends = (one, LEVELS[start // LEVEL]), (other, LEVELS[goal // LEVEL])
        leg = self._leg(*ends, side)
        return leg is not None and leg < 2 * self._least

    def legs(self, here: int) -> list[tuple[int, int]]:
        """Where one step leads from here, and what it costs."""
        found = self._legs.get(here)
        if found is None:
            found = self._legs[here] = list(self._legs_from(here))
        return found

    def around(self, here: int) -> Iterator[int]:
        """All positions to which a step from here might lead."""
        number = HexNumber(here % LEVEL)
        for other in (number, *self._near[number].values()):
            yield from self._nodes(other)

    def remaining(self, start: int) -> Callable[[int], int]:
        """What remains to the start from anywhere costs no less: the unknown is dear (C11-7)."""
        places, depths, least = self._places, self._depths, self._least
        first = HexNumber(start % LEVEL)
        column, row = places[first]
        half = self._deeper // 2
        above = 2 * depths[first] if depths[first] else 1

        def remaining(here: int) -> int:
            number = HexNumber(here % LEVEL)
            q, r = places[number]
            q, r = q - column, r - row
            deep = 2 * depths[number] - above
            far = least * (abs(q) + abs(r) + abs(q + r)) // 2
            return far + half * deep if deep > 0 else far

        return remaining

    def _field(self, goal: int) -> Field:
        """The one of a goal, as new as what the nation knows."""
        field = self._fields.get(goal)
        if field is not None and self._is_current(field):
            return field
        if len(self._fields) > MOST_FIELDS:
            self._forget_fields()
        field = self._fields[goal] = Field(self, goal, len(self._discovered))
        return field

    def _is_current(self, field: Field) -> bool:
        """C11-5 Whether it still holds with all that has been discovered since it was made."""
        for place in range(len(self._dearer), len(self._discovered)):
            number = HexNumber(self._discovered[place] % LEVEL)
            self._dearer.append(self._has_become_dearer(number))
        news = self._discovered[field.learnt :]
        for place, here in enumerate(news, field.learnt):
            if here in field.best and not field.learn(here, is_dearer=self._dearer[place]):
                return False
        field.learnt = len(self._discovered)
        return True

    def _has_become_dearer(self, number: HexNumber) -> bool:
        """Whether a step to or from a hex may cost more than while the hex was unknown."""
        if self._is_bare(self._known.get(number)):
            return False
        return any(
            (now := self._price(*key)) is None or (then := self._price(*old)) is None or now > then
            for key, old in self._steps_now_and_then(number)
        )

    def _is_bare(self, known: KnownHex | None) -> bool:
        """Ground it can enter, with nothing on its sides, is never dearer than the unknown."""
        if known is None or self.levels != ("",) or known.hex.sides or known.hex.seeming:
            return False
        return isinstance(self._pace, Pace) and self._pace.cost(known.hex.terrain) is not None

    def _steps_now_and_then(self, number: HexNumber) -> Iterator[tuple[Step, Step]]:
        for level in self.levels:
            for side, other, over in self._ways_out(number, level):
                here, there = self._end(number, level, side), self._end(other, over, _back(side))
                unknown = ((None, level), FARTHEST)
                both = unknown if not side else there
                yield (here, there, bool(side)), (unknown, both, bool(side))

    def _forget_fields(self) -> None:
        self._fields.clear()
        self._discovered.clear()
        self._dearer.clear()

    def _legs_from(self, here: int) -> Iterator[tuple[int, int]]:
        number, level = HexNumber(here % LEVEL), LEVELS[here // LEVEL]
        if self._depths[number] >= AMIDST and self.levels == ("",):
            leg = self._price(UNKNOWN, UNKNOWN, True)
            yield from ((there, leg) for there in self._near[number].values() if leg is not None)
        else:
            yield from self._priced_ways((number, level), self._ways_out(number, level))

    def _priced_ways(
        self, here: tuple[HexNumber, str], ways: Iterable[tuple[str, HexNumber, str]]
    ) -> Iterator[tuple[int, int]]:
        for side, other, over in ways:
            leg = self._leg(here, (other, over), side)
            if leg is not None:
                yield other + LEVEL * LEVELS.index(over), leg

    def _ways_out(self, number: HexNumber, level: str) -> Iterator[tuple[str, HexNumber, str]]:
        """Across each side, and up and down."""
        for side, other in (("", number), *self._near[number].items()):
            for over in self.levels:
                if _is_step(level, over, side):
                    yield side, other, over

    def _leg(
        self, one: tuple[HexNumber, str], other: tuple[HexNumber, str], side: str
    ) -> int | None:
        return self._price(self._end(*one, side), self._end(*other, _back(side)), bool(side))

    def _price(self, one: Side, other: Side, is_across: bool) -> int | None:
        """Alike steps cost the same; each kind of them is worked out once."""
        key = one, other, is_across
        if key not in self._priced:
            leg = leg_between(self._rules, self._pace, one[0], other[0], is_across=is_across)
            self._priced[key] = None if leg is None else leg * STEP + one[1] + other[1]
        return self._priced[key]

    def _end(self, number: HexNumber, level: str, side: str) -> Side:
        known = self._known.get(number)
        ground = self._real.get(number) if known is None else known.hex
        return (_turned(ground, side), level), self._strangeness(ground, level)

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
    if nation not in world.ways.kept:
        world.ways.kept[nation] = Charts(world, nation)
    charts: Charts = world.ways.kept[nation]
    ends = {level_of(start), level_of(end)}
    levels = LEVELS if ends == {"o", "u"} else tuple(sorted(ends))
    if (pace.key, levels) not in charts.by:
        charts.by[pace.key, levels] = Chart(world, nation, pace, levels, charts.depths)
    return charts.by[pace.key, levels]


def node_of(position: Position) -> int:
    return hex_of(position) + LEVEL * LEVELS.index(level_of(position))


def position_of(node: int) -> Position:
    return Position(f"{LEVELS[node // LEVEL]}{node % LEVEL}")


def _is_step(one: str, other: str, side: str) -> bool:
    """C2.1.2-2 Across, or up and down, and never past the surface."""
    return not (one and other and one != other) and (bool(side) or one != other)


def _back(side: str) -> str:
    return OPPOSITE.get(side, "")


def _turned(ground: Hex | None, side: str) -> Ground:
    if ground is None:
        return None
    return ground.terrain, ground.sides.get(side, ()), ground.seeming
