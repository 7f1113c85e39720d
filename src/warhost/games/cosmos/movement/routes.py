"""C11.2-7 The cheapest way between two hex positions, as far as the nation knows the map."""

from warhost.games.cosmos.geography import distance, hex_of, level_of
from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.movement.charts import chart_of, node_of, position_of
from warhost.games.cosmos.movement.paces import Pace, Sailing
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


def next_leg(
    world: World, leader: UnitId, pace: Pace | Sailing, goal: Position, dice: Dice
) -> Position | None:
    """C11.2-8 The first step of the cheapest way, the most familiar one, or one at random."""
    here = world.units[leader].position
    chart = chart_of(world, world.units[leader].nation, pace, here, goal)
    start, end = node_of(here), node_of(goal)
    if are_adjacent(world, here, goal) and chart.is_surely_best(start, end):
        return goal
    found = [position_of(node) for node in chart.choices(start, end)]
    if len(found) < 2:
        return found[0] if found else None
    return dice.pick(sorted(found), f"way of {leader} in {world.clock.phase} from {here}")
