"""C11.2-2 What one step between hex positions costs, in thousandths of a phase."""

from warhost.games.cosmos.geography import OPPOSITE, direction_to, hex_of, level_of
from warhost.games.cosmos.ids import Position
from warhost.games.cosmos.movement.paces import ROAD, Pace, Sailing
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import World

LANE = "sea_lane"
HALF, SLANTED, ACROSS = 500, 1118, 1000
"""C2.1.2-12, C2.1.2-13 Thousandths of a hex: up or down, up or down and across, across."""
TWICE = 2000
Ground = tuple[str, tuple[str, ...], str] | None
"""The terrain of a hex, what lies on the side in question, and the terrain that it seems to be of;
none: it is not known."""
End = tuple[Ground, str]
"""A ground, and the level over or under it."""


def leg_between(
    rules: Rules, pace: Pace | Sailing, one: End, other: End, *, is_across: bool = True
) -> int | None:
    """C11.2-2 None if the step cannot be made."""
    if isinstance(pace, Sailing):
        return _lane(rules, pace, one[0], other[0])
    is_level = bool(one[1]) == bool(other[1])
    first, second = _part(rules, pace, one, other[1]), _part(rules, pace, other, one[1])
    if first is None or second is None:
        return None
    length = ACROSS if is_level else SLANTED if is_across else HALF
    way = -(-(first + second) * length // TWICE)
    return way + (0 if one[1] or other[1] else _crossing(pace, one[0], other[0]))


def leg_cost(world: World, pace: Pace | Sailing, start: Position, end: Position) -> int | None:
    """The same between two positions as they really are."""
    side = direction_to(world.board, hex_of(start), hex_of(end)) or ""
    one, other = world.hexes[hex_of(start)], world.hexes[hex_of(end)]
    first = (one.terrain, one.sides.get(side, ()), one.seeming)
    second = (other.terrain, other.sides.get(OPPOSITE.get(side, ""), ()), other.seeming)
    ends = (first, level_of(start)), (second, level_of(end))
    return leg_between(world.rules, pace, ends[0], ends[1], is_across=bool(side))


def _lane(rules: Rules, pace: Sailing, one: Ground, other: Ground) -> int | None:
    """C12-10 Only along a lane, from ocean to ocean."""
    if one is None or other is None or LANE not in one[1]:
        return None
    is_ocean = rules.terrains[one[0]].is_ocean and rules.terrains[other[0]].is_ocean
    return pace.lane if is_ocean else None


def _part(rules: Rules, pace: Pace, end: End, level_of_other: str) -> int | None:
    """C11.2.2-3 Half of a step: a road counts where it leads to this side on the ground."""
    ground, level = end
    if ground is None:
        return pace.dearest
    terrain, features, seeming = ground
    if level:
        kind = rules.terrains[terrain]
        return pace.cost(kind.over if level == "o" else kind.under)
    on_road = ROAD in features and not level_of_other
    if seeming:
        return pace.through(terrain, seeming, on_road=on_road)
    return pace.cost(terrain, on_road=on_road)


def _crossing(pace: Pace, one: Ground, other: Ground) -> int:
    """C11.2.2-4 What lies on the side between them, whichever of the two is known."""
    ground = one or other
    return pace.crossing(ground[1]) if ground is not None and ground[1] else 0
