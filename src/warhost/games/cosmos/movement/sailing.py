"""C12-10 to C12-14 The courses that embarked forces can take."""

from warhost.games.cosmos.geography import neighbours
from warhost.games.cosmos.ids import Position
from warhost.games.cosmos.movement.legs import LANE
from warhost.games.cosmos.movement.routes import NEAR
from warhost.games.cosmos.orders.rule import Cannot
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import Unit, World


def course_refused(world: World, unit: Unit, goal: Position, farthest: int) -> Cannot | None:
    """C12-12, C12-14 A far course leads to known lanes, or to the next hex."""
    if not unit.is_aboard or farthest <= NEAR:
        return None
    here, there = hex_around(world, unit.position), hex_around(world, goal)
    if there in neighbours(world.board)[here].values():
        return None
    mind = world.minds[unit.nation]
    known = mind.hexes.get(there)
    if known is None or there in mind.news:
        return Cannot("C12-13", f"{goal} was not on the map of the last report.")
    if not any(LANE in side for side in known.hex.sides.values()):
        return Cannot("C12-12", f"No known sea lane leads to {goal}.")
    return None
