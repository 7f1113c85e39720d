"""C11.1 How fast a force is, in thousandths of a phase; worked out once for all that are alike."""

import functools
from typing import Any

from warhost.games.cosmos.economy.costs import people_of
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.magic.holding import Gift
from warhost.games.cosmos.movement.gifts import NO_GIFT, shared_gift, winged
from warhost.games.cosmos.movement.loads import Bearer, least_cost, load_of
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.sight.spotting import SEES_THROUGH
from warhost.games.cosmos.world import World, force_of

THOUSAND = 1000
STANDARD, FARTHEST = 100, 1000
"""C2.3.1-12 Familiarity, and what is taken from it to tell how strange a terrain is."""
ROAD = "road"
DOUBLE = 2
"""C18.2-15"""


CLEAR, GUIDED, DECEIVED = 110, 125, 150
"""C19.2-11 to C19.2-13 What an illusion adds if all see through it, if some do, if nobody does."""
LOST = 48
"""C19.2-10"""
HUNDRED = 100


class Same:
    """Rules as a key: equal only to themselves."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def __hash__(self) -> int:
        return len(self.rules.units)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.rules.units is self.rules.units


class Pace:
    """What each terrain and crossing costs a force on its own feet, wings or fins."""

    def __init__(
        self,
        rules: Rules,
        types: frozenset[str],
        load: tuple[Bearer, ...],
        times: int,
        gift: Gift = NO_GIFT,
    ):
        self.key: Any = (types, load, times, gift)
        self._kinds = [winged(rules.units[name], gift.fly) for name in sorted(types)]
        self._bearers = [(winged(rules.units[one.type], gift.fly), one) for one in load]
        self._rules, self._times, self._haste = rules, times, gift.pace
        self._costs = {terrain: self._cost(terrain) for terrain in rules.terrains}
        self._crossings: dict[tuple[str, ...], int] = {}
        known = [cost for cost in self._costs.values() if cost is not None]
        self.is_bearable = bool(known)
        """C11.1.1-7 Whether there is any ground on which it can carry what it has."""
        self.dearest = max(known, default=THOUSAND)
        level = [c for t, c in self._costs.items() if c is not None and t != ROAD]
        self.least = min(level, default=THOUSAND)
        self.least_on_roads = min(known, default=THOUSAND)
        self.strangeness = {terrain: self._strangeness(terrain) for terrain in rules.terrains}

    def cost(self, terrain: str, *, on_road: bool = False) -> int | None:
        """C11.2.2-1 Of a hex, by road where that is cheaper; none if one of them cannot enter."""
        cost, road = self._costs[terrain], self._costs.get(ROAD) if on_road else None
        return cost if cost is None or road is None else min(cost, road)

    def through(self, terrain: str, seeming: str, *, on_road: bool = False) -> int | None:
        """C19.2-7 to C19.2-13 Of a hex that seems to be of another terrain."""
        real = self.cost(terrain, on_road=on_road)
        blind = [kind for kind in self._kinds if SEES_THROUGH not in kind.abilities]
        if real is None or not blind:
            return None if real is None else real * CLEAR // HUNDRED
        seen = max(kind.moves.get(seeming, LOST) for kind in blind) * THOUSAND * self._times
        bare = THOUSAND * self._times * max(kind.moves[terrain] for kind in self._kinds)
        false = seen * max(real, 1) // max(bare, 1) if real > bare else seen
        false = false * self._haste // HUNDRED
        if len(blind) == len(self._kinds):
            return max(real, false) * DECEIVED // HUNDRED
        return max(2 * real, real + false) * GUIDED // (2 * HUNDRED)

    def crossing(self, features: tuple[str, ...]) -> int:
        """C11.2.2-4 What a side adds for the slowest; a bridge or ford if it helps."""
        if features not in self._crossings:
            most = max(self._crossing(kind.crossings, features) for kind in self._kinds)
            self._crossings[features] = THOUSAND * self._times * most
        return self._crossings[features]

    def _cost(self, terrain: str) -> int | None:
        """C11.1-6 The slowest decides."""
        if any(terrain not in kind.moves for kind in self._kinds):
            return None
        if self._bearers:
            least = least_cost(self._bearers, terrain)
            return None if least is None else self._times * least * self._haste // HUNDRED
        most = max(kind.moves[terrain] for kind in self._kinds)
        return THOUSAND * self._times * most * self._haste // HUNDRED

    def _crossing(self, costs: dict[str, int], features: tuple[str, ...]) -> int:
        known = self._rules.features
        rivers = [costs.get(name, 0) for name in features if not known[name].is_crossing]
        helps = [costs.get(name, 0) for name in features if known[name].is_crossing]
        return min(max(rivers, default=0), *helps) if helps else max(rivers, default=0)

    def _strangeness(self, terrain: str) -> int:
        known = (kind.familiarity.get(terrain, STANDARD) for kind in self._kinds)
        return max(FARTHEST - min(known), 0)


class Sailing:
    """C12-11 The pace of an embarked force: its nation's, whoever is aboard."""

    is_bearable = True

    def __init__(self, lane: int) -> None:
        self.key: Any = ("lane", lane)
        self.lane = self.least = self.least_on_roads = self.dearest = THOUSAND * lane


def pace_of(world: World, leader: UnitId, *, sneaks: bool = False) -> Pace | Sailing:
    """The pace of the force that a unit leads."""
    one = world.units[leader]
    times = DOUBLE if sneaks else 1
    if one.is_aboard:
        return _sailing(people_of(world.rules, world.nations[one.nation]).lane_cost * times)
    units = force_of(world, leader)
    types = frozenset(world.units[unit].type for unit in units)
    return _pace(Same(world.rules), types, load_of(world, units), times, shared_gift(world, units))


@functools.lru_cache(maxsize=4096)
def _pace(
    same: Same, types: frozenset[str], load: tuple[Bearer, ...], times: int, gift: Gift
) -> Pace:
    return Pace(same.rules, types, load, times, gift)


@functools.lru_cache(maxsize=64)
def _sailing(lane: int) -> Sailing:
    return Sailing(lane)
