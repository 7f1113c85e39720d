"""Who can come at whom: the edges of an enemy within a stand's reach, and how near they are."""

from collections.abc import Iterator
from typing import NamedTuple

from warhost.games.triumph.contact import Base
from warhost.games.triumph.geometry import MU, TOLERANCE, Edge, Pose, seen_from, squared
from warhost.games.triumph.movement.snapping import contact_poses
from warhost.games.triumph.movement.travel import travel_of

BODY = 4 * MU
"""No contact pose lies further from an enemy's front than this."""
EDGES: dict[str, Edge] = {
    "front": "front",
    "left flank": "left",
    "right flank": "right",
    "rear": "rear",
}


class Approach(NamedTuple):
    """A way to come at an enemy: the edge, the place, and how far the corners travel."""

    edge: Edge
    place: Pose
    travel: int


def approaches(attacker: Base, target: Base, depth: int, farthest: int) -> Iterator[Approach]:
    """T7.7 The contacts that the attacker's place allows, no further off than `farthest`."""
    limit = farthest + BODY
    if squared(attacker.pose.point, target.pose.point) > limit * limit:
        return
    for name, place in contact_poses(target, depth).items():
        edge = EDGES[name]
        if _is_open(attacker, target, depth, edge):
            travel = travel_of(attacker.pose, place).distance
            if travel <= farthest:
                yield Approach(edge, place, travel)


def _is_open(attacker: Base, target: Base, depth: int, edge: Edge) -> bool:
    """T7.7-2, T7.7-3 Whether the attacker starts where it may come at that edge."""
    if edge == "front":
        return True
    corners = [seen_from(target.pose, corner) for corner in attacker.shape.corners]
    if edge == "rear":
        return max(ahead for _, ahead in corners) <= TOLERANCE - depth
    side = 1 if edge == "right" else -1
    is_behind = min(ahead for _, ahead in corners) < -TOLERANCE
    return is_behind and max(side * right for right, _ in corners) > MU
