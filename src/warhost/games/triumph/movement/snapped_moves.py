"""T1.1-14 Planned moves drawn to exact contact at their last leg."""

from msgspec.structs import replace

from warhost.games.triumph.geometry import (
    MU,
    TOLERANCE,
    TURN,
    Point,
    Pose,
    offset,
    same_facing,
    squared,
)
from warhost.games.triumph.movement.courses import course_of_group
from warhost.games.triumph.movement.field import Field
from warhost.games.triumph.movement.legs import Advance, Leg, Place, Slide
from warhost.games.triumph.movement.moves import Move
from warhost.games.triumph.movement.snapping import NEAR, contact_poses, snap
from warhost.games.triumph.movement.travel import Formation
from warhost.games.triumph.stands import depth_of
from warhost.games.triumph.world import Stand

REACH = 3 * MU


def snapped(field: Field, move: Move) -> Move:
    """The move with its last leg drawn to contact, or the move itself if nothing is near."""
    stands = tuple(field.table.stands[name] for name in move.stands if name in field.table.stands)
    if not move.legs or not stands or any(stand.pose is None for stand in stands):
        return move
    last = move.legs[-1]
    if len(stands) == 1 and isinstance(last, Place):
        return _with_last(move, Place(snap(field, stands[0], last.pose)))
    if len(stands) > 1 and isinstance(last, Advance | Slide):
        return _with_last(move, _drawn(field, stands, move, last))
    return move


def _with_last(move: Move, leg: Leg) -> Move:
    return replace(move, legs=(*move.legs[:-1], leg))


def _drawn(field: Field, stands: tuple[Stand, ...], move: Move, last: Advance | Slide) -> Leg:
    """The leg a little longer or shorter, so that some stand meets the enemy or is lined up."""
    if any(isinstance(leg, Place) for leg in move.legs):
        return last
    ends = course_of_group(stands, move.legs).ends
    ways = _ways_to_contact(field, ends)
    if isinstance(last, Slide):
        shifts = [right for right, forward in ways if abs(right) <= NEAR and forward >= -NEAR]
    else:
        shifts = [on for right, on in ways if abs(on) <= NEAR and abs(right) <= TOLERANCE]
    return replace(last, distance=last.distance + min(shifts, key=abs, default=0))


def _ways_to_contact(field: Field, ends: Formation) -> list[Point]:
    """How far to the right and ahead of each stand a proper contact of its facing lies."""
    return [
        offset(-pose.facing % TURN, place.x - pose.x, place.y - pose.y)
        for enemy in field.enemies
        for place in contact_poses(enemy.base, depth_of(field.table, enemy.stand)).values()
        for pose in ends
        if same_facing(pose.facing, place.facing) and _is_near(pose, place)
    ]


def _is_near(pose: Pose, place: Pose) -> bool:
    return squared(pose.point, place.point) <= REACH * REACH
