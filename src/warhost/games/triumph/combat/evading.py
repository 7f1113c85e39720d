"""T13.3 Evading: back, and on in the same direction."""

from warhost.games.triumph.combat.falling_back import BACK, fall_back_among
from warhost.games.triumph.combat.lanes import (
    Lane,
    Places,
    friends_of,
    lane_behind,
    obstacles,
    place_after,
    shape_after,
    shape_at,
)
from warhost.games.triumph.combat.retreats import Harm, Retreat
from warhost.games.triumph.combat.straight import (
    OUTSIDE,
    first_met,
    met_at,
    span,
    touching_at,
)
from warhost.games.triumph.geometry import MU, TOLERANCE, Shape, length
from warhost.games.triumph.passing import may_pass
from warhost.games.triumph.world import Stand, Table

FLIGHT = 5 * MU
"""T13.3-1 Falling back included."""


def evade(table: Table, stand: Stand) -> Retreat:
    """T13.3-1 The way of a stand that evades from where it stands."""
    lane = lane_behind(table, stand)
    passable = [friend for friend in friends_of(lane) if may_pass(table, stand, friend)]
    back = fall_back_among(table, stand, passable)
    if back.is_destroyed:
        return back
    places = {shift.stand: shift.end for shift in back.pushed}
    return _fly(lane, back, passable, places)


def _fly(lane: Lane, back: Retreat, passable: list[Stand], places: Places) -> Retreat:
    """T13.3-2, T13.3-7 On until something is in the way, or off the table."""
    gone = max(BACK, length(lane.pose.point, back.path[-1].point))
    barriers = [*obstacles(lane.table, lane.stand), *_solid_friends(lane, passable, places)]
    limit = stopping_place(lane, barriers, gone, max(FLIGHT, gone))
    start = shape_after(lane, 0)
    if first_met(start, OUTSIDE, lane.heading, limit) is not None:
        harmed = Harm(lane.stand.id, "T13.3-7")
        return Retreat(lane.stand.id, back.path, back.pushed, (*back.harmed, harmed))
    clear = [shape_at(lane.table, friend, places) for friend in passable]
    end = furthest_clear(start, clear, lane.heading, limit)
    return Retreat(lane.stand.id, (place_after(lane, end),), back.pushed, back.harmed)


def _solid_friends(lane: Lane, passable: list[Stand], places: Places) -> list[Shape]:
    """T13.3-2 Friends it cannot pass through, those that were in the way of falling back too."""
    open_to_it = {friend.id for friend in passable}
    return [
        shape_at(lane.table, friend, places)
        for friend in friends_of(lane)
        if friend.id not in open_to_it
    ]


def stopping_place(lane: Lane, barriers: list[Shape], gone: int, limit: int) -> int:
    """T13.3-3 The last place before the first barrier met beyond the way already gone."""
    shape = shape_after(lane, 0)
    for barrier in barriers:
        way = met_at(shape, barrier, lane.heading, limit)
        if way is not None and way >= gone - TOLERANCE:
            limit = max(gone, min(limit, touching_at(shape, barrier, lane.heading)))
    return limit


def furthest_clear(moving: Shape, others: list[Shape], heading: int, limit: int) -> int:
    """T13.3-6 The furthest place up to the limit that overlaps none of those passed."""
    spans = [found for other in others if (found := span(moving, other, heading))]
    end = limit
    for found in sorted(spans, key=lambda one: -one.leave):
        if found.enter + TOLERANCE < end < found.leave - TOLERANCE:
            end = max(0, int(found.enter))
    return end
