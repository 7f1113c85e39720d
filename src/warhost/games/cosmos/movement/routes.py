"""C11.2-7 The cheapest way between two positions, over hexes the nation knows."""

import heapq

from warhost.games.cosmos.geography import LEVELS, distance, hex_of, level_of, neighbours
from warhost.games.cosmos.ids import NationId, Position, UnitId
from warhost.games.cosmos.movement.costs import THOUSAND, cheapest, leg_cost
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice

NEAR, FAR = 2, 10_000
"""C11-2, C11-4 How many hexes two listed positions may lie apart."""


def are_adjacent(world: World, one: Position, other: Position) -> bool:
    """Whether one step leads from one hex position to the other."""
    apart = distance(world.board, hex_of(one), hex_of(other))
    if apart == 0:
        return bool(level_of(one)) != bool(level_of(other))
    return apart == 1 and not (
        level_of(one) and level_of(other) and level_of(one) != level_of(other)
    )


def next_leg(  # noqa: PLR0913, PLR0917  who goes from where to where
    world: World,
    nation: NationId,
    units: tuple[UnitId, ...],
    start: Position,
    end: Position,
    dice: Dice,
) -> Position | None:
    """The first position on the cheapest way; none if there is no way."""
    if _is_surely_best(world, units, start, end):
        return end
    best: dict[Position, int] = {end: 0}
    queue = [(0, end)]
    while queue:
        cost, here = heapq.heappop(queue)
        if here == start:
            break
        if cost > best[here]:
            continue
        for there in _around(world, nation, here, (start, end)):
            leg = leg_cost(world, units, there, here)
            if leg is not None and cost + leg < best.get(there, cost + leg + 1):
                best[there] = cost + leg
                heapq.heappush(queue, (cost + leg, there))
    return _chosen(world, nation, units, start, end, best, dice) if start in best else None


def _is_surely_best(
    world: World, units: tuple[UnitId, ...], start: Position, end: Position
) -> bool:
    """Whether a step is so cheap that no way round in two steps could be cheaper."""
    if not are_adjacent(world, start, end):
        return False
    leg = leg_cost(world, units, start, end)
    return leg is not None and leg < 2 * THOUSAND * cheapest(world, units)


def _chosen(  # noqa: PLR0913, PLR0917  the search and its result
    world: World,
    nation: NationId,
    units: tuple[UnitId, ...],
    start: Position,
    end: Position,
    best: dict[Position, int],
    dice: Dice,
) -> Position:
    """C11.2-8 Of equally cheap ways one at random."""
    found = []
    for there in _around(world, nation, start, (start, end)):
        leg = leg_cost(world, units, start, there)
        if leg is not None and there in best and leg + best[there] == best[start]:
            found.append(there)
    assert found, (start, end)
    if len(found) == 1:
        return found[0]
    return dice.pick(sorted(found), f"way of {units[0]} in {world.clock.phase} from {start}")


def _around(
    world: World, nation: NationId, here: Position, always: tuple[Position, Position]
) -> list[Position]:
    """Hex positions one step away; on the way only hexes that the nation knows (C11-5)."""
    number, level = hex_of(here), level_of(here)
    near = [Position(f"{level}{other}") for other in neighbours(world.board)[number].values()]
    if level:
        near.append(Position(str(number)))
    else:
        near += [Position(f"{other}{number}") for other in LEVELS if f"{other}{number}" in always]
    known = world.minds[nation].hexes if nation in world.minds else world.hexes
    return [one for one in near if one in always or hex_of(one) in known]
